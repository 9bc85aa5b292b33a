import { useState } from 'react';
import { cutText } from '#web/components/cut-text.ts';
import styles from './cut-paragraph.module.css';

export type CutParagraphProps = {
  text: string;
  /** Longer texts are cut after so many characters until somebody asks for more. */
  most: number;
  /** Whose text it is, for those who only hear "Read more". */
  of: string;
};

export function CutParagraph({ text, most, of }: CutParagraphProps) {
  const [open, setOpen] = useState(false);
  if (text.length <= most) return <p className={styles.text}>{text}</p>;
  return (
    <div className={styles.text}>
      <div data-needs-script>
        <p>{open ? text : cutText(text, most)}</p>
        <button type="button" className={styles.more} aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Show less' : 'Read more'}
          <span className="sr"> of {of}</span>
        </button>
      </div>
      <noscript>
        <p>{text}</p>
      </noscript>
    </div>
  );
}
