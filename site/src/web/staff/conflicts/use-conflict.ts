import { useToast } from '@trekker/design-system/overlay/toasts.tsx';
import { useState } from 'react';
import type { SavedSince } from '#contract/problem.ts';
import type { ConflictField } from './conflict-choice.tsx';
import type { NewerVersion } from './conflict-words.ts';
import { type Choices, type FieldsOf, mergeVersions, withChosenGalleries } from './merge-form.ts';
import { t } from './staff-conflicts.texts.ts';

/** What two people changed in different ways, while somebody has to choose. */
export type Conflict<Item> = {
  newer: NewerVersion;
  /** What is stored now. */
  theirs: Item;
  byServer: SavedSince | undefined;
  /** What the form held when it was refused. */
  sent: unknown;
  fields: readonly ConflictField[];
  /** Labels of what only they changed. */
  taken: readonly string[];
};

export type ConflictState<Item, Values> = {
  conflict: Conflict<Item> | null;
  close(): void;
  /** Both versions in one. Null where neither can decide: then there is a conflict to be shown. */
  merge(
    newest: Pick<Conflict<Item>, 'newer' | 'theirs' | 'byServer'>,
    form: { base: Values; mine: Values },
    choices?: Choices,
  ): { merged: Values; taken: readonly string[] } | null;
  /** My form with the galleries that were chosen; says how many of their images are gone for good. */
  choose(theirs: Item, mine: Values, choices: Choices): Promise<Values>;
};

/** What somebody else has saved while a form was open. */
export function useConflict<Item, Values extends object>(
  fields: FieldsOf<Values>,
  read: (item: Item) => Values,
): ConflictState<Item, Values> {
  const [conflict, setConflict] = useState<Conflict<Item> | null>(null);
  const toast = useToast();
  return {
    conflict,
    close: () => setConflict(null),
    merge({ newer, theirs, byServer }, form, choices = {}) {
      const sent = conflict ? (conflict.sent as Values) : form.mine;
      const versions = { ...form, theirs: read(theirs) };
      const { merged, conflicts, taken } = mergeVersions(fields, versions, choices, byServer && { ...byServer, sent });
      if (merged) return { merged, taken };
      setConflict({ theirs, newer, byServer, sent, fields: conflicts, taken });
      return null;
    },
    async choose(theirs, form, choices) {
      const { mine, lost } = await withChosenGalleries(form, read(theirs), choices);
      if (lost > 0)
        toast(t.imagesLost({ count: lost }), {
          bad: true,
          about: 'lost',
        });
      return mine;
    },
  };
}
