import { FilePreview } from '@trekker/design-system/staff/file-preview.tsx';
import type { PickedFile } from '@trekker/design-system/staff/picked-file.ts';
import { type ReactNode, useId } from 'react';
import styles from './conflict-choice.module.css';
import { isFilm } from './picture-files.ts';

/** What one of the two wrote: a text, with one item of a list a line, or pictures. */
export type ConflictSide = string | readonly PickedFile[];

export type ConflictField = {
  name: string;
  label: string;
  mine: ConflictSide;
  theirs: ConflictSide;
  /** Both can stand beside each other; see mergePictures. */
  isGallery: boolean;
};

export type Choice = 'mine' | 'theirs' | 'both';

export type ConflictChoiceProps = {
  field: ConflictField;
  choice: Choice | undefined;
  onChoose: (choice: Choice) => void;
};

/** One field that both have changed: what each wrote, side by side, and which is to stand. */
export function ConflictChoice({ field, choice, onChoose }: ConflictChoiceProps) {
  const group = useId();
  const option = (is: Choice, words: string, children?: ReactNode) => (
    <div className={styles.side}>
      <label>
        <input type="radio" name={group} checked={choice === is} onChange={() => onChoose(is)} />
        {words}
      </label>
      {children}
    </div>
  );
  return (
    <fieldset className={styles.field}>
      <legend>{field.label}</legend>
      <div className={styles.both}>
        {option('mine', 'Mine', <Side side={field.mine} />)}
        {option('theirs', 'Theirs', <Side side={field.theirs} />)}
        {field.isGallery && option('both', 'Both: theirs, then the pictures that I added')}
      </div>
    </fieldset>
  );
}

function Side({ side }: { side: ConflictSide }) {
  if (typeof side === 'string') return <p className={styles.words}>{side || '(empty)'}</p>;
  return (
    <ol className={styles.pictures}>
      {side.map((picture, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is only shown, and two new files may have one name
        <li key={place}>
          <FilePreview picked={picture} kind={isFilm(picture) ? 'video' : 'picture'} />
          <p>{wordsOf(picture) || `Picture ${place + 1}`}</p>
        </li>
      ))}
    </ol>
  );
}

const wordsOf = ({ name, caption, alt }: PickedFile) => [name, caption, alt].filter(Boolean).join(': ');
