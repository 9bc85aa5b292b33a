import { uuidShape } from '#contract/rules/item-id.ts';
import { type PublicLanguage, readPublicLanguages } from '#features/languages/server/language.service.ts';
import { defaultLanguage } from '#features/languages/site-languages.contract.ts';
import type { CardReads } from '#server/dependencies.ts';
import { requestLanguage } from '#server/languages/person-language.ts';
import type { Queryable } from '#server/queryable.ts';
import { findItemAt, listPublicEditions } from './edition.repository.ts';
import { editionFor } from './edition.rules.ts';
import type { EditionRow, EditionTables } from './edition.table.ts';

/** Whether readers can choose among languages. */
export const hasLanguages = async (dependencies: CardReads): Promise<boolean> =>
  (await readPublicLanguages(dependencies)).length > 1;

/** What stands for the item that has this address in any language, that of `language` first: its id, if it has one. */
export async function findNameAt<Row extends EditionRow>(
  reads: Queryable,
  tables: EditionTables<Row>,
  language: string,
  slugOrId: string,
): Promise<string> {
  const id = uuidShape.test(slugOrId) ? undefined : await findItemAt(reads, tables, slugOrId, language);
  return id ?? slugOrId;
}

/** The same in the language that is in use; on a site of one language nothing is asked. */
export async function findNameHere<Row extends EditionRow>(
  dependencies: CardReads,
  tables: EditionTables<Row>,
  slugOrId: string,
): Promise<string> {
  if (!(await hasLanguages(dependencies))) return slugOrId;
  return findNameAt(dependencies.reads, tables, requestLanguage() || defaultLanguage, slugOrId);
}

/**
 * What readers of a language get of a published item in another language than the site's own, if that stands in, and
 * where it is in each.
 */
export async function readEditionFor<Row extends EditionRow>(
  dependencies: CardReads,
  tables: EditionTables<Row>,
  wanted: PublicLanguage,
  item: { id: string; slug: string },
) {
  const languages = (await readPublicLanguages(dependencies)).map(({ code }) => code);
  const all = await listPublicEditions(dependencies.reads, tables, item.id);
  const editions = all.filter(({ language }) => languages.includes(language));
  const translations = [
    { language: defaultLanguage, slug: item.slug },
    ...editions.map(({ language, slug }) => ({ language, slug })),
  ];
  return { edition: editionFor(wanted, editions), translations };
}
