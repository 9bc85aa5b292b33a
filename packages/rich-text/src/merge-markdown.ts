import { diff3Merge } from 'node-diff3';
import { readMarkdown } from './read-markdown.ts';
import { writeMarkdown } from './write-markdown.ts';

/** Two edits of one text. Where both changed the same block in different ways, each of the three is whole. */
export type MergedMarkdown = { merged: string } | { yours: string; theirs: string; base: string };

/** The blocks, and what parts them as pieces of its own: changes of two neighbors are then none of the same. */
const piecesOf = (markdown: string) => readMarkdown(markdown).flatMap((block) => [writeMarkdown([block]), '\n\n']);

/**
 * Puts two edits of one Markdown together, block by block: a list, a table and a gallery are one block each. Where
 * both changed one differently, what is given as `yours`, `theirs` and `base` holds all else merged already, so that
 * whichever is chosen loses nothing but the other's variant of that block.
 */
export function mergeMarkdown(yours: string, base: string, theirs: string): MergedMarkdown {
  const regions = diff3Merge(piecesOf(yours), piecesOf(base), piecesOf(theirs), { excludeFalseConflicts: true });
  const textOf = (side: 'a' | 'o' | 'b') =>
    normal(regions.flatMap(({ ok, conflict }) => ok ?? conflict?.[side] ?? []).join(''));
  if (regions.every(({ conflict }) => !conflict)) return { merged: textOf('a') };
  return { yours: textOf('a'), theirs: textOf('b'), base: textOf('o') };
}

const normal = (markdown: string) => writeMarkdown(readMarkdown(markdown));
