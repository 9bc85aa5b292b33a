import type { ReadingTime } from '@trekker/rich-text/reading-time.ts';
import type { EditorHost } from './editor-host.ts';

export type RichTextEditorProps = {
  /** Of the field; an element with it can be focused. */
  id: string;
  label: string;
  /** Markdown. Another one than the editor gave last takes the place of the text. */
  value: string;
  /** The text after a change, in its normal form, and how long it is to its readers now and was before. */
  onChange: (markdown: string, reading: { before: ReadingTime; now: ReadingTime }) => void;
  host: EditorHost;
  /** The field holds paragraphs with marks and nothing else: other blocks become their words. */
  onlyParagraphs?: boolean | undefined;
  describedBy?: string | undefined;
  isInvalid?: boolean | undefined;
  /** Those of the text, where they are not the page's. */
  lang?: string | undefined;
  dir?: 'ltr' | 'rtl' | undefined;
  /** As the page of the text has it. */
  className?: string | undefined;
  /** Whoever was about to write goes on. */
  focusAtStart?: boolean | undefined;
};
