import { isDeepStrictEqual } from 'node:util';
import { forgetLanguages } from '#features/languages/server/language.service.ts';
import { adoptCategories } from '#features/stories/server/categories/story-category.service.ts';
import { dropEverything } from '#server/endpoints/cache-drops.ts';
import type { Queryable } from '#server/queryable.ts';
import type { OwnRecord } from './own-records.service.ts';
import * as store from './own-replaced.repository.ts';
import { listMediaHere } from './own-texts.repository.ts';
import { isOfGoneTranslation, translationVersions } from './own-translations.service.ts';

/** What undoing brings back as it was: everything that there is one of, and the pages that a site cannot do without. */
export function replacedBy(record: OwnRecord): { kind: store.ReplacedKind; itemId: string } | null {
  const { kind } = record;
  if (kind === 'settings' || kind === 'about' || kind === 'contact') return { kind, itemId: '' };
  return kind === 'page' && record.value.standard ? { kind, itemId: record.value.id } : null;
}

/** Part of a transaction: writes a record, and notes what it has written over. */
export async function withReplacedNoted<Result>(
  tx: Queryable,
  runId: string,
  record: OwnRecord,
  write: () => Promise<Result>,
): Promise<Result> {
  const found = replacedBy(record);
  const before = found && (await store.findState(tx, found.kind, found.itemId));
  const lists = record.kind === 'settings' ? await store.findLists(tx) : null;
  const result = await write();
  // A standard page that was not there is one of the site from now on.
  if (found && (before || found.kind !== 'page'))
    await store.noteReplaced(tx, {
      ...found,
      runId,
      before,
      after: await store.findState(tx, found.kind, found.itemId),
    });
  if (lists)
    await store.noteReplaced(tx, { runId, kind: 'lists', itemId: '', before: lists, after: await store.findLists(tx) });
  if (record.kind === 'history' && (await isOfReplaced(tx, runId, record.sourceId)))
    await store.noteReplaced(tx, { runId, kind: 'history', itemId: record.sourceId });
  return result;
}

/** @param history `kind/itemId` */
async function isOfReplaced(tx: Queryable, runId: string, history: string): Promise<boolean> {
  const [kind = '', itemId = ''] = history.split('/');
  // The item may be here for longer than the translation.
  if (translationVersions(kind)) return true;
  if (kind === 'page') return store.isReplaced(tx, runId, 'page', itemId);
  const owner = kind === 'brand' || kind.replace(/@.*/, '') === 'texts' ? 'settings' : kind;
  return (owner === 'settings' || owner === 'about') && store.isReplaced(tx, runId, owner, '');
}

const names = { settings: 'Settings', about: 'About', contact: 'Contact' } as const;

/**
 * Part of a transaction, when all that a run has made is gone: brings back what it has written over, with the versions
 * of that time, unless somebody has changed it since.
 * @returns what was changed since, and stays
 */
export async function restoreReplaced(tx: Queryable, runId: string, isForced: boolean): Promise<string[]> {
  const rows = await store.listReplaced(tx, runId);
  // Or the site would have their languages until the sweep.
  await store.forgetWordsOfUnused(tx);
  const kept: string[] = [];
  /** By what their versions are called. */
  const restored = new Set<string>();
  for (const row of rows) {
    const { kind } = row;
    if (kind === 'history' || kind === 'lists') continue;
    const title = await restoreRow(tx, { ...row, kind }, isForced);
    if (title !== null) kept.push(title);
    else for (const versioned of versionedAs[kind]) restored.add(`${versioned}/${row.itemId}`);
  }
  // Those of a run that was undone before are back already.
  const isSettingsBack = restored.has('brand/') || !rows.some(({ kind }) => kind === 'settings');
  let isChanged = restored.size > 0;
  for (const row of rows) {
    const isLists = row.kind === 'lists' && isSettingsBack;
    if (isLists && !(await restoreLists(tx, row, isForced))) kept.push('Categories and languages');
    else if (isLists || (await forgetHistoryWithout(tx, row, restored))) {
      isChanged = true;
      await store.forgetReplaced(tx, row);
    }
  }
  if (isChanged) await dropEverything(tx);
  return kept;
}

