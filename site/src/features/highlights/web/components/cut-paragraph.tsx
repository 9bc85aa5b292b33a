import { ReadMore } from '@trekker/design-system/actions/read-more.tsx';
import { srOnly } from '@trekker/design-system/content/visually-hidden.tsx';
import { useState } from 'react';
import type { Highlight } from '../../highlight.contract.ts';
import { t } from '../highlight.texts.ts';
import styles from './cut-paragraph.module.css';
import { Quote } from './quote.tsx';

export type CutParagraphProps = {
  highlight: Highlight;
  /** Longer texts are cut after so many characters until somebody asks for more. */
  most: number;
  /** Attributes of the text, where it is in another language than the page. */
  mark: { lang: string; dir: 'ltr' | 'rtl' } | undefined;
};

export function CutParagraph({ highlight, most, mark }: CutParagraphProps) {
  const { name, description } = highlight;
  const [open, setOpen] = useState(false);
  if (description.length <= most)
    return (
      <p className={`has-links ${styles.text}`} {...mark}>
        <Quote of={highlight} />
      </p>
    );
  return (
    <div className={`has-links ${styles.text}`}>
      <div data-needs-script>
        <p {...mark}>{open ? <Quote of={highlight} /> : <Quote of={highlight} most={most} />}</p>
        <ReadMore
          open={open}
          label={open ? t.showLess({ name, srOnly }) : t.readMore({ name, srOnly })}
          onClick={() => setOpen(!open)}
        />
      </div>
      <noscript>
        <p {...mark}>
          <Quote of={highlight} />
        </p>
      </noscript>
    </div>
  );
}
