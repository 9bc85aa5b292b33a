import { Problem } from '#contract/problem.ts';

/** One file on its way into the library. */
export type Upload<Item> = {
  id: number;
  file: File;
  /** `refused` will never be taken; `failed` may be tried again. */
  state: 'waiting' | 'sending' | 'paused' | 'done' | 'failed' | 'refused';
  /** 0 to 100. */
  percent: number;
  /** Why it failed or was refused. */
  message?: string;
  /** The line broke: it goes on by itself when the line is back. */
  isCutOff?: boolean;
  /** What came of it. */
  item?: Item;
};

type Sending = { signal: AbortSignal; onPercent: (percent: number) => void };

export type UploadQueueOptions<Item> = {
  send: (file: File, sending: Sending) => Promise<Item>;
  /** Says why a file need not be sent at all, or null. */
  check: (file: File) => string | null;
  onDone: (item: Item, upload: Upload<Item>) => void;
  /** So many at a time: more would only share the line. */
  most?: number;
};

export type UploadQueue<Item> = {
  subscribe(listener: () => void): () => void;
  read(): readonly Upload<Item>[];
  add(files: readonly File[]): void;
  /** Stops it and keeps its place. A file goes up in one piece, so it begins anew when it goes on. */
  pause(id: number): void;
  /** Goes on with a paused one, or tries a failed one again. */
  resume(id: number): void;
  /** Stops it and forgets it. */
  cancel(id: number): void;
  /** Goes on with all that the line has cut off. */
  lineIsBack(): void;
  /** Stops all that is under way or waits. */
  stopAll(): void;
  /** Forgets what has come to an end. */
  clear(): void;
};

const isOver = ({ state }: Upload<unknown>) => state === 'done' || state === 'failed' || state === 'refused';

/** Sends files one by one, a few at a time, so that each can be stopped, fails, and arrives by itself. */
export function createUploadQueue<Item>(options: UploadQueueOptions<Item>): UploadQueue<Item> {
  const { send, check, onDone, most = 3 } = options;
  const listeners = new Set<() => void>();
  const lines = new Map<number, AbortController>();
  let uploads: readonly Upload<Item>[] = [];
  let count = 0;

  const show = (next: readonly Upload<Item>[]) => {
    uploads = next;
    for (const listener of listeners) listener();
  };
  const change = (id: number, some: Partial<Upload<Item>>) =>
    show(uploads.map((upload) => (upload.id === id ? { ...upload, ...some } : upload)));
  const stop = (id: number) => {
    lines.get(id)?.abort();
    lines.delete(id);
  };

  const start = async (upload: Upload<Item>) => {
    const { id, file } = upload;
    const line = new AbortController();
    lines.set(id, line);
    change(id, { state: 'sending', percent: 0 });
    try {
      const onPercent = (percent: number) => line.signal.aborted || change(id, { percent });
      const item = await send(file, { signal: line.signal, onPercent });
      // It has arrived, even if somebody stopped it in the last moment.
      lines.delete(id);
      change(id, { state: 'done', percent: 100, item });
      onDone(item, upload);
    } catch (error) {
      if (line.signal.aborted) return;
      lines.delete(id);
      change(id, failureOf(error));
    } finally {
      startNext();
    }
  };
  const startNext = () => {
    for (const upload of uploads) {
      if (lines.size >= most) return;
      if (upload.state === 'waiting') void start(upload);
    }
  };

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => uploads,
    add(files) {
      const added = files.map((file): Upload<Item> => {
        count += 1;
        const refusal = check(file);
        if (refusal) return { id: count, file, state: 'refused', percent: 0, message: refusal };
        return { id: count, file, state: 'waiting', percent: 0 };
      });
      show([...uploads, ...added]);
      startNext();
    },
    pause(id) {
      stop(id);
      change(id, { state: 'paused', percent: 0 });
      startNext();
    },
    resume(id) {
      change(id, { state: 'waiting', percent: 0, isCutOff: false });
      startNext();
    },
    cancel(id) {
      stop(id);
      show(uploads.filter((upload) => upload.id !== id));
      startNext();
    },
    lineIsBack() {
      const cutOff = ({ state, isCutOff }: Upload<Item>) => state === 'failed' && isCutOff === true;
      show(uploads.map((upload) => (cutOff(upload) ? { ...upload, state: 'waiting', isCutOff: false } : upload)));
      startNext();
    },
    stopAll() {
      for (const id of [...lines.keys()]) stop(id);
      show(uploads.filter(isOver));
    },
    clear: () => show(uploads.filter((upload) => !isOver(upload))),
  };
}

function failureOf(error: unknown): Partial<Upload<never>> {
  const problem = error instanceof Problem ? error : new Problem('internal');
  const { code, errors } = problem;
  const message = errors[0]?.message ?? problem.message;
  if (code === 'unavailable') return { state: 'failed', isCutOff: true, message };
  // The same bytes would be refused again.
  const isFinal = code === 'invalid_input' || code === 'wrong_type' || code === 'too_large';
  return { state: isFinal ? 'refused' : 'failed', message };
}
