import type { Node } from 'prosemirror-model';
import { type Command, NodeSelection, Selection } from 'prosemirror-state';
import { schema } from '../document/schema.ts';
import { around, type BlockAt, blockAround, outermostBlock } from './blocks.ts';
import { toggleNote, togglePull } from './commands.ts';

/** Lines that stand alone: there Enter goes on to what comes next instead of making another. */
const lines = ['pull_text', 'pull_by', 'note_title', 'caption', 'figure', 'video'];

/** Enter in a caption, a cell, the title of a call-out: on to the next line, or out of the block. */
export const leaveLine: Command = (state, dispatch) => {
  const { $from } = state.selection;
  const { parent } = $from;
  if (!parent.inlineContent) return false;
  const isCell = around($from, ['table']) !== null;
  if (!isCell && !lines.includes(parent.type.name)) return false;
  if (!isCell && parent.type.name !== 'pull_by' && hasNextLine(parent.type.name, state)) {
    dispatch?.(state.tr.setSelection(Selection.near(state.doc.resolve($from.end() + 1), 1)).scrollIntoView());
    return true;
  }
  if (isCell) {
    const below = cellBelow(state);
    if (below !== null) {
      dispatch?.(state.tr.setSelection(Selection.near(state.doc.resolve(below), 1)).scrollIntoView());
      return true;
    }
  }
  return writeBelow(state, dispatch);
};

const hasNextLine = (kind: string, state: Parameters<Command>[0]): boolean =>
  kind === 'pull_text' || kind === 'note_title' || (kind === 'figure' && blockAround(state, ['gallery']) !== null);

function cellBelow(state: Parameters<Command>[0]): number | null {
  const { $from } = state.selection;
  const row = around($from, ['table_row']);
  if (!row) return null;
  const index = $from.index($from.depth - 2);
  const next = state.doc.resolve(row.end).nodeAfter;
  if (next?.type.name !== 'table_row') return null;
  let pos = row.end + 1;
  for (let at = 0; at < Math.min(index, next.childCount - 1); at += 1) pos += next.child(at).nodeSize;
  return pos + 1;
}

/** A new paragraph below the block at the selection. */
export const writeBelow: Command = (state, dispatch) => {
  const block = outermostBlock(state);
  if (!block) return false;
  const tr = state.tr.insert(block.end, schema.node('paragraph'));
  dispatch?.(tr.setSelection(Selection.near(tr.doc.resolve(block.end + 1))).scrollIntoView());
  return true;
};

/** Enter in an empty last paragraph of a call-out or a quote leaves it. */
export const leaveBox: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  const box = blockAround(state, ['note', 'blockquote']);
  const isLast = box && $from.after() === box.end - 1;
  if (
    !empty ||
    !isLast ||
    $from.parent.content.size > 0 ||
    box.node.childCount < (box.node.type.name === 'note' ? 3 : 2)
  )
    return false;
  if (dispatch) {
    const tr = state.tr.delete($from.before(), $from.after());
    const end = tr.mapping.map(box.end);
    tr.insert(end, schema.node('paragraph'));
    dispatch(tr.setSelection(Selection.near(tr.doc.resolve(end + 1))).scrollIntoView());
  }
  return true;
};

/** Backspace at the beginning of a block of ours: its words stay, as a paragraph; without any it is chosen whole. */
export const undoBox: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  if (!empty || $from.parentOffset > 0) return false;
  const { parent } = $from;
  if (parent.type.name === 'pull_text') return togglePull(state, dispatch);
  if (parent.type.name === 'note_title') return toggleNote(state, dispatch);
  const note = blockAround(state, ['note']);
  if (note && isFirstOf(note, $from.before()) && parent.content.size === 0) return toggleNote(state, dispatch);
  const block = blockAround(state, ['figure', 'video', 'gallery']);
  if (!block || parent.content.size > 0) return false;
  dispatch?.(state.tr.setSelection(NodeSelection.create(state.doc, block.pos)));
  return true;
};

/** Backspace or Delete where all of a call-out is chosen, or Delete where it has no words: its frame goes with it. */
export const removeBox: Command = (state, dispatch) => {
  const note = blockAround(state, ['note']);
  if (!note) return false;
  const { doc, selection, tr } = state;
  const isAll = selection.to <= note.end && !hasContent(doc, note.pos, selection.from);
  if (!isAll || hasContent(doc, selection.to, note.end)) return false;
  if (!dispatch) return true;
  if (doc.childCount === 1) tr.replaceWith(note.pos, note.end, schema.node('paragraph'));
  else tr.delete(note.pos, note.end);
  dispatch(tr.setSelection(Selection.near(tr.doc.resolve(note.pos), 1)).scrollIntoView());
  return true;
};

/** Words, or anything else that somebody would miss. */
const hasContent = (doc: Node, from: number, to: number): boolean => doc.textBetween(from, to, '', '\ufffc') !== '';

const isFirstOf = ({ node, pos }: BlockAt, at: number): boolean =>
  node.childCount === 2 && at === pos + 1 + (node.firstChild?.nodeSize ?? 0);
