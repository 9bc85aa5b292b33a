import { Button } from '@trekker/design-system/actions/button.tsx';
import { IconButton } from '@trekker/design-system/actions/icon-button.tsx';
import type { LibraryButtonProps, LibraryFile } from '@trekker/design-system/staff/forms/picked-file.ts';
import { MediaIcon } from '@trekker/design-system/staff/staff-icons.tsx';
import { lazy, Suspense, useState } from 'react';
import type { LibraryItem } from '../../staff-media.contract.ts';
import { nameOfMedia } from '../library-item.ts';
import { t } from './picker/staff-media-picker.texts.ts';

// A form opens it when somebody asks for it.
const MediaPicker = lazy(async () => ({ default: (await import('./media-picker.tsx')).MediaPicker }));

/** Chooses images or a video of a form from the media library. */
export function LibraryButton({ label, kind, most = 1, replaces, onChoose }: LibraryButtonProps) {
  const [open, setOpen] = useState(false);
  const choose = (items: readonly LibraryItem[]) => {
    setOpen(false);
    onChoose(items.map(fileOf));
  };
  return (
    <>
      {replaces ? (
        <IconButton label={t.replaceFromLibrary({ what: replaces })} onClick={() => setOpen(true)}>
          <MediaIcon small />
        </IconButton>
      ) : (
        <Button variant="outline" small onClick={() => setOpen(true)} aria-label={t.chooseFor({ field: label })}>
          <MediaIcon small />
          <span data-library-words>{t.choose}</span>
        </Button>
      )}
      {open && (
        <Suspense>
          <MediaPicker
            open
            kind={kind}
            several={most > 1}
            most={most}
            hint={t.forField({ field: label })}
            onChoose={choose}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

function fileOf(item: LibraryItem): LibraryFile {
  const { _id, url, alt, caption, position } = item;
  return { id: _id, name: nameOfMedia(item), url, alt, caption, position };
}
