import { Button } from '@trekker/design-system/actions/button.tsx';
import { IconButton } from '@trekker/design-system/actions/icon-button.tsx';
import { CloseIcon, PauseIcon, PlayIcon, RefreshIcon } from '@trekker/design-system/icon.tsx';
import { LiveRegion } from '@trekker/design-system/overlay/live-region.tsx';
import { UploadList, UploadRow } from '@trekker/design-system/staff/media/upload-list.tsx';
import { useRef } from 'react';
import { lacksAlt, nameOfMedia } from '../library-item.ts';
import { t } from '../uploads/staff-uploads.texts.ts';
import type { Upload } from '../uploads/upload-queue.ts';
import { uploadInWords, uploadsInWords } from '../uploads/upload-words.ts';
import type { UploadedItem, Uploads } from '../uploads/use-uploads.ts';

export type UploadStripProps = {
  uploads: Uploads;
  /** Opens what has arrived. */
  onOpen?: ((item: UploadedItem) => void) | undefined;
};

/** What goes up into the library, file by file; nothing where nothing does. */
export function UploadStrip({ uploads: { list, queue }, onOpen }: UploadStripProps) {
  const since = useRef<number | null>(null);
  const { title, summary, isUnderWay } = uploadsInWords(list, since.current ? (Date.now() - since.current) / 1000 : 0);
  if (isUnderWay) since.current ??= Date.now();
  else since.current = null;
  const arrived = list.filter(({ state }) => state === 'done').length;
  return (
    <>
      {list.length > 0 && (
        <UploadList
          title={title}
          summary={summary}
          action={
            isUnderWay ? { label: t.stopAll, onClick: queue.stopAll } : { label: t.clear, onClick: () => dismiss() }
          }
        >
          {list.map((upload) => (
            <Row key={upload.id} upload={upload} queue={queue} onOpen={onOpen} />
          ))}
        </UploadList>
      )}
      {/* Not every percent, only what has come to an end. */}
      <LiveRegion>
        {list.length > 0 && !isUnderWay ? `${title}. ${summary}` : arrived > 0 && t.countDone({ count: arrived })}
      </LiveRegion>
    </>
  );

  function dismiss() {
    queue.stopAll();
    for (const { id, state } of list) if (state === 'paused') queue.cancel(id);
    queue.clear();
  }
}

type RowProps = { upload: Upload<UploadedItem>; queue: Uploads['queue'] } & Omit<UploadStripProps, 'uploads'>;

function Row({ upload, queue, onOpen }: RowProps) {
  const { id, file, state, percent, item } = upload;
  const isSame = item?.duplicate === true;
  const isOver = state === 'done' || state === 'failed' || state === 'refused';
  const words = uploadInWords(upload);
  const described = item && lacksAlt(item) ? t.addAlt({ state: words }) : words;
  const text = isSame ? t.alreadyHere({ name: nameOfMedia(item) }) : described;
  // Where it can be opened, that it is there is plain to see.
  const arrived = onOpen ? undefined : 'done';
  const tone = isSame ? 'duplicate' : state === 'done' ? arrived : isOver ? 'failed' : undefined;
  return (
    <UploadRow name={file.name} file={file} text={text} tone={tone} percent={state === 'sending' ? percent : undefined}>
      {item && onOpen && (
        <Button variant="ghost" small aria-label={t.openOf({ name: nameOfMedia(item) })} onClick={() => onOpen(item)}>
          {t.open}
        </Button>
      )}
      {/* It comes where one has just pressed to go on: the second press of a double click is not meant for it. */}
      {(state === 'sending' || state === 'waiting') && (
        <IconButton label={t.pauseOf({ name: file.name })} onClick={({ detail }) => detail < 2 && queue.pause(id)}>
          <PauseIcon small />
        </IconButton>
      )}
      {state === 'paused' && (
        <IconButton label={t.resumeOf({ name: file.name })} onClick={() => queue.resume(id)}>
          <PlayIcon small />
        </IconButton>
      )}
      {state === 'failed' && (
        <IconButton label={t.tryAgainOf({ name: file.name })} onClick={() => queue.resume(id)}>
          <RefreshIcon small />
        </IconButton>
      )}
      <IconButton
        label={isOver ? t.dismissOf({ name: file.name }) : t.cancelOf({ name: file.name })}
        onClick={() => queue.cancel(id)}
      >
        <CloseIcon small />
      </IconButton>
    </UploadRow>
  );
}
