import { onKeepNow } from './draft-mark.ts';

/** Keeps what changes quickly: once it rests, or at once when asked. */
export type DraftKeeper = {
  /** Something was typed; `keep` runs when nothing follows. */
  change(keep: () => void): void;
  /** Keeps now what is still to be kept. */
  flush(): void;
  /** Keeps it no more. */
  cancel(): void;
};

export function createDraftKeeper(restMs: number): DraftKeeper {
  let pending: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const cancel = () => {
    clearTimeout(timer);
    pending = undefined;
  };
  const flush = () => {
    const keep = pending;
    cancel();
    keep?.();
  };
  return {
    change(keep) {
      cancel();
      pending = keep;
      timer = setTimeout(flush, restMs);
    },
    flush,
    cancel,
  };
}

/** Flushes at once when the page may be gone a moment later. Gives a function that stops it. */
export function flushOnLeave(flush: () => void): () => void {
  const onHidden = () => document.visibilityState === 'hidden' && flush();
  const stopKeeping = onKeepNow(flush);
  addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', onHidden);
  return () => {
    stopKeeping();
    removeEventListener('pagehide', flush);
    document.removeEventListener('visibilitychange', onHidden);
  };
}
