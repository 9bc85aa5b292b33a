import { ownLanguage } from '@trekker/texts/own-language.ts';
import {
  type PublicLanguage,
  readLanguageInUse,
  readPublicLanguages,
} from '#features/languages/server/language.service.ts';
import type { CardReads } from '#server/dependencies.ts';
import { requestLanguage } from '#server/languages/person-language.ts';
import type { Queryable } from '#server/queryable.ts';
import type { TagInLanguages, TagName, TermName, TermNames } from '../term-names.contract.ts';
import { siteCategoryName } from './category-names.rules.ts';
import * as store from './public-term.repository.ts';

type InLanguage = Pick<PublicLanguage, 'code' | 'chain'>;

const languagesOf = ({ code, chain }: InLanguage) => [code, ...chain].filter((one) => one !== ownLanguage());

/** The one in the language that stands first; undefined where the site's own does before it. */
function firstOf<Row extends { language: string | null }>(language: InLanguage, rows: readonly Row[]): Row | undefined {
  return languagesOf(language)
    .map((code) => rows.find((row) => row.language === code))
    .find((row) => row !== undefined);
}

/** What is said of a name where it is in a language that stands in. */
const markOf = (code: string, language: string) => (language === code ? {} : { language });

/**
 * What a category is called: as staff say in this very language, else as the site itself says in it of those that it
 * began with, else as staff say in one that stands in.
 */
function categoryName(
  language: InLanguage,
  category: string,
  rows: readonly { language: string; name: string }[],
  which: 'translated' | 'all' = 'all',
): TermName | undefined {
  const { code } = language;
  const row = firstOf(language, rows);
  if (row?.language === code) return { name: row.name };
  const first = siteCategoryName(code, category);
  if (first !== undefined) return which === 'all' ? { name: first } : undefined;
  return row && { name: row.name, language: row.language };
}

/**
 * Where a tag stands in a language that it is not translated into while another one is called there as it is. No
 * address that follows a name holds such a sign.
 */
const addressBesides = (tag: string): string => `${tag}~${ownLanguage()}`;

/** The tag of such an address. */
const tagBesides = (at: string): string | undefined =>
  at.endsWith(addressBesides('')) ? at.slice(0, -addressBesides('').length) : undefined;

/**
 * Adds to items what their tags, and their category, are called in a language other than the site's own: those that are
 * called otherwise in it, and nothing where there are none.
 *
 * @param categoryOf undefined for items whose category is a text of their own
 */
export async function withTermNames<Item extends { tags: string[]; terms?: TermNames | undefined }>(
  reads: Queryable,
  language: InLanguage,
  items: readonly Item[],
  categoryOf?: (item: Item) => string,
): Promise<Item[]> {
  if (language.code === ownLanguage() || items.length === 0) return [...items];
  const tags = [...new Set(items.flatMap((item) => item.tags.map((tag) => tag.toLowerCase())))];
  const categories = categoryOf ? [...new Set(items.map(categoryOf))] : [];
  const rows = await store.listNames(reads, languagesOf(language), { categories, tags, labels: [] });
  const found = (kind: 'category' | 'tag', term: string) =>
    rows.filter((row) => row.kind === kind && row.term === term);
  const tag = (name: string): TagName | undefined => {
    const term = name.toLowerCase();
    const row = firstOf(language, found('tag', term));
    if (row?.language === language.code && row.slug !== null) return { name: row.name, slug: row.slug };
    const isTaken = rows.some((one) => one.slug === term && one.language === language.code);
    const slug = isTaken && { slug: addressBesides(term) };
    if (row) return { name: row.name, ...markOf(language.code, row.language), ...slug };
    return slug ? { name, language: ownLanguage(), ...slug } : undefined;
  };
  return items.map((item) => {
    const ofTags = item.tags.flatMap((one) => {
      const name = tag(one);
      return name ? [[one, name] as const] : [];
    });
    const own = categoryOf?.(item);
    const ofCategory = own === undefined ? undefined : categoryName(language, own, found('category', own));
    if (ofTags.length === 0 && !ofCategory) return item;
    return { ...item, terms: { ...(ofCategory && { category: ofCategory }), tags: Object.fromEntries(ofTags) } };
  });
}

