import { lineDirection } from '@trekker/design-system/line-direction.ts';
import { Drawer, DrawerPart } from '@trekker/design-system/staff/media/drawer.tsx';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { LibraryItem } from '#features/media/staff-media.contract.ts';
import { hrefTo } from '#web/language/href-to.ts';
import { nameOfMedia, places } from '../../library-item.ts';
import { MediaCaptions } from './media-captions.tsx';
import { MediaFile } from './media-file.tsx';
import { MediaInputs } from './media-inputs.tsx';
import { MediaLook } from './media-look.tsx';
import { MediaPosition } from './media-position.tsx';
import { MediaTexts } from './media-texts.tsx';
import { SavedState } from './saved-state.tsx';
import { t } from './staff-media-detail.texts.ts';
import { useMediaWords } from './use-media-words.ts';
import { type LibraryDetail, useOpenedItem } from './use-opened-item.ts';
import { UsedIn } from './used-in.tsx';

export type MediaDetailProps = {
  item: LibraryDetail;
  /** The page of the library from which it was opened. */
  rows: readonly LibraryItem[];
  /** The address with an item open, or with none. */
  addressOf: (id?: string) => string;
  /** The item as a call has answered it. */
  onChange: (item: LibraryItem) => void;
  /** Whether something was written that could not be stored. */
  onUnsaved: (isUnsaved: boolean) => void;
};

/** One item of the library: what it shows, in words; where it is used; its file. */
export function MediaDetail({ item: loaded, rows, addressOf, onChange, onUnsaved }: MediaDetailProps) {
  const [item, keep] = useOpenedItem(loaded);
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const take = (saved: LibraryItem) => {
    keep(saved);
    onChange(saved);
  };
  const words = useMediaWords(item, take);
  // On a phone it stands in the place of the library, which may have been scrolled far.
  useEffect(() => heading.current?.focus(), []);
  const isUnsaved = words.state === 'failed';
  useEffect(() => {
    onUnsaved(isUnsaved);
    return () => onUnsaved(false);
  }, [isUnsaved, onUnsaved]);

  const place = rows.findIndex(({ _id }) => _id === item._id);
  const neighbour = (step: number) => {
    const row = place < 0 ? undefined : rows[place + step];
    return row && addressOf(row._id);
  };
  const onKey = (event: KeyboardEvent) => {
    const ahead = lineDirection(event.currentTarget);
    const to = { ArrowLeft: neighbour(-ahead), ArrowRight: neighbour(ahead), Escape: addressOf() }[event.key];
    if (to === undefined || event.defaultPrevented || isTaken(event)) return;
    event.preventDefault();
    void navigate(to, { preventScrollReset: true });
  };
  const { usedIn } = item;
  return (
    <Drawer
      title={nameOfMedia(words.values.fileName === '' ? item : { ...item, fileName: words.values.fileName })}
      state={<SavedState words={words} />}
      previous={hrefTo(neighbour(-1))}
      next={hrefTo(neighbour(1))}
      closeHref={hrefTo(addressOf())}
      heading={heading}
      onKeyDown={onKey}
    >
      <DrawerPart>
        <MediaLook item={item} words={words} />
      </DrawerPart>
      <DrawerPart>
        <MediaInputs item={item} words={words} />
      </DrawerPart>
      {item.languages && (
        <DrawerPart title={t.otherLanguages}>
          <p className="tiny muted">{t.otherLanguagesHint}</p>
          <MediaTexts item={item} words={words} />
        </DrawerPart>
      )}
      {item.kind === 'video' && (
        <DrawerPart title={t.captions}>
          <p className="tiny muted">{t.captionsHint}</p>
          <MediaCaptions key={item._id} item={item} />
        </DrawerPart>
      )}
      {item.position && (
        <DrawerPart title={t.takenAt}>
          <MediaPosition position={item.position} />
        </DrawerPart>
      )}
      <DrawerPart title={t.usedIn} note={usedIn.length > 0 ? places(usedIn.length) : t.unused}>
        <UsedIn uses={usedIn} />
      </DrawerPart>
      <DrawerPart>
        <MediaFile item={item} onReplaced={take} closeHref={addressOf()} />
      </DrawerPart>
    </Drawer>
  );
}

/** Fields and the ring have their own use for arrows; in a dialog, Escape closes that. */
function isTaken({ key, target, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  if (altKey || ctrlKey || metaKey || shiftKey) return true;
  const element = target as HTMLElement;
  if (element.closest('dialog')) return true;
  return key !== 'Escape' && element.matches('input, textarea, select, video');
}
