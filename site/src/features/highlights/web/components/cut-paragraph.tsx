import { ReadMore } from '@trekker/design-system/actions/read-more.tsx';
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
        <ReadMore open={open} of={` of ${of}`} onClick={() => setOpen(!open)} />
      </div>
      <noscript>
        <p>{text}</p>
      </noscript>
    </div>
  );
}
