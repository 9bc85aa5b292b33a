import styles from './paper-text.module.css';
import { RichTextInput, type RichTextInputProps } from './rich-text-input.tsx';

export type PaperTextProps = Omit<RichTextInputProps, 'isOnPaper'> & {
  /** Its readers see it begin with a large letter. */
  hasInitial?: boolean;
};

/** A text on the paper, as its readers will see it. */
export function PaperText({ hasInitial = false, ...props }: PaperTextProps) {
  return (
    <div className={styles.content} data-initial={hasInitial || undefined}>
      <RichTextInput {...props} isOnPaper />
    </div>
  );
}
