import { baseKeymap, chainCommands, toggleMark } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import { undoInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import type { MarkType, NodeType } from 'prosemirror-model';
import { splitListItem } from 'prosemirror-schema-list';
import type { Command, Plugin } from 'prosemirror-state';
import { goToNextCell } from 'prosemirror-tables';
import { schema } from '../document/schema.ts';
import { t } from '../staff-editor.texts.ts';
import * as blocks from './commands.ts';
import { leaveBox, leaveLine, removeBox, undoBox } from './enter.ts';
import { moveBlock } from './move-block.ts';

/** What somebody can do by a key, and what is said of it afterwards. */
export type Keyed = { key: string; does: () => string; command: Command; isOfBlocks?: true };

/** The keys that the sheet of shortcuts names, in its order. */
const writingKeys: readonly Keyed[] = [
  { key: 'Mod-b', does: () => t.bold, command: toggleMark(schema.marks.strong as MarkType) },
  { key: 'Mod-i', does: () => t.italic, command: toggleMark(schema.marks.em as MarkType) },
  { key: 'Mod-Alt-0', does: () => t.paragraph, command: blocks.setParagraph, isOfBlocks: true },
  { key: 'Mod-Alt-2', does: () => t.heading, command: blocks.toggleHeading(2), isOfBlocks: true },
  { key: 'Mod-Alt-3', does: () => t.subheading, command: blocks.toggleHeading(3), isOfBlocks: true },
  { key: 'Mod-Shift-7', does: () => t.numberedList, command: blocks.toggleList('ordered_list'), isOfBlocks: true },
  { key: 'Mod-Shift-8', does: () => t.list, command: blocks.toggleList('bullet_list'), isOfBlocks: true },
  { key: 'Mod-Shift-9', does: () => t.quote, command: blocks.toggleQuote, isOfBlocks: true },
  { key: 'Shift-Enter', does: () => t.lineBreak, command: blocks.insertBreak },
  { key: 'Mod-z', does: () => t.undo, command: undo },
  { key: 'Mod-Shift-z', does: () => t.redo, command: redo },
  { key: 'Alt-ArrowUp', does: () => t.moveUp, command: moveBlock(-1) },
  { key: 'Alt-ArrowDown', does: () => t.moveDown, command: moveBlock(1) },
];

/** Those that do something where there are only paragraphs, or all. */
export const keysOf = (onlyParagraphs: boolean): readonly Keyed[] =>
  onlyParagraphs ? writingKeys.filter(({ isOfBlocks }) => !isOfBlocks) : writingKeys;

/** Keys of writing, before those that every editor has. Tab belongs to lists and tables alone: elsewhere it leaves. */
export function writingKeymap(done: (does: string) => void, onlyParagraphs: boolean): Plugin[] {
  const named = keysOf(onlyParagraphs).map(({ key, does, command }) => {
    const said: Command = (state, dispatch, view) => {
      const isDone = command(state, dispatch, view);
      if (isDone && dispatch) done(does());
      return isDone;
    };
    return [key, said] as const;
  });
  return [
    keymap({
      ...Object.fromEntries(named),
      'Mod-y': redo,
      'Mod-Enter': blocks.insertBreak,
      Enter: chainCommands(splitListItem(schema.nodes.list_item as NodeType), leaveBox, leaveLine),
      Backspace: chainCommands(undoInputRule, undoBox, removeBox),
      Delete: removeBox,
      Tab: chainCommands(goToNextCell(1), blocks.indentItem),
      'Shift-Tab': chainCommands(goToNextCell(-1), blocks.outdentItem),
    }),
    keymap(baseKeymap),
  ];
}
