import { type FieldError, Problem } from '#contract/problem.ts';
import { planOf, putBackPlan } from '#features/schedules/server/kept-plan.service.ts';
import type { ScheduledKinds } from '#features/schedules/server/schedule.service.ts';
import { restoreFromTrash, type TrashKind } from '#features/trash/server/trash.service.ts';
import type { Viewer } from '#server/dependencies.ts';
import type { Queryable, Transactor } from '#server/queryable.ts';
import { type BulkAction, type BulkKindName, languageActions } from '../bulk.contract.ts';
import { t } from './api-bulk.texts.ts';
import type { BulkKind, StepOutcome, Undo, WantedStep } from './bulk-kind.ts';

export type BulkKinds = {
  kinds: readonly BulkKind[];
  trashKinds: readonly TrashKind[];
  scheduledKinds: ScheduledKinds;
};

/**
 * Does one thing to one item, as somebody would by hand. What a rule forbids is an outcome; what may be gone with the
 * next try is thrown.
 */
export async function doStep(
  tx: Transactor,
  all: BulkKinds,
  name: BulkKindName,
  viewer: Viewer,
  step: WantedStep,
): Promise<StepOutcome> {
  try {
    const undo = await tx.transaction((part) => change(part as unknown as Transactor, all, name, viewer, step));
    return { ok: true, undo };
  } catch (error) {
    if (error instanceof Problem && error.code !== 'unavailable') return { ok: false, message: error.message };
    // By the states of SQL: a constraint.
    if (/^23/.test(String(((error as Error).cause as { code?: unknown } | undefined)?.code)))
      return { ok: false, message: t.notChanged };
    throw error;
  }
}

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

async function change(
  tx: Transactor,
  all: BulkKinds,
  name: BulkKindName,
  viewer: Viewer,
  { itemId: id, action, value }: WantedStep,
): Promise<Undo> {
  const kind = kindOf(all.kinds, name);
  const unless = ({ isChanged }: { isChanged: boolean }, undo: BulkAction, of: string | null = null) =>
    isChanged ? { action: undo, value: of } : null;
  const edition = { id, language: value ?? '' };
  switch (action) {
    case 'publish':
    case 'unpublish':
      return publish(tx, all, kind, viewer, { itemId: id, action, value });
    case 'feature':
      return unless(await feature(tx, kind, viewer, id, true), 'unfeature');
    case 'unfeature':
      return unless(await feature(tx, kind, viewer, id, false), 'feature');
    case 'delete':
      await kind.delete(tx, viewer, id);
      return { action: 'restore', value: null };
    case 'restore':
      await restoreFromTrash(tx, all.trashKinds, viewer, { kind: name, id });
      return { action: 'delete', value: null };
    case 'setLanguageReviewed':
      // What was outdated cannot be made so again.
      await kind.translation.change(tx, viewer, edition, { reviewed: true });
      return null;
    case 'publishLanguage':
      return unless(
        await kind.translation.change(tx, viewer, edition, { isPublished: true }),
        'unpublishLanguage',
        value,
      );
    case 'unpublishLanguage':
      return unless(
        await kind.translation.change(tx, viewer, edition, { isPublished: false }),
        'publishLanguage',
        value,
      );
    default:
      return sort(tx, kind, viewer, id, action, value ?? '');
  }
}

/** `value`: what was planned before, where this takes something back. */
async function publish(
  tx: Transactor,
  { scheduledKinds }: BulkKinds,
  kind: BulkKind,
  viewer: Viewer,
  { itemId, action, value }: WantedStep,
): Promise<Undo> {
  const item = { kind: kind.kind, itemId };
  const plan = await planOf(tx, item);
  const { isChanged } = await kind.publish(tx, viewer, itemId, action === 'publish');
  if (!isChanged) return null;
  if (value) await putBackPlan(tx, scheduledKinds, viewer, item, value);
  return { action: action === 'publish' ? 'unpublish' : 'publish', value: plan };
}

async function feature(tx: Queryable, kind: BulkKind, viewer: Viewer, id: string, featured: boolean) {
  if (!kind.feature) throw new Error(`A ${kind.kind} is not featured.`);
  return kind.feature(tx, viewer, id, featured);
}

async function sort(
  tx: Transactor,
  { kind, sorting }: BulkKind,
  viewer: Viewer,
  id: string,
  action: BulkAction,
  value: string,
): Promise<Undo> {
  if (!sorting) throw new Error(`A ${kind} is not sorted.`);
  const stored = await sorting.read(tx, id);
  if (!stored) throw new Problem('not_found', t.gone({ kind }));
  const { tags, category } = stored;
  if (action === 'setCategory') {
    if (category === value) return null;
    await sorting.change(tx, viewer, id, { category: value });
    return { action, value: category };
  }
  const has = tags.find((tag) => tag.toLowerCase() === value.toLowerCase());
  if (action === 'addTag') {
    if (has !== undefined) return null;
    if (tags.length >= sorting.mostTags) throw new Problem('conflict', t.tagsFull({ kind, most: sorting.mostTags }));
    await sorting.change(tx, viewer, id, { tags: [...tags, value] });
    return { action: 'removeTag', value };
  }
  if (has === undefined) return null;
  if (tags.length === 1) throw new Problem('conflict', t.lastTag({ kind }));
  await sorting.change(tx, viewer, id, { tags: tags.filter((tag) => tag !== has) });
  return { action: 'addTag', value: has };
}
