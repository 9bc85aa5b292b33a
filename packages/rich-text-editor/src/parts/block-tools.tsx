import { TrashIcon } from '@trekker/design-system/account-icons.tsx';
import { Field } from '@trekker/design-system/forms/field.tsx';
import { Input } from '@trekker/design-system/forms/input.tsx';
import type { Width } from '@trekker/rich-text/document.ts';
import { Fragment } from 'prosemirror-model';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { slotSelector } from '../blocks/block-view.ts';
import { schema } from '../document/schema.ts';
import { type BlockAt, blockAround, chosenBlock } from '../editing/blocks.ts';
import { describeBlock, removeBlock } from '../editing/commands.ts';
import { alignOf, tableCommands } from '../editing/tables.ts';
import { t } from '../staff-editor.texts.ts';
import { itemOf } from '../state/decorations.ts';
import styles from './block-tools.module.css';
import type { Editor } from './editor.ts';
import * as icons from './icons.tsx';
import { Gap, Tool, ToolRow } from './tool-row.tsx';
import { MoveTools } from './toolbar.tsx';

const names: Readonly<Record<string, { is: () => string; remove: () => string }>> = {
  figure: { is: () => t.figure, remove: () => t.removeFigure },
  video: { is: () => t.video, remove: () => t.removeVideo },
  gallery: { is: () => t.gallery, remove: () => t.removeGallery },
  place: { is: () => t.placeCard, remove: () => t.removePlace },
  table: { is: () => t.table, remove: () => t.removeTable },
  rule: { is: () => t.rule, remove: () => t.removeRule },
};

/** The tools and fields of the block that is chosen; they stand in the block itself. */
export function BlockTools({ editor }: { editor: Editor }) {
  const { state, view, run } = editor;
  const block = chosenBlock(state);
  const dom = block && view.nodeDOM(block.pos);
  const slot = dom instanceof HTMLElement ? dom.querySelector<HTMLElement>(slotSelector) : null;
  if (!block || !slot) return null;
  const named = names[block.node.type.name];
  const name = named?.is() ?? '';
  return createPortal(
    <>
      <ToolRow label={name} className={styles.tools}>
        <KindTools editor={editor} block={block} />
        <MoveTools editor={editor} />
        <Tool
          label={named?.remove() ?? ''}
          onClick={() => run(removeBlock(wholeOf(editor, block)), t.removed({ block: name }))}
        >
          <TrashIcon small />
        </Tool>
      </ToolRow>
      <Fields key={`${block.node.type.name}-${block.node.attrs.media}`} editor={editor} block={block} />
    </>,
    slot,
  );
}

/** The last picture of a gallery takes the gallery with it. */
function wholeOf({ state }: Editor, block: BlockAt): BlockAt {
  const gallery = block.node.type.name === 'figure' ? blockAround(state, ['gallery']) : null;
  return gallery && gallery.node.childCount <= 2 ? gallery : block;
}

function KindTools({ editor, block }: { editor: Editor; block: BlockAt }): ReactNode {
  const { state, host } = editor;
  switch (block.node.type.name) {
    case 'figure':
    case 'video':
      return (
        <>
          {!blockAround(state, ['gallery']) && <WidthTools editor={editor} block={block} />}
          {host.chooseMedia && <ReplaceMedia editor={editor} block={block} />}
        </>
      );
    case 'gallery':
      return (
        <>
          <WidthTools editor={editor} block={block} />
          {host.chooseMedia && <AddToGallery editor={editor} block={block} />}
        </>
      );
    case 'place':
      return host.choosePlace && <ReplacePlace editor={editor} block={block} />;
    case 'table':
      return <TableTools editor={editor} />;
    default:
      return null;
  }
}

const widths: readonly { width: Width; label: () => string; icon: ReactNode }[] = [
  { width: 'column', label: () => t.columnWidth, icon: <icons.ColumnWidthIcon /> },
  { width: 'wide', label: () => t.wide, icon: <icons.WideIcon /> },
  { width: 'full', label: () => t.edgeToEdge, icon: <icons.FullWidthIcon /> },
];

function WidthTools({ editor: { run }, block }: { editor: Editor; block: BlockAt }) {
  return (
    <>
      {widths.map(({ width, label, icon }) => (
        <Tool
          key={width}
          label={label()}
          pressed={block.node.attrs.width === width}
          onClick={() => run(describeBlock(block, { width }), label())}
        >
          {icon}
        </Tool>
      ))}
      <Gap />
    </>
  );
}

function ReplaceMedia({ editor: { host, run }, block }: { editor: Editor; block: BlockAt }) {
  const replace = async () => {
    const kind = block.node.type.name === 'video' ? 'video' : 'image';
    const [media] = (await host.chooseMedia?.({ kind, most: 1 })) ?? [];
    if (media) run(describeBlock(block, { media }), t.replaced);
  };
  return (
    <>
      <Tool label={t.replace} word hasPopup="dialog" onClick={() => void replace()}>
        <icons.ReplaceIcon />
      </Tool>
      <Gap />
    </>
  );
}