/** The history of what is what it was before, or of a translation that is gone. */
async function forgetHistoryWithout(
  tx: Queryable,
  { kind, itemId }: store.ReplacedRow,
  restored: ReadonlySet<string>,
): Promise<boolean> {
  if (kind !== 'history') return false;
  // A translation that stays keeps its history, though its item is what it was before.
  const isTranslations = translationVersions(itemId.replace(/\/.*/, '')) !== undefined;
  const isBack = isTranslations ? await isOfGoneTranslation(tx, itemId) : restored.has(ownerOf(itemId));
  if (!isBack) return false;
  await forgetHistory(tx, itemId);
  return true;
}

/** @returns its title, where somebody has changed it since and it stays */
async function restoreRow(
  tx: Queryable,
  row: store.ReplacedRow & { kind: store.ReplacedKind },
  isForced: boolean,
): Promise<string | null> {
  const { kind, itemId, replacedAt } = row;
  const [now, before] = [await store.findState(tx, kind, itemId), row.before as store.State | null];
  if (now && !isForced && !isDeepStrictEqual(now, row.after)) return kind === 'page' ? String(now.title) : names[kind];
  if (now) await store.putState(tx, kind, itemId, before && (await withMediaHere(tx, before)));
  for (const versioned of versionedAs[kind]) await store.deleteVersions(tx, versioned, itemId || null, replacedAt);
  await store.forgetReplaced(tx, row);
  return null;
}

/** @param history `kind/itemId`; of what there is one of, the kind says all */
const ownerOf = (history: string): string =>
  history.startsWith('page/') ? history : history.replace(/(@[^/]*)?\/.*/, '/');

function forgetHistory(tx: Queryable, history: string): Promise<void> {
  const [kind = '', itemId = ''] = history.split('/');
  return store.deleteVersions(tx, kind, itemId, null);
}

const versionedAs = { settings: ['brand', 'texts'], about: ['about'], contact: ['contact'], page: ['page'] } as const;

const mediaColumns = ['logo_id', 'logo_dark_id', 'icon_id', 'share_image_id', 'intro_image_id'];

/** An image that was swept meanwhile is none. */
async function withMediaHere(tx: Queryable, state: store.State): Promise<store.State> {
  const named = mediaColumns.map((column) => state[column]).filter((id) => typeof id === 'string');
  const here = await listMediaHere(tx, named);
  const isGone = ([column, value]: [string, unknown]) =>
    mediaColumns.includes(column) && typeof value === 'string' && !here.has(value);
  return Object.fromEntries(Object.entries(state).map((entry) => (isGone(entry) ? [entry[0], null] : entry)));
}

/**
 * What stories that stay need stays with them.
 * @returns false where somebody has changed them since and they stay
 */
async function restoreLists(tx: Queryable, { before, after }: store.ReplacedRow, isForced: boolean): Promise<boolean> {
  // What was noted before there were any texts or terms knows none.
  const noted = (state: unknown) => ({ texts: [], terms: [], ...(state as Partial<store.Lists>) }) as store.Lists;
  const [lists, since] = [noted(before), noted(after)];
  if (!isForced && !isDeepStrictEqual(await store.findLists(tx), since)) return false;
  const former = (slug: string) => lists.former.filter((one) => one.slug === slug).map(({ name }) => name);
  await adoptCategories(
    tx,
    lists.categories.map(({ slug, name }) => ({ slug, name, former: former(slug) })),
  );
  await store.putSiteTexts(tx, lists.texts);
  await store.putTerms(tx, lists.terms);
  const come = since.languages.filter(({ code }) => !lists.languages.some((one) => one.code === code));
  await forgetLanguages(
    tx,
    come.map(({ code }) => code),
  );
  const isSame = (await store.findLists(tx)).categories.length === lists.categories.length;
  if (isSame) await store.putLists(tx, lists);
  return true;
}
