import { type DragEvent, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon, RefreshIcon } from '../icon.tsx';
import { IconButton } from '../icon-button.tsx';
import { Input, Textarea } from '../input.tsx';
import { takeFiles } from './drop-box.tsx';
import { FilePreview } from './file-preview.tsx';
import type { PickedFile } from './picked-file.ts';
import styles from './shot.module.css';

export type ShotProps = {
  rowKey: number;
  picked: PickedFile;
  place: number;
  count: number;
  accept: string;
  percent?: number | undefined;
  /** It cannot be removed. */
  stays?: boolean | undefined;
  isDragged: boolean;
  onCaption?: ((caption: string) => void) | undefined;
  onAlt?: ((alt: string) => void) | undefined;
  onReplace: (file: File) => void;
  onRemove: () => void;
  onMove: (to: number, part: 'up' | 'down') => void;
  /** It is being dragged from its place, or no more. */
  onDrag: (place: number | null) => void;
  /** Another one was dropped on it. */
  onDropped: () => void;
};

/** One picture of a PicturesField. */
export function Shot(props: ShotProps) {
  const { rowKey, picked, place, count, percent, stays, isDragged, onCaption, onAlt, onMove, onDrag, onDropped } =
    props;
  const name = `picture ${place + 1}`;
  const isShot = (event: DragEvent) => event.dataTransfer.types.includes('text/x-shot');
  return (
    <li
      className={classNames(styles.shot, isDragged && styles.dragged)}
      data-row={rowKey}
      onDragOver={(event) => isShot(event) && event.preventDefault()}
      onDrop={(event) => {
        if (!isShot(event)) return;
        event.preventDefault();
        onDropped();
      }}
    >
      <figure
        className={styles.picture}
        draggable={count > 1}
        onDragStart={(event) => {
          event.dataTransfer.setData('text/x-shot', '');
          event.dataTransfer.effectAllowed = 'move';
          onDrag(place);
        }}
        onDragEnd={() => onDrag(null)}
      >
        <FilePreview picked={picked} kind="picture" percent={percent} />
        {place === 0 && <span className={styles.first}>First</span>}
      </figure>
      <p className={styles.name}>{stays ? 'Cannot be removed' : picked.name || `Picture ${place + 1}`}</p>
      <ShotTools {...props} name={name} onMove={onMove} />
      {onCaption && (
        <Input
          aria-label={`Caption of ${name}`}
          placeholder="Caption"
          value={picked.caption ?? ''}
          maxLength={300}
          onChange={(event) => onCaption(event.target.value)}
        />
      )}
      {onAlt && (
        <Textarea
          aria-label={`Alternative text of ${name}`}
          placeholder="Alternative text"
          rows={2}
          maxLength={300}
          value={picked.alt ?? ''}
          onChange={(event) => onAlt(event.target.value)}
        />
      )}
    </li>
  );
}

function ShotTools({ name, place, count, accept, stays, onMove, onReplace, onRemove }: ShotProps & { name: string }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.tools}>
      <IconButton
        data-part="up"
        label={`Move ${name} forward`}
        aria-disabled={place === 0 || undefined}
        onClick={() => onMove(place - 1, 'up')}
      >
        <ChevronLeftIcon small />
      </IconButton>
      <IconButton
        data-part="down"
        label={`Move ${name} back`}
        aria-disabled={place === count - 1 || undefined}
        onClick={() => onMove(place + 1, 'down')}
      >
        <ChevronRightIcon small />
      </IconButton>
      <IconButton
        data-part={stays ? 'remove' : undefined}
        label={`Replace ${name}`}
        onClick={() => input.current?.click()}
      >
        <RefreshIcon small />
      </IconButton>
      {!stays && (
        <IconButton data-part="remove" label={`Remove ${name}`} onClick={onRemove}>
          <CloseIcon small />
        </IconButton>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        onChange={(event) => takeFiles(event, ([file]) => file && onReplace(file))}
      />
    </div>
  );
}
