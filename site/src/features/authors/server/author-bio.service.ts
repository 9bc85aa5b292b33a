import { ownLanguage } from '@trekker/texts/own-language.ts';
import type { PublicLanguage } from '#features/languages/server/language.service.ts';
import {
  keepLanguagesOf,
  listSiteLanguages,
  readPublicLanguages,
} from '#features/languages/server/language.service.ts';
import { editionFor } from '#features/translations/server/edition.rules.ts';
import { listOtherLanguages, presentListed } from '#features/translations/server/edition-overview.service.ts';
import type { CardReads } from '#server/dependencies.ts';
import { requestLanguage } from '#server/languages/person-language.ts';
import type { Queryable } from '#server/queryable.ts';
import * as store from './author-text.repository.ts';

type Person = { slug: string; bio: string; bioLanguage?: string | undefined };

/**
 * Has the bios of authors in a language: translated, or else in the one that stands in for it, which `bioLanguage`
 * names.
 */
export async function withBios<Author extends Person>(
  reads: Queryable,
  { code, chain }: Pick<PublicLanguage, 'code' | 'chain'>,
  people: readonly Author[],
): Promise<Author[]> {
  const slugs = [...new Set(people.map(({ slug }) => slug).filter(Boolean))];
  if (code === ownLanguage() || slugs.length === 0) return [...people];
  const languages = [code, ...chain].filter((one) => one !== ownLanguage());
  const of = Map.groupBy(await store.listBios(reads, slugs, languages), ({ slug }) => slug);
  return people.map((person) => {
    const found = editionFor({ code, chain }, of.get(person.slug) ?? []);
    const { bio, language } = found ?? { bio: person.bio, language: ownLanguage() };
    return { ...person, bio, ...(bio !== '' && language !== code && { bioLanguage: language }) };
  });
}

/** The same of what names its author, such as stories. */
export async function withBiosOfAuthors<Item extends { author: Person }>(
  reads: Queryable,
  language: Pick<PublicLanguage, 'code' | 'chain'>,
  items: readonly Item[],
): Promise<Item[]> {
  const authors = await withBios(
    reads,
    language,
    items.map(({ author }) => author),
  );
  return items.map((item, index) => ({ ...item, author: authors[index] ?? item.author }));
}

/**
 * An author as readers of the language in use get them, and where their page is in each: in those that somebody has
 * translated the bio into. On a site of one language nothing is asked.
 */
export async function inLanguageInUse<Author extends Person>(dependencies: CardReads, author: Author) {
  const { reads } = dependencies;
  const languages = await readPublicLanguages(dependencies);
  if (languages.length === 1) return author;
  const { slug } = author;
  const codes = languages.map(({ code }) => code);
  const bios = await store.listBios(reads, [slug], codes);
  const translated = codes.filter((code) => bios.some(({ language }) => language === code));
  const translations = [ownLanguage(), ...translated].map((language) => ({ language, slug }));
  const wanted = languages.find(({ code }) => code === requestLanguage());
  // In the site's own language nothing is told of one who is in no other.
  if (!wanted) return translated.length > 0 ? { ...author, translations } : author;
  const [{ bioLanguage, ...shown } = author] = await withBios(reads, wanted, [author]);
  const fallbacks = bioLanguage ? ['bio'] : [];
  return { ...shown, language: wanted.code, translations, fallbacks, fallbackLanguage: bioLanguage ?? '' };
}

/** Where authors have their pages in other languages than the site's own, by the slug that they have in all. */
export const listBioAddresses = async (db: Queryable, languages: readonly string[]) =>
  Map.groupBy(await store.listTranslated(db, languages), ({ slug }) => slug);

/** Those that bios are written in beside the site's own. */
export const listBioLanguages = async (db: Queryable) => presentListed(await listOtherLanguages(db));

/** For the form of an author: the bio in each of the site's other languages; undefined where there is none. */
export async function readBios(db: Queryable, authorId: string): Promise<Record<string, string> | undefined> {
  const [languages, bios] = await Promise.all([listSiteLanguages(db), store.findBios(db, authorId)]);
  return languages.length === 0
    ? undefined
    : Object.fromEntries(languages.map((language) => [language, bios[language] ?? '']));
}

/** Part of a transaction. Throws `invalid_input` for a language that the site does not have. */
export async function saveBios(tx: Queryable, authorId: string, bios: Readonly<Record<string, string>>): Promise<void> {
  await keepLanguagesOf(tx, 'bios', bios);
  await store.putBios(tx, authorId, bios);
}

/** Part of a transaction: what another site says of an author, in languages that are here. */
export async function adoptBios(
  tx: Queryable,
  authorId: string,
  bios: Readonly<Record<string, string>>,
): Promise<void> {
  const known = await listSiteLanguages(tx);
  const ours = Object.entries(bios).filter(([language]) => known.includes(language));
  await store.putBios(tx, authorId, Object.fromEntries(ours));
}
