import type { Block } from '@trekker/rich-text/document.ts';
import { joinLists, normalForm } from '@trekker/rich-text/normal-form.ts';
import { paragraphsOf } from '@trekker/rich-text/paragraphs.ts';
import { readMarkdown } from '@trekker/rich-text/read-markdown.ts';
import {
  type ReadingTime,
  readingTime,
  readingTimeOfText,
  readingTimeOfWords,
  wordsIn,
} from '@trekker/rich-text/reading-time.ts';
import { writeMarkdown } from '@trekker/rich-text/write-markdown.ts';
import type { Node } from 'prosemirror-model';
import { fromNode } from './from-document.ts';
import { isTooMuch } from './too-much.ts';

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

/** Of a text that is looked at as Markdown; the last one is asked for again. */
let lastReading = { markdown: '', reading: readingTime([]) };
export function readingOfMarkdown(markdown: string): ReadingTime {
  if (lastReading.markdown === markdown) return lastReading.reading;
  const reading = isTooMuch(markdown) ? readingTimeOfText(markdown) : readingTime(readMarkdown(markdown));
  lastReading = { markdown, reading };
  return reading;
}
