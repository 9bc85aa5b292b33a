import { useRef, useState } from 'react';
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

const nameOf = ({ form, sequence }: UnsavedEdit) => `${form} ${sequence}`;

/** What was typed earlier and is offered, one after the other. */
export function useFoundDraft<Values extends object>(options: FoundDraftOptions<Values>) {
  const { key, stored, place, readSubject, forgetEdit } = options;
  const [found, setFound] = useState<FoundDraft<Values> | null>(null);
  /** The same, for whoever asks later than it was drawn. */
  const offered = useRef<FoundDraft<Values> | null>(null);
  const looking = useRef(Promise.resolve());
  /** The server may have these a moment longer, or until there is a line again. */
  const thrownAway = useRef(new Set<string>());
  const isThrownAway = (edit: UnsavedEdit | null | undefined) => !!edit && thrownAway.current.has(nameOf(edit));
  const offer = (next: FoundDraft<Values> | null) => {
    offered.current = next;
    setFound(next);
  };

  const forget = async ({ slot, edit }: FoundDraft<Values>) => {
    if (slot) place.store.forget(slot);
    if (edit) await forgetEdit(edit);
  };
  const lookNow = async () => {
    const subject = readSubject();
    if (!subject) return;
    const next = await lookForDraft<Values>(key, subject, place);
    if (subject !== readSubject()) return;
    const isNews = next !== null && !isThrownAway(next.edit) && differ({ ...stored, ...next.values }, stored);
    offer(isNews ? next : null);
    if (next && !isNews) await forget(next);
  };
  const look = () => {
    looking.current = lookNow();
    return looking.current;
  };
  return {
    found,
    look,
    close: () => offer(null),
    /** Throws it away; an older one may be found then. */
    async discard() {
      if (!found) return;
      offer(null);
      if (found.edit) thrownAway.current.add(nameOf(found.edit));
      await forget(found);
      await look();
    },
    /** How the question stands that an offer asks, for what the server has of this form. */
    async answerTo(edit: UnsavedEdit): Promise<'open' | 'thrown away' | 'none'> {
      await looking.current;
      if (offered.current) return 'open';
      return isThrownAway(edit) ? 'thrown away' : 'none';
    },
  };
}
