import { useEffect, useRef, useState } from 'react';
import type { Problem } from '#contract/problem.ts';
import type { EditForm } from '#web/staff/form/use-edit-form.ts';
import { useOneCall } from '#web/staff/form/use-one-call.ts';
import { t } from '../staff-translations.texts.ts';
import { fillBlanks } from './fill-blanks.ts';

export type Suggestion = {
  /** Whether the original says something that has no words here. */
  isWanted: boolean;
  busy: boolean;
  /** What came of it. */
  outcome: { words: string; isBad: boolean } | null;
  ask: () => void;
  /** Whether something that is not saved yet may be of a machine. */
  isUsed: () => boolean;
};

type SuggestionOptions<Values> = {
  /** The original, as this form would have it. */
  wanted: Values;
  /** Some fields in the other language, the others blank, and how many lines are still as in the original. */
  ask: (fields: string[]) => Promise<{ values: Values; kept: number }>;
};

/** Fills what is empty in a form with what a machine suggests; what is written stays, also while that is asked. */
export function useSuggestion<Values extends object>(
  { values, change, isDirty }: Pick<EditForm<unknown, Values>, 'values' | 'change' | 'isDirty'>,
  { wanted, ask }: SuggestionOptions<Values>,
): Suggestion {
  const now = useRef(values);
  now.current = values;
  const isUsed = useRef(false);
  const [outcome, setOutcome] = useState<Suggestion['outcome']>(null);
  const { busy, run } = useOneCall();
  // Saved, or taken back.
  useEffect(() => {
    if (!isDirty) isUsed.current = false;
  }, [isDirty]);
  const fields = Object.keys(fillBlanks(values, wanted).fields);
  return {
    isWanted: fields.length > 0,
    busy,
    outcome,
    isUsed: () => isUsed.current,
    ask: () =>
      void run(
        async () => {
          setOutcome(null);
          const suggested = await ask(fields);
          const filled = fillBlanks(now.current, suggested.values);
          if (filled.count > 0) {
            change(filled.fields);
            isUsed.current = true;
          }
          const { count } = filled;
          const words =
            suggested.kept > 0 ? `${t.filled({ count })} ${t.kept({ count: suggested.kept })}` : t.filled({ count });
          setOutcome({ words, isBad: false });
        },
        (problem: Problem) => setOutcome({ words: problem.message, isBad: true }),
      ),
  };
}
