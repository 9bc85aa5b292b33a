import type { Node } from 'prosemirror-model';
import { type Command, type EditorState, NodeSelection, Selection, TextSelection } from 'prosemirror-state';
import { type BlockAt, blockAround, outermostBlock } from './blocks.ts';

/**
 * Moves the item of a list, the picture of a gallery or else the whole block past its neighbour. The selection goes
 * with it.
 */
export const moveBlock =
  (by: -1 | 1): Command =>
  (state, dispatch) => {
    const moved = movable(state, by);
    if (!moved) return false;
    const { block, sibling } = moved;
    if (!dispatch) return true;
    const to = by < 0 ? block.pos - sibling.nodeSize : block.pos + sibling.nodeSize;
    const from = Math.min(block.pos, to);
    const both = by < 0 ? [block.node, sibling] : [sibling, block.node];
    const tr = state.tr.replaceWith(from, from + block.node.nodeSize + sibling.nodeSize, both);
    tr.setSelection(shifted(state, tr.doc, to - block.pos));
    dispatch(tr.scrollIntoView());
    return true;
  };

/** What would be moved, and past what. */
function movable(state: EditorState, by: -1 | 1): { block: BlockAt; sibling: Node } | null {
  const inner = blockAround(state, ['list_item', 'figure']);
  for (const block of [inner, outermostBlock(state)]) {
    if (!block) continue;
    const $pos = state.doc.resolve(block.pos);
    const { parent } = $pos;
    const sibling = parent.maybeChild($pos.index() + by);
    if (sibling && (parent.type.name === 'doc' || sibling.type === block.node.type)) return { block, sibling };
    // At the end of its list it stays in it.
    if (parent.type.name !== 'doc') return null;
  }
  return null;
}

function shifted({ selection, doc: before }: EditorState, doc: Node, by: number): Selection {
  if (selection instanceof NodeSelection) return NodeSelection.create(doc, selection.from + by);
  if (selection instanceof TextSelection && selection.$from.sharedDepth(selection.to) > 0)
    return TextSelection.create(doc, selection.anchor + by, selection.head + by);
  return Selection.near(doc.resolve(Math.min(Math.max(selection.from + by, 0), before.content.size)));
}

/** Where the block at the selection stands among all. */
export function placeOf(state: EditorState): { place: number; all: number } {
  const block = outermostBlock(state);
  const index = block ? state.doc.resolve(block.pos).index() : 0;
  return { place: index + 1, all: state.doc.childCount };
}
