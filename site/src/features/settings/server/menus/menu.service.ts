import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { type FieldError, Problem } from '#contract/problem.ts';
import { internalPathname, isItemPath, isSitePath, routeAt, slugInPath } from '#contract/rules/menus/menu-address.ts';
import {
  defaultMenus,
  entriesOf,
  type MenuEntry,
  type Menus,
  menuNames,
  pagesIn,
} from '#contract/rules/menus/menus.ts';
import { recordActivity } from '#features/activity/server/activity.service.ts';
import { refuseOutdated } from '#features/activity/server/outdated-edit.service.ts';
import type { Viewer } from '#server/dependencies.ts';
import { dropCached } from '#server/endpoints/cache-drops.ts';
import type { Queryable, Transactor } from '#server/queryable.ts';
import type { updateMenus } from '../../menu.contract.ts';
import { siteTag } from '../../site.contract.ts';
import { t } from '../api-settings.texts.ts';
import { lockSettings } from '../settings.repository.ts';
import { findPageIds, findPagesBySlug, storeMenus } from './menu.repository.ts';

/** What the site answers everybody at an address of its own. */
export type AskPage = (address: string) => Promise<{ status: number }>;

type Body = z.output<(typeof updateMenus)['body']>;

/**
 * What is not given stays as it is; menus like those that come with the site are stored as none.
 * @throws Problem `conflict` when somebody has saved since `updatedAt`; `invalid_input` where an entry leads nowhere
 */
export async function saveMenus(db: Transactor, viewer: Viewer, body: Body, askPage: AskPage): Promise<void> {
  const { updatedAt, ...sent } = body;
  const gone = await goneItems(given(sent), askPage);
  await db.transaction(async (tx) => {
    const { row, isNew } = await lockSettings(tx);
    if (!isNew) await refuseOutdated(tx, { updatedAt: row.menusUpdatedAt }, updatedAt);
    const before = row.menus ?? defaultMenus;
    const wanted = { ...before, ...(await leadingSomewhere(tx, given(sent), before, gone)) };
    const changed = menuNames.filter((name) => !isDeepStrictEqual(before[name], wanted[name]));
    if (changed.length === 0) return;
    await storeMenus(tx, isDeepStrictEqual(wanted, defaultMenus) ? null : wanted);
    await dropCached(tx, [siteTag]);
    const detail = [{ what: 'changed', names: changed }] as const;
    await recordActivity(tx, viewer, { action: 'Changed menus', detail, type: 'update' });
  });
}

const given = (sent: Omit<Body, 'updatedAt'>): Partial<Menus> =>
  Object.fromEntries(menuNames.flatMap((name) => (sent[name] ? [[name, sent[name]]] : [])));

/** Checks every entry; what was typed as the address of a route or of a page becomes one, so that it follows them. */
async function leadingSomewhere(
  tx: Queryable,
  menus: Partial<Menus>,
  before: Menus,
  gone: ReadonlySet<string>,
): Promise<Partial<Menus>> {
  const found = entriesOf(menus);
  const slugs = found.flatMap(({ entry }) => slugOf(entry) ?? []);
  const [stored, bySlug] = [await findPageIds(tx, pagesIn(menus)), await findPagesBySlug(tx, slugs)];
  // An entry whose page or item is in the trash stays: it may come back.
  const known = new Set([...stored, ...pagesIn(before)]);
  const lost = new Set([...gone].filter((path) => !itemPathsIn(before).includes(path)));
  const errors: FieldError[] = [];
  const led = new Map<MenuEntry, MenuEntry>();
  for (const { entry, field } of found) {
    const problem = problemOf(entry, known, bySlug, lost);
    if (problem) errors.push({ field: `${field}.${problem.field}`, message: problem.message });
    led.set(entry, followed(entry, bySlug));
  }
  if (errors[0]) throw new Problem('invalid_input', errors[0].message, { errors });
  const all = (entries: MenuEntry[]) => entries.map((entry) => led.get(entry) ?? entry);
  return {
    ...(menus.rail && { rail: all(menus.rail) }),
    ...(menus.header && { header: all(menus.header) }),
    ...(menus.footer && { footer: menus.footer.map(({ title, entries }) => ({ title, entries: all(entries) })) }),
    ...(menus.legal && { legal: all(menus.legal) }),
  };
}

const itemPathsIn = (menus: Partial<Menus>): string[] =>
  entriesOf(menus).flatMap(({ entry: { to } }) => {
    const path = to.kind === 'address' ? internalPathname(to.url) : undefined;
    return path !== undefined && isItemPath(path) ? [path] : [];
  });

/** The addresses of items where nobody finds one. */
async function goneItems(menus: Partial<Menus>, askPage: AskPage): Promise<ReadonlySet<string>> {
  const gone = new Set<string>();
  for (const path of new Set(itemPathsIn(menus))) if ((await askPage(path)).status === 404) gone.add(path);
  return gone;
}

/** The slug of the page of the magazine's own that an address can only lead to. */
function slugOf({ to }: MenuEntry): string | undefined {
  const path = to.kind === 'address' ? internalPathname(to.url) : undefined;
  return path === undefined || isSitePath(path) ? undefined : slugInPath(path);
}

function problemOf(
  entry: MenuEntry,
  known: ReadonlySet<string>,
  bySlug: ReadonlyMap<string, string>,
  lost: ReadonlySet<string>,
) {
  const { to } = entry;
  if (to.kind === 'page' && !known.has(to.id)) return { field: 'to.id', message: t.noSuchPage };
  if (to.kind !== 'address') return undefined;
  const path = internalPathname(to.url);
  if (path === undefined || (isSitePath(path) && !lost.has(path)) || bySlug.has(slugOf(entry) ?? '')) return undefined;
  return { field: 'to.url', message: t.noSuchAddress };
}

function followed(entry: MenuEntry, bySlug: ReadonlyMap<string, string>): MenuEntry {
  const { to } = entry;
  if (to.kind !== 'address' || /[?#]/.test(to.url)) return entry;
  const name = routeAt(internalPathname(to.url) ?? '');
  if (name) return { ...entry, to: { kind: 'route', name } };
  const id = bySlug.get(slugOf(entry) ?? '');
  return id === undefined ? entry : { ...entry, to: { kind: 'page', id } };
}
