import type { Command } from 'prosemirror-state';
import { type ReactNode, useState } from 'react';
import { schema } from '../document/schema.ts';
import { outermostBlock } from '../editing/blocks.ts';
import * as commands from '../editing/commands.ts';
import { newTable } from '../editing/tables.ts';
import type { EditorHost } from '../editor-host.ts';
import { figuresOf } from '../state/uploads.ts';
import type { Editor } from './editor.ts';
import { Finder, Key } from './finder.tsx';
import * as icons from './icons.tsx';

type Insertion = {
  title: string;
  note: string;
  icon: ReactNode;
  /** What else it is called. */
  also: string;
  /** What is put into the text: at once, or after something has been chosen; null when nothing was. */
  make: (host: EditorHost) => Command | Promise<Command | null> | null;
  /** Without it there is nothing to choose from. */
  needs?: keyof EditorHost;
};

const chosen =
  (kind: 'image' | 'video', most: number, insert: (ids: readonly string[]) => Command): Insertion['make'] =>
  async ({ chooseMedia }) => {
    const ids = await chooseMedia?.({ kind, most });
    return ids && ids.length > 0 ? insert(ids) : null;
  };

/** In a paragraph of its own, whatever stands at the selection. */
const anew =
  (command: Command): Command =>
  (state, dispatch, view) => {
    if (command(state)) return command(state, dispatch, view);
    if (!view || !dispatch) return outermostBlock(state) !== null;
    commands.insertBlocks([schema.node('paragraph')])(state, dispatch);
    return command(view.state, dispatch, view);
  };

const insertions: readonly Insertion[] = [
  {
    title: 'Figure',
    note: 'One picture, with caption and credit',
    icon: <icons.FigureIcon />,
    also: 'image photo picture',
    needs: 'chooseMedia',
    make: chosen('image', 1, (ids) => commands.insertBlocks(figuresOf(ids))),
  },
  {
    title: 'Gallery',
    note: 'Two to four pictures side by side',
    icon: <icons.GalleryIcon />,
    also: 'images photos pictures',
    needs: 'chooseMedia',
    make: chosen('image', 4, (ids) => commands.insertBlocks(figuresOf(ids))),
  },
  {
    title: 'Video',
    note: 'From the library',
    icon: <icons.VideoIcon />,
    also: 'film',
    needs: 'chooseMedia',
    make: chosen('video', 1, (ids) => commands.insertBlocks(ids.map((media) => schema.node('video', { media })))),
  },
  {
    title: 'Place card',
    note: 'A place, with its picture and a line',
    icon: <icons.PlaceIcon />,
    also: 'destination',
    needs: 'choosePlace',
    make: async ({ choosePlace }) => {
      const id = await choosePlace?.();
      return id ? commands.insertBlocks([schema.node('place', { id })]) : null;
    },
  },
  {
    title: 'Heading',
    note: 'A new part of the text',
    icon: <icons.HeadingIcon />,
    also: 'title h2',
    make: () => anew(commands.toggleHeading(2)),
  },
  {
    title: 'Subheading',
    note: 'A part of a part',
    icon: <icons.SubheadingIcon />,
    also: 'title h3',
    make: () => anew(commands.toggleHeading(3)),
  },
  {
    title: 'List',
    note: 'Things in no order',
    icon: <icons.ListIcon />,
    also: 'bullets',
    make: () => anew(commands.toggleList('bullet_list')),
  },
  {
    title: 'Numbered list',
    note: 'Steps, one after another',
    icon: <icons.NumberedIcon />,
    also: 'ordered',
    make: () => anew(commands.toggleList('ordered_list')),
  },
  {
    title: 'Quote',
    note: 'Somebody else’s words',
    icon: <icons.QuoteIcon />,
    also: 'blockquote',
    make: () => anew(commands.toggleQuote),
  },
  {
    title: 'Pull quote',
    note: 'A sentence that stops the eye',
    icon: <icons.PullIcon />,
    also: '',
    make: () => anew(commands.togglePull),
  },
  {
    title: 'Good to know',
    note: 'A hint, set apart',
    icon: <icons.NoteIcon />,
    also: 'note call-out callout tip',
    make: () => anew(commands.toggleNote),
  },
  {
    title: 'Table',
    note: 'Times, prices, distances',
    icon: <icons.TableIcon />,
    also: 'grid columns',
    make: () => commands.insertBlocks([newTable()]),
  },
  {
    title: 'Rule',
    note: 'A pause between two scenes',
    icon: <icons.RuleIcon />,
    also: 'line divider',
    make: () => commands.insertRule,
  },
];

export type InsertMenuProps = {
  editor: Editor;
  at: { top: number; left: number };
  onClose: () => void;
  onEscape: () => void;
};

/** All blocks with a word on each, found by typing. */
export function InsertMenu({ editor, at, onClose, onEscape }: InsertMenuProps) {
  const { host, view, run } = editor;
  const [words, setWords] = useState('');
  const wanted = words.trim().toLowerCase();
  const found = insertions
    .filter(({ needs }) => !needs || host[needs])
    .filter(({ title, also }) => `${title} ${also}`.toLowerCase().includes(wanted));
  const insert = async ({ title, make }: Insertion) => {
    onClose();
    const command = await make(host);
    view.focus();
    if (command) run(command, `${title} inserted`);
  };
  return (
    <Finder
      label="Insert"
      fieldLabel="Find a block"
      listLabel="Blocks"
      words={words}
      onWords={setWords}
      options={found.map((one) => ({
        id: one.title,
        title: one.title,
        note: one.note,
        mark: one.icon,
        pick: () => void insert(one),
      }))}
      state={found.length === 0 ? 'No block is called that.' : undefined}
      onClose={onClose}
      onEscape={onEscape}
      at={at}
      twoColumns
      foot={
        <>
          <span>
            <Key>↑</Key> <Key>↓</Key> choose
          </span>
          <span>
            <Key>↵</Key> insert
          </span>
          {host.uploadImages && <span>Or drop a picture anywhere in the text</span>}
        </>
      }
    />
  );
}
