import { Problem } from '#contract/problem.ts';
import type { EditVersion } from '#features/unsaved-edits/unsaved-edit.contract.ts';
import type { EditCalls } from './edit-calls.ts';

/** What is sent: `content` is JSON of the fields that were changed. */
export type SentEdit = { startedFrom: string | null; content: string };

/**
 * How the server's copy stands. kept: it has what the form holds. offline: there is no line. failed: the server would
 * not take it. too-long: it never will. In all of these, the browser's copy is all there is.
 */
export type SyncState = { kind: 'idle' | 'sending' | 'offline' | 'failed' | 'too-long' } | { kind: 'kept'; at: Date };

export type EditSync = {
  /** Something was typed: sent when it rests, and every few seconds where it does not. */
  change(edit: SentEdit): void;
  /** Sends now what is still to be sent. `isLeaving`: the page may be gone a moment later. */
  flush(isLeaving?: boolean): void;
  /** What the server holds of another form was taken over, or was seen and is to be written over. */
  basedOn(version: EditVersion | null): void;
  /** There is nothing unsaved any more: the server forgets it. */
  end(): void;
  stop(): void;
};

export type EditSyncOptions = {
  calls: EditCalls;
  form: string;
  onState: (state: SyncState) => void;
  /** The server has this. */
  onKept: (edit: SentEdit, version: EditVersion) => void;
  /** Another form of the same person has kept something else. Nothing is sent until `basedOn` says on what. */
  onConflict: () => void;
};

/** Typing that rests so long, in ms, is sent. */
const restMs = 2000;
/** Typing that never rests is sent as often as this. */
const longestMs = 8000;
const firstRetryMs = 4000;
const longestRetryMs = 60_000;

/**
 * Keeps the server's copy of what is typed into one form. What is sent carries a number, so that order never matters.
 */
export function createEditSync({ calls, form, onState, onKept, onConflict }: EditSyncOptions): EditSync {
  let pending: SentEdit | null = null;
  let based: EditVersion | null = null;
  let sequence = 0;
  let keptContent: string | null = null;
  let dueSince = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isHeld = false;
  let failures = 0;
  let underWay: Promise<void> = Promise.resolve();
  let inFlight = 0;
  /** Grows when what is under way no longer matters. */
  let round = 0;

  const wait = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => send(false), ms);
  };

  const onFailure = (edit: SentEdit, problem: Problem) => {
    switch (problem.code) {
      case 'conflict':
        isHeld = true;
        pending ??= edit;
        onState({ kind: 'failed' });
        return onConflict();
      case 'unavailable':
      case 'internal':
      case 'too_many':
        pending ??= edit;
        failures += 1;
        onState({ kind: problem.code === 'unavailable' ? 'offline' : 'failed' });
        return wait(Math.min(longestRetryMs, firstRetryMs * 2 ** (failures - 1)));
      case 'too_large':
        return onState({ kind: 'too-long' });
      default:
        onState({ kind: 'failed' });
    }
  };

  const sendOne = async (edit: SentEdit, isLeaving: boolean) => {
    const mine = round;
    sequence += 1;
    const version = { form, sequence };
    inFlight += 1;
    onState({ kind: 'sending' });
    try {
      await calls.keep({ ...version, ...edit, basedOn: based }, isLeaving);
      if (mine !== round) return;
      based = null;
      failures = 0;
      keptContent = edit.content;
      onKept(edit, version);
      onState({ kind: 'kept', at: new Date() });
    } catch (error) {
      if (mine === round) onFailure(edit, error instanceof Problem ? error : new Problem('internal'));
    } finally {
      inFlight -= 1;
    }
  };

  function send(isLeaving: boolean): void {
    clearTimeout(timer);
    if (!pending || isHeld) return;
    // One at a time, unless there is no more time.
    if (inFlight > 0 && !isLeaving) {
      wait(restMs);
      return;
    }
    const edit = pending;
    pending = null;
    dueSince = 0;
    underWay = Promise.all([underWay, sendOne(edit, isLeaving)]).then(() => {});
  }

  const onLine = () => {
    if (failures > 0) send(false);
  };
  globalThis.addEventListener?.('online', onLine);

  return {
    change(edit) {
      if (edit.content === keptContent && !pending) return;
      pending = edit;
      const now = Date.now();
      dueSince ||= now;
      if (!isHeld && failures === 0) wait(Math.max(0, Math.min(restMs, dueSince + longestMs - now)));
    },
    flush: (isLeaving = false) => send(isLeaving),
    basedOn(version) {
      based = version;
      isHeld = false;
      if (pending) wait(0);
    },
    end() {
      clearTimeout(timer);
      round += 1;
      pending = null;
      keptContent = null;
      isHeld = false;
      failures = 0;
      dueSince = 0;
      onState({ kind: 'idle' });
      const taken = based;
      based = null;
      const last = { form, sequence };
      // What is under way would come back after it.
      underWay = underWay.then(async () => {
        if (last.sequence > 0) await calls.forget(last);
        if (taken) await calls.forget(taken);
      });
    },
    stop() {
      clearTimeout(timer);
      globalThis.removeEventListener?.('online', onLine);
    },
  };
}
