import { ReadMore } from '@trekker/design-system/actions/read-more.tsx';
import { srOnly } from '@trekker/design-system/content/visually-hidden.tsx';
import { useId, useState } from 'react';
import { cutText } from '#web/components/cut-text.ts';
import { t } from '../../staff-feedback.texts.ts';
import styles from './feedback-text.module.css';

/** Longer texts are cut after so many characters until somebody asks for more. */
const most = 160;

/** Feedback in its row. `of` is whose it is, for those who only hear "Read more". */
export function FeedbackText({ text, of }: { text: string; of: string }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  if (text.length <= most) return <p className={styles.text}>{text}</p>;
  return (
    <div className={styles.text}>
      <p id={id}>{open ? text : cutText(text, most)}</p>
      <ReadMore
        open={open}
        label={open ? t.showLess({ name: of, srOnly }) : t.readMore({ name: of, srOnly })}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      />
    </div>
  );
}
