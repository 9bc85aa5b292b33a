import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { newUuid } from '../../forms/new-uuid.ts';
import { browserStorage } from '../../navigation/content-cache-store.ts';
import { useSession } from '../../session/use-session.ts';
import { shortTime } from '../staff-time.ts';
import { createDraftKeeper, flushOnLeave } from './draft-keeper.ts';
import { isAbandoned, lockSlot } from './draft-lock.ts';
import { type Draft, type DraftStore, type KeptDraft, openDraftStore } from './draft-store.ts';

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
  /** Throws the found draft away; an older one may be found then. */
  discard(): void;
  /** Call when the server has it: nothing is kept any more. */
  saved(): void;
  /** To be sent as `updatedAt`: of the version that the words in the form began with. */
  startedFrom: string | null;
  /** For the SaveBar: whether and when the draft was kept. */
  note: string;
};

/**
 * Keeps what is typed into a form in this browser until it is saved, and finds it again after a crash, a reload, or a
 * login that ended by itself; a logout takes all of it along. Each open form has a slot of its own, so that two tabs
 * with the same item never write over each other, and what an open tab holds is not offered to another. A found draft
 * stays restorable until it is answered.
 */
export function useDraft<Values>({ key, values, initial, updatedAt }: DraftOptions<Values>): DraftState<Values> {
  const session = useSession();
  // Whoever began to type: the login may be over when the form goes.
  const [owner] = useState(() => session.read()?.user._id ?? '');
  const [store] = useState(() => openDraftStore(browserStorage()));
  const [keeper] = useState(() => createDraftKeeper(restMs));
  const [found, setFound] = useState<KeptDraft<Values> | null>(null);
  const [restoredFrom, setRestoredFrom] = useState<{ updatedAt: string | null } | null>(null);
  const [note, setNote] = useState('');
  const slot = useRef('');
  /** Keeps what the form holds now; null when that is nothing new. */
  const keepNow = useRef<(() => void) | null>(null);
  const startedFrom = restoredFrom ? restoredFrom.updatedAt : updatedAt;
  const text = JSON.stringify(values);
  const initialText = JSON.stringify(initial);

  const look = async () => {
    const own = slot.current;
    const draft = await abandonedDraft<Values>(store, key, owner);
    if (own === slot.current) setFound(draft && JSON.stringify(draft.draft.values) !== initialText ? draft : null);
  };

  const lookOnce = useEffectEvent(look);

  useEffect(() => {
    slot.current = `${key}#${newUuid()}`;
    const release = lockSlot(slot.current);
    const stop = flushOnLeave(keeper);
    setRestoredFrom(null);
    setNote('');
    void lookOnce();
    return () => {
      stop();
      keeper.cancel();
      // A login that ended by itself leaves what was typed for the next one.
      keepNow.current?.();
      slot.current = '';
      release();
    };
  }, [keeper, key]);

  useEffect(() => {
    if (text === initialText) {
      keeper.cancel();
      keepNow.current = null;
      store.forget(slot.current);
      setNote('');
      return;
    }
    const keep = () => {
      // Whoever logs out takes along what they typed, in every tab.
      if (session.hasLeft()) return;
      const now = new Date();
      const draft = { values: JSON.parse(text), owner, startedFrom, keptAt: now.toISOString() };
      const kept = store.keep(slot.current, draft);
      setNote(kept ? `Draft saved on this device, ${shortTime(draft.keptAt)}` : 'No room for a draft on this device');
    };
    keepNow.current = keep;
    keeper.change(keep);
  }, [store, session, keeper, owner, text, initialText, startedFrom]);

  return {
    found: found ? found.draft : null,
    isOutdated: found !== null && found.draft.startedFrom !== updatedAt,
    restore() {
      if (!found) return null;
      setFound(null);
      setRestoredFrom({ updatedAt: found.draft.startedFrom });
      if (store.keep(slot.current, found.draft)) store.forget(found.slot);
      return found.draft.values;
    },
    discard() {
      if (found) store.forget(found.slot);
      void look();
    },
    saved() {
      keeper.cancel();
      keepNow.current = null;
      store.forget(slot.current);
      setFound(null);
      setRestoredFrom(null);
      setNote('');
    },
    startedFrom,
    note,
  };
}

/** The newest one whose form is gone. */
async function abandonedDraft<Values>(
  store: DraftStore,
  key: string,
  owner: string,
): Promise<KeptDraft<Values> | null> {
  for (const kept of store.find<Values>(key, owner)) if (await isAbandoned(kept.slot)) return kept;
  return null;
}
