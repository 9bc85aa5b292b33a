import { ReadMore } from '@trekker/design-system/actions/read-more.tsx';
import { srOnly } from '@trekker/design-system/content/visually-hidden.tsx';
import { useState } from 'react';
import { cutText } from '#web/components/cut-text.ts';
import { t } from '../highlight.texts.ts';
import styles from './cut-paragraph.module.css';

export type CutParagraphProps = {
  text: string;
  /** Longer texts are cut after so many characters until somebody asks for more. */
  most: number;
  /** Who says it, for those who only hear "Read more". */
  name: string;
  /** Attributes of the text, where it is in another language than the page. */
  mark: { lang: string; dir: 'ltr' | 'rtl' } | undefined;
};

export function CutParagraph({ text, most, name, mark }: CutParagraphProps) {
  const [open, setOpen] = useState(false);
  if (text.length <= most)
    return (
      <p className={styles.text} {...mark}>
        {text}
      </p>
    );
  return (
    <div className={styles.text}>
      <div data-needs-script>
        <p {...mark}>{open ? text : cutText(text, most)}</p>
        <ReadMore
          open={open}
          label={open ? t.showLess({ name, srOnly }) : t.readMore({ name, srOnly })}
          onClick={() => setOpen(!open)}
        />
      </div>
      <noscript>
        <p {...mark}>{text}</p>
      </noscript>
    </div>
  );
}
