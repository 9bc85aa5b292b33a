import { Button } from '@trekker/design-system/actions/button.tsx';
import { FieldError } from '@trekker/design-system/forms/field.tsx';
import { ConfirmDialog } from '@trekker/design-system/overlay/confirm-dialog.tsx';
import { useToast } from '@trekker/design-system/overlay/toasts.tsx';
import { takeFiles } from '@trekker/design-system/staff/forms/drop-box.tsx';
import { FilePreview } from '@trekker/design-system/staff/forms/file-preview.tsx';
import { pickedFile } from '@trekker/design-system/staff/forms/picked-file.ts';
import { SwapIcon } from '@trekker/design-system/staff/staff-icons.tsx';
import { useRef, useState } from 'react';
import { type LibraryItem, replaceMediaFile } from '#features/media/staff-media.contract.ts';
import { useSave } from '#web/staff/form/use-save.ts';
import { mediaFiles } from '../../uploads/media-files.ts';
import { t } from './staff-media-detail.texts.ts';

export type ReplaceFileProps = { item: LibraryItem; onReplaced: (item: LibraryItem) => void };

/** Another file in the place of this one, everywhere that shows it; asked first, with the new one in sight. */
export function ReplaceFile({ item, onReplaced }: ReplaceFileProps) {
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [sent, setSent] = useState<File | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { busy, percent, problem, errors, send } = useSave();
  const toast = useToast();
  const kind = item.kind === 'video' ? 'video' : 'image';
  const files = mediaFiles(kind);
  const take = ([chosen]: File[]) => {
    const reason = chosen ? files.check(chosen) : null;
    setRefusal(reason);
    setFile(chosen && !reason ? chosen : null);
  };
  const replace = async () => {
    if (!file) return;
    setSent(file);
    const answer = await send(replaceMediaFile, {
      params: { id: item._id },
      body: {},
      files: { file: pickedFile(file) },
    });
    if (!answer) return;
    setFile(null);
    onReplaced(answer.data);
    toast(answer.message);
  };
  // What is said of a file is said of no other.
  const wrong = file === sent ? (errors.file ?? problem?.message) : undefined;
  return (
    <>
      <Button variant="outline" small onClick={() => input.current?.click()}>
        <SwapIcon small />
        {t.replace}
      </Button>
      <input ref={input} type="file" hidden accept={files.accept} onChange={(event) => takeFiles(event, take)} />
      {refusal && (
        <div role="alert">
          <FieldError>{refusal}</FieldError>
        </div>
      )}
      <ConfirmDialog
        open={file !== null}
        title={kind === 'video' ? t.replaceVideo : t.replaceImage}
        action={busy ? t.replacing : t.replace}
        busy={busy}
        onConfirm={() => void replace()}
        // What goes up is not stopped by a press beside the dialog.
        onClose={() => !busy && setFile(null)}
      >
        {file && <FilePreview picked={pickedFile(file)} kind={kind} percent={percent} />}
        <p>
          {item.usedInCount > 0 ? t.takesPlace({ count: item.usedInCount }) : t.nothingUses} {t.wordsStay}
        </p>
        {wrong && !busy && (
          <div role="alert">
            <FieldError>{wrong}</FieldError>
          </div>
        )}
      </ConfirmDialog>
    </>
  );
}
