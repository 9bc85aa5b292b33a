import { Readable } from 'node:stream';
import { inLanguage, languageInUse } from '@trekker/texts/in-language.ts';
import type { FileAnswer } from '#contract/file-answer.ts';
import type { PageRequest } from '#contract/pagination.ts';
import { activityInWords } from '#features/activity/server/activity.presenter.ts';
import { presentComparison } from '#features/versions/server/version.presenter.ts';
import { findVersion } from '#features/versions/server/version.repository.ts';
import { lookUp, type RestorableKinds } from '#features/versions/server/version-history.service.ts';
import type { FieldChange } from '#features/versions/version.contract.ts';
import type { Queryable } from '#server/queryable.ts';
import * as store from './activity-log.repository.ts';
import { t } from './api-activity-log.texts.ts';
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

const heads = () => [t.time, t.person, t.role, t.action, t.about, t.type, t.changedFields];

/** So many are held at a time, however long the log is. */
const batch = 500;

/** All that the filter finds in the language in use, written as it is read. */
export function exportLog(db: Queryable, kinds: RestorableKinds, filter: store.ActivityFilter): FileAnswer {
  // Who reads on, reads elsewhere: there is no language any more.
  const language = languageInUse();
  const inWords = <Words>(work: () => Words): Words => (language ? inLanguage(language, work) : work());
  async function* lines() {
    // Programs that make tables of it take it for what it is by these three bytes.
    yield `\ufeff${csvLine(inWords(heads))}`;
    let last: store.ExportedRow | undefined;
    do {
      const rows = await store.listExported(db, filter, last, batch);
      yield inWords(() => rows.map((row) => csvLine(cellsOf(row, kinds))).join(''));
      last = rows.length === batch ? rows.at(-1) : undefined;
    } while (last);
  }
  return { fileName: 'activity.csv', contentType: 'text/csv; charset=utf-8', content: Readable.from(lines()) };
}

function cellsOf(row: store.ExportedRow, kinds: RestorableKinds): string[] {
  const { actor, action, detail } = activityInWords(row);
  const fields = kinds.find(({ kind }) => kind === row.changed?.kind)?.fields;
  const changed = (row.changed?.fields ?? []).map((field) => fields?.[field]?.label() ?? field);
  const { role, type } = row;
  return [
    `${row.at.slice(0, 23)}Z`,
    actor,
    t.roleName({ role }),
    action,
    detail,
    t.typeName({ type }),
    changed.join(', '),
  ];
}
