import { Button } from '@trekker/design-system/actions/button.tsx';
import { Tab, Tabs } from '@trekker/design-system/actions/tabs.tsx';
import { Dialog } from '@trekker/design-system/overlay/dialog.tsx';
import { SearchBox } from '@trekker/design-system/staff/lists/toolbar.tsx';
import { type DragEvent, useRef, useState } from 'react';
import type { LibraryItem } from '../../staff-media.contract.ts';
import type { WantedKind } from '../uploads/media-files.ts';
import { useUploads } from '../uploads/use-uploads.ts';
import styles from './media-picker.module.css';
import { intoGrid } from './picker/grid-keys.ts';
import { PickerChosen } from './picker/picker-chosen.tsx';
import { PickerResults } from './picker/picker-results.tsx';
import { PickerUpload } from './picker/picker-upload.tsx';
import { t } from './picker/staff-media-picker.texts.ts';
import { useChosenMedia } from './picker/use-chosen-media.ts';
import { useLibrary } from './picker/use-library.ts';

export type MediaPickerProps = {
  open: boolean;
  kind: WantedKind;
  /** Any number may be chosen, in the order of choosing; else one. */
  several?: boolean | undefined;
  /** With `several`: so many and no more. */
  most?: number | undefined;
  /** "Choose a thumbnail"; what `kind` says by default. */
  title?: string | undefined;
  /** What it is for: "Cards crop it to 3:2". */
  hint?: string | undefined;
  /** The picker is closed by whoever opened it. */
  onChoose: (items: readonly LibraryItem[]) => void;
  onClose: () => void;
};

/** Chooses from the media library, or adds to it right here. */
export function MediaPicker({ open, ...props }: MediaPickerProps) {
  // Each time it opens it begins anew.
  return open && <OpenPicker {...props} />;
}

type Words = {
  choose: () => string;
  chooseSeveral: () => string;
  take: () => string;
  takeSeveral: (values: { count: number }) => string;
};

const words: Readonly<Record<WantedKind, Words>> = {
  image: {
    choose: () => t.chooseImage,
    chooseSeveral: () => t.chooseImages,
    take: () => t.useImage,
    takeSeveral: (values) => t.useImages(values),
  },
  video: {
    choose: () => t.chooseVideo,
    chooseSeveral: () => t.chooseVideos,
    take: () => t.useVideo,
    takeSeveral: (values) => t.useVideos(values),
  },
  any: {
    choose: () => t.chooseAny,
    chooseSeveral: () => t.chooseAny,
    take: () => t.useFile,
    takeSeveral: (values) => t.useFiles(values),
  },
};

const key = (name: string) => <kbd>{name}</kbd>;

function OpenPicker(props: Omit<MediaPickerProps, 'open'>) {
  const { kind, several = false, most = Infinity, title, hint, onChoose, onClose } = props;
  const [pane, setPane] = useState<'library' | 'upload'>('library');
  const shown = useRef<HTMLDivElement>(null);
  const library = useLibrary(kind);
  const chosen = useChosenMedia(several ? most : 1, library.put, onChoose);
  const uploads = useUploads(kind, (item) => {
    library.put(item);
    chosen.toggle(item, true);
    // One was wanted, and is there.
    if (!several) setPane('library');
  });
  const { items } = chosen;
  const use = () => void chosen.use();
  const takeDropped = (files: File[]) => {
    uploads.queue.add(files);
    setPane('upload');
  };
  const word = words[kind];
  const foot = (
    <>
      <span className={styles.keys}>
        {several
          ? t.keysOfSeveral({ space: key, enter: key, escape: key })
          : t.keysOfOne({ arrows: key, enter: key, escape: key })}
      </span>
      <Button variant="outline" small onClick={onClose}>
        {t.cancel}
      </Button>
      <Button small busy={chosen.busy} aria-disabled={items.length === 0 || undefined} onClick={use}>
        {several ? word.takeSeveral({ count: items.length }) : word.take()}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={title ?? (several ? word.chooseSeveral() : word.choose())}
      hint={hint}
      foot={foot}
      wide
    >
      <div className={styles.picker} {...dropped(takeDropped)}>
        <div className={styles.bar}>
          <SearchBox
            label={t.search}
            placeholder={t.searchBy}
            data-autofocus
            value={library.typed}
            onChange={(event) => {
              library.type(event.target.value);
              setPane('library');
            }}
            onKeyDown={(event) => intoGrid(event, shown.current)}
          />
          <Tabs label={t.whereFrom} className={styles.tabs}>
            <Tab on={pane === 'library'} count={library.total} onClick={() => setPane('library')}>
              {t.library}
            </Tab>
            <Tab on={pane === 'upload'} onClick={() => setPane('upload')}>
              {t.upload}
            </Tab>
          </Tabs>
        </div>
        <div className={styles.body}>
          <div ref={shown} className={styles.pane}>
            {pane === 'library' ? (
              <PickerResults library={library} chosen={chosen} several={several} onUse={use} />
            ) : (
              <PickerUpload kind={kind} several={several} uploads={uploads} />
            )}
          </div>
          <PickerChosen chosen={chosen} />
        </div>
      </div>
    </Dialog>
  );
}

/** Files may be dropped anywhere on it. */
function dropped(take: (files: File[]) => void) {
  const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');
  return {
    onDragOver: (event: DragEvent) => hasFiles(event) && event.preventDefault(),
    onDrop(event: DragEvent) {
      if (!hasFiles(event) || event.defaultPrevented) return;
      event.preventDefault();
      take([...event.dataTransfer.files]);
    },
  };
}
