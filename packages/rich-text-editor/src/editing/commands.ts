import { usualNoteTitle } from '@trekker/rich-text/block-words.ts';
import { setBlockType, wrapIn } from 'prosemirror-commands';
import { Fragment, type Node, type NodeType } from 'prosemirror-model';
import { liftListItem, sinkListItem, wrapInList } from 'prosemirror-schema-list';
import { type Command, NodeSelection, Selection, TextSelection } from 'prosemirror-state';
import { schema } from '../document/schema.ts';
import { type BlockAt, blockAround, outermostBlock } from './blocks.ts';

const { nodes } = schema;

export const setParagraph: Command = setBlockType(nodes.paragraph as NodeType);

/** A heading of this level, or a paragraph again. */
export const toggleHeading =
  (level: 2 | 3): Command =>
  (state, dispatch) => {
    const heading = blockAround(state, ['heading']);
    if (heading?.node.attrs.level === level) return setParagraph(state, dispatch);
    return setBlockType(nodes.heading as NodeType, { level })(state, dispatch);
  };

const lists = ['bullet_list', 'ordered_list'];

/** A list of this kind; of the other kind it becomes one, of the same it is none any more. */
export const toggleList =
  (kind: 'bullet_list' | 'ordered_list'): Command =>
  (state, dispatch) => {
    const list = blockAround(state, lists);
    if (!list) return wrapInList(nodes[kind] as NodeType)(state, dispatch);
    if (list.node.type.name === kind) return liftListItem(nodes.list_item as NodeType)(state, dispatch);
    dispatch?.(state.tr.setNodeMarkup(list.pos, nodes[kind]));
    return true;
  };

/** How deep lists may be nested: deeper ones would be no list to a reader of Markdown. */
export const deepestList = 12;

export const indentItem: Command = (state, dispatch) => {
  const { $from } = state.selection;
  let depth = 0;
  for (let at = $from.depth; at > 0; at -= 1) if ($from.node(at).type.name === 'list_item') depth += 1;
  return depth < deepestList && sinkListItem(nodes.list_item as NodeType)(state, dispatch);
};

export const outdentItem: Command = liftListItem(nodes.list_item as NodeType);

export const toggleQuote: Command = (state, dispatch) => {
  const quote = blockAround(state, ['blockquote']);
  if (!quote) return wrapIn(nodes.blockquote as NodeType)(state, dispatch);
  return replaceBlock(quote, quote.node.content, 1)(state, dispatch);
};

/** What stands at the selection becomes a pull quote, or a pull quote paragraphs again. */
export const togglePull: Command = (state, dispatch) => {
  const pull = blockAround(state, ['pull']);
  if (pull) {
    const [words, by] = pull.node.content.content.map(({ content }) => paragraph(content));
    return replaceBlock(pull, Fragment.from(by?.childCount ? [words as Node, by] : words), 1)(state, dispatch);
  }
  const block = outermostBlock(state);
  if (!block || !['paragraph', 'heading'].includes(block.node.type.name)) return false;
  const made = schema.node('pull', null, [schema.node('pull_text', null, block.node.content), schema.node('pull_by')]);
  return replaceBlock(block, Fragment.from(made), -1)(state, dispatch);
};

/** The blocks of the selection as a call-out, or a call-out as its blocks again. */
export const toggleNote: Command = (state, dispatch) => {
  const note = blockAround(state, ['note']);
  if (note) {
    const [title, ...inner] = note.node.content.content;
    return replaceBlock(note, Fragment.from(inner), 1 + (title?.nodeSize ?? 0))(state, dispatch);
  }
  const { $from, $to } = state.selection;
  const range = $from.blockRange($to, (node) => node.type.name === 'doc');
  if (!range) return false;
  const inside = state.doc.content.content.slice(range.startIndex, range.endIndex);
  if (!inside.every(({ type }) => type.isInGroup('plain'))) return false;
  const title = schema.node('note_title', null, [schema.text(usualNoteTitle)]);
  const made = schema.node('note', null, [title, ...inside]);
  if (dispatch) {
    const tr = state.tr.replaceWith(range.start, range.end, made);
    const shift = title.nodeSize + 1;
    tr.setSelection(TextSelection.between(tr.doc.resolve($from.pos + shift), tr.doc.resolve($to.pos + shift)));
    dispatch(tr.scrollIntoView());
  }
  return true;
};

