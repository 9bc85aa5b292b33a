import type { Block, Inline } from './document.ts';
import { type LinkedKind, linkedItem, linkedKinds } from './links.ts';

/** The ids that a text names, each once, in the order in which they first stand in it. */
export type Mentions = { media: string[]; items: Record<LinkedKind, string[]> };

/** What has to be looked up before a text can be shown, and what counts as used by it. */
export function mentionsIn(blocks: readonly Block[]): Mentions {
  const media = new Set<string>();
  const items = new Map(linkedKinds.map((kind) => [kind, new Set<string>()]));
  for (const block of withInner(blocks)) {
    if (block.t === 'figure' || block.t === 'video') media.add(block.media);
    if (block.t === 'place') items.get('destination')?.add(block.id);
    for (const link of linesOf(block).flatMap(linksIn)) {
      const item = linkedItem(link);
      if (item) items.get(item.kind)?.add(item.id);
    }
  }
  const found = linkedKinds.map((kind) => [kind, [...(items.get(kind) ?? [])]]);
  return { media: [...media], items: Object.fromEntries(found) };
}

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

function linksIn(inline: readonly Inline[]): string[] {
  return inline.flatMap((part) => {
    if (typeof part === 'string' || 'br' in part) return [];
    if ('a' in part) return [part.a, ...linksIn(part.c)];
    return linksIn('b' in part ? part.b : part.i);
  });
}
