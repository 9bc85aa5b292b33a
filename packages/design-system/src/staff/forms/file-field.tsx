import { useId, useRef, useState } from 'react';
import { Button } from '../../actions/button.tsx';
import { classNames } from '../../class-names.ts';
import { FieldError } from '../../forms/field.tsx';
import { Group } from '../../group.tsx';
import { t } from '../staff-controls.texts.ts';
import { AlternativeText } from './alternative-text.tsx';
import { DropBox, takeFiles } from './drop-box.tsx';
import styles from './file-field.module.css';
import { FilePreview } from './file-preview.tsx';
import {
  type FileCheck,
  type LibraryButton,
  type LibraryFile,
  libraryFile,
  type PickedFile,
  pickedFile,
  replaced,
  replacedByLibrary,
  sortFiles,
} from './picked-file.ts';

export type FileFieldProps = {
  label: string;
  /** Of the control that chooses; an ErrorSummary may link to it. */
  id?: string | undefined;
  kind?: 'image' | 'video' | 'captions' | undefined;
  value: PickedFile | null;
  onChange: (value: PickedFile | null) => void;
  accept: string;
  hint?: string | undefined;
  error?: string | null | undefined;
  check?: FileCheck | undefined;
  /** How much of the form has been sent, 0 to 100; undefined while nothing is under way. */
  percent?: number | undefined;
  /** It may be taken away without another in its place. */
  removable?: boolean | undefined;
  /** What it shows can be written below it. */
  describable?: boolean | undefined;
  /** Width to height of the preview. */
  ratio?: string | undefined;
  /** On what it is shown whole, as a logo is. */
  plate?: 'paper' | 'night' | undefined;
  /** It may be chosen from a library as well. */
  library?: LibraryButton | undefined;
};

/** One image or video: chosen or dropped, seen at once, replaced, and its progress while it goes up. */
export function FileField(props: FileFieldProps) {
  const { label, id, kind = 'image', value, onChange, accept, hint, error, check, percent, removable, ratio } = props;
  const { describable, library: Library, plate } = props;
  const [refusal, setRefusal] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const errorId = `${useId()}-error`;
  const wrong = refusal ?? error;
  const describedBy = wrong ? errorId : undefined;

  const take = (files: File[]) => {
    const { taken, refusals } = sortFiles(files, check, 1);
    setRefusal(refusals[0] ?? null);
    if (taken[0]) onChange(value ? replaced(value, taken[0]) : pickedFile(taken[0]));
  };
  const choose = ([chosen]: readonly LibraryFile[]) => {
    setRefusal(null);
    if (chosen) onChange(value ? replacedByLibrary(value, chosen) : libraryFile(chosen));
  };
  const fromLibrary = Library && kind !== 'captions' && <Library label={label} kind={kind} onChoose={choose} />;
  const remove = () => {
    setRefusal(null);
    onChange(null);
  };
  return (
    <Group className={styles.field} label={label}>
      <span className={styles.label}>{label}</span>
      {value ? (
        kind !== 'captions' && <FilePreview picked={value} kind={kind} ratio={ratio} plate={plate} percent={percent} />
      ) : (
        <DropBox
          id={id}
          kind={kind}
          label={label}
          accept={accept}
          hint={hint}
          describedBy={describedBy}
          invalid={Boolean(wrong)}
          onFiles={take}
        />
      )}
      {/* The button of the library keeps its place, and with it the focus, when something was chosen. */}
      {(value || fromLibrary) && (
        <div className={classNames(styles.tools, value && styles.filled)}>
          {value && (
            <Button
              id={id}
              variant="outline"
              small
              aria-describedby={describedBy}
              onClick={() => input.current?.click()}
            >
              {t.replace}
            </Button>
          )}
          {fromLibrary}
          {value && removable && (
            <Button variant="ghost" small onClick={remove}>
              {t.remove}
            </Button>
          )}
          {value && (
            <span className={styles.name} dir="auto">
              {value.name}
            </span>
          )}
          {value && (
            <input ref={input} type="file" hidden accept={accept} onChange={(event) => takeFiles(event, take)} />
          )}
        </div>
      )}
      {value && describable && <AlternativeText value={value.alt} onChange={(alt) => onChange({ ...value, alt })} />}
      <div aria-live="polite">{wrong && <FieldError id={errorId}>{wrong}</FieldError>}</div>
    </Group>
  );
}
