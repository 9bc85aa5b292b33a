import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from '../../actions/button.tsx';
import { IconButton } from '../../actions/icon-button.tsx';
import { Field } from '../../forms/field.tsx';
import { Input } from '../../forms/input.tsx';
import { CloseIcon } from '../../icon.tsx';
import { LiveRegion } from '../../overlay/live-region.tsx';
import { addable, without } from '../lists/order.ts';
import { t } from '../staff-controls.texts.ts';
import styles from './tag-input.module.css';

export type TagInputProps = {
  label: string;
  value: readonly string[];
  onChange: (tags: string[]) => void;
  /** Of the text field; give one where an ErrorSummary links to it. */
  id?: string | undefined;
  hint?: ReactNode | undefined;
  error?: string | null | undefined;
  optional?: boolean | undefined;
  placeholder?: string | undefined;
  /** Of one tag. */
  maxLength?: number | undefined;
};

/** Ends a word, as Enter does. */
const comma = /[,،]/;

/**
 * Words as chips. Enter, a comma, the button and leaving the field add what was typed, trimmed and once. Chips go by
 * their button, and by Delete on it; Backspace in the empty field leads to the last one.
 */
export function TagInput({ label, value, onChange, id, hint, error, optional, placeholder, maxLength }: TagInputProps) {
  const [typed, setTyped] = useState('');
  const [said, say] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const chips = useRef<HTMLUListElement>(null);

  const addWords = (words: readonly string[]) => {
    const tags = [...value];
    for (const word of words) {
      const tag = addable(tags, word);
      if (tag !== undefined) tags.push(tag);
      if (word.trim()) say(tag === undefined ? t.isAlreadyAdded({ name: word.trim() }) : t.rowAdded({ name: tag }));
    }
    if (tags.length > value.length) onChange(tags);
  };
  const add = () => {
    addWords(typed.split(comma));
    setTyped('');
  };
  const type = (text: string) => {
    const words = text.split(comma);
    const last = words.pop() ?? '';
    addWords(words);
    setTyped(last.trimStart());
  };
  const remove = (place: number) => {
    const buttons = chips.current?.querySelectorAll('button');
    (buttons?.[place + 1] ?? buttons?.[place - 1] ?? input.current)?.focus();
    say(t.rowRemoved({ name: value[place] ?? '' }));
    onChange(without(value, place));
  };
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    // Enter also ends a word of an input method, which is no wish to add it.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      add();
    }
    if (event.key === 'Backspace' && typed === '')
      chips.current?.querySelector<HTMLElement>('li:last-child button')?.focus();
  };
  const addAndStay = () => {
    add();
    input.current?.focus();
  };

  return (
    <Field label={label} id={id} hint={hint} error={error} optional={optional}>
      <div className={styles.adder}>
        <Input
          ref={input}
          value={typed}
          placeholder={placeholder}
          maxLength={maxLength}
          autoComplete="off"
          enterKeyHint="enter"
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKey}
          onBlur={add}
        />
        <Button variant="outline" small aria-label={t.addTo({ label })} onClick={addAndStay}>
          {t.add}
        </Button>
      </div>
      {value.length > 0 && (
        <ul ref={chips} className={styles.chips} aria-label={label}>
          {value.map((tag, place) => (
            <li key={tag}>
              <span>{tag}</span>
              <IconButton
                label={t.removeOf({ name: tag })}
                onClick={() => remove(place)}
                onKeyDown={(event) => ['Delete', 'Backspace'].includes(event.key) && remove(place)}
              >
                <CloseIcon small />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <LiveRegion>{said}</LiveRegion>
    </Field>
  );
}
