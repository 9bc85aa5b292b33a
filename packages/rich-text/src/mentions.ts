import type { Block, Figure, Inline } from './document.ts';
import { type LinkedKind, linkedItem, linkedKinds } from './links.ts';
import { textOf } from './plain-text.ts';

/** The ids that a text names, each once, in the order in which they first stand in it. */
export type Mentions = { media: string[]; items: Record<LinkedKind, string[]> };

/** What has to be looked up before a text can be shown, and what counts as used by it. */
export function mentionsIn(blocks: readonly Block[]): Mentions {
  const media = new Set<string>();
  const items = new Map(linkedKinds.map((kind) => [kind, new Set<string>()]));
  for (const block of withInner(blocks)) {
    if (block.t === 'figure' || block.t === 'video') media.add(block.media);
    if (block.t === 'place') items.get('destination')?.add(block.id);
    for (const { to } of linesOf(block).flatMap(linksIn)) {
      const item = linkedItem(to);
      if (item) items.get(item.kind)?.add(item.id);
    }
  }
  const found = linkedKinds.map((kind) => [kind, [...(items.get(kind) ?? [])]]);
  return { media: [...media], items: Object.fromEntries(found) };
}

/** A link: where it leads, and the words that it is made of. */
export type TextLink = { to: string; words: string };

/** The links of a text, in its order. */
export const linksOf = (blocks: readonly Block[]): TextLink[] => withInner(blocks).flatMap(linesOf).flatMap(linksIn);

/** The figures of a text, those of its galleries too. */
export const figuresOf = (blocks: readonly Block[]): Figure[] =>
  withInner(blocks).filter((block) => block.t === 'figure');

/** The blocks, and behind each those that stand in it. */
const withInner = (blocks: readonly Block[]): Block[] =>
  blocks.flatMap((block) => [block, ...withInner(innerOf(block))]);

function innerOf(block: Block): readonly Block[] {
  if (block.t === 'list') return block.items.flat();
  if (block.t === 'gallery') return block.figures;
  return block.t === 'quote' || block.t === 'note' ? block.blocks : [];
}

function linesOf(block: Block): Inline[][] {
  if (block.t === 'table') return block.rows.flat();
  return 'c' in block ? [block.c] : [];
}

function linksIn(inline: readonly Inline[]): TextLink[] {
  return inline.flatMap((part) => {
    if (typeof part === 'string' || 'br' in part) return [];
    if ('a' in part) return [{ to: part.a, words: textOf(part.c) }, ...linksIn(part.c)];
    return linksIn('b' in part ? part.b : part.i);
  });
}
