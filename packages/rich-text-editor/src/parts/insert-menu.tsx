import type { Command } from 'prosemirror-state';
import { type ReactNode, useState } from 'react';
import { schema } from '../document/schema.ts';
import { outermostBlock } from '../editing/blocks.ts';
import * as commands from '../editing/commands.ts';
import { newTable } from '../editing/tables.ts';
import type { EditorHost } from '../editor-host.ts';
import { t } from '../staff-editor.texts.ts';
import { figuresOf } from '../state/uploads.ts';
import type { Editor } from './editor.ts';
import { Finder, Key } from './finder.tsx';
import * as icons from './icons.tsx';

type Insertion = {
  title: () => string;
  note: () => string;
  icon: ReactNode;
  /** What else it is called. */
  also?: () => string;
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
    title: () => t.figure,
    note: () => t.figureNote,
    icon: <icons.FigureIcon />,
    also: () => t.figureAlso,
    needs: 'chooseMedia',
    make: chosen('image', 1, (ids) => commands.insertBlocks(figuresOf(ids))),
  },
  {
    title: () => t.gallery,
    note: () => t.galleryNote,
    icon: <icons.GalleryIcon />,
    also: () => t.galleryAlso,
    needs: 'chooseMedia',
    make: chosen('image', 4, (ids) => commands.insertBlocks(figuresOf(ids))),
  },
  {
    title: () => t.video,
    note: () => t.videoNote,
    icon: <icons.VideoIcon />,
    also: () => t.videoAlso,
    needs: 'chooseMedia',
    make: chosen('video', 1, (ids) => commands.insertBlocks(ids.map((media) => schema.node('video', { media })))),
  },
  {
    title: () => t.placeCard,
    note: () => t.placeNote,
    icon: <icons.PlaceIcon />,
    also: () => t.placeAlso,
    needs: 'choosePlace',
    make: async ({ choosePlace }) => {
      const id = await choosePlace?.();
      return id ? commands.insertBlocks([schema.node('place', { id })]) : null;
    },
  },
  {
    title: () => t.heading,
    note: () => t.headingNote,
    icon: <icons.HeadingIcon />,
    also: () => t.headingAlso,
    make: () => anew(commands.toggleHeading(2)),
  },
  {
    title: () => t.subheading,
    note: () => t.subheadingNote,
    icon: <icons.SubheadingIcon />,
    also: () => t.subheadingAlso,
    make: () => anew(commands.toggleHeading(3)),
  },
  {
    title: () => t.list,
    note: () => t.listNote,
    icon: <icons.ListIcon />,
    also: () => t.listAlso,
    make: () => anew(commands.toggleList('bullet_list')),
  },
  {
    title: () => t.numberedList,
    note: () => t.numberedNote,
    icon: <icons.NumberedIcon />,
    also: () => t.numberedAlso,
    make: () => anew(commands.toggleList('ordered_list')),
  },
  {
    title: () => t.quote,
    note: () => t.quoteNote,
    icon: <icons.QuoteIcon />,
    also: () => t.quoteAlso,
    make: () => anew(commands.toggleQuote),
  },
  {
    title: () => t.pullQuote,
    note: () => t.pullNote,
    icon: <icons.PullIcon />,
    make: () => anew(commands.togglePull),
  },
  {
    title: () => t.goodToKnow,
    note: () => t.goodNote,
    icon: <icons.NoteIcon />,
    also: () => t.goodAlso,
    make: () => anew(commands.toggleNote),
  },
  {
    title: () => t.table,
    note: () => t.tableNote,
    icon: <icons.TableIcon />,
    also: () => t.tableAlso,
    make: () => commands.insertBlocks([newTable()]),
  },
  {
    title: () => t.rule,
    note: () => t.ruleNote,
    icon: <icons.RuleIcon />,
    also: () => t.ruleAlso,
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
    .filter(({ title, also }) => `${title()} ${also?.() ?? ''}`.toLowerCase().includes(wanted));
  const insert = async ({ title, make }: Insertion) => {
    onClose();
    const command = await make(host);
    view.focus();
    if (command) run(command, t.inserted({ block: title() }));
  };
  return (
    <Finder
      label={t.insert}
      fieldLabel={t.findBlock}
      listLabel={t.blocks}
      words={words}
      onWords={setWords}
      options={found.map((one) => ({
        id: one.title(),
        title: one.title(),
        note: one.note(),
        mark: one.icon,
        pick: () => void insert(one),
      }))}
      state={found.length === 0 ? t.noBlock : undefined}
      onClose={onClose}
      onEscape={onEscape}
      at={at}
      twoColumns
      foot={
        <>
          <span>
            <Key>↑</Key> <Key>↓</Key> {t.toChoose}
          </span>
          <span>
            <Key>↵</Key> {t.toInsert}
          </span>
          {host.uploadImages && <span>{t.orDrop}</span>}
        </>
      }
    />
  );
}
