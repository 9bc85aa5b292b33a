import type { PublicationState } from '#features/schedules/item-schedule.contract.ts';
import type { ApiClient } from '#web/api-client.ts';
import {
  type BulkAction,
  type BulkKindName,
  type BulkRun,
  changeMany,
  mostAtOnce,
  readBulkRun,
  startBulkRun,
  undoBulkRun,
} from '../../bulk.contract.ts';

/** What is selected in a list. */
export type BulkTarget = {
  kind: BulkKindName;
  ids: readonly string[];
  /** All that the list finds with it, in place of `ids`. */
  filter: { q: string; state?: PublicationState; translation?: string } | null;
  total: number;
};

export type BulkWanted = { action: BulkAction; value?: string | undefined; dryRun?: boolean };

export type BulkResult = {
  total: number;
  succeeded: number;
  /** The first hundred. `title` is "" where the list knows it. */
  failures: readonly { _id: string; title: string; message?: string | undefined }[];
  /** By which it is undone; null where nothing was changed. */
  run: string | null;
};

type Progress = (done: number, total: number) => void;

/** Few are one call; many are a run, which is watched until it is done. */
export async function callBulk(
  api: ApiClient,
  { kind, ids, filter }: BulkTarget,
  wanted: BulkWanted,
  { onProgress, signal }: { onProgress?: Progress; signal?: AbortSignal } = {},
): Promise<BulkResult> {
  if (!filter && ids.length <= mostAtOnce) {
    const { data, run } = await api.call(changeMany, { body: { kind, ids: [...ids], ...wanted } }, signal);
    const failures = data.filter(({ ok }) => !ok).map((one) => ({ ...one, title: '' }));
    return { total: data.length, succeeded: data.length - failures.length, failures, run };
  }
  const { data } = await api.call(
    startBulkRun,
    { body: { kind, ...(filter ? { filter } : { ids: [...ids] }), ...wanted } },
    signal,
  );
  return watch(api, data, { onProgress, signal });
}

/** Takes back what a run has changed. */
export async function undoBulk(api: ApiClient, run: string): Promise<BulkResult> {
  return watch(api, (await api.call(undoBulkRun, { params: { id: run } })).data, {});
}

const askAgainMs = 300;

async function watch(
  api: ApiClient,
  begun: BulkRun,
  { onProgress, signal }: { onProgress?: Progress | undefined; signal?: AbortSignal | undefined },
): Promise<BulkResult> {
  let run = begun;
  while (run.state === 'running') {
    onProgress?.(run.done, run.total);
    await new Promise((resolve) => setTimeout(resolve, askAgainMs));
    signal?.throwIfAborted();
    run = (await api.call(readBulkRun, { params: { id: run._id } }, signal)).data;
  }
  const { total, succeeded, failures, canUndo, _id } = run;
  return { total, succeeded, failures, run: canUndo ? _id : null };
}
