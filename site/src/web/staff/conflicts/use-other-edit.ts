import { useToast } from '@trekker/design-system/overlay/toasts.tsx';
import { useState } from 'react';
import type { UnsavedEdit } from '#features/unsaved-edits/unsaved-edit.contract.ts';
import type { OtherForm } from '../drafts/draft-lock.ts';
import { readEdited } from '../drafts/found-draft.ts';
import { withoutLostFiles } from '../fields/image-files.ts';
import type { ConflictField } from './conflict-choice.tsx';
import { conflictWords, type NewerVersion } from './conflict-words.ts';
import { type Choices, type FieldsOf, mergeVersions } from './merge-form.ts';
import { t } from './staff-conflicts.texts.ts';

/** What the same person typed into this form elsewhere, as far as it stands against what is typed here. */
export type OtherEdit = { newer: NewerVersion; fields: readonly ConflictField[]; taken: readonly string[] };

type Form<Values> = {
  /** What the form began with, and what it holds now. */
  read: () => { origin: Values; values: Values };
  /** Both texts are one. */
  onMerged: (merged: Values, edit: UnsavedEdit) => void;
};

/** Two texts of one person, typed in two tabs or on two devices, and neither saved. */
export function useOtherEdit<Values extends object>(fields: FieldsOf<Values>, { read, onMerged }: Form<Values>) {
  const [shown, setShown] = useState<(OtherEdit & { edit: UnsavedEdit }) | null>(null);
  const toast = useToast();

  const merge = (edit: UnsavedEdit, newer: NewerVersion, choices: Choices = {}) => {
    const { origin, values: mine } = read();
    const theirs = withoutLostFiles({ ...origin, ...readEdited<Values>(edit)?.values });
    const { merged, conflicts, taken } = mergeVersions(fields, { base: origin, mine, theirs }, choices);
    if (merged) {
      setShown(null);
      onMerged(merged, edit);
      return taken;
    }
    if (!shown) toast(conflictWords(newer).title, { bad: true, about: 'other' });
    setShown({ edit, newer, fields: conflicts, taken });
    return [];
  };
  return {
    other: shown satisfies OtherEdit | null,
    /** Puts both together; what both have changed is shown, to be chosen. */
    meet(edit: UnsavedEdit, from: OtherForm) {
      const taken = merge(edit, { from: `typed-${from}`, name: edit.device, savedAt: edit.savedAt });
      if (taken.length > 0) toast(t.updatedFromOther({ fields: taken.join(', ') }), { about: 'taken' });
    },
    resolve(choices: Choices) {
      if (shown) merge(shown.edit, shown.newer, choices);
    },
    close: () => setShown(null),
  };
}
