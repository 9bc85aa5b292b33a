import type { Entry } from '@trekker/import-sources/records.ts';
import type { Block } from '@trekker/rich-text/document.ts';
import { plainText } from '@trekker/rich-text/plain-text.ts';
import type { ImportSample } from '../import.contract.ts';

/** Letters of a text that are shown of it: its beginning, to be compared with what it becomes. */
const mostLetters = 2000;

type Converted = {
  title: string;
  publishedAt?: Date | null | undefined;
  blocks: readonly Block[];
  category?: string;
  tags?: readonly string[] | undefined;
};

/** An item of a source beside what becomes of it. */
export function sampleOf({ kind, sourceId, text }: Entry, converted: Converted): ImportSample {
  const { title, publishedAt, category = '', tags = [] } = converted;
  const blocks = beginningOf(converted.blocks);
  return {
    kind,
    sourceId,
    source: text.text.slice(0, mostLetters),
    title,
    publishedAt: publishedAt?.toISOString() ?? null,
    category,
    tags: [...tags],
    blocks,
    isCut: blocks.length < converted.blocks.length || text.text.length > mostLetters,
  };
}

/** Whole blocks, the first however long it is. */
function beginningOf(blocks: readonly Block[]): Block[] {
  let letters = 0;
  const end = blocks.findIndex((block, at) => {
    letters += plainText([block]).length;
    return at > 0 && letters > mostLetters;
  });
  return end === -1 ? [...blocks] : blocks.slice(0, end);
}
