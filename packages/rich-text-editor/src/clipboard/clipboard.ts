import { isAllowedLink, normalLink } from '@trekker/rich-text/allowed-links.ts';
import type { Block } from '@trekker/rich-text/document.ts';
import { normalForm } from '@trekker/rich-text/normal-form.ts';
import { asParagraphs, markdownOfPlainText } from '@trekker/rich-text/normal-markdown.ts';
import { readMarkdown } from '@trekker/rich-text/read-markdown.ts';
import { writeMarkdown } from '@trekker/rich-text/write-markdown.ts';
import { type MarkType, Slice } from 'prosemirror-model';
import { type EditorState, Plugin, Selection, type Transaction } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { fromNodes } from '../document/from-document.ts';
import { schema } from '../document/schema.ts';
import { toNodes } from '../document/to-document.ts';
import { hasMore, isTooMuch } from '../document/too-much.ts';
import { t } from '../staff-editor.texts.ts';
import { asSlice, ClipboardParser } from './clipboard-parser.ts';
import { wordsOfHtml } from './words-of-html.ts';

/** More than any text of the site may have: it is taken as it is, letter by letter, and not looked into. */
const mostText = 120_000;
const mostHtml = 1_500_000;
/** Elements and lines of what was copied as HTML. */
const mostPieces = 10_000;
/** What would run on a page: none does here, but the browser reports each, which takes it longer than to read it. */
const mostHandlers = 200;

const isTooMuchHtml = (html: string): boolean =>
  html.length > mostHtml || hasMore(html, /<[a-z]|\n/gi, mostPieces) || hasMore(html, /\son[a-z]+\s*=/gi, mostHandlers);

export type ClipboardOptions = {
  /** Takes the image files; false when nobody does. */
  onImages: (view: EditorView, files: readonly File[], pos: number) => boolean;
  say: (what: string) => void;
  /** Takes Markdown that is too much to be shown as readers see it. */
  onTooMuch: (view: EditorView, markdown: string) => void;
  onlyParagraphs: boolean;
};

/**
 * Copying gives Markdown as it is stored, beside the HTML that other programs take; pasting reads both. With Shift, as
 * browsers have it, the words come without anything.
 */
export function clipboard({ onImages, onTooMuch, say, onlyParagraphs }: ClipboardOptions): Plugin {
  const taken = (blocks: readonly Block[]) => (onlyParagraphs ? asParagraphs(blocks) : blocks);
  /** What was just read and is too much. */
  let heavy: string | null = null;
  const takeHeavy = (view: EditorView): boolean => {
    if (heavy === null) return false;
    const markdown = heavy;
    heavy = null;
    onTooMuch(view, markdown);
    return true;
  };
  return new Plugin({
    appendTransaction: (trs, _, state) => (trs.some((tr) => tr.getMeta('paste')) ? lineAtEnd(state) : null),
    props: {
      clipboardParser: new ClipboardParser(onlyParagraphs ? asParagraphs : undefined),
      clipboardTextSerializer: (slice) => writeMarkdown(normalForm(fromNodes(slice.content))),
      clipboardTextParser(text, _, isPlain) {
        if (isTooMuch(text)) {
          heavy = isPlain ? markdownOfPlainText(text) : text;
          return Slice.empty;
        }
        if (isPlain || text.length > mostText) return none;
        const blocks = readMarkdown(text);
        return isJustLines(text, blocks) ? none : asSlice(toNodes(taken(blocks)));
      },
      handleDOMEvents: {
        paste(view, event) {
          const html = event.clipboardData?.getData('text/html') ?? '';
          if (!isTooMuchHtml(html)) return false;
          event.preventDefault();
          const words = event.clipboardData?.getData('text/plain') || wordsOfHtml(html);
          if (!isTooMuch(words)) say(t.formattingLost);
          view.pasteText(words);
          return true;
        },
      },
      handlePaste(view, event) {
        if (takeHeavy(view)) return true;
        const data = event.clipboardData;
        if (!data) return false;
        const images = imagesIn(data);
        // Word and browsers put a picture of the words beside them.
        if (images.length > 0 && !data.getData('text/html') && !data.getData('text/plain'))
          return onImages(view, images, view.state.selection.to);
        return linkSelection(view, data.getData('text/plain').trim());
      },
      handleDrop(view, event) {
        if (takeHeavy(view)) return true;
        const images = event.dataTransfer ? imagesIn(event.dataTransfer) : [];
        const over = view.posAtCoords({ left: event.clientX, top: event.clientY });
        if (images.length === 0 || !over) return false;
        event.preventDefault();
        return onImages(view, images, over.pos);
      },
    },
  });
}

/** After a table, a picture or a card at the very end there would be no line to go on writing. */
function lineAtEnd({ doc, tr }: EditorState): Transaction | null {
  if (doc.lastChild?.isTextblock || doc.lastChild?.type.isInGroup('plain')) return null;
  tr.insert(doc.content.size, schema.node('paragraph'));
  return tr.setSelection(Selection.atEnd(tr.doc)).scrollIntoView();
}

/** ProseMirror then takes the text as lines of words. Its types do not know that it may. */
const none = null as unknown as Slice;

const imagesIn = ({ files }: DataTransfer): File[] => [...files].filter(({ type }) => type.startsWith('image/'));

/** Lines without any mark, from a program that knows no paragraphs: each is one. */
function isJustLines(text: string, [only, ...others]: readonly Block[]): boolean {
  if (!text.includes('\n') || /\n[^\S\n]*\n/.test(text)) return false;
  return others.length === 0 && only?.t === 'p' && only.c.every((part) => typeof part === 'string');
}

/** An address pasted onto words is their link. */
function linkSelection(view: EditorView, address: string): boolean {
  const { selection, tr, doc } = view.state;
  if (selection.empty || !/^https?:\/\/\S+$/i.test(address) || !isAllowedLink(normalLink(address))) return false;
  if (!selection.$from.sameParent(selection.$to) || !selection.$from.parent.inlineContent) return false;
  if (doc.textBetween(selection.from, selection.to).trim() === '') return false;
  view.dispatch(
    tr.addMark(selection.from, selection.to, (schema.marks.link as MarkType).create({ to: normalLink(address) })),
  );
  return true;
}
