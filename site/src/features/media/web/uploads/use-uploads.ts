import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Problem } from '#contract/problem.ts';
import { createApiClient } from '#web/api-client.ts';
import { withLogin } from '#web/session/session.ts';
import { useSession } from '#web/session/use-session.ts';
import { formOf, uploadTransport } from '#web/staff/form/upload-progress.ts';
import { type LibraryItem, uploadMedia } from '../../staff-media.contract.ts';
import { mediaFiles, type WantedKind } from './media-files.ts';
import { createUploadQueue, type Upload, type UploadQueue } from './upload-queue.ts';

/** Equal bytes were there already: nothing was stored, this is the item that is there. */
export type UploadedItem = LibraryItem & { duplicate: boolean };

export type Uploads = {
  list: readonly Upload<UploadedItem>[];
  queue: UploadQueue<UploadedItem>;
  isUnderWay: boolean;
};

/** Uploads into the library, for as long as the component stands. */
export function useUploads(kind: WantedKind, onDone: (item: UploadedItem) => void): Uploads {
  const session = useSession();
  const latest = useRef(onDone);
  latest.current = onDone;
  const [queue] = useState(() =>
    createUploadQueue<UploadedItem>({
      async send(file, { signal, onPercent }) {
        const api = createApiClient(withLogin(uploadTransport(onPercent), session));
        const body = formOf({}, { file: [file] }) as never;
        const { data } = await api.call(uploadMedia, { body }, signal);
        return data[0] ?? Promise.reject(new Problem('internal'));
      },
      check: mediaFiles(kind).check,
      onDone: (item) => latest.current(item),
    }),
  );
  const list = useSyncExternalStore(queue.subscribe, queue.read, queue.read);
  useEffect(() => {
    addEventListener('online', queue.lineIsBack);
    return () => {
      removeEventListener('online', queue.lineIsBack);
      queue.stopAll();
    };
  }, [queue]);
  const isUnderWay = list.some(({ state }) => state === 'waiting' || state === 'sending');
  return { list, queue, isUnderWay };
}
