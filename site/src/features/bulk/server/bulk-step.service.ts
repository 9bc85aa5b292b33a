import { type FieldError, Problem } from '#contract/problem.ts';
import { plansOf, putBackPlan } from '#features/schedules/server/kept-plan.service.ts';
import type { ScheduledKinds } from '#features/schedules/server/schedule.service.ts';
import { restoreManyFromTrash, type TrashKind } from '#features/trash/server/trash.service.ts';
import type { Viewer } from '#server/dependencies.ts';
import { inLanguageInUse } from '#server/languages/refusal-words.ts';
import type { Queryable, Transactor } from '#server/queryable.ts';
import { type BulkAction, type BulkKindName, languageActions } from '../bulk.contract.ts';
import { t } from './api-bulk.texts.ts';
import type { BulkKind, Came, CameOfAll, StepOutcome, Undo, WantedStep } from './bulk-kind.ts';
import { oneAfterAnother } from './came.rules.ts';

export type BulkKinds = {
  kinds: readonly BulkKind[];
  trashKinds: readonly TrashKind[];
  scheduledKinds: ScheduledKinds;
};

/**
 * Does what is wanted of some items, as somebody would by hand. What a rule forbids is an outcome; what may be gone
 * with the next try is thrown. All of them together where that can be, else one after the other: then it may end early,
 * and gives the outcomes of those that it has done.
 */
export async function doSteps(
  tx: Transactor,
  all: BulkKinds,
  name: BulkKindName,
  viewer: Viewer,
  steps: readonly WantedStep[],
): Promise<StepOutcome[]> {
  const endsAt = performance.now() + mostAloneMs;
  try {
    return await tx.transaction((part) => attempt(part as unknown as Transactor, all, name, viewer, steps));
  } catch (error) {
    if (steps.length === 1) return [refusalBy(error)];
  }
  const outcomes: StepOutcome[] = [];
  for (const step of steps) {
    outcomes.push(...(await doSteps(tx, all, name, viewer, [step])));
    if (performance.now() > endsAt) break;
  }
  return outcomes;
}

/** So long may those take that are done one after the other. */
const mostAloneMs = 1000;

function refusalBy(error: unknown): StepOutcome {
  if (error instanceof Problem && error.code !== 'unavailable')
    return { ok: false, message: inLanguageInUse(error).message };
  // By the states of SQL: a constraint.
  if (/^23/.test(String(((error as Error).cause as { code?: unknown } | undefined)?.code)))
    return { ok: false, message: t.notChanged };
  throw error;
}

/** Those that want the same are done together. */
async function attempt(
  tx: Transactor,
  all: BulkKinds,
  name: BulkKindName,
  viewer: Viewer,
  steps: readonly WantedStep[],
): Promise<StepOutcome[]> {
  const came = new Map<string, StepOutcome>();
  // What is planned is of each item its own.
  const wantedOf = ({ action, value }: WantedStep) => (isPublishing(action) ? action : `${action} ${value}`);
  for (const same of Map.groupBy(steps, wantedOf).values())
    for (const [id, one] of await change(tx, all, name, viewer, same))
      came.set(id, one instanceof Problem ? refusalBy(one) : { ok: true, undo: one });
  return steps.map(({ itemId }) => came.get(itemId) ?? { ok: false, message: t.notChanged });
}

const isPublishing = (action: BulkAction) => action === 'publish' || action === 'unpublish';

export function kindOf(kinds: readonly BulkKind[], name: BulkKindName): BulkKind {
  const kind = kinds.find((one) => one.kind === name);
  if (!kind) throw new Error(`Nothing says how a ${name} is changed.`);
  return kind;
}

/** Throws `invalid_input` where no item of the kind could be changed so. */
export async function requirePossible(
  db: Queryable,
  kind: BulkKind,
  action: BulkAction,
  value: string | undefined,
): Promise<void> {
  const refusal = await refusalOf(db, kind, action, value ?? '');
  if (refusal) throw new Problem('invalid_input', refusal.message, { errors: [refusal] });
}

async function refusalOf(
  db: Queryable,
  { kind, feature, sorting, translation }: BulkKind,
  action: BulkAction,
  value: string,
): Promise<FieldError | undefined> {
  if (!feature && (action === 'feature' || action === 'unfeature'))
    return { field: 'action', message: t.notFeatured({ kind }) };
  if ((languageActions as readonly string[]).includes(action)) {
    const message = await translation.refuseLanguage(db, value);
    return message === undefined ? undefined : { field: 'value', message };
  }
  if (!['addTag', 'removeTag', 'setCategory'].includes(action)) return undefined;
  if (!sorting) return { field: 'action', message: t.notSorted({ kind }) };
  const message = action === 'setCategory' ? await sorting.refuseCategory(db, value) : undefined;
  return message === undefined ? undefined : { field: 'value', message };
}

/** What takes each back, or why it was not changed. */
type Changed = ReadonlyMap<string, Undo | Problem>;

