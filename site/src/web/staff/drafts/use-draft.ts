import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UnsavedEdit } from '#features/unsaved-edits/unsaved-edit.contract.ts';
import { newUuid } from '../../forms/new-uuid.ts';
import { browserStorage } from '../../navigation/content-cache-store.ts';
import { useSession } from '../../session/use-session.ts';
import { differ } from '../fields/form-values.ts';
import { createDraftKeeper, flushOnLeave } from './draft-keeper.ts';
import { isAbandoned, lockSlot, type OtherForm } from './draft-lock.ts';
import { type DraftSaving, draftSaving } from './draft-saving.ts';
import { type Draft, type KeptForm, openDraftStore } from './draft-store.ts';
import { type EditSubject, subjectOf } from './edit-calls.ts';
import { editedOf, type FoundDraft, isBefore } from './found-draft.ts';
import { meetConflict } from './meet-conflict.ts';
import { useEditSync } from './use-edit-sync.ts';
import { useFoundDraft } from './use-found-draft.ts';

/** Typing that rests so long, in ms, is kept; a crash loses no more than this. */
const restMs = 400;

export type DraftOptions<Values> = {
  /** Of the form and what it edits, such as `story:64f…` or `story:new`. */
  key: string;
  /** What the form holds now, and what that began with. Plain data; chosen files cannot be kept. */
  typed: KeptForm<Values>;
  /** What is stored: mount the form once its item is there. */
  stored: Values;
  /** `updatedAt` of what is stored; null for something new. */
  updatedAt: string | null;
  /** A text in it is longer than can be saved. */
  isTooLong: boolean;
  /** The same person has typed something else into this form elsewhere: answer with `mergedWith`. */
  onOther: (edit: UnsavedEdit, from: OtherForm) => void;
};

export type DraftState<Values> = {
  /** What was typed earlier and not saved; null when there is nothing, or it was answered. Show a DraftOffer. */
  found: FoundDraft<Values> | null;
  /** Somebody has saved since the found draft was begun. */
  isOutdated: boolean;
  /** Takes the found draft, which the caller puts into the form. */
  restore(): FoundDraft<Values> | null;
  /** Throws the found draft away; an older one may be found then. */
  discard(): void;
  /** It is offered no longer, because its texts stand beside those of the form: answer with `mergedWith`. */
  close(): void;
  /** The form holds what is to stand of both texts. */
  mergedWith(edit: UnsavedEdit, form: KeptForm<Values>): void;
  /** Call when the server has it: nothing is kept any more. */
  saved(): void;
  /** To be sent as `updatedAt`: of the version that the words in the form began with. */
  startedFrom: string | null;
  /** Whether, where and when what is typed was kept. */
  saving: DraftSaving;
};

/**
 * Keeps what is typed into a form until it is saved: at once in this browser, and every few seconds on the server, so
 * that any device of the same person goes on with it after a crash, a reload, or a login that ended. Each open form has
 * a slot of its own in the browser, so that two tabs with the same item never write over each other, and what an open
 * tab holds is not offered to another. A found draft stays restorable until it is answered.
 */
