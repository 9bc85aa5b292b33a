import { asParagraphs } from '@trekker/rich-text/normal-markdown.ts';
import { readMarkdown } from '@trekker/rich-text/read-markdown.ts';
import { dropCursor } from 'prosemirror-dropcursor';
import { gapCursor } from 'prosemirror-gapcursor';
import { history } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import type { Node } from 'prosemirror-model';
import { type Command, EditorState, Plugin, type Transaction } from 'prosemirror-state';
import { tableEditing } from 'prosemirror-tables';
import { type ClipboardOptions, clipboard } from '../clipboard/clipboard.ts';
import { onlyParagraphs } from '../document/only-paragraphs.ts';
import { toDocument } from '../document/to-document.ts';
import { writingKeymap } from '../editing/keys.ts';
import { typedMarkdown } from '../editing/typed-markdown.ts';
import { type DecorationClasses, decorationsPlugin } from './decorations.ts';
import type { Descriptions } from './descriptions.ts';
import { find } from './find.ts';
import { freshSelection } from './fresh-selection.ts';
import { uploads } from './uploads.ts';

export type EditorOptions = ClipboardOptions & {
  markdown: string;
  /** Its text is paragraphs with marks and nothing else. */
  onlyParagraphs: boolean;
  descriptions: Descriptions;
  classes: DecorationClasses & { match: string; current: string; uploading: string };
  /** What an empty line says. */
  hint: string;
  /** Keys that do something beside the text. */
  keys: Readonly<Record<string, Command>>;
  /** Whether what is marked is to be seen although the focus is elsewhere. */
  isHeld: () => boolean;
  /** Opens the blocks that can be inserted. */
  onSlash: () => void;
};

export function documentOf(markdown: string, isOnlyParagraphs: boolean): Node {
  const blocks = readMarkdown(markdown);
  return toDocument(isOnlyParagraphs ? asParagraphs(blocks) : blocks);
}

/** A text in the editor, with everything that makes it one. */
export function createState(options: EditorOptions): EditorState {
  const { markdown, classes, keys, say, onlyParagraphs: isOnlyParagraphs } = options;
  const plugins = [
    freshSelection(),
    keymap(keys),
    ...writingKeymap(say, isOnlyParagraphs),
    typedMarkdown(isOnlyParagraphs),
    ...(isOnlyParagraphs ? [onlyParagraphs()] : [slash(options.onSlash)]),
    clipboard(options),
    find(classes),
    decorationsPlugin(classes, options),
    uploads(classes.uploading),
    history(),
    gapCursor(),
    dropCursor({ color: 'currentColor', width: 2 }),
    tableEditing(),
  ];
  return EditorState.create({ doc: documentOf(markdown, isOnlyParagraphs), plugins });
}

/** A slash in an empty line asks for a block. */
const slash = (open: () => void) =>
  new Plugin({
    props: {
      handleTextInput({ state: { selection } }, _from, _to, text) {
        const { $from, empty } = selection;
        const isLine = $from.depth === 1 && $from.parent.type.name === 'paragraph';
        if (text !== '/' || !empty || !isLine || $from.parent.content.size > 0) return false;
        open();
        return true;
      },
    },
  });

/** Changes the text to another one, and only where they differ. It can be taken back like any change. */
export function replaceDocument(state: EditorState, doc: Node): Transaction | null {
  const start = state.doc.content.findDiffStart(doc.content);
  const ends = state.doc.content.findDiffEnd(doc.content);
  if (start === null || !ends) return null;
  // What is the same at both ends may overlap: "aa" and "aaa".
  const overlap = Math.max(0, start - Math.min(ends.a, ends.b));
  return state.tr.replace(start, ends.a + overlap, doc.slice(start, ends.b + overlap));
}
