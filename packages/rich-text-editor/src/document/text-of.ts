import type { Block } from '@trekker/rich-text/document.ts';
import { joinLists, normalForm } from '@trekker/rich-text/normal-form.ts';
import { paragraphsOf } from '@trekker/rich-text/paragraphs.ts';
import { type ReadingTime, readingTimeOfWords, wordsIn } from '@trekker/rich-text/reading-time.ts';
import { writeMarkdown } from '@trekker/rich-text/write-markdown.ts';
import type { Node } from 'prosemirror-model';
import { fromNode } from './from-document.ts';

/** What is known of something that never changes: looked at once, however many ask. */
function once<Key extends object, Value>(look: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, Value>();
  return (key) => {
    const found = known.get(key) ?? look(key);
    known.set(key, found);
    return found;
  };
}

// A letter that is typed changes one block; those around it are the same nodes as before.
const blocksOfNode = once((node: Node): Block[] => normalForm(fromNode(node)));
const markdownOfBlock = once((block: Block): string => writeMarkdown([block]));
const wordsOfBlock = once((block: Block): number => wordsIn(paragraphsOf([block]).join('\n\n')));

const blocksOf = once((doc: Node): Block[] => joinLists(doc.content.content.flatMap(blocksOfNode)));
export const markdownOf = once((doc: Node): string => blocksOf(doc).map(markdownOfBlock).join('\n\n'));
export const readingOf = once(
  (doc: Node): ReadingTime => readingTimeOfWords(blocksOf(doc).reduce((sum, block) => sum + wordsOfBlock(block), 0)),
);
