import type { Session } from '../../session/session.ts';
import { isAbandoned } from './draft-lock.ts';
import type { DraftStore, KeptForm } from './draft-store.ts';
import { type EditSubject, listEdits } from './edit-calls.ts';
import { type FoundDraft, findDrafts } from './found-draft.ts';

/** Where a form looks, and for whom. */
export type DraftPlace = { store: DraftStore; session: Session; owner: string };

/** The newest text that was typed into this form and not saved, and that no open tab of this browser holds. */
export async function lookForDraft<Values>(
  key: string,
  subject: EditSubject,
  { store, session, owner }: DraftPlace,
): Promise<FoundDraft<Values> | null> {
  const isOpen = async (slot: string) => !(await isAbandoned(slot));
  const edits = await listEdits(session, subject);
  const { found, ended } = findDrafts<Values>(store.find<KeptForm<Values>>(key, owner), edits);
  for (const slot of ended) if (!(await isOpen(slot))) store.forget(slot);
  for (const draft of found) if (!(await isOpen(draft.slot ?? `${key}#${draft.edit?.form}`))) return draft;
  return null;
}
