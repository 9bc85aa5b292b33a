import type { RefObject } from 'react';
import type { Choices, FieldsOf } from '../conflicts/merge-form.ts';
import { type OtherEdit, useOtherEdit } from '../conflicts/use-other-edit.ts';
import { isTooLong } from '../fields/form-field.ts';
import { differ } from '../fields/form-values.ts';
import { withoutLostFiles } from '../fields/image-files.ts';
import { leftHere } from './draft-lock.ts';
import type { KeptForm } from './draft-store.ts';
import { asEdit, isBefore, readEdited } from './found-draft.ts';
import { type DraftState, useDraft } from './use-draft.ts';

/** What the frame around a form shows of its draft. */
export type FormDraftState = Pick<DraftState<unknown>, 'found' | 'isOutdated' | 'discard' | 'saving'> & {
  restore: () => void;
  /** What the same person typed elsewhere, and is to be chosen from. */
  other: OtherEdit | null;
  resolveOther: (choices: Choices) => void;
};

export type FormDraftOptions<Values> = {
  key: string;
  fields: FieldsOf<Values>;
  /** What is stored. */
  base: { values: Values; updatedAt: string | null };
  values: Values;
  origin: Values;
  /** What the form holds at any moment. */
  now: RefObject<Values>;
  /** Puts a draft into the form. */
  show: (form: Partial<KeptForm<Values>>) => void;
};

/** The draft of a form, which goes back into its fields. */
export function useFormDraft<Values extends object>(options: FormDraftOptions<Values>) {
  const { key, fields, base, values, origin, now, show } = options;
  const others = useOtherEdit<Values>(fields, {
    read: () => ({ origin, values: now.current }),
    onMerged(merged, edit) {
      // A save compares what was begun with an older version with what has been saved since.
      const isOlder = isBefore(edit.startedFrom, draft.startedFrom);
      const began = isOlder ? { ...origin, ...readEdited<Values>(edit)?.origin } : origin;
      show({ values: merged, origin: began });
      draft.mergedWith(edit, { values: merged, origin: began });
    },
  });
  const draft = useDraft<Values>({
    key,
    typed: { values, origin },
    stored: base.values,
    updatedAt: base.updatedAt,
    isTooLong: isTooLong(fields, values),
    onOther: others.meet,
  });
  const shown: FormDraftState = {
    found: draft.found,
    isOutdated: draft.isOutdated,
    discard: draft.discard,
    saving: draft.saving,
    other: others.other,
    resolveOther: others.resolve,
    restore() {
      const { found } = draft;
      // What was typed while the offer stood is not lost by taking it.
      if (found && differ(now.current, base.values)) {
        draft.close();
        return others.meet(asEdit(found), found.device === null ? leftHere() : 'device');
      }
      const kept = draft.restore();
      if (kept)
        show({
          values: withoutLostFiles({ ...base.values, ...kept.values }),
          origin: { ...base.values, ...kept.origin },
        });
    },
  };
  return {
    shown,
    startedFrom: draft.startedFrom,
    /** The server has all of it. */
    saved() {
      others.close();
      draft.saved();
    },
  };
}
