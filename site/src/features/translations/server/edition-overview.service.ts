import { ownLanguage } from '@trekker/texts/own-language.ts';
import { Problem } from '#contract/problem.ts';
import { readLanguages, requireSiteLanguage } from '#features/languages/server/language.service.ts';
import type { Content } from '#features/versions/versioned-field.ts';
import type { Queryable } from '#server/queryable.ts';
import type { ListedLanguage } from '../edition-standing.contract.ts';
import { presentEdition, presentStanding, type StandingRow } from './edition.presenter.ts';
import * as store from './edition.repository.ts';
import type { EditionKind } from './edition.service.ts';
import type { AddressedRow, AddressedTables, EditionRow, EditionTables } from './edition.table.ts';
import { changesSince } from './edition-changes.service.ts';

type Listed<Row extends EditionRow> = { tables: EditionTables<Row> } & Pick<EditionKind, 'given'>;

const codesOf = (languages: readonly { code: string }[]) => languages.map(({ code }) => code);

/** What a form is given of an item, with how that stands in the site's other languages, where there are any. */
export async function withStandings<Row extends EditionRow, Answer extends { data: { _id: string } }>(
  db: Queryable,
  { tables, given }: Listed<Row>,
  answer: Answer,
) {
  const languages = await listOtherLanguages(db);
  const { data } = answer;
  if (languages.length === 0) return answer;
  const texts = await given?.(db, [data._id], codesOf(languages));
  const editions = standingsIn(languages, await store.listEditions(db, tables, data._id), texts?.get(data._id));
  return { ...answer, data: { ...data, editions } };
}

/** The same of a list of items, and those languages. */
export async function withStandingsOfAll<
  Row extends EditionRow,
  Item extends { _id: string },
  Answer extends { data: Item[] },
>(db: Queryable, { tables, given }: Listed<Row>, answer: Answer) {
  const others = await listOtherLanguages(db);
  if (others.length === 0) return answer;
  const ids = answer.data.map(({ _id }) => _id);
  const [rows, texts] = await Promise.all([store.listEditionsOf(db, tables, ids), given?.(db, ids, codesOf(others))]);
  const byItem = Map.groupBy(rows, ({ itemId }) => itemId);
  const data = answer.data.map((item) => ({
    ...item,
    editions: standingsIn(others, byItem.get(item._id) ?? [], texts?.get(item._id)),
  }));
  return { ...answer, data, languages: presentListed(others) };
}

/** Whether somebody has written it in another language. */
export async function isTranslated<Row extends EditionRow>(
  db: Queryable,
  { tables }: { tables: EditionTables<Row> },
  id: string,
): Promise<boolean> {
  return (await store.listEditions(db, tables, id)).length > 0;
}

/** The site's languages beside its own, in their order. */
export const listOtherLanguages = async (db: Queryable) =>
  (await readLanguages(db)).data.filter(({ isDefault }) => !isDefault);

/** The same as lists of staff name them. */
export const presentListed = (languages: Awaited<ReturnType<typeof listOtherLanguages>>): ListedLanguage[] =>
  languages.map(({ code, name, dir, isPublished }) => ({ code, name, dir, isOnSite: isPublished }));

/** How one item stands in each of them. */
export const standingsIn = (
  languages: Awaited<ReturnType<typeof listOtherLanguages>>,
  editions: readonly StandingRow[],
  given?: ReadonlyMap<string, unknown>,
) =>
  languages.map(({ code, name, dir, isPublished: isOnSite }) => {
    const row = editions.find(({ language }) => language === code);
    const isGiven = !row && given?.has(code);
    return { ...presentStanding(code, row), ...(isGiven && { isGiven }), name, dir, isOnSite };
  });

async function readOverview<Row extends EditionRow, Texts extends Content, Sent extends object, Kind extends string>(
  db: Queryable,
  { kind, tables, original, titleOf, notFound, given }: EditionKind<Row, Texts, Sent, Kind>,
  id: string,
) {
  const source = await original.versions.read(db, id);
  if (!source) throw new Problem('not_found', notFound());
  const editions = await store.listEditions(db, tables, id);
  const others = await listOtherLanguages(db);
  const givenTexts = (await given?.(db, [id], codesOf(others)))?.get(id);
  const languages = standingsIn(others, editions, givenTexts);
  const texts = original.textsOf(source.content);
  return {
    source,
    texts,
    editions,
    givenTexts,
    overview: { _id: id, kind, title: titleOf(texts), original: ownLanguage(), languages },
  };
}

/** How an item stands in each language. Throws `not_found`. */
export const readEditions = async <
  Row extends EditionRow,
  Texts extends Content,
  Sent extends object,
  Kind extends string,
>(
  db: Queryable,
  kind: EditionKind<Row, Texts, Sent, Kind>,
  id: string,
) => (await readOverview(db, kind, id)).overview;

/** The same with what the form of one language shows. Throws `not_found`. */
export async function readEdition<
  Row extends EditionRow,
  Texts extends Content,
  Sent extends object,
  Kind extends string,
>(
  db: Queryable,
  kind: EditionKind<Row, Texts, Sent, Kind>,
  { id, language }: store.Of,
  { machine }: { machine: boolean },
) {
  // Before the texts: what is saved between the two is told as changed once more rather than never.
  const sourceVersion = await store.findSourceVersion(db, kind.kind, id);
  const { source, texts, editions, givenTexts, overview } = await readOverview(db, kind, id);
  await requireSiteLanguage(db, language);
  const row = editions.find((each) => each.language === language);
  return {
    ...overview,
    edition: row ? presentEdition(row, kind.textsOf(row)) : null,
    given: (!row && givenTexts?.get(language)) || null,
    source: { ...texts, updatedAt: source.updatedAt.toISOString() },
    sourceVersion,
    changedSince: (row && (await changesSince(db, kind.original, id, row.sourceVersion, source.content))) ?? [],
    machine,
  };
}

/** Part of a transaction: those of `candidates` that lead, or led, to another item in another language. */
export const findSlugsOfTranslations = (
  tx: Queryable,
  tables: AddressedTables<AddressedRow>,
  id: string,
  candidates: string[],
) => store.findSlugsOfEditions(tx, tables, id, candidates);
