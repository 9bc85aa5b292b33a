import type { EditVersion, UnsavedEdit } from '#features/unsaved-edits/unsaved-edit.contract.ts';
import { isAbandoned, leftHere, type OtherForm } from './draft-lock.ts';
import { type EditSubject, listEdits } from './edit-calls.ts';
import type { DraftPlace } from './look-for-draft.ts';

type OpenForm = {
  key: string;
  place: DraftPlace;
  /** The form that is open; null once it is not. */
  readSubject: () => EditSubject | null;
  answerTo: (edit: UnsavedEdit) => Promise<'open' | 'thrown away' | 'none'>;
  /** Sends what is typed here in the place of that. */
  writeOver: (version: EditVersion | null) => void;
  onOther: (edit: UnsavedEdit, from: OtherForm) => void;
};

/** The server has something else of this form, by the same person: what becomes of it. */
export async function meetConflict({ key, place, readSubject, answerTo, writeOver, onOther }: OpenForm) {
  const own = readSubject();
  const edits = own && (await listEdits(place.session, own));
  if (own !== readSubject() || !edits) return;
  const other = edits.find(({ item }) => item === own.item);
  // It was saved or thrown away meanwhile.
  if (!other) return writeOver(null);
  const answer = await answerTo(other);
  // Nothing goes into the form that its writer was asked about and has not chosen.
  if (answer === 'open' || own !== readSubject()) return;
  if (answer === 'thrown away') return writeOver(other);
  const slot = `${key}#${other.form}`;
  if (!(await isAbandoned(slot))) return onOther(other, 'tab');
  const isOfThisBrowser = place.store.find(key, place.owner).some((kept) => kept.slot === slot);
  onOther(other, isOfThisBrowser ? leftHere() : 'device');
}
