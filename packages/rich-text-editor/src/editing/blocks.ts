import type { Node, ResolvedPos } from 'prosemirror-model';
import { type EditorState, NodeSelection } from 'prosemirror-state';

/** A block of a text and where it begins. */
export type BlockAt = { node: Node; pos: number; end: number };

const at = (node: Node, pos: number): BlockAt => ({ node, pos, end: pos + node.nodeSize });

/** The block of the text in which the selection begins: never one within another. */
export function outermostBlock({ selection, doc }: EditorState): BlockAt | null {
  const { $from } = selection;
  if ($from.depth > 0) return at($from.node(1), $from.before(1));
  const node = $from.nodeAfter ?? $from.nodeBefore;
  if (!node) return doc.firstChild && at(doc.firstChild, 0);
  return at(node, $from.nodeAfter ? $from.pos : $from.pos - node.nodeSize);
}

/** The innermost block around the selection, or chosen itself, of one of these kinds. */
export function blockAround({ selection }: EditorState, kinds: readonly string[]): BlockAt | null {
  if (selection instanceof NodeSelection && kinds.includes(selection.node.type.name))
    return at(selection.node, selection.from);
  return around(selection.$from, kinds);
}

export function around($pos: ResolvedPos, kinds: readonly string[]): BlockAt | null {
  for (let depth = $pos.depth; depth > 0; depth -= 1) {
    const node = $pos.node(depth);
    if (kinds.includes(node.type.name)) return at(node, $pos.before(depth));
  }
  return null;
}

/** Those that have tools of their own while they are chosen. */
const withTools = ['figure', 'video', 'gallery', 'place', 'table', 'rule'];

export const chosenBlock = (state: EditorState): BlockAt | null => blockAround(state, withTools);
