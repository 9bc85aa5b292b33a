import { Button } from '@trekker/design-system/actions/button.tsx';
import { useEffect, useId, useRef, useState } from 'react';
import { type Choice, ConflictChoice, type ConflictField } from './conflict-choice.tsx';
import styles from './conflict-panel.module.css';
import { conflictWords, type NewerVersion } from './conflict-words.ts';
import { t } from './staff-conflicts.texts.ts';

/** Of its heading: what stands in the way of a save leads there. */
export const conflictHeading = 'newer-version';

export type ConflictPanelProps = {
  newer: NewerVersion;
  /** The fields that both have changed; see mergeFields. */
  fields: readonly ConflictField[];
  /** Labels of the fields that only the other one changed: these are in the form already. */
  taken?: readonly string[];
  /** It comes while somebody types. */
  keepsFocus?: boolean;
  /** Called with a choice for every field; saving again is up to the form. */
  onResolve: (choices: Readonly<Record<string, Choice>>) => void;
};

/** Stands above a form of which a newer version was saved: both versions of each field, and which is to stand. */
export function ConflictPanel({ newer, fields, taken = [], keepsFocus = false, onResolve }: ConflictPanelProps) {
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({});
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!keepsFocus) heading.current?.focus();
  }, [keepsFocus]);
  const all = (choice: Choice) => setChoices(Object.fromEntries(fields.map(({ name }) => [name, choice])));
  const isDone = fields.every(({ name }) => choices[name]);
  const words = conflictWords(newer);
  const hint = useId();
  return (
    <section className={styles.panel} aria-labelledby={conflictHeading}>
      <h2 ref={heading} tabIndex={-1} className="t-block" id={conflictHeading}>
        {words.title}
      </h2>
      <p>
        {words.who} {t.nothingLost}
      </p>
      {taken.length > 0 && <p className="tiny">{t.updatedHere({ fields: taken.join(', ') })}</p>}
      {fields.some(({ mine }) => typeof mine === 'string') && (
        <p className="tiny">
          {t.legend({ added: (words) => <ins>{words}</ins>, removed: (words) => <del>{words}</del> })}
        </p>
      )}
      {fields.length > 1 && (
        <div className="row">
          <Button variant="outline" small onClick={() => all('mine')}>
            {words.mineForAll}
          </Button>
          <Button variant="outline" small onClick={() => all('theirs')}>
            {words.theirsForAll}
          </Button>
        </div>
      )}
      {fields.map((field) => (
        <ConflictChoice
          key={field.name}
          field={field}
          words={words}
          choice={choices[field.name]}
          onChoose={(choice) => setChoices({ ...choices, [field.name]: choice })}
        />
      ))}
      <div className="row">
        <Button disabled={!isDone} aria-describedby={isDone ? undefined : hint} onClick={() => onResolve(choices)}>
          {t.useSelected}
        </Button>
        {!isDone && (
          <p className="tiny" id={hint}>
            {t.chooseEach}
          </p>
        )}
      </div>
    </section>
  );
}
