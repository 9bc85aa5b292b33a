import { Problem } from '#contract/problem.ts';
import type { Viewer } from '#server/dependencies.ts';
import { dropCached } from '#server/endpoints/cache-drops.ts';
import type { Queryable, Transactor } from '#server/queryable.ts';
import { recordActivity, titleInEnglish } from '../../activity/server/activity.service.ts';
import type { ToldDetail } from '../../activity/told-detail.ts';
import { moveToTrash, type TrashKind, trashing } from '../../trash/server/trash.service.ts';
import { feedbackTag } from '../feedback.contract.ts';
import { t } from './api-feedback.texts.ts';
import type { FeedbackRow } from './feedback.repository.ts';
import * as store from './staff-feedback.repository.ts';

/** Shows feedback, or hides it again. Nothing is written when it is so already. Throws `not_found`. */
export async function showFeedback(db: Transactor, viewer: Viewer, id: string, shown: boolean): Promise<FeedbackRow> {
  return db.transaction(async (tx) => {
    const row = await requireFeedback(tx, id);
    const held = !shown;
    if (row.held === held) return row;
    await store.holdFeedback(tx, id, held);
    const action = shown ? 'Showed feedback' : 'Hid feedback';
    await recordActivity(tx, viewer, { action, detail: toldOf(row), type: 'update' });
    await dropCached(tx, [feedbackTag]);
    return { ...row, held };
  });
}

/** Moves it to the trash. Throws `not_found` when it is gone already. */
export async function deleteFeedback(db: Transactor, viewer: Viewer, id: string): Promise<void> {
  await trashing(db, async (tx) => {
    const row = await requireFeedback(tx, id);
    await moveToTrash(tx, viewer, { kind: 'feedback', id, title: titleInEnglish(toldOf(row)), table: 'feedback' });
    await recordActivity(tx, viewer, { action: 'Deleted feedback', detail: toldOf(row), type: 'Delete' });
    if (!row.held) await dropCached(tx, [feedbackTag]);
  });
}

export const feedbackTrash: TrashKind = {
  kind: 'feedback',
  async restored(tx, id) {
    if (!(await requireFeedback(tx, id)).held) await dropCached(tx, [feedbackTag]);
  },
};

async function requireFeedback(tx: Queryable, id: string): Promise<FeedbackRow> {
  const row = await store.lockFeedback(tx, id);
  if (!row) throw new Problem('not_found', t.notFound);
  return row;
}

/** Stars and day tell staff which one it was; who wrote it is not kept longer than the feedback. */
const toldOf = ({ rating, createdAt }: FeedbackRow): ToldDetail => [
  { what: 'stars', count: rating, at: createdAt.toISOString() },
];
