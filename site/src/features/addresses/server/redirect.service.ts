import { printNumber } from '@trekker/texts/print-values.ts';
import type { z } from 'zod';
import { Problem } from '#contract/problem.ts';
import type { Viewer } from '#server/dependencies.ts';
import { dropCached } from '#server/endpoints/cache-drops.ts';
import type { Queryable, Transactor } from '#server/queryable.ts';
import { recordActivity } from '../../activity/server/activity.service.ts';
import { refuseOutdated } from '../../activity/server/outdated-edit.service.ts';
import { redirectsTag } from '../addresses.contract.ts';
import type { updateRedirect } from '../staff-addresses.contract.ts';
import { t } from './api-addresses.texts.ts';
import { deleteMissing } from './missing-address.repository.ts';
import { isKept, isPersonal, ownAddress, pathOf } from './own-address.rules.ts';
import * as store from './redirect.repository.ts';

/** What redirects need to know of the site. */
export type Pages = {
  siteUrl: string;
  /** How the site itself answers at an address, and where it leads; staff's redirects aside. */
  askPage: (address: string) => Promise<{ status: number; location: string | undefined }>;
  /**
   * Whether something that is no page answers at a path, such as a file or a call: it never comes to a redirect there.
   */
  answersAt: (path: string) => boolean;
};

export const mostRedirects = 2000;

type Wanted = { path: string; to: string };
type Fault = { field: 'path' | 'to'; message: string };

export async function createRedirect(db: Transactor, pages: Pages, viewer: Viewer, wanted: Wanted) {
  const values = await checkedAddresses(pages, wanted);
  return db.transaction(async (tx) => {
    await store.lockRedirects(tx);
    if ((await store.countRedirects(tx)) >= mostRedirects)
      throw new Problem('conflict', t.tooMany({ most: printNumber(mostRedirects) }));
    await refuseTangles(tx, values, undefined);
    const row = await store.addRedirect(tx, values);
    await finish(tx, viewer, row, 'add');
    return row;
  });
}

type Changes = z.output<(typeof updateRedirect)['body']>;

export async function changeRedirect(db: Transactor, pages: Pages, viewer: Viewer, id: string, changes: Changes) {
  const before = (await store.findRedirect(db, id)) ?? notFound();
  const values = await checkedAddresses(pages, { path: changes.path ?? before.path, to: changes.to ?? before.target });
  return db.transaction(async (tx) => {
    await store.lockRedirects(tx);
    const now = (await store.findRedirect(tx, id)) ?? notFound();
    await refuseOutdated(tx, now, changes.updatedAt);
    await refuseTangles(tx, values, id);
    const row = await store.changeRedirect(tx, id, values);
    await finish(tx, viewer, row, 'update');
    return row;
  });
}

export async function removeRedirect(db: Transactor, viewer: Viewer, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const row = (await store.removeRedirect(tx, id)) ?? notFound();
    await finish(tx, viewer, row, 'Delete');
  });
}

function notFound(): never {
  throw new Problem('not_found', t.notFound);
}

/**
 * Both addresses as pages spell theirs. Throws `invalid_input`: only what has no page is led on, and only to what has
 * one.
 */
async function checkedAddresses({ siteUrl, askPage, answersAt }: Pages, wanted: Wanted) {
  const from = ownAddress(wanted.path, siteUrl);
  const target = ownAddress(wanted.to, siteUrl);
  const elsewhere = t.elsewhere;
  const faults: Fault[] = [];
  const path = pathOf(from ?? '');
  if (from === undefined || from === '/') faults.push({ field: 'path', message: elsewhere });
  else if (isKept(path) || answersAt(path)) faults.push({ field: 'path', message: t.usedBySite });
  if (target === undefined || isKept(target)) faults.push({ field: 'to', message: elsewhere });
  else if (isPersonal(target)) faults.push({ field: 'to', message: t.personalLink });
  refuse(faults);
  if (path === pathOf(target ?? '')) refuse([{ field: 'to', message: t.toItself }]);
  const [own, there] = await Promise.all([askPage(path), askPage(target ?? '')]);
  if (own.status === 200) faults.push({ field: 'path', message: t.pageThere });
  if (own.location) faults.push({ field: 'path', message: t.leadsAlready({ address: own.location }) });
  if (there.status === 404) faults.push({ field: 'to', message: t.noPage });
  if (there.location) faults.push({ field: 'to', message: t.otherTarget({ address: there.location }) });
  refuse(faults);
  return { path, target: target ?? '' };
}

/** No redirect leads to another: neither in a circle nor by a detour. */
async function refuseTangles(
  tx: Queryable,
  { path, target }: { path: string; target: string },
  id: string | undefined,
) {
  const same = await store.redirectFrom(tx, path);
  const onward = await store.redirectFrom(tx, pathOf(target));
  const before = await store.redirectTo(tx, path);
  const others = <Row extends { id: string }>(row: Row | undefined) => (row && row.id !== id ? row : undefined);
  if (others(same)) refuse([{ field: 'path', message: t.hasRedirect }]);
  const [further, former] = [others(onward), others(before)];
  if (further) refuse([{ field: 'to', message: t.otherTarget({ address: further.target }) }]);
  if (former) refuse([{ field: 'path', message: t.changeFirst({ address: former.path }) }]);
}

function refuse(faults: readonly Fault[]): void {
  if (faults[0]) throw new Problem('invalid_input', faults[0].message, { errors: faults });
}

const actions = { add: 'Added redirect', update: 'Updated redirect', Delete: 'Deleted redirect' } as const;

async function finish(tx: Queryable, viewer: Viewer, row: store.RedirectRow, type: keyof typeof actions) {
  if (type !== 'Delete') await deleteMissing(tx, row.path);
  const detail = [{ what: 'redirect', words: row.path, target: row.target }] as const;
  await recordActivity(tx, viewer, { action: actions[type], detail, type });
  await dropCached(tx, [redirectsTag]);
}
