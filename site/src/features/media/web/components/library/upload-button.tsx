import { UploadIcon } from '@trekker/design-system/account-icons.tsx';
import { Button } from '@trekker/design-system/actions/button.tsx';
import { takeFiles } from '@trekker/design-system/staff/forms/drop-box.tsx';
import { useRef } from 'react';
import { t } from '../../staff-media.texts.ts';
import { mediaFiles } from '../../uploads/media-files.ts';
import type { Uploads } from '../../uploads/use-uploads.ts';

/** Chooses any number of files for the library. */
export function UploadButton({ queue }: { queue: Uploads['queue'] }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button onClick={() => input.current?.click()}>
        <UploadIcon small />
        {t.upload}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={mediaFiles('any').accept}
        onChange={(event) => takeFiles(event, queue.add)}
      />
    </>
  );
}
