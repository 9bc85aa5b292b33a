import { type FieldError, Problem } from '#contract/problem.ts';
import { recordActivity } from '#features/activity/server/activity.service.ts';
import { keepSiteLanguages, requireSiteLanguage } from '#features/languages/server/language.service.ts';
import { onlyChanged } from '#features/versions/server/content.rules.ts';
import { type Edit, saveEdit } from '#features/versions/server/edit.service.ts';
import type { RestorableKind, Restore, Restored } from '#features/versions/server/restorable-kind.ts';
import { restoreEdit, withVersion } from '#features/versions/server/version.service.ts';
import type { VersionedKind } from '#features/versions/server/versioned-kind.ts';
import type { Content, VersionedFields } from '#features/versions/versioned-field.ts';
import type { Viewer } from '#server/dependencies.ts';
import { dropCached } from '#server/endpoints/cache-drops.ts';
import type { Queryable, Transactor } from '#server/queryable.ts';
import type { SentEdition } from '../edition.contract.ts';
import { machineField } from '../machine-field.ts';
import { t } from './api-translations.texts.ts';
import { presentEdition } from './edition.presenter.ts';
import * as store from './edition.repository.ts';
import { actionOf, addressOf, editionSlugOf, messageOf, toldReview } from './edition.rules.ts';
import type { EditionRow, EditionTables } from './edition.table.ts';
import { type ComparedSource, comparedSource } from './edition-changes.service.ts';
import { invalid, requireReady, requireReviewed } from './edition-ready.rules.ts';
import { type Addresses, slugFor, wantedSlug } from './edition-slug.service.ts';

/** An item in the site's own language. */
type Original<Texts extends Content> = {
  versions: VersionedKind;
  /** Until the transaction ends nobody else changes it. */
  lock(tx: Queryable, id: string): Promise<{ title: string } | undefined>;
  /** What its versions hold, as editions have it. */
  textsOf(content: Content): Texts;
  /** What is compared with the words that an edition was reviewed against. */
  compared: VersionedFields;
};

/** By item and language. */
type GivenTexts<Texts> = ReadonlyMap<string, ReadonlyMap<string, Texts>>;

/**
 * A kind of item that is written in several languages: what the mechanism needs of its feature, which it does not know.
 * `Texts` is what is written in a language, by the names of the form, `Sent` what a form sends of it.
 */
export type EditionKind<
  Row extends EditionRow = EditionRow,
  Texts extends Content = Content,
  Sent extends object = object,
  Kind extends string = string,
> = {
  kind: Kind;
  tables: EditionTables<Row>;
  original: Original<Texts>;
  /** Undefined where items have none of their own. */
  addresses?: Addresses;
  /** Of its versions: the texts, `slug` where it has addresses, and `isPublished`; who made it comes with all. */
  fields: VersionedFields;
  blank: Texts;
  textsOf(row: Row): Texts;
  /** What is wanted by somebody who sees `from`. Throws `invalid_input`. */
  wanted(tx: Queryable, from: Texts, sent: Sent): Promise<Texts>;
  /** The columns that some of the texts fill, by their names in code. */
  columnsOf(tx: Queryable, texts: Partial<Texts>): Promise<Record<string, unknown>>;
  /** The column that names the item. */
  keyOf(id: string): Record<string, string>;
  /** What its address follows. */
  titleOf(texts: Texts): string;
  /** Nothing is saved without it. */
  titleMissing: FieldError;
  /** What readers expect and it lacks. */
  missingIn(texts: Texts): FieldError[];
  notFound: () => string;
  /** What the site itself says of items in languages that nobody has written them in. */
  given?(db: Queryable, ids: readonly string[], languages: readonly string[]): Promise<GivenTexts<Texts>>;
  /** Of all that shows the item. */
  cacheTags(id: string): string[];
};

type Of = store.Of;
/** What versions of an edition hold beside its texts. */
type SlugAndState = { slug?: string; isPublished: boolean; machine: boolean };

/**
 * Writes an item in another language; what somebody has saved since `updatedAt` is kept where this changes something
 * else.
 * @throws Problem `not_found`; `conflict` when both changed the same; `invalid_input`
 */
