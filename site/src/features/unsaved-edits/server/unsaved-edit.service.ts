import { Problem } from '#contract/problem.ts';
import type { Queryable } from '#server/queryable.ts';
import type { EditVersion } from '../unsaved-edit.contract.ts';
import { t } from './api-unsaved-edits.texts.ts';
import * as store from './unsaved-edit.repository.ts';

/**
 * Keeps what somebody typed. What a form sent before arrives late at times: the newer one stands, and that is its
 * answer. Throws `conflict` where another form of the same person has kept something that this one does not know.
 */
export async function keepEdit(
  db: Queryable,
  edit: store.NewEdit,
  basedOn: EditVersion | null,
): Promise<EditVersion & { savedAt: Date }> {
  const kept = await store.putEdit(db, edit, basedOn);
  if (kept) {
    if (kept.isFirst) await store.deleteSurplusEdits(db, edit.accountId);
    return { form: edit.form, sequence: edit.sequence, savedAt: kept.savedAt };
  }
  const there = await store.findEdit(db, edit);
  if (there && there.form === edit.form) return there;
  throw new Problem('conflict', t.typedElsewhere);
}

/** For a copy of somebody's personal data. */
export async function copyEdits(db: Queryable, accountId: string) {
  const edits = await store.listEditsOf(db, accountId);
  return edits.map(({ kind, item, content, device, savedAt }) => ({ kind, item, content, device, savedAt }));
}
