import { Button } from '@trekker/design-system/button.tsx';
import { useEffect, useId, useRef, useState } from 'react';
import { type Choice, ConflictChoice, type ConflictField } from './conflict-choice.tsx';
import styles from './conflict-panel.module.css';

export type ConflictPanelProps = {
  /** The fields that both have changed; see mergeChanges. */
  fields: readonly ConflictField[];
  /** Labels of the fields that only the other one changed: these are in the form already. */
  taken?: readonly string[];
  /** Called with a choice for every field; saving again is up to the form. */
  onResolve: (choices: Readonly<Record<string, Choice>>) => void;
};

/** Stands above a form that somebody else has saved meanwhile: both texts of each field, and which is to stand. */
export function ConflictPanel({ fields, taken = [], onResolve }: ConflictPanelProps) {
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({});
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const all = (choice: Choice) => setChoices(Object.fromEntries(fields.map(({ name }) => [name, choice])));
  const isDone = fields.every(({ name }) => choices[name]);
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 ref={heading} tabIndex={-1} className="t-block" id={id}>
        This was changed meanwhile
      </h2>
      <p>Somebody else has saved while you were writing. Nothing is lost: choose which text is to stand.</p>
      {taken.length > 0 && <p className="tiny">Taken over from them, as you had not touched it: {taken.join(', ')}.</p>}
      {fields.length > 1 && (
        <div className="row">
          <Button look="line" small onClick={() => all('mine')}>
            All of mine
          </Button>
          <Button look="line" small onClick={() => all('theirs')}>
            All of theirs
          </Button>
        </div>
      )}
      {fields.map((field) => (
        <ConflictChoice
          key={field.name}
          field={field}
          choice={choices[field.name]}
          onChoose={(choice) => setChoices({ ...choices, [field.name]: choice })}
        />
      ))}
      <div className="row">
        <Button disabled={!isDone} onClick={() => onResolve(choices)}>
          Take these texts
        </Button>
        {!isDone && <p className="tiny">Choose what is to stand for every field.</p>}
      </div>
    </section>
  );
}