export function saveEdition<Row extends EditionRow, Texts extends Content, Sent extends object>(
  db: Transactor,
  viewer: Viewer,
  kind: EditionKind<Row, Texts, Sent>,
  of: Of,
  sent: SentEdition<Sent>,
) {
  const { reviewed = false } = sent;
  return writeEdition(db, viewer, kind, of, { sourceVersion: sent.sourceVersion, reviewed }, (tx, before, source) => {
    if (!before) return addEdition(tx, kind, of, { source, by: viewer.accountId }, sent);
    const edit = { id: of.id, stored: before, by: viewer.accountId, startedFrom: sent.updatedAt };
    const review = reviewed && { told: toldReview(of.language), isEvent: true };
    return changeEdition(tx, kind, of, { ...edit, ...review }, async (from) => {
      const texts = await kind.wanted(tx, from, sent);
      const slug = await wantedSlug(tx, kind, of, from, { texts, chosen: sent.slug });
      const isPublished = sent.isPublished ?? from.isPublished;
      return { ...texts, ...addressOf(slug), isPublished, machine: isByMachine(sent, from.machine) };
    });
  });
}

/** Makes the texts what they were in a version of the translation. Throws `not_found` and `conflict`. */
async function restoreEdition<Row extends EditionRow, Texts extends Content, Sent extends object>(
  db: Transactor,
  viewer: Viewer,
  kind: EditionKind<Row, Texts, Sent>,
  of: Of,
  restore: Restore,
): Promise<Restored> {
  const { data, merged = [] } = await writeEdition(db, viewer, kind, of, { reviewed: false }, (tx, before) => {
    if (!before) throw new Problem('not_found', t.missing);
    const edit = { id: of.id, stored: before, ...restoreEdit(viewer, restore) };
    return changeEdition(tx, kind, of, edit, async (from) => {
      const former = restore.wanted(from);
      const slug = await wantedSlug(tx, kind, of, from, { texts: former, chosen: former.slug });
      return { ...former, ...addressOf(slug) };
    });
  });
  return { data, merged };
}

function writeEdition<Row extends EditionRow, Texts extends Content, Sent extends object>(
  db: Transactor,
  viewer: Viewer,
  kind: EditionKind<Row, Texts, Sent>,
  of: Of,
  { sourceVersion, reviewed }: { sourceVersion?: number | undefined; reviewed: boolean },
  write: (tx: Queryable, before: Row | undefined, source: ComparedSource) => Promise<string[]>,
) {
  return db.transaction(async (tx) => {
    await keepSiteLanguages(tx);
    const { title } = await requireItem(tx, kind, of);
    await kind.addresses?.lockSlugs(tx);
    const before = await store.findEdition(tx, kind.tables, of);
    const source = await comparedSource(tx, kind, of.id, sourceVersion);
    const merged = await write(tx, before, source);
    if (reviewed) await store.updateEdition(tx, kind.tables, of, { ...source, reviewedAt: new Date() });
    const after = await requireEdition(tx, kind, of);
    requireReviewed(before, after);
    const detail = [{ what: 'item', language: of.language, words: title }] as const;
    const action = actionOf(before, after);
    await recordActivity(tx, viewer, { action, detail, type: before ? 'update' : 'add' });
    await dropPublic(tx, kind, of.id, before, after);
    return {
      message: messageOf(action),
      data: presentEdition(after, kind.textsOf(after)),
      ...(merged.length > 0 && { merged }),
    };
  });
}

/** As the log says it, whatever the language of who did it. */
const deleted = 'Deleted translation';
/** Throws `not_found`. */
export function deleteEdition<Row extends EditionRow, Texts extends Content, Sent extends object>(
  db: Transactor,
  viewer: Viewer,
  kind: EditionKind<Row, Texts, Sent>,
  of: Of,
): Promise<void> {
  return db.transaction(async (tx) => {
    const { title } = await requireItem(tx, kind, of);
    const before = await requireEdition(tx, kind, of);
    await store.deleteEdition(tx, kind.tables, of);
    const detail = [{ what: 'item', language: of.language, words: title }] as const;
    await recordActivity(tx, viewer, { action: deleted, detail, type: 'Delete' });
    await dropPublic(tx, kind, of.id, before, undefined);
  });
}

/** Part of a save of the item: its texts are others than those that its editions were reviewed against. */
export async function outdateEditions<Row extends EditionRow>(
  tx: Queryable,
  { tables }: { tables: EditionTables<Row> },
  id: string,
): Promise<void> {
  await store.markStale(tx, tables, id);
}

type Known = Pick<EditionKind, 'original' | 'notFound'>;

/** Until the transaction ends nobody else changes the item or one of its editions. */
async function requireItem(tx: Queryable, { original, notFound }: Known, { id, language }: Of) {
  const item = await original.lock(tx, id);
  if (!item) throw new Problem('not_found', notFound());
  await requireSiteLanguage(tx, language);
  return item;
}