const paragraph = (content: Fragment): Node => schema.node('paragraph', null, content);

/** Other blocks in the place of one; what stood in it now begins `shift` earlier. */
const replaceBlock =
  ({ pos, end }: BlockAt, content: Fragment, shift: number): Command =>
  (state, dispatch) => {
    if (dispatch) {
      const tr = state.tr.replaceWith(pos, end, content);
      const wanted = Math.min(Math.max(state.selection.from - shift, pos), pos + content.size);
      tr.setSelection(Selection.near(tr.doc.resolve(wanted)));
      dispatch(tr.scrollIntoView());
    }
    return true;
  };

/** Puts blocks behind the one at the selection, or in the place of an empty paragraph. */
export function insertBlocks(blocks: readonly Node[], at?: number): Command {
  return (state, dispatch) => {
    const [first] = blocks;
    if (!first) return false;
    const here = outermostBlock(state);
    const isEmpty = here?.node.type.name === 'paragraph' && here.node.content.size === 0;
    const from = at ?? (isEmpty ? here.pos : (here?.end ?? 0));
    const to = at === undefined && isEmpty ? here.end : from;
    if (!dispatch) return true;
    const tr = state.tr.replaceWith(from, to, blocks);
    const after = from + blocks.reduce((size, { nodeSize }) => size + nodeSize, 0);
    // There is always a line to go on writing.
    if (after >= tr.doc.content.size) tr.insert(after, schema.node('paragraph'));
    tr.setSelection(startOf(tr.doc, from));
    dispatch(tr.scrollIntoView());
    return true;
  };
}

/** Where one writes in a block that has just been made; a block without words is chosen as a whole. */
function startOf(doc: Node, pos: number): Selection {
  const node = doc.nodeAt(pos);
  if (node && (node.isAtom || node.childCount === 0) && !node.inlineContent) return NodeSelection.create(doc, pos);
  return Selection.near(doc.resolve(pos + 1));
}

export const insertRule: Command = (state, dispatch) => {
  const here = outermostBlock(state);
  const isEmpty = here?.node.type.name === 'paragraph' && here.node.content.size === 0;
  const from = isEmpty ? here.pos : (here?.end ?? 0);
  if (dispatch) {
    const tr = state.tr.replaceWith(from, isEmpty ? here.end : from, schema.node('rule'));
    if (!tr.doc.resolve(from + 1).nodeAfter?.isTextblock) tr.insert(from + 1, schema.node('paragraph'));
    dispatch(tr.setSelection(Selection.near(tr.doc.resolve(from + 2))).scrollIntoView());
  }
  return true;
};

export const insertBreak: Command = (state, dispatch) => {
  const { $from } = state.selection;
  // Headings, captions and cells are one line.
  if (!['paragraph', 'pull_text'].includes($from.parent.type.name) || blockAround(state, ['table'])) return false;
  dispatch?.(state.tr.replaceSelectionWith(schema.node('hard_break'), true).scrollIntoView());
  return true;
};

/** Removes the block at the selection; there is always one left. */
export const removeBlock = (block: BlockAt): Command => {
  return (state, dispatch) => {
    if (!dispatch) return true;
    const tr = state.tr.delete(block.pos, block.end);
    if (tr.doc.childCount === 0) tr.insert(0, schema.node('paragraph'));
    tr.setSelection(Selection.near(tr.doc.resolve(Math.min(block.pos, tr.doc.content.size)), 1));
    dispatch(tr.scrollIntoView());
    return true;
  };
};

/** Says other things of a block, such as its width. */
export const describeBlock = ({ node, pos }: BlockAt, attrs: Readonly<Record<string, unknown>>): Command => {
  return (state, dispatch) => {
    const { selection } = state;
    const tr = state.tr.setNodeMarkup(pos, undefined, { ...node.attrs, ...attrs });
    if (selection instanceof NodeSelection && selection.from === pos)
      tr.setSelection(NodeSelection.create(tr.doc, pos));
    dispatch?.(tr);
    return true;
  };
};
