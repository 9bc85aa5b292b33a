import { type ComponentType, type DragEvent, type ReactNode, useRef } from 'react';
import { ChevronDownIcon, ChevronUpIcon } from '../../account-icons.tsx';
import { IconButton } from '../../actions/icon-button.tsx';
import { classNames } from '../../class-names.ts';
import { Input } from '../../forms/input.tsx';
import { CloseIcon, RefreshIcon } from '../../icon.tsx';
import { t } from '../staff-controls.texts.ts';
import { AlternativeTextarea } from './alternative-text.tsx';
import { takeFiles } from './drop-box.tsx';
import { FilePreview } from './file-preview.tsx';
import styles from './image-item.module.css';
import type { LibraryButton, LibraryFile, PickedFile } from './picked-file.ts';

/** Chooses what an image leads to; null for nothing. */
export type LinkFieldProps = {
  /** Of the control, such as "Place of image 1". */
  label: string;
  value: PickedFile['link'];
  onChange: (link: PickedFile['link']) => void;
};

export type ImageItemProps = {
  rowKey: number;
  picked: PickedFile;
  place: number;
  count: number;
  accept: string;
  percent?: number | undefined;
  /** What its place is called, and the crop that it will have there. */
  as?: { name: string; ratio: string } | undefined;
  /** It cannot be removed. */
  stays?: boolean | undefined;
  isDragged: boolean;
  onCaption?: ((caption: string) => void) | undefined;
  linkField?: ComponentType<LinkFieldProps> | undefined;
  onLink: (link: PickedFile['link']) => void;
  onAlt: (alt: string) => void;
  onReplace: (file: File) => void;
  /** It can be replaced by a file of a library. */
  library?: LibraryButton | undefined;
  onLibrary?: ((file: LibraryFile) => void) | undefined;
  onRemove: () => void;
  onMove: (to: number, part: 'up' | 'down') => void;
  /** It is being dragged from its place, or no more. */
  onDrag: (place: number | null) => void;
  /** Another one was dropped on it. */
  onDropped: () => void;
};

/** One image of a PicturesField. */
export function ImageItem(props: ImageItemProps) {
  const { rowKey, picked, place, count, percent, as, stays, isDragged, onCaption, onAlt, onMove, onDrag, onDropped } =
    props;
  const { linkField: LinkField, onLink } = props;
  const name = t.imageNamed({ number: place + 1 });
  const isImageItem = (event: DragEvent) => event.dataTransfer.types.includes('text/x-image-item');
  return (
    <li
      className={classNames(styles.item, isDragged && styles.dragged)}
      data-row={rowKey}
      onDragOver={(event) => isImageItem(event) && event.preventDefault()}
      onDrop={(event) => {
        if (!isImageItem(event)) return;
        event.preventDefault();
        onDropped();
      }}
    >
      <figure
        className={styles.image}
        draggable={count > 1}
        onDragStart={(event) => {
          event.dataTransfer.setData('text/x-image-item', '');
          event.dataTransfer.effectAllowed = 'move';
          onDrag(place);
        }}
        onDragEnd={() => onDrag(null)}
      >
        <FilePreview picked={picked} kind="image" percent={percent} {...(as && { ratio: as.ratio })} />
        {(as || place === 0) && <span className={styles.first}>{as?.name ?? t.first}</span>}
        <figcaption className={styles.name}>
          {stays ? t.staysHere : picked.name || t.imageNumber({ number: place + 1 })}
        </figcaption>
      </figure>
      <div className={styles.words}>
        <ImageItemTools {...props} name={name} onMove={onMove} />
        {onCaption && (
          <Words label={t.caption}>
            <Input
              aria-label={t.captionOf({ name })}
              value={picked.caption ?? ''}
              maxLength={300}
              onChange={(event) => onCaption(event.target.value)}
            />
          </Words>
        )}
        {LinkField && (
          <Words label={t.place}>
            <LinkField label={t.placeOf({ name })} value={picked.link} onChange={onLink} />
          </Words>
        )}
        <Words label={t.alternativeText}>
          <AlternativeTextarea label={t.alternativeTextOf({ name })} value={picked.alt} onChange={onAlt} />
        </Words>
      </div>
    </li>
  );
}

/** The short name of a control is seen, the whole one is its own. */
function Words({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <span className={styles.label} aria-hidden>
        {label}
      </span>
      {children}
    </div>
  );
}

function ImageItemTools(props: ImageItemProps & { name: string }) {
  const { name, place, count, accept, stays, onMove, onReplace, onRemove, library: Library, onLibrary } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.tools}>
      <IconButton
        data-part="up"
        label={t.moveForward({ name })}
        aria-disabled={place === 0 || undefined}
        onClick={() => onMove(place - 1, 'up')}
      >
        <ChevronUpIcon small />
      </IconButton>
      <IconButton
        data-part="down"
        label={t.moveBack({ name })}
        aria-disabled={place === count - 1 || undefined}
        onClick={() => onMove(place + 1, 'down')}
      >
        <ChevronDownIcon small />
      </IconButton>
      <IconButton
        data-part={stays ? 'remove' : undefined}
        label={t.replaceOf({ name })}
        onClick={() => input.current?.click()}
      >
        <RefreshIcon small />
      </IconButton>
      {Library && (
        <Library label={name} kind="image" replaces={name} onChoose={([chosen]) => chosen && onLibrary?.(chosen)} />
      )}
      {!stays && (
        <IconButton data-part="remove" label={t.removeOf({ name })} onClick={onRemove}>
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