async function requireEdition<Row extends EditionRow>(
  tx: Queryable,
  { tables }: { tables: EditionTables<Row> },
  of: Of,
): Promise<Row> {
  const row = await store.findEdition(tx, tables, of);
  if (!row) throw new Problem('not_found', t.missing);
  return row;
}

/** Who has compared the texts answers for them, whoever made them. */
const isByMachine = ({ reviewed, machine }: SentEdition<object>, before: boolean): boolean =>
  !reviewed && (machine || before);

/** As what versions keep an item in a language. */
function editionVersions<Row extends EditionRow, Texts extends Content, Sent extends object>(
  { kind, fields, tables, textsOf }: EditionKind<Row, Texts, Sent>,
  language: string,
): VersionedKind<Texts & SlugAndState> {
  return {
    kind: `${kind}@${language}`,
    fields: { ...fields, machine: machineField },
    read: async (tx, id) => {
      const row = await store.findEdition(tx, tables, { id, language });
      if (!row) return undefined;
      const machine = row.madeBy === 'machine';
      const content = { ...textsOf(row), ...addressOf(row.slug), isPublished: row.published, machine };
      return { content, updatedAt: row.updatedAt };
    },
  };
}

/** The same for staff, who look at its versions and restore them. */
export const restorableEditions =
  <Row extends EditionRow, Texts extends Content, Sent extends object>(kind: EditionKind<Row, Texts, Sent>) =>
  (language: string): RestorableKind => ({
    ...editionVersions(kind, language),
    restore: (db, viewer, id, restore) => restoreEdition(db, viewer, kind, { id, language }, restore),
  });

const makerOf = (isMachine: boolean) => (isMachine ? 'machine' : 'person');

async function addEdition<Row extends EditionRow, Texts extends Content, Sent extends object>(
  tx: Queryable,
  kind: EditionKind<Row, Texts, Sent>,
  of: Of,
  { source, by }: { source: ComparedSource; by: string },
  sent: SentEdition<Sent>,
): Promise<string[]> {
  const { updatedAt: startedFrom, isPublished = false } = sent;
  if (startedFrom) throw new Problem('conflict', t.deletedMeanwhile);
  const texts = await kind.wanted(tx, kind.blank, sent);
  const title = kind.titleOf(texts);
  if (title === '') throw invalid([kind.titleMissing]);
  if (isPublished) requireReady(kind, texts);
  const values = {
    ...kind.keyOf(of.id),
    ...(await kind.columnsOf(tx, texts)),
    language: of.language,
    ...(kind.addresses && { slug: await slugFor(tx, kind.addresses, of, sent.slug, editionSlugOf(title, kind.kind)) }),
    ...source,
    madeBy: makerOf(isByMachine(sent, false)),
    published: isPublished,
    publishedAt: isPublished ? new Date() : null,
  };
  await withVersion(tx, editionVersions(kind, of.language), of.id, { by }, () =>
    store.insertEdition(tx, kind.tables, values),
  );
  return [];
}

function changeEdition<Row extends EditionRow, Texts extends Content, Sent extends object>(
  tx: Queryable,
  kind: EditionKind<Row, Texts, Sent>,
  of: Of,
  edit: Edit,
  wanted: (from: Texts & SlugAndState) => Promise<Texts & SlugAndState>,
): Promise<string[]> {
  return saveEdit<Texts & SlugAndState>(tx, editionVersions(kind, of.language), edit, {
    wanted,
    blank: { ...kind.blank, ...addressOf(kind.addresses && ''), isPublished: false, machine: false },
    async write(before, after) {
      if (after.isPublished) requireReady(kind, after);
      const changes = onlyChanged<Texts & SlugAndState>(before, after);
      const { slug, isPublished: published, machine } = changes as Partial<SlugAndState>;
      if (kind.addresses && before.slug !== undefined && slug !== undefined)
        await store.keepFormerEditionSlug(tx, kind.addresses.tables, of, before.slug, slug);
      const columns = await kind.columnsOf(tx, changes);
      await store.updateEdition(tx, kind.tables, of, {
        ...columns,
        slug,
        published,
        madeBy: machine === undefined ? undefined : makerOf(machine),
      });
    },
  });
}

/** The item's own page is made of its editions, and its lists; the others link to it. */
async function dropPublic(
  tx: Queryable,
  { cacheTags }: Pick<EditionKind, 'cacheTags'>,
  id: string,
  ...states: (EditionRow | undefined)[]
): Promise<void> {
  if (states.some((row) => row?.visible)) await dropCached(tx, cacheTags(id));
}
