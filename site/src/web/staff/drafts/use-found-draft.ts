import { useState } from 'react';
import type { UnsavedEdit } from '#features/unsaved-edits/unsaved-edit.contract.ts';
import { differ } from '../fields/form-values.ts';
import type { EditSubject } from './edit-calls.ts';
import type { FoundDraft } from './found-draft.ts';
import { type DraftPlace, lookForDraft } from './look-for-draft.ts';

export type FoundDraftOptions<Values> = {
  key: string;
  /** What is stored by now need not be asked about. */
  stored: Values;
  place: DraftPlace;
  /** The form that is open; null once it is not. */
  readSubject: () => EditSubject | null;
  forgetEdit: (edit: UnsavedEdit) => Promise<void>;
};

/** What was typed earlier and is offered, one after the other. */
export function useFoundDraft<Values extends object>(options: FoundDraftOptions<Values>) {
  const { key, stored, place, readSubject, forgetEdit } = options;
  const [found, setFound] = useState<FoundDraft<Values> | null>(null);

  const forget = async ({ slot, edit }: FoundDraft<Values>) => {
    if (slot) place.store.forget(slot);
    if (edit) await forgetEdit(edit);
  };
  const look = async () => {
    const subject = readSubject();
    if (!subject) return;
    const next = await lookForDraft<Values>(key, subject, place);
    if (subject !== readSubject()) return;
    const isNews = next !== null && differ({ ...stored, ...next.values }, stored);
    setFound(isNews ? next : null);
    if (next && !isNews) await forget(next);
  };
  return {
    found,
    look,
    close: () => setFound(null),
    /** Throws it away; an older one may be found then. */
    async discard() {
      if (!found) return;
      setFound(null);
      await forget(found);
      await look();
    },
  };
}
