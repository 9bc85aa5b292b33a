import type { EditorState, Transaction } from 'prosemirror-state';
import { markdownOf } from './text-of.ts';

/**
 * The text as Markdown with more Markdown in place of what is selected: blocks of their own, between those that stand
 * before the place and those behind it. `end`: where it ends.
 */
export function withPasted({ tr }: EditorState, markdown: string): { text: string; end: number } {
  tr.deleteSelection();
  const place = placeBetweenBlocks(tr);
  const joined = (...parts: string[]) => parts.filter(Boolean).join('\n\n');
  const begun = joined(markdownOf(tr.doc.cut(0, place)), markdown.trim());
  return { text: joined(begun, markdownOf(tr.doc.cut(place))), end: begun.length };
}

function placeBetweenBlocks(tr: Transaction): number {
  const { $from } = tr.selection;
  if ($from.depth === 0) return $from.pos;
  const { parent, parentOffset } = $from;
  const isInParagraph = $from.depth === 1 && parent.type.name === 'paragraph';
  if (isInParagraph && parentOffset === 0) return $from.before(1);
  if (!isInParagraph || parentOffset === parent.content.size) return $from.after(1);
  tr.split($from.pos);
  return $from.pos + 1;
}
