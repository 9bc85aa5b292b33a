import { DropBox } from '@trekker/design-system/staff/forms/drop-box.tsx';
import { mediaFiles, type WantedKind } from '../../uploads/media-files.ts';
import type { Uploads } from '../../uploads/use-uploads.ts';
import { UploadStrip } from '../upload-strip.tsx';
import { t } from './staff-media-picker.texts.ts';

export type PickerUploadProps = {
  kind: WantedKind;
  several: boolean;
  uploads: Uploads;
};

/** Adds files to the library; what has arrived is chosen. */
export function PickerUpload({ kind, several, uploads }: PickerUploadProps) {
  const { accept, hint } = mediaFiles(kind);
  return (
    <div className="stack">
      <DropBox
        kind={kind === 'video' ? 'video' : 'image'}
        label={t.upload}
        accept={accept}
        multiple={several}
        hint={t.addedToLibrary({ hint })}
        onFiles={(files) => uploads.queue.add(files)}
      />
      <UploadStrip uploads={uploads} />
    </div>
  );
}
