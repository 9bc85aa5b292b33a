import { FilePreview } from '@trekker/design-system/staff/forms/file-preview.tsx';
import type { PickedFile } from '@trekker/design-system/staff/forms/picked-file.ts';
import { staticList } from '@trekker/design-system/static-list.ts';
import { compareTexts } from '@trekker/rich-text/compare-texts.ts';
import { type ReactNode, useId } from 'react';
import { isVideo } from '../fields/image-files.ts';
import { ComparedWords } from './compared-words.tsx';
import styles from './conflict-choice.module.css';
import type { ConflictWords } from './conflict-words.ts';
import { t } from './staff-conflicts.texts.ts';

/** What one of the two wrote: a text, with one item of a list a line, or images. */
export type ConflictSide = string | readonly PickedFile[];

export type ConflictField = {
  name: string;
  label: string;
  /** What both began with. */
  base: ConflictSide;
  mine: ConflictSide;
  theirs: ConflictSide;
  /** Both can stand beside each other; see mergePictures. */
  isGallery: boolean;
};

export type Choice = 'mine' | 'theirs' | 'both';

export type ConflictChoiceProps = {
  field: ConflictField;
  words: Pick<ConflictWords, 'mine' | 'theirs'>;
  choice: Choice | undefined;
  onChoose: (choice: Choice) => void;
};

/** One field that both have changed: what each wrote, side by side, with what is new in it, and which is to stand. */
export function ConflictChoice({ field, words, choice, onChoose }: ConflictChoiceProps) {
  const group = useId();
  const { base } = field;
  const option = (is: Choice, label: string, children?: ReactNode) => (
    <div className={styles.side}>
      <label>
        <input type="radio" name={group} checked={choice === is} onChange={() => onChoose(is)} />
        {label}
      </label>
      {children}
    </div>
  );
  return (
    <fieldset className={styles.field}>
      <legend>{field.label}</legend>
      <div className={styles.both}>
        {option('mine', words.mine, <Side side={field.mine} base={base} />)}
        {option('theirs', words.theirs, <Side side={field.theirs} base={base} />)}
        {hasWords(base) && (
          <div className={styles.before}>
            <p>{t.beforeBoth}</p>
            <Side side={base} base={base} />
          </div>
        )}
        {field.isGallery && option('both', t.keepBoth)}
      </div>
    </fieldset>
  );
}

const hasWords = (side: ConflictSide) => typeof side === 'string' && side !== '';

function Side({ side, base }: { side: ConflictSide; base: ConflictSide }) {
  if (typeof side === 'string') return <Text text={side} before={typeof base === 'string' ? base : ''} />;
  return (
    <ol className={styles.images}>
      {staticList(side, (image, place) => (
        <li>
          <FilePreview picked={image} kind={isVideo(image) ? 'video' : 'image'} />
          <p>{wordsOf(image) || t.imageNumber({ number: place + 1 })}</p>
        </li>
      ))}
    </ol>
  );
}

function Text({ text, before }: { text: string; before: string }) {
  return (
    <p className={styles.words}>
      {text === '' && <span className="muted">{t.empty} </span>}
      <ComparedWords changes={compareTexts(before, text)} />
    </p>
  );
}

const wordsOf = ({ name, caption, alt }: PickedFile) => [name, caption, alt].filter(Boolean).join(': ');
