import { Field, type FieldProps, useFieldAttributes } from '@trekker/design-system/forms/field.tsx';
import { Textarea } from '@trekker/design-system/forms/input.tsx';
import type { ReadingTime } from '@trekker/rich-text/reading-time.ts';
import { readingTimeOfText } from '@trekker/rich-text/reading-time.ts';
import { isTooMuch } from '@trekker/rich-text-editor/document/too-much.ts';
import type { RichTextEditorProps } from '@trekker/rich-text-editor/rich-text-editor-props.ts';
import { printNumber } from '@trekker/texts/print-values.ts';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { TextField } from '#web/staff/fields/form-field.ts';
import styles from './rich-text-input.module.css';
import { t } from './staff-rich-text.texts.ts';
import { useEditorHost } from './use-editor-host.tsx';

export type RichTextInputProps = {
  /** Of the form: its limit, and how high it is without the editor. */
  field: TextField;
  label: string;
  id: string;
  error: string | null;
  /** It stands on the page as its readers will see it: no frame, no label but for those who listen. */
  isOnPaper?: boolean;
  /** It holds paragraphs with marks and nothing else. */
  onlyParagraphs?: boolean | undefined;
  /** Of the text, where it is another language than the page's. */
  written?: FieldProps['written'];
  /** Markdown. */
  value: string;
  onChange: (markdown: string, reading: { before: ReadingTime; now: ReadingTime }) => void;
};

/**
 * A text with structure in a form. The editor is loaded here alone; until it is there, and where it cannot be loaded,
 * the Markdown stands in a plain field, in which it can be written as well.
 */
export function RichTextInput({
  field,
  label,
  id,
  error,
  isOnPaper,
  onlyParagraphs,
  written,
  value,
  onChange,
}: RichTextInputProps) {
  const most = field.maxLength ?? Number.POSITIVE_INFINITY;
  const over = value.length - most;
  const note =
    value.length > most * 0.9
      ? t.charactersOf({ count: printNumber(value.length), most: printNumber(most) })
      : undefined;
  const tooLong = over > 0 ? t.shortenBy({ over }) : null;
  return (
    <Field
      label={label}
      id={id}
      error={tooLong ?? error}
      hint={field.hint?.()}
      note={note}
      written={written}
      hideLabel={isOnPaper}
      className={isOnPaper ? styles.paper : undefined}
    >
      <RichTextControl
        field={field}
        label={label}
        id={id}
        onlyParagraphs={onlyParagraphs}
        value={value}
        onChange={onChange}
      />
    </Field>
  );
}

type ControlProps = Omit<RichTextInputProps, 'error' | 'written'>;

function RichTextControl({ field, label, id, onlyParagraphs, value, onChange }: ControlProps): ReactNode {
  const ties = useFieldAttributes();
  const { host, dialogs } = useEditorHost();
  const { Editor, isWriting, hasFailed } = useEditorCode(id);
  if (!Editor)
    return (
      <Textarea
        className={styles.loading}
        data-for-later={(!hasFailed && isTooMuch(value)) || undefined}
        rows={field.rows}
        maxLength={field.maxLength}
        value={value}
        onChange={({ target }) =>
          onChange(target.value, { before: readingTimeOfText(value), now: readingTimeOfText(target.value) })
        }
      />
    );
  return (
    <div className={styles.editor}>
      <Editor
        id={id}
        label={label}
        value={value}
        onChange={onChange}
        host={host}
        onlyParagraphs={onlyParagraphs}
        describedBy={ties['aria-describedby']}
        isInvalid={ties['aria-invalid']}
        lang={ties.lang}
        dir={ties.dir}
        focusAtStart={isWriting}
      />
      {dialogs}
    </div>
  );
}

type Editor = ComponentType<RichTextEditorProps>;
/** `isWriting`: somebody is in the plain field and goes on in the editor. */
type EditorCode = { Editor: Editor | null; isWriting: boolean; hasFailed: boolean };
let loaded: Editor | null = null;

/** The editor, once its code is there. */
function useEditorCode(id: string): EditorCode {
  const [code, setCode] = useState<EditorCode>({ Editor: loaded, isWriting: false, hasFailed: false });
  useEffect(() => {
    if (import.meta.env.SSR) return;
    let isWanted = true;
    import('@trekker/rich-text-editor/rich-text-editor.tsx').then(
      ({ RichTextEditor }) => {
        loaded = RichTextEditor;
        if (isWanted)
          setCode(({ Editor }) => ({
            Editor: RichTextEditor,
            isWriting: !Editor && document.activeElement?.id === id,
            hasFailed: false,
          }));
      },
      // The plain field stays.
      (error) => {
        console.warn('The editor could not be loaded', error);
        if (isWanted) setCode((now) => ({ ...now, hasFailed: true }));
      },
    );
    return () => {
      isWanted = false;
    };
  }, [id]);
  return code;
}
