import { ChevronDownIcon, ChevronUpIcon, PlusIcon } from '@trekker/design-system/account-icons.tsx';
import { SearchIcon } from '@trekker/design-system/icon.tsx';
import { toggleMark } from 'prosemirror-commands';
import { redo, redoDepth, undo, undoDepth } from 'prosemirror-history';
import type { MarkType } from 'prosemirror-model';
import type { Command, EditorState } from 'prosemirror-state';
import type { ReactNode } from 'react';
import { schema } from '../document/schema.ts';
import { blockAround } from '../editing/blocks.ts';
import * as commands from '../editing/commands.ts';
import { moveBlock, placeOf } from '../editing/move-block.ts';
import { t } from '../staff-editor.texts.ts';
import { type Editor, keyNames, type Panel } from './editor.ts';
import * as icons from './icons.tsx';
import { Gap, Tool, ToolRow } from './tool-row.tsx';

export type ToolbarProps = {
  editor: Editor;
  controls: string;
  panel: Panel | null;
  /** The Markdown is shown instead of the text. */
  isSource: boolean;
  onlyParagraphs: boolean;
  onSource: () => void;
  className?: string | undefined;
};

/** All that can be done to the text, in one row. */
export function Toolbar({ editor, controls, panel, isSource, onlyParagraphs, onSource, className }: ToolbarProps) {
  const { state, open } = editor;
  return (
    <ToolRow label={t.formatting} controls={controls} className={className}>
      {!isSource && (
        <>
          {!onlyParagraphs && (
            <>
              <Tool
                label={t.insertBlock}
                keys="/"
                hasPopup="dialog"
                expanded={panel === 'insert'}
                onClick={() => open('insert')}
              >
                <PlusIcon small />
              </Tool>
              <Gap />
            </>
          )}
          <MarkTool editor={editor} mark="strong" label={t.bold} keys="Mod-b" icon={<icons.BoldIcon />} />
          <MarkTool editor={editor} mark="em" label={t.italic} keys="Mod-i" icon={<icons.ItalicIcon />} />
          <Tool
            label={t.link}
            keys={keyNames('Mod-k')}
            hasPopup="dialog"
            expanded={panel === 'link'}
            pressed={hasMark(state, schema.marks.link as MarkType)}
            disabled={!state.selection.$from.parent.inlineContent}
            onClick={() => open('link')}
          >
            <icons.LinkIcon />
          </Tool>
          <Gap />
          {!onlyParagraphs && (
            <>
              <BlockTools editor={editor} />
              <Gap />
            </>
          )}
          <MoveTools editor={editor} />
          <Gap />
          <Tool
            label={t.undo}
            keys={keyNames('Mod-z')}
            disabled={undoDepth(state) === 0}
            onClick={() => editor.run(undo, t.undone)}
          >
            <icons.UndoIcon />
          </Tool>
          <Tool
            label={t.redo}
            keys={keyNames('Mod-Shift-z')}
            disabled={redoDepth(state) === 0}
            onClick={() => editor.run(redo, t.doneAgain)}
          >
            <icons.RedoIcon />
          </Tool>
          <Gap />
        </>
      )}
      <Tool label={t.findAndReplace} keys={keyNames('Mod-f')} expanded={panel === 'find'} onClick={() => open('find')}>
        <SearchIcon small />
      </Tool>
      <Tool label={t.markdown} pressed={isSource} onClick={onSource}>
        <icons.MarkdownIcon />
      </Tool>
      <Tool label={t.shortcuts} keys="?" hasPopup="dialog" onClick={() => open('keys')}>
        <icons.KeysIcon />
      </Tool>
    </ToolRow>
  );
}

export function hasMark({ selection, storedMarks, doc }: EditorState, type: MarkType): boolean {
  const { empty, $from, from, to } = selection;
  if (empty) return Boolean(type.isInSet(storedMarks ?? $from.marks()));
  return doc.rangeHasMark(from, to, type);
}

