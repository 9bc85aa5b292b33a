import { useRef, useState } from 'react';
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
};

/** What a form holds beside the texts: whether some that nobody has reviewed are of a machine. */
export type Mark = { machine: boolean };

type SuggestionOptions<Values> = {
  /** The original, as this form would have it. */
  wanted: Values;
  /** Some fields in the other language, the others blank, and how many lines are still as in the original. */
  ask: (fields: string[]) => Promise<{ values: Values; kept: number }>;
};

/** Fills what is empty in a form with what a machine suggests; what is written stays, also while that is asked. */
export function useSuggestion<Values extends object>(
  { values, change }: Pick<EditForm<unknown, Values & Mark>, 'values' | 'change'>,
  { wanted, ask }: SuggestionOptions<Values>,
): Suggestion {
  const now = useRef(values);
  now.current = values;
  const [outcome, setOutcome] = useState<Suggestion['outcome']>(null);
  const { busy, run } = useOneCall();
  const fields = Object.keys(fillBlanks(values, wanted).fields);
  return {
    isWanted: fields.length > 0,
    busy,
    outcome,
    ask: () =>
      void run(
        async () => {
          setOutcome(null);
          const suggested = await ask(fields);
          const filled = fillBlanks(now.current, suggested.values);
          // Kept with what is typed: a draft that is found again is as much the machine's.
          if (filled.count > 0) change({ ...filled.fields, machine: true } as Partial<Values & Mark>);
          const { count } = filled;
          const words =
            suggested.kept > 0 ? `${t.filled({ count })} ${t.kept({ count: suggested.kept })}` : t.filled({ count });
          setOutcome({ words, isBad: false });
        },
        (problem: Problem) => setOutcome({ words: problem.message, isBad: true }),
      ),
  };
}