export function useDraft<Values extends object>(options: DraftOptions<Values>): DraftState<Values> {
  const { key, typed, stored, updatedAt, isTooLong, onOther } = options;
  const session = useSession();
  // Whoever began to type: the login may be over when the form goes.
  const [owner] = useState(() => session.read()?.user._id ?? '');
  const [store] = useState(() => openDraftStore(browserStorage()));
  const [keeper] = useState(() => createDraftKeeper(restMs));
  const [restoredFrom, setRestoredFrom] = useState<{ updatedAt: string | null } | null>(null);
  const [hasRoom, setHasRoom] = useState(true);
  const slot = useRef('');
  const subject = useRef<EditSubject | null>(null);
  /** The browser's copy of what was kept last. */
  const kept = useRef<{ draft: Draft<KeptForm<Values>>; content: string } | null>(null);
  /** Keeps what the form holds now; null when that is nothing new. */
  const keepNow = useRef<(() => void) | null>(null);
  const startedFrom = restoredFrom ? restoredFrom.updatedAt : updatedAt;
  const text = JSON.stringify(typed);
  const isClean = !differ(typed.values, stored) && !differ(typed.origin, stored);

  const [sync, syncState] = useEditSync(session, {
    onKept({ content }, sent) {
      const last = kept.current;
      if (last?.content === content && slot.current) store.keep(slot.current, { ...last.draft, sent });
    },
    onConflict: () =>
      meetConflict({ key, place, readSubject, answerTo: founds.answerTo, writeOver: sync.basedOn, onOther }),
  });

  const place = { store, session, owner };
  const readSubject = () => subject.current;
  const { found, ...founds } = useFoundDraft<Values>({ key, stored, place, readSubject, forgetEdit: sync.forget });
  const lookOnce = useEffectEvent(founds.look);

  useEffect(() => {
    const form = newUuid();
    slot.current = `${key}#${form}`;
    const own = subjectOf(key, form);
    subject.current = own;
    const release = lockSlot(slot.current);
    const stopSync = sync.start(form, own);
    const stop = flushOnLeave(() => {
      keeper.flush();
      sync.flush(true);
    });
    setRestoredFrom(null);
    void lookOnce();
    return () => {
      stop();
      keeper.cancel();
      // A login that ended by itself leaves what was typed for the next one.
      keepNow.current?.();
      sync.flush(true);
      stopSync();
      slot.current = '';
      subject.current = null;
      release();
    };
  }, [sync, keeper, key]);

  useEffect(() => {
    if (isClean) {
      keeper.cancel();
      keepNow.current = null;
      kept.current = null;
      store.forget(slot.current);
      sync.end();
      return;
    }
    const keep = () => {
      // Whoever logs out takes along what they typed, in every tab.
      if (session.hasLeft()) return;
      const values = JSON.parse(text) as KeptForm<Values>;
      const content = JSON.stringify(editedOf(values));
      const draft = { values, owner, startedFrom, keptAt: new Date().toISOString() };
      kept.current = { draft, content };
      setHasRoom(store.keep(slot.current, draft));
      sync.change({ startedFrom, content });
    };
    keepNow.current = keep;
    keeper.change(keep);
  }, [store, session, sync, keeper, owner, text, isClean, startedFrom]);

  return {
    found,
    isOutdated: found !== null && found.startedFrom !== updatedAt,
    restore() {
      if (!found) return null;
      founds.close();
      setRestoredFrom({ updatedAt: found.startedFrom });
      const { edit, startedFrom: began } = found;
      if (edit && subject.current?.isNew) subject.current.item = edit.item;
      sync.basedOn(edit);
      const values = { values: { ...stored, ...found.values }, origin: { ...stored, ...found.origin } };
      const draft = { values, owner, startedFrom: began, keptAt: new Date().toISOString() };
      if (store.keep(slot.current, draft) && found.slot) store.forget(found.slot);
      return found;
    },
    async discard() {
      await founds.discard();
      sync.basedOn(found?.edit ?? null);
    },
    close: founds.close,
    mergedWith(edit, form) {
      const isOlder = isBefore(edit.startedFrom, startedFrom);
      const began = isOlder ? edit.startedFrom : startedFrom;
      if (isOlder) setRestoredFrom({ updatedAt: began });
      sync.basedOn(edit);
      sync.change({ startedFrom: began, content: JSON.stringify(editedOf(form)) });
      const left = `${key}#${edit.form}`;
      void isAbandoned(left).then((is) => is && store.forget(left));
    },
    saved() {
      keeper.cancel();
      keepNow.current = null;
      kept.current = null;
      store.forget(slot.current);
      sync.end();
      founds.close();
      setRestoredFrom(null);
    },
    startedFrom,
    saving: draftSaving(syncState, { isClean, hasRoom, isTooLong }),
  };
}
