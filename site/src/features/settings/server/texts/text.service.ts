import { ownLanguage } from '@trekker/texts/own-language.ts';
import { Problem } from '#contract/problem.ts';
import { atMostCharacters } from '#contract/rules/text.ts';
import { fittingTexts, isTextKey, listEditableTexts, maximumOf } from '#contract/texts/editable-texts.ts';
import { placeWords } from '#contract/texts/places/text-places.ts';
import type { OwnTexts, ShownTexts, TextSite } from '#contract/texts/text-in.ts';
import { recordActivity } from '#features/activity/server/activity.service.ts';
import {
  keepSiteLanguages,
  listSiteLanguages,
  requireSiteLanguage,
} from '#features/languages/server/language.service.ts';
import type { Restore, Restored } from '#features/versions/server/restorable-kind.ts';
import { restoreEdit, withVersion } from '#features/versions/server/version.service.ts';
import type { Viewer } from '#server/dependencies.ts';
import { dropCached } from '#server/endpoints/cache-drops.ts';
import { inLanguageOf, requestLanguage } from '#server/languages/person-language.ts';
import type { Queryable, Transactor } from '#server/queryable.ts';
import { firstTitle } from '../../first-title.ts';
import { siteTag } from '../../site.contract.ts';
import type { SiteText } from '../../text.contract.ts';
import { lockSettings } from '../settings.repository.ts';
import { readSiteName } from '../settings.service.ts';
import { firstTextsIn, textsInstead, textsShownIn } from './shown-texts.service.ts';
import {
  findOwnTexts,
  findTagline,
  findTextsIn,
  listTextsIn,
  storeOwnTexts,
  storeTextIn,
  storeTextsIn,
} from './text.repository.ts';
import { shownTexts, textsId, textVersions, textVersionsIn } from './text-version.repository.ts';

/** What mails and the feed are worded with in the language in use. */
export async function readTextSite(db: Queryable): Promise<TextSite> {
  const [siteName, own] = await Promise.all([readSiteName(db), findOwnTexts(db)]);
  return { siteName, ...(await textsShownIn(db, requestLanguage(), own)) };
}

/** All, as they are in a language of the site; throws `not_found` for another one. */
export async function listTexts(db: Queryable, language: string): Promise<SiteText[]> {
  const own = await findOwnTexts(db);
  if (language === ownLanguage()) return markFirst(presentTexts('', own), await findTagline(db));
  await requireSiteLanguage(db, language);
  return presentTexts(language, await findTextsIn(db, language), textsInstead(language, own));
}

/** Tells what stands as the set-up has filled it in. */
function markFirst(texts: SiteText[], tagline: string): SiteText[] {
  const first = firstTextsIn('');
  const titles = [first['home.title'], firstTitle(tagline)];
  const isFirst = ({ key, value }: SiteText) =>
    value !== null && (key === 'home.title' ? titles.includes(value) : value === first[key]);
  return texts.map((text) => (isFirst(text) ? { ...text, isFirst: true } : text));
}

/**
 * @param own staff's words in `language`, "" for the site's own
 * @param instead in another language: what is shown where they have none there
 */
function presentTexts(language: string, own: OwnTexts, instead?: ShownTexts): SiteText[] {
  const catalogue = inLanguageOf(language, listEditableTexts);
  return catalogue.map((text) => {
    const value = own[text.key] ?? null;
    return {
      ...text,
      ...placeWords(text.key),
      default: instead?.texts[text.key] ?? text.default,
      value,
      ...(instead && { isUntranslated: value === null && instead.fallbacks.includes(text.key) }),
    };
  });
}

/** For what leaves the site: what staff have worded anew, by key, by those of `languages` that have such texts. */
export async function listOwnTexts(db: Queryable, languages: readonly string[]) {
  const all = Object.entries(await listTextsIn(db)).filter(([language]) => languages.includes(language));
  return all.length > 0 ? Object.fromEntries(all) : undefined;
}