type MarkToolProps = { editor: Editor; mark: 'strong' | 'em'; label: string; keys: string; icon: ReactNode };

function MarkTool({ editor, mark, label, keys, icon }: MarkToolProps) {
  const { state, run } = editor;
  const type = schema.marks[mark] as MarkType;
  const isOn = hasMark(state, type);
  const command = toggleMark(type);
  return (
    <Tool
      label={label}
      keys={keyNames(keys)}
      pressed={isOn}
      disabled={!command(state)}
      onClick={() => run(command, isOn ? t.off({ tool: label }) : t.on({ tool: label }))}
    >
      {icon}
    </Tool>
  );
}

type BlockTool = {
  label: () => string;
  keys?: string;
  icon: ReactNode;
  command: Command;
  isOn: (state: EditorState) => boolean;
};

const isIn =
  (...kinds: string[]) =>
  (state: EditorState) =>
    blockAround(state, kinds) !== null;
const isHeading = (level: number) => (state: EditorState) =>
  blockAround(state, ['heading'])?.node.attrs.level === level;
const isList = (kind: string) => (state: EditorState) =>
  blockAround(state, ['bullet_list', 'ordered_list'])?.node.type.name === kind;

const blockTools: readonly BlockTool[] = [
  {
    label: () => t.heading,
    keys: 'Mod-Alt-2',
    icon: <icons.HeadingIcon />,
    command: commands.toggleHeading(2),
    isOn: isHeading(2),
  },
  {
    label: () => t.subheading,
    keys: 'Mod-Alt-3',
    icon: <icons.SubheadingIcon />,
    command: commands.toggleHeading(3),
    isOn: isHeading(3),
  },
  {
    label: () => t.list,
    keys: 'Mod-Shift-8',
    icon: <icons.ListIcon />,
    command: commands.toggleList('bullet_list'),
    isOn: isList('bullet_list'),
  },
  {
    label: () => t.numberedList,
    keys: 'Mod-Shift-7',
    icon: <icons.NumberedIcon />,
    command: commands.toggleList('ordered_list'),
    isOn: isList('ordered_list'),
  },
  {
    label: () => t.quote,
    keys: 'Mod-Shift-9',
    icon: <icons.QuoteIcon />,
    command: commands.toggleQuote,
    isOn: isIn('blockquote'),
  },
  { label: () => t.pullQuote, icon: <icons.PullIcon />, command: commands.togglePull, isOn: isIn('pull') },
  { label: () => t.goodToKnow, icon: <icons.NoteIcon />, command: commands.toggleNote, isOn: isIn('note') },
];

function BlockTools({ editor: { state, run } }: { editor: Editor }) {
  return blockTools.map(({ label, keys, icon, command, isOn }) => (
    <Tool
      key={label()}
      label={label()}
      keys={keys && keyNames(keys)}
      pressed={isOn(state)}
      disabled={!command(state)}
      onClick={() => run(command, isOn(state) ? t.off({ tool: label() }) : t.on({ tool: label() }))}
    >
      {icon}
    </Tool>
  ));
}

const moves = [
  { label: () => t.moveUp, key: 'Alt-ArrowUp', by: -1, Icon: ChevronUpIcon },
  { label: () => t.moveDown, key: 'Alt-ArrowDown', by: 1, Icon: ChevronDownIcon },
] as const;

/** For hands that cannot drag, and for phones. */
export function MoveTools({ editor: { view, state, run, say } }: { editor: Editor }) {
  return moves.map(({ label, key, by, Icon }) => (
    <Tool
      key={key}
      label={label()}
      keys={keyNames(key)}
      disabled={!moveBlock(by)(state)}
      onClick={() => {
        run(moveBlock(by));
        say(by < 0 ? t.movedUp(placeOf(view.state)) : t.movedDown(placeOf(view.state)));
      }}
    >
      <Icon small />
    </Tool>
  ));
}
