import { useToast } from '@trekker/design-system/overlay/toasts.tsx';
import { useEffect, useRef, useState } from 'react';
import { Problem } from '#contract/problem.ts';
import { describeMedia, type LibraryItem } from '#features/media/staff-media.contract.ts';
import { useApi } from '#web/session/use-session.ts';
import { errorsByField } from '#web/staff/form/use-one-call.ts';
import { t } from './staff-media-detail.texts.ts';

/** What staff say of an item. */
export type MediaWords = Pick<
  LibraryItem,
  'alt' | 'decorative' | 'caption' | 'texts' | 'credit' | 'license' | 'focalPoint' | 'fileName'
>;

export type MediaWordsState = {
  values: MediaWords;
  change(some: Partial<MediaWords>): void;
  /** Stores now what waits: a field was left. */
  flush(): void;
  state: 'saved' | 'waiting' | 'saving' | 'failed';
  /** When something was last stored here. */
  savedAt: Date | null;
  /** Why nothing was stored. */
  message: string;
  errors: Readonly<Record<string, string>>;
};

/** A pause in typing, in ms, after which it is stored. */
const restMs = 800;

/** Words that are stored by themselves, field by field: only what was changed here goes up. */
export function useMediaWords(item: LibraryItem, onSaved: (item: LibraryItem) => void): MediaWordsState {
  const api = useApi();
  const toast = useToast();
  // What was typed and is not stored yet; everything else is the item's.
  const [typed, setTyped] = useState<Partial<MediaWords>>({});
  const [saving, setSaving] = useState<Pick<MediaWordsState, 'state' | 'savedAt'>>({ state: 'saved', savedAt: null });
  const [problem, setProblem] = useState<Problem | null>(null);
  const waiting = useRef<Partial<MediaWords>>({});
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isSending = useRef(false);
  const isOpen = useRef(true);

  const flush = async () => {
    clearTimeout(timer.current);
    if (isSending.current || Object.keys(waiting.current).length === 0) return;
    const sent = waiting.current;
    waiting.current = {};
    isSending.current = true;
    if (isOpen.current) setSaving((before) => ({ ...before, state: 'saving' }));
    try {
      const { data } = await api.call(describeMedia, { params: { id: item._id }, body: toRequest(sent) });
      isSending.current = false;
      if (!isOpen.current) return void latest.current();
      setProblem(null);
      setTyped((now) => withoutStored(now, sent));
      setSaving({ state: Object.keys(waiting.current).length > 0 ? 'waiting' : 'saved', savedAt: new Date() });
      onSaved(data);
      void latest.current();
    } catch (error) {
      isSending.current = false;
      // What was typed meanwhile is newer.
      waiting.current = withMore(sent, waiting.current);
      const failure = error instanceof Problem ? error : new Problem('internal');
      if (!isOpen.current) return toast(t.wasNotSaved({ name: item.fileName, why: failure.message }), { bad: true });
      setProblem(failure);
      setSaving((before) => ({ ...before, state: 'failed' }));
    }
  };
  const latest = useRef(flush);
  latest.current = flush;

  useEffect(() => {
    isOpen.current = true;
    const again = () => void latest.current();
    addEventListener('online', again);
    return () => {
      removeEventListener('online', again);
      isOpen.current = false;
      again();
    };
  }, []);

  return {
    values: { ...item, ...withMore(item, typed) },
    change(some) {
      setTyped((before) => withMore(before, some));
      waiting.current = withMore(waiting.current, some);
      setSaving((before) => ({ ...before, state: 'waiting' }));
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void latest.current(), restMs);
    },
    flush: () => void flush(),
    ...saving,
    message: problem?.message ?? '',
    errors: problem ? errorsByField(problem) : {},
  };
}

/** An alternative text of what is decorative would be refused. */
function toRequest({ alt, ...some }: Partial<MediaWords>) {
  return alt === undefined || some.decorative ? some : { ...some, alt };
}

type Words = Partial<MediaWords>;

/** Of the languages, those that were changed alone. */
function withMore(before: Words, { texts, ...some }: Words): Words {
  return { ...before, ...some, ...(texts && { texts: { ...before.texts, ...texts } }) };
}

/** What was typed since it was sent stays. */
function withoutStored({ texts = {}, ...typed }: Words, sent: Words): Words {
  const left = changed(texts, sent.texts ?? {});
  return { ...changed(typed, sent), ...(Object.keys(left).length > 0 && { texts: left }) };
}

const changed = <Values extends object>(typed: Values, sent: Values) =>
  Object.fromEntries(Object.entries(typed).filter(([name, value]) => sent[name as keyof Values] !== value)) as Values;
