import type { EditorState, Transaction } from 'prosemirror-state';
import { markdownOf } from './text-of.ts';

/**
 * The text as Markdown with more Markdown in place of what is selected: blocks of their own, between those that stand
 * before the place and those behind it.
 */
export function withPasted({ tr }: EditorState, markdown: string): string {
  tr.deleteSelection();
  const place = placeBetweenBlocks(tr);
  const parts = [markdownOf(tr.doc.cut(0, place)), markdown.trim(), markdownOf(tr.doc.cut(place))];
  return parts.filter(Boolean).join('\n\n');
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
