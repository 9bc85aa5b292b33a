import { UploadIcon } from '@trekker/design-system/account-icons.tsx';
import { useEffect, useEffectEvent, useState } from 'react';
import { t } from '../../staff-media.texts.ts';
import { mediaFiles } from '../../uploads/media-files.ts';
import styles from './page-drop.module.css';

const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') === true;

/** Files may be dropped anywhere on the page, or pasted; a note at its end says so. */
export function PageDrop({ onFiles }: { onFiles: (files: File[]) => void }) {
  const [over, setOver] = useState(false);
  const take = useEffectEvent((files: FileList | undefined) => {
    setOver(false);
    if (files && files.length > 0) onFiles([...files]);
  });
  useEffect(() => {
    const onDrag = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    // Out of the window, not from one element of the page to the next.
    const onLeave = (event: DragEvent) => event.relatedTarget === null && setOver(false);
    const onDrop = (event: DragEvent) => {
      // A dialog over the page takes its own.
      if (!hasFiles(event) || event.defaultPrevented) return;
      event.preventDefault();
      take(event.dataTransfer?.files);
    };
    const onPaste = (event: ClipboardEvent) => take(event.clipboardData?.files);
    addEventListener('dragover', onDrag);
    addEventListener('dragleave', onLeave);
    addEventListener('drop', onDrop);
    addEventListener('paste', onPaste);
    return () => {
      removeEventListener('dragover', onDrag);
      removeEventListener('dragleave', onLeave);
      removeEventListener('drop', onDrop);
      removeEventListener('paste', onPaste);
    };
  }, []);
  return (
    <>
      <p className={styles.note}>
        <UploadIcon small />
        {t.dropAnywhere} {mediaFiles('any').hint}
      </p>
      {over && <div className={styles.over}>{t.dropToUpload}</div>}
    </>
  );
}
