import { ownLanguage } from '@trekker/texts/own-language.ts';
import { uuidShape } from '#contract/rules/item-id.ts';
import { type PublicLanguage, readPublicLanguages } from '#features/languages/server/language.service.ts';
import type { CardReads } from '#server/dependencies.ts';
import { requestLanguage } from '#server/languages/person-language.ts';
import type { Queryable } from '#server/queryable.ts';
import { findItemAt, listPublicEditions } from './edition.repository.ts';
import { editionFor, fallbackLanguageOf } from './edition.rules.ts';
import type { AddressedRow, AddressedTables, EditionRow, EditionTables } from './edition.table.ts';

/** Whether readers can choose among languages. */
export const hasLanguages = async (dependencies: CardReads): Promise<boolean> =>
  (await readPublicLanguages(dependencies)).length > 1;

/** The id of the item that has this slug, or had it, in any language, `language` first; else what was given. */
export async function resolveSlugAt<Row extends AddressedRow>(
  reads: Queryable,
  tables: AddressedTables<Row>,
  language: string,
  slugOrId: string,
): Promise<string> {
  const id = uuidShape.test(slugOrId) ? undefined : await findItemAt(reads, tables, slugOrId, language);
  return id ?? slugOrId;
}

/** The same in the language that is in use; on a site of one language nothing is asked. */
export async function resolveSlugHere<Row extends AddressedRow>(
  dependencies: CardReads,
  tables: AddressedTables<Row>,
  slugOrId: string,
): Promise<string> {
  if (!(await hasLanguages(dependencies))) return slugOrId;
  return resolveSlugAt(dependencies.reads, tables, requestLanguage() || ownLanguage(), slugOrId);
}

/** What is known of an item without an address of its own in the language in use. */
export type FoundEdition<Row extends EditionRow> = {
  /** Undefined where the original stands in. */
  edition: Row | undefined;
  inLanguage: { language: string; fallbacks: string[]; fallbackLanguage: string };
};

/**
 * What stands for items without addresses of their own in the language in use, by id. Undefined in the site's own,
 * where nothing is asked.
 * @param fields that a language has or lacks together
 */
export async function readEditionsHere<Row extends EditionRow>(
  dependencies: CardReads,
  tables: EditionTables<Row>,
  ids: readonly string[],
  fields: readonly string[],
): Promise<((id: string) => FoundEdition<Row>) | undefined> {
  const code = requestLanguage();
  if (code === '') return undefined;
  const languages = await readPublicLanguages(dependencies);
  const wanted = languages.find((one) => one.code === code);
  if (!wanted) return undefined;
  const offered = new Set(languages.map((one) => one.code));
  const all = await listPublicEditions(dependencies.reads, tables, ids);
  const byItem = Map.groupBy(
    all.filter(({ row }) => offered.has(row.language)),
    ({ itemId }) => itemId,
  );
  return (id) => {
    const edition = editionFor(
      wanted,
      (byItem.get(id) ?? []).map(({ row }) => row),
    );
    const fallbacks = edition?.language === code ? [] : [...fields];
    return {
      edition,
      inLanguage: { language: code, fallbacks, fallbackLanguage: fallbackLanguageOf(code, fallbacks, edition) },
    };
  };
}

/**
 * What readers of a language get of a published item in another language than the site's own, if that stands in, and
 * where it is in each: at its own slug, or the same one where it has one address.
 * @param unwritten what the site itself has of it in languages that nobody has written it in
 */
export async function readEditionFor<Row extends EditionRow, Given extends { language: string; slug: string } = never>(
  dependencies: CardReads,
  tables: EditionTables<Row>,
  wanted: PublicLanguage,
  item: { id: string; slug: string },
  unwritten: (languages: readonly string[]) => readonly Given[] = () => [],
) {
  const languages = (await readPublicLanguages(dependencies)).map(({ code }) => code);
  const all = await listPublicEditions(dependencies.reads, tables, [item.id]);
  const written = all.map(({ row }) => row).filter(({ language }) => languages.includes(language));
  const known = new Set([ownLanguage(), ...written.map(({ language }) => language)]);
  const editions = [...written, ...unwritten(languages.filter((code) => !known.has(code)))];
  const translations = [
    { language: ownLanguage(), slug: item.slug },
    ...editions.map(({ language, slug = item.slug }) => ({ language, slug })),
  ];
  return { edition: editionFor(wanted, editions), translations };
}
