import { Readable } from 'node:stream';
import type { FileAnswer } from '#contract/file-answer.ts';
import type { PageRequest } from '#contract/pagination.ts';
import { presentComparison } from '#features/versions/server/version.presenter.ts';
import { findVersion } from '#features/versions/server/version.repository.ts';
import { lookUp, type RestorableKinds } from '#features/versions/server/version-history.service.ts';
import type { FieldChange } from '#features/versions/version.contract.ts';
import type { Queryable } from '#server/queryable.ts';
import * as store from './activity-log.repository.ts';
import { csvLine } from './csv-line.rules.ts';

/** A page of the log, and what each of its entries changed. */
export async function readLog(
  db: Queryable,
  kinds: RestorableKinds,
  filter: store.ActivityFilter,
  request: PageRequest,
) {
  const page = await store.listLog(db, filter, request);
  const found = await store.findVersionsOf(
    db,
    page.rows.map(({ id }) => id),
  );
  const changes = new Map<string, FieldChange[]>();
  for (const { id, ...version } of found) changes.set(id, await changesOf(db, kinds, version));
  return { page, changes };
}

type Told = { kind: string; itemId: string; version: number };

async function changesOf(db: Queryable, kinds: RestorableKinds, { kind: name, itemId, version }: Told) {
  const kind = kinds.find((one) => one.kind === name);
  if (!kind) return [];
  const [before, after] = await Promise.all([
    findVersion(db, name, itemId, version - 1),
    findVersion(db, name, itemId, version),
  ]);
  // What is new has nothing before it; the oldest versions go after a time.
  if (!before || !after) return [];
  const named = await lookUp(db, kind, [before.content, after.content]);
  return presentComparison(kind.fields, before.content, after.content, named);
}

const heads = ['Time', 'Person', 'Role', 'Action', 'About', 'Type', 'Changed fields'];

/** So many are held at a time, however long the log is. */
const batch = 500;

/** All that the filter finds, written as it is read. */
export function exportLog(db: Queryable, filter: store.ActivityFilter): FileAnswer {
  async function* lines() {
    // Programs that make tables of it take it for what it is by these three bytes.
    yield `\ufeff${csvLine(heads)}`;
    let last: store.ExportedRow | undefined;
    do {
      const rows = await store.listExported(db, filter, last, batch);
      yield rows
        .map(({ at, actor, role, action, detail, type, changed }) =>
          csvLine([`${at.slice(0, 23)}Z`, actor, role, action, detail, type, changed.join(', ')]),
        )
        .join('');
      last = rows.length === batch ? rows.at(-1) : undefined;
    } while (last);
  }
  return { fileName: 'activity.csv', contentType: 'text/csv; charset=utf-8', content: Readable.from(lines()) };
}