/** The same in the language in use. */
export async function withTermNamesHere<Item extends { tags: string[]; terms?: TermNames | undefined }>(
  dependencies: CardReads,
  items: readonly Item[],
  categoryOf: (item: Item) => string,
): Promise<Item[]> {
  const language = await readLanguageInUse(dependencies);
  return language ? withTermNames(dependencies.reads, language, items, categoryOf) : [...items];
}

/**
 * What categories are called in the language in use, by their names; nothing in the site's own.
 *
 * @param which those that staff have translated, or also those that the site itself began with
 */
export async function readCategoryNames(
  dependencies: CardReads,
  which: 'translated' | 'all',
): Promise<Record<string, TermName>> {
  const language = await readLanguageInUse(dependencies);
  if (!language) return {};
  const rows = await store.listCategoryNames(dependencies.reads, languagesOf(language));
  const names = [...Map.groupBy(rows, ({ category }) => category)].flatMap(([category, all]) => {
    const translated = all.flatMap((row) =>
      row.language && row.name ? [{ language: row.language, name: row.name }] : [],
    );
    const name = categoryName(language, category, translated, which);
    return name ? [[category, name] as const] : [];
  });
  return Object.fromEntries(names);
}

/** What labels of menus are called in the language in use; those that nobody has translated are not among them. */
export async function readLabelNames(
  dependencies: CardReads,
  labels: readonly string[],
): Promise<ReadonlyMap<string, TermName>> {
  const language = await readLanguageInUse(dependencies);
  if (!language || labels.length === 0) return new Map();
  const asked = { categories: [], tags: [], labels };
  const rows = await store.listNames(dependencies.reads, languagesOf(language), asked);
  return new Map(
    [...Map.groupBy(rows, ({ term }) => term)].flatMap(([label, all]) => {
      const row = firstOf(language, all);
      return row ? [[label, { name: row.name, ...markOf(language.code, row.language) }] as const] : [];
    }),
  );
}

/**
 * The tag that a word of an address means in the language in use: by its address there, its own name, or an address
 * that it has elsewhere or had. Undefined on a site of one language, and in the site's own for what has no translation.
 */
export async function findTag(dependencies: CardReads, asked: string): Promise<TagInLanguages | undefined> {
  const languages = await readPublicLanguages(dependencies);
  // PostgreSQL has no text with a NUL.
  if (languages.length === 1 || asked === '' || asked.includes('\0')) return undefined;
  const code = requestLanguage() || ownLanguage();
  const language = languages.find((one) => one.code === code);
  if (!language) return undefined;
  const at = asked.normalize('NFC').toLowerCase();
  const tag = (await store.findTagAt(dependencies.reads, at, code)) ?? tagBesides(at) ?? at;
  const others = languages.map((one) => one.code).filter((one) => one !== ownLanguage());
  const rows = (await store.listTagAddresses(dependencies.reads, others, tag)).get(tag) ?? [];
  // Nothing is to be told of a tag that is the same everywhere to whoever asks in the site's own language.
  if (code === ownLanguage() && rows.length === 0 && tag === at) return undefined;
  const shown = code === ownLanguage() ? undefined : firstOf(language, rows);
  return {
    tag,
    ...(shown && { name: shown.name }),
    language: shown?.language ?? ownLanguage(),
    slug: rows.find((row) => row.language === code)?.slug ?? (await untranslatedAddress(dependencies, tag, code)),
    translations: [
      { language: ownLanguage(), slug: tag },
      ...rows.map((row) => ({ language: row.language, slug: row.slug })),
    ],
  };
}

async function untranslatedAddress({ reads }: CardReads, tag: string, code: string): Promise<string> {
  if (code === ownLanguage()) return tag;
  const other = await store.findTagAt(reads, tag, code);
  return other === undefined || other === tag ? tag : addressBesides(tag);
}

/** Where tags have their pages in the languages that readers can choose, by tag in lower case. */
export const listTagAddresses = (
  reads: Queryable,
  languages: readonly string[],
): ReturnType<typeof store.listTagAddresses> => store.listTagAddresses(reads, languages);