/** @param steps of different items, with the same action and, unless they publish, the same value */
async function change(
  tx: Transactor,
  all: BulkKinds,
  name: BulkKindName,
  viewer: Viewer,
  steps: readonly WantedStep[],
): Promise<Changed> {
  const kind = kindOf(all.kinds, name);
  const ids = steps.map(({ itemId }) => itemId);
  const { action = 'publish', value = null } = steps[0] ?? {};
  const edition = (id: string, to: { isPublished?: boolean; reviewed?: boolean }) =>
    kind.translation.change(tx, viewer, { id, language: value ?? '' }, to);
  switch (action) {
    case 'publish':
    case 'unpublish':
      return publish(tx, all, kind, viewer, action, steps);
    case 'feature':
      return undoBy(await feature(tx, kind, viewer, ids, true), { action: 'unfeature', value: null });
    case 'unfeature':
      return undoBy(await feature(tx, kind, viewer, ids, false), { action: 'feature', value: null });
    case 'delete':
      return undoBy(await kind.delete(tx, viewer, ids), { action: 'restore', value: null });
    case 'restore':
      await restoreManyFromTrash(tx, all.trashKinds, viewer, name, ids);
      return new Map(ids.map((id) => [id, { action: 'delete', value: null }]));
    case 'setLanguageReviewed':
      // What was outdated cannot be made so again.
      return undoBy(await oneAfterAnother(ids, (id) => edition(id, { reviewed: true })), null);
    case 'publishLanguage':
      return undoBy(await oneAfterAnother(ids, (id) => edition(id, { isPublished: true })), {
        action: 'unpublishLanguage',
        value,
      });
    case 'unpublishLanguage':
      return undoBy(await oneAfterAnother(ids, (id) => edition(id, { isPublished: false })), {
        action: 'publishLanguage',
        value,
      });
    default:
      return sort(tx, kind, viewer, ids, action, value ?? '');
  }
}

/** @param undo what takes back an item that was changed; by its id, where it is each its own */
function undoBy(came: CameOfAll, undo: Undo | ((id: string) => Undo)): Changed {
  const undoOf = typeof undo === 'function' ? undo : () => undo;
  return new Map(
    [...came].map(([id, one]) => [id, one instanceof Problem ? one : one.isChanged ? undoOf(id) : null] as const),
  );
}

/** The value of a step is what was planned before, where it takes something back. */
async function publish(
  tx: Transactor,
  { scheduledKinds }: BulkKinds,
  kind: BulkKind,
  viewer: Viewer,
  action: 'publish' | 'unpublish',
  steps: readonly WantedStep[],
): Promise<Changed> {
  const ids = steps.map(({ itemId }) => itemId);
  const plans = await plansOf(tx, kind.kind, ids);
  const came = await kind.publish(tx, viewer, ids, action === 'publish');
  for (const { itemId, value } of steps) {
    const one = came.get(itemId);
    if (!value || !one || one instanceof Problem || !one.isChanged) continue;
    await putBackPlan(tx, scheduledKinds, viewer, { kind: kind.kind, itemId }, value);
  }
  const back = action === 'publish' ? 'unpublish' : 'publish';
  return undoBy(came, (id) => ({ action: back, value: plans.get(id) ?? null }));
}

async function feature(tx: Queryable, kind: BulkKind, viewer: Viewer, ids: readonly string[], featured: boolean) {
  if (!kind.feature) throw new Error(`A ${kind.kind} is not featured.`);
  return kind.feature(tx, viewer, ids, featured);
}

async function sort(
  tx: Transactor,
  { kind, sorting }: BulkKind,
  viewer: Viewer,
  ids: readonly string[],
  action: BulkAction,
  value: string,
): Promise<Changed> {
  if (!sorting) throw new Error(`A ${kind} is not sorted.`);
  const undo = new Map<string, Undo>();
  const came = await sorting.change(tx, viewer, ids, ({ id, tags, category }) => {
    if (action === 'setCategory') {
      if (category === value) return undefined;
      undo.set(id, { action, value: category });
      return { category: value };
    }
    const has = tags.find((tag) => tag.toLowerCase() === value.toLowerCase());
    if (action === 'addTag') {
      if (has !== undefined) return undefined;
      if (tags.length >= sorting.mostTags) return new Problem('conflict', t.tagsFull({ kind, most: sorting.mostTags }));
      undo.set(id, { action: 'removeTag', value });
      return { tags: [...tags, value] };
    }
    if (has === undefined) return undefined;
    if (tags.length === 1) return new Problem('conflict', t.lastTag({ kind }));
    undo.set(id, { action: 'addTag', value: has });
    return { tags: tags.filter((tag) => tag !== has) };
  });
  const told = [...came].map(
    ([id, one]) => [id, isGone(one) ? new Problem('not_found', t.gone({ kind })) : one] as const,
  );
  return undoBy(new Map(told), (id) => undo.get(id) ?? null);
}

const isGone = (came: Came) => came instanceof Problem && came.code === 'not_found';
