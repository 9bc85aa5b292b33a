import { useEffect, useRef, useState } from 'react';
import { browserStorage } from '../content-cache-store.ts';
import { createDraftKeeper, flushOnLeave } from './draft-keeper.ts';
import { type Draft, openDraftStore } from './draft-store.ts';

/** Typing that rests so long, in ms, is kept; a crash loses no more than this. */
const restMs = 400;

export type DraftOptions<Values> = {
  /** Of the form and what it edits, such as `story:64f…` or `story:new`. */
  key: string;
  /** What the form holds now. Plain data; chosen files cannot be kept. */
  values: Values;
  /** What it began with, before anything was typed: mount the form once its item is there. */
  initial: Values;
  /** `updatedAt` of `initial`; null for something new. */
  updatedAt: string | null;
};

export type DraftState<Values> = {
  /** What was typed earlier and not saved; null when there is nothing, or it was answered. Show a DraftOffer. */
  found: Draft<Values> | null;
  /** Somebody has saved since the found draft was begun. */
  isOutdated: boolean;
  /** Takes the found draft: gives its values, which the caller puts into the form. */
  restore(): Values | null;
  /** Throws the found draft away. */
  discard(): void;
  /** Call when the server has it: nothing is kept any more. */
  saved(): void;
  /** To be sent as `updatedAt`: of the version that the words in the form began with. */
  startedFrom: string | null;
  /** For the SaveBar: whether and when the draft was kept. */
  note: string;
};

/**
 * Keeps what is typed into a form in this browser until it is saved, and finds it again after a crash or a reload. While a
 * found draft waits for an answer it stays restorable, although new typing is kept in its place.
 */
export function useDraft<Values>({ key, values, initial, updatedAt }: DraftOptions<Values>): DraftState<Values> {
  const [store] = useState(() => openDraftStore(browserStorage()));
  const [keeper] = useState(() => createDraftKeeper(restMs));
  const [found, setFound] = useState<Draft<Values> | null>(null);
  const [restoredFrom, setRestoredFrom] = useState<{ updatedAt: string | null } | null>(null);
  const [note, setNote] = useState('');
  // Nothing was typed here yet: what lies in the store is from earlier and not to be touched.
  const isOurs = useRef(false);
  const startedFrom = restoredFrom ? restoredFrom.updatedAt : updatedAt;
  const text = JSON.stringify(values);
  const initialText = JSON.stringify(initial);

  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for once per form; later texts are typed here
  useEffect(() => {
    const draft = store.read<Values>(key);
    isOurs.current = false;
    setRestoredFrom(null);
    setNote('');
    setFound(draft && JSON.stringify(draft.values) !== initialText ? draft : null);
  }, [store, key]);

  useEffect(() => {
    if (text === initialText) {
      keeper.cancel();
      if (isOurs.current) store.forget(key);
      setNote('');
      return;
    }
    isOurs.current = true;
    keeper.change(() => {
      const now = new Date();
      const kept = store.keep(key, { values: JSON.parse(text), startedFrom, keptAt: now.toISOString() });
      setNote(kept ? `Draft kept in this browser, ${printTime(now)}` : 'This browser has no room for a draft');
    });
  }, [store, keeper, key, text, initialText, startedFrom]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another key is another form; what the last one held is kept before
  useEffect(() => {
    const stop = flushOnLeave(keeper);
    return () => {
      stop();
      keeper.flush();
    };
  }, [keeper, key]);

  return {
    found,
    isOutdated: found !== null && found.startedFrom !== updatedAt,
    restore() {
      setFound(null);
      if (found) setRestoredFrom({ updatedAt: found.startedFrom });
      return found?.values ?? null;
    },
    discard() {
      setFound(null);
      if (!isOurs.current) store.forget(key);
    },
    saved() {
      keeper.cancel();
      store.forget(key);
      isOurs.current = false;
      setFound(null);
      setRestoredFrom(null);
      setNote('');
    },
    startedFrom,
    note,
  };
}

const printTime = (at: Date) => at.toLocaleTimeString([], { hour: 'numeric', minute: '2-digit' });
