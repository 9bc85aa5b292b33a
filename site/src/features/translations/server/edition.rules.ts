import { ownLanguage } from '@trekker/texts/own-language.ts';
import type { EditionState } from '#contract/rules/translations/edition-states.ts';
import type { ToldChange } from '#features/versions/told-change.contract.ts';
import { t } from './api-translations.texts.ts';

const longest = 80;

/** A title as a part of an address, its letters kept whatever their script; `fallback` where it has none. */
export function editionSlugOf(title: string, fallback: string): string {
  const words = title
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => /^[\p{L}\p{N}]/u.test(word));
  const letters = [...words.join('-')].slice(0, longest).join('').slice(0, longest);
  return letters.replace(/-+$/, '') || fallback;
}

/** What versions say of where it is; nothing in a kind without addresses. */
export const addressOf = (slug: string | undefined) => (slug === undefined ? {} : { slug });

/** What staff are to do with it. */
export function editionState({ published, stale }: { published: boolean; stale: boolean }): EditionState {
  if (!published) return 'draft';
  return stale ? 'stale' : 'published';
}

type InLanguage = { language: string };

/**
 * What readers of a language get: its own edition, else that of the next language which stands in; undefined where that
 * is the story itself.
 */
export function editionFor<Edition extends InLanguage>(
  { code, chain }: { code: string; chain: readonly string[] },
  editions: readonly Edition[],
): Edition | undefined {
  const found = (language: string) => editions.find((each) => each.language === language);
  const wanted = [code, ...chain].find((language) => language === ownLanguage() || found(language));
  return wanted === undefined ? undefined : found(wanted);
}

/** The language of the words that readers of `code` get in its place; "" where nothing is missing. */
export function fallbackLanguageOf(code: string, fallbacks: readonly string[], edition: InLanguage | undefined) {
  if (fallbacks.length === 0) return '';
  return edition && edition.language !== code ? edition.language : ownLanguage();
}

/**
 * The texts that readers of `code` get of an item: the edition's and, in place of what it lacks, the original's. One
 * that stands in for their language is taken whole or not at all, so that all that is not in theirs is in one.
 */
export function textsFor<Name extends string, Edition extends InLanguage & Readonly<Record<Name, string>>>(
  code: string,
  names: readonly Name[],
  original: Readonly<Record<Name, string>>,
  edition: Edition | undefined,
) {
  const lacking = edition ? names.filter((name) => edition[name] === '' && original[name] !== '') : [];
  const isTheirs = edition?.language === code;
  const used = isTheirs || lacking.length === 0 ? edition : undefined;
  const fallbacks: string[] = isTheirs ? lacking : [...names];
  const texts = Object.fromEntries(names.map((name) => [name, (used?.[name] || original[name]) ?? '']));
  return {
    edition: used,
    texts: texts as Record<Name, string>,
    inLanguage: { language: code, fallbacks, fallbackLanguage: fallbackLanguageOf(code, fallbacks, used) },
  };
}

/** What an image says of its alternative text's language: nothing where it is the page's. */
export const altIn = (code: string, language: string) => (language === code ? {} : { altLanguage: language });

type Published = { published: boolean };
/** As the log says it, whatever the language of who did it. */
type Action = 'Published translation' | 'Unpublished translation' | 'Updated translation' | 'Added translation';

export function messageOf(action: Action): string {
  if (action === 'Published translation') return t.published;
  return action === 'Unpublished translation' ? t.unpublished : t.saved;
}

/** What a save has done. */
export function actionOf(before: Published | undefined, after: Published): Action {
  if (after.published && !before?.published) return 'Published translation';
  if (before?.published && !after.published) return 'Unpublished translation';
  return before ? 'Updated translation' : 'Added translation';
}

/** One version says that somebody has compared the texts, and what the same save changed in them. */
export const toldReview =
  (language: string) =>
  (change: ToldChange): ToldChange => {
    const { fields, more } = change.what === 'fields' ? change : { fields: [], more: 0 };
    // Who has reviewed it answers for it: that it is no machine's any more need not be told.
    return { what: 'reviewed', language, fields: fields.filter(({ name }) => name !== 'machine'), more };
  };
