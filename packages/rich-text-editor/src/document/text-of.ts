import type { Block } from '@trekker/rich-text/document.ts';
import { type ReadingTime, readingTime } from '@trekker/rich-text/reading-time.ts';
import { writeMarkdown } from '@trekker/rich-text/write-markdown.ts';
import type { Node } from 'prosemirror-model';
import { fromDocument } from './from-document.ts';

/** What is known of a document, which never changes: looked at once, however many ask. */
function once<Value>(look: (doc: Node) => Value): (doc: Node) => Value {
  const known = new WeakMap<Node, Value>();
  return (doc) => {
    const found = known.get(doc) ?? look(doc);
    known.set(doc, found);
    return found;
  };
}

const blocksOf: (doc: Node) => Block[] = once(fromDocument);
export const markdownOf: (doc: Node) => string = once((doc) => writeMarkdown(blocksOf(doc)));
export const readingOf: (doc: Node) => ReadingTime = once((doc) => readingTime(blocksOf(doc)));