function AddToGallery({ editor: { host, run }, block }: { editor: Editor; block: BlockAt }) {
  const room = 4 - (block.node.childCount - 1);
  const add = async () => {
    const ids = (await host.chooseMedia?.({ kind: 'image', most: room })) ?? [];
    const { node, pos } = block;
    const at = pos + node.nodeSize - 1 - (node.lastChild?.nodeSize ?? 0);
    const figures = Fragment.from(ids.map((media) => schema.node('figure', { media })));
    if (ids.length === 0) return;
    run((state, dispatch) => {
      dispatch?.(state.tr.insert(at, figures));
      return true;
    }, t.imagesAdded);
  };
  return (
    <>
      <Tool label={t.addImages} word hasPopup="dialog" disabled={room <= 0} onClick={() => void add()}>
        <icons.FigureIcon />
      </Tool>
      <Gap />
    </>
  );
}

function ReplacePlace({ editor: { host, run }, block }: { editor: Editor; block: BlockAt }) {
  const replace = async () => {
    const id = await host.choosePlace?.();
    if (id) run(describeBlock(block, { id }), t.replaced);
  };
  return (
    <>
      <Tool label={t.replace} word hasPopup="dialog" onClick={() => void replace()}>
        <icons.ReplaceIcon />
      </Tool>
      <Gap />
    </>
  );
}

const tableTools = [
  ['rowAbove', () => t.rowAbove, <icons.RowAboveIcon key="icon" />],
  ['rowBelow', () => t.rowBelow, <icons.RowBelowIcon key="icon" />],
  ['columnBefore', () => t.columnBefore, <icons.ColumnBeforeIcon key="icon" />],
  ['columnAfter', () => t.columnAfter, <icons.ColumnAfterIcon key="icon" />],
  ['removeRow', () => t.removeRow, <icons.RemoveRowIcon key="icon" />],
  ['removeColumn', () => t.removeColumn, <icons.RemoveColumnIcon key="icon" />],
] as const;

const alignTools = [
  ['alignLeft', null, () => t.alignLeft, <icons.AlignLeftIcon key="icon" />],
  ['alignCenter', 'center', () => t.alignCenter, <icons.AlignCenterIcon key="icon" />],
  ['alignRight', 'right', () => t.alignRight, <icons.AlignRightIcon key="icon" />],
] as const;

function TableTools({ editor: { state, run } }: { editor: Editor }) {
  const align = alignOf(state);
  return (
    <>
      {tableTools.map(([name, label, icon]) => (
        <Tool
          key={name}
          label={label()}
          disabled={!tableCommands[name](state)}
          onClick={() => run(tableCommands[name], label())}
        >
          {icon}
        </Tool>
      ))}
      <Gap />
      {alignTools.map(([name, value, label, icon]) => (
        <Tool
          key={name}
          label={label()}
          pressed={(align === 'left' ? null : align) === value}
          disabled={!tableCommands[name](state)}
          onClick={() => run(tableCommands[name], label())}
        >
          {icon}
        </Tool>
      ))}
      <Gap />
    </>
  );
}

/** What is said of a picture or a video in this place alone. */
function Fields({ editor, block }: { editor: Editor; block: BlockAt }) {
  const { view, descriptions } = editor;
  const { node } = block;
  const key = itemOf(node);
  if (node.type.name !== 'figure' && node.type.name !== 'video') return null;
  const known = (key && descriptions.of(key)) || null;
  const set = (attrs: Readonly<Record<string, string>>) => {
    describeBlock(block, attrs)(view.state, view.dispatch, view);
  };
  const isMute = node.type.name === 'figure' && known !== null && !node.attrs.alt && !known.alt;
  return (
    <div className={styles.fields}>
      {node.type.name === 'figure' && (
        <Field label={t.alt} error={isMute ? t.altMissing : null} hint={known?.alt ? t.altOfLibrary : undefined}>
          <Input
            maxLength={500}
            autoComplete="off"
            placeholder={known?.alt}
            value={node.attrs.alt}
            onChange={(event) => set({ alt: event.target.value })}
            onKeyDown={keepEnter}
          />
        </Field>
      )}
      <Field label={t.credit}>
        <Input
          maxLength={200}
          autoComplete="off"
          placeholder={known?.credit}
          value={node.attrs.credit}
          onChange={(event) => set({ credit: event.target.value })}
          onKeyDown={keepEnter}
        />
      </Field>
    </div>
  );
}

/** Enter in a field sends no form. */
function keepEnter(event: { key: string; preventDefault: () => void }) {
  if (event.key === 'Enter') event.preventDefault();
}
