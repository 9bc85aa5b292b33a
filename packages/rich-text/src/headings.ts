import type { Block } from './document.ts';
import { textOf } from './plain-text.ts';

/** `id`: the anchor, one for each heading of a text; it stays as long as the words do. */
export type Heading = { id: string; level: 2 | 3; text: string };

/** The headings of a text, in its order. Two of the same words have `-2`, `-3` behind the later ones. */
export function headingsOf(blocks: readonly Block[]): Heading[] {
  const taken = new Set<string>();
  return blocks.flatMap((block): Heading[] => {
    if (block.t !== 'h') return [];
    const text = textOf(block.c);
    // Without the number before it: that changes with what is added in front.
    const name = anchorOf(text.replace(/^\d+\.\s+/, ''));
    let id = name;
    for (let number = 2; taken.has(id); number += 1) id = `${name}-${number}`;
    taken.add(id);
    return [{ id, level: block.level, text }];
  });
}

/** Letters and digits of any script, the rest as single hyphens. */
const anchorOf = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '') || 'part';
