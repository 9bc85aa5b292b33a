import { headingsOf } from '@trekker/rich-text/headings.ts';
import type { LanguageMark } from '#web/language/written-in.tsx';
import type { RichTextBody } from '../../rich-text.contract.ts';
import { t } from '../rich-text.texts.ts';
import styles from './text-contents.module.css';

const fewest = 3;

export const hasContents = ({ blocks }: RichTextBody): boolean => headingsOf(blocks).length >= fewest;

type TextContentsProps = {
  body: RichTextBody;
  title?: string;
  /** That of its words. */
  mark: LanguageMark;
};

/** The headings of a long text, to go to. A text of few needs none. */
export function TextContents({ body, title = t.contents, mark }: TextContentsProps) {
  const headings = headingsOf(body.blocks);
  if (headings.length < fewest) return null;
  return (
    <nav className={styles.contents} aria-labelledby="contents" data-screen-only>
      <p className="t-small" id="contents">
        {title}
      </p>
      <ol {...mark}>
        {headings.map(({ id, level, text }) => (
          <li key={id} data-level={level}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