/** Part of a transaction: texts of another site, in languages that are here, come in the place of all in each here. */
export async function adoptTexts(tx: Queryable, theirs: Record<string, OwnTexts>): Promise<void> {
  const languages = await listSiteLanguages(tx);
  for (const [language, texts] of Object.entries(theirs).filter(([code]) => languages.includes(code)))
    await storeTextsIn(tx, language, fittingTexts(texts));
}

/** Of versions of the texts in another language, by their kind: `texts@de`; undefined for any other. */
export function textVersionsOf(kind: string) {
  const [, language] = /^texts@(.+)$/.exec(kind) ?? [];
  return language === undefined ? undefined : textVersionsIn(language);
}

/** Words a text anew, or takes its default back. @throws Problem `not_found`, `invalid_input` */
export async function saveText(
  db: Transactor,
  viewer: Viewer,
  { key, language }: { key: string; language: string },
  value: string | null,
): Promise<SiteText> {
  if (!isTextKey(key)) throw new Problem('not_found');
  const maximum = maximumOf(key);
  if (value !== null && value.length > maximum) throw tooLong(maximum);
  return db.transaction(async (tx) => {
    if (language !== ownLanguage()) await keepSiteLanguages(tx);
    // Of two at once, one after the other.
    const { row } = await lockSettings(tx);
    const text = textOf(await listTexts(tx, language), key);
    // Whoever types the default wants the default.
    const wanted = value === text.default ? null : value;
    if (wanted !== text.value) {
      await storeText(tx, viewer, { key, language }, row.texts, wanted);
      await dropCached(tx, [siteTag]);
      const inLanguage = language === ownLanguage() ? '' : language;
      const detail = [{ what: 'text', key, language: inLanguage, words: wanted }] as const;
      await recordActivity(tx, viewer, { action: 'Changed text', detail, type: 'update' });
    }
    return textOf(await listTexts(tx, language), key);
  });
}

async function storeText(
  tx: Queryable,
  { accountId: by }: Viewer,
  { key, language }: { key: string; language: string },
  { [key]: _, ...others }: OwnTexts,
  wanted: string | null,
): Promise<void> {
  if (language === ownLanguage())
    return withVersion(tx, textVersions, textsId, { by }, () =>
      storeOwnTexts(tx, wanted === null ? others : { ...others, [key]: wanted }),
    );
  await withVersion(tx, textVersionsIn(language), textsId, { by }, () => storeTextIn(tx, language, key, wanted));
}

/** Makes the texts what they were. They are saved one by one, so that nobody's `updatedAt` is outdated by another's. */
export function restoreTexts(db: Transactor, viewer: Viewer, _id: string, restore: Restore): Promise<Restored> {
  return db.transaction(async (tx) => {
    const { row } = await lockSettings(tx);
    const wanted = restore.wanted(shownTexts(row.texts));
    const others = Object.entries(row.texts).filter(([key]) => !isTextKey(key));
    const own = inLanguageOf('', listEditableTexts).flatMap(({ key, default: original }) => {
      const text = wanted[key] ?? original;
      return text === original ? [] : [[key, text] as const];
    });
    const texts = Object.fromEntries([...others, ...own]);
    await withVersion(tx, textVersions, textsId, restoreEdit(viewer, restore), () => storeOwnTexts(tx, texts));
    await dropCached(tx, [siteTag]);
    await recordActivity(tx, viewer, {
      action: 'Restored texts',
      detail: [{ what: 'version', count: restore.version }],
      type: 'update',
    });
    return { data: texts, merged: [] };
  });
}

function tooLong(maximum: number): Problem {
  const message = atMostCharacters(maximum);
  return new Problem('invalid_input', message, { errors: [{ field: 'value', message }] });
}

const textOf = (texts: readonly SiteText[], key: string) => texts.find((text) => text.key === key) as SiteText;
