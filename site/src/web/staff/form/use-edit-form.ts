import { useToast } from '@trekker/design-system/overlay/toasts.tsx';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Problem, type SavedSince } from '#contract/problem.ts';
import { useLogin } from '../../session/use-session.ts';
import { newerVersion } from '../conflicts/conflict-words.ts';
import { mergeFields } from '../conflicts/merge-fields.ts';
import type { Choices } from '../conflicts/merge-form.ts';
import { type Conflict, useConflict } from '../conflicts/use-conflict.ts';
import type { KeptForm } from '../drafts/draft-store.ts';
import { useOwnTabs } from '../drafts/own-tabs.ts';
import { type FormDraftState, useFormDraft } from '../drafts/use-form-draft.ts';
import { type FormField, validateForm } from '../fields/form-field.ts';
import { differ, inOrder } from '../fields/form-values.ts';
import { type FieldErrors, useFieldErrors } from '../fields/use-field-errors.ts';
import { historyAddress } from '../layout/history-address.ts';
import { t } from './staff-form.texts.ts';
import { type LeaveWarning, useLeaveWarning } from './use-leave-warning.ts';
import { type Publication, type PublicationOptions, usePublication } from './use-publication.ts';
import { type Save, useSave } from './use-save.ts';

/**
 * The item that is changed, null for a new one, and the `updatedAt` to be sent: a restored draft may be older than the
 * item.
 */
export type StartedFrom<Item> = { item: Item | null; updatedAt: string | null };

/** `merged`: fields that others have changed since the form began, and that are kept as they have them. */
type SavedItem<Item> = { message: string; data: Item; merged?: string[] | undefined };

export type EditFormOptions<Item extends { updatedAt: string }, Values extends object> = {
  /** Of the draft: the kind of thing and its id, such as `story:64f…` or `story:new`. */
  key: string;
  /** What is edited, fresh from the server; null for something new. */
  item: Item | null;
  /** The fields of an item, or of a new one: plain data and PickedFiles, named as in the contract. */
  read: (item: Item | null) => Values;
  /** In the order of the form. */
  fields: { readonly [Name in keyof Values & string]: FormField<Values[Name], unknown> };
  /** Sends the form. Null when it failed. */
  send: (saving: Save, values: Values, from: StartedFrom<Item>) => Promise<SavedItem<Item> | null>;
  /** What is stored now, asked for when somebody else has saved meanwhile; `id` is "" if it was new here. */
  readLatest: (id: string) => Promise<Item>;
  /** Where it can be made public by itself, the bar of the form has a button for it. */
  publication?: PublicationOptions<Item>;
  /**
   * Where a button beside Save takes it before it is whole: whether this is such a draft, and the fields that even that
   * needs.
   */
  draft?: { isDraft: (item: Item | null) => boolean; needs: readonly (keyof Values & string)[] };
  /** After a save; what leads elsewhere calls `release` first, so that nothing asks whether to leave. */
  onSaved?: (item: Item, release: () => void) => void;
};

type Newest<Item> = Pick<Conflict<Item>, 'newer' | 'theirs' | 'byServer'>;

/** What the frame around any form needs to know of it. */
export type EditFormState = {
  /** What it edits: `story:64f…`. */
  key: string;
  errors: FieldErrors;
  fields: Readonly<Record<string, { label: () => string }>>;
  isDirty: boolean;
  isSaved: boolean;
  /** True when nothing is missing or wrong in it; what is stands at its fields. */
  check: () => boolean;
  submit: () => void;
  /** Saves it as it is, whatever is missing; null for what has to be whole. */
  saveDraft: (() => void) | null;
  saving: Save;
  /** Null for what cannot be published. */
  publication: Publication | null;
  draft: FormDraftState;
  leave: LeaveWarning;
  /** Where its versions are shown; null for something new, and for what has none. */
  history: string | null;
  conflict: Omit<Conflict<unknown>, 'theirs' | 'byServer' | 'sent'> | null;
  resolve: (choices: Choices) => void;
};

export type EditForm<Item, Values> = EditFormState & {
  values: Values;
  /** Sets some fields; what was wrong with them is forgotten. */
  change: (fields: Partial<Values>) => void;
  /** As the server knows it; null before something new was saved. */
  item: Item | null;
  /** A call beside the form has changed the item, such as its publication. */
  accept: (item: Item) => void;
};

/** What the fields of a form are drawn with. */
export type FieldsProps<Values> = Pick<EditForm<unknown, Values>, 'values' | 'change' | 'errors'> & {
  /** How much has gone up, 0 to 100; undefined while nothing is under way. */
  percent: number | undefined;
};

/**
 * A form of the back office. What is typed is kept until it is saved; it asks before it is left; a save that fails
 * loses nothing; what somebody else has saved meanwhile is put together with it, and shown where both wrote the same
 * field.
 */
export function useEditForm<Item extends { _id: string; updatedAt: string }, Values extends object>(
  options: EditFormOptions<Item, Values>,
): EditForm<Item, Values> {
  const { key, fields, send, readLatest, onSaved, draft: half } = options;
  const read = (from: Item | null) => inOrder(options.read(from), fields);
  const [item, setItem] = useState(options.item);
  const [base, setBase] = useState(() => ({ values: read(options.item), updatedAt: options.item?.updatedAt ?? null }));
  const [values, setValues] = useState(base.values);
  // What the words in the form began with: a restored draft may be older than what is stored.
  const [origin, setOrigin] = useState(base.values);
  const { errors, refuse, forget } = useFieldErrors(Object.keys(fields));
  const { conflict, ...conflicts } = useConflict<Item, Values>(fields, read);
  const [isSaved, setSaved] = useState(false);
  const now = useRef(values);
  now.current = values;
  const show = (form: Partial<KeptForm<Values>>) => {
    if (form.values) setValues(form.values);
    if (form.origin) setOrigin(form.origin);
  };
  const draft = useFormDraft<Values>({ key, fields, base, values, origin, now, show });
  const isDirty = differ(values, base.values);
  const leave = useLeaveWarning(isDirty);
  const saving = useSave();
  const publication = usePublication(options.publication);
  const tabs = useOwnTabs(key);
  const accountId = useLogin()?.user._id;
  const toast = useToast();

  const begin = (stored: Item, shown: (fresh: Values) => Values) => {
    const fresh = read(stored);
    setItem(stored);
    setBase({ values: fresh, updatedAt: stored.updatedAt });
    setOrigin(fresh);
    setValues(shown(fresh));
    conflicts.close();
    draft.saved();
  };
  const save = async (wanted: Values, from: StartedFrom<Item>) => {
    const answer = await send(saving, wanted, from);
    if (!answer) return;
    const published = await publication.afterSave(answer.data);
    const stored = published ?? answer.data;
    tabs.tellSaved(stored.updatedAt);
    // What was typed while it went up stays.
    begin(stored, (fresh) => mergeFields(wanted, now.current, fresh).merged);
    setSaved(true);
    if (!published) toast(answer.message);
    tellTaken(toast, labelsOf(fields, answer.merged ?? []));
    onSaved?.(stored, leave.release);
  };
  const check = (needed?: readonly string[]) => {
    const missing = validateForm(fields, values, needed);
    publication.forget();
    refuse(missing);
    return Object.keys(missing).length === 0;
  };
  const submit = (needed?: readonly string[]) => {
    setSaved(false);
    const isComplete = check(needed);
    if (isComplete) void save(values, { item, updatedAt: draft.startedFrom });
    return isComplete;
  };
  const accept = (changed: Item) => {
    setItem(changed);
    tabs.tellSaved(changed.updatedAt);
    // When somebody else has saved too, the next save meets what they wrote.
    if (!differ(read(changed), base.values)) setBase({ ...base, updatedAt: changed.updatedAt });
  };

  const merge = (newest: Newest<Item>, mine = now.current, choices: Choices = {}) => {
    const both = conflicts.merge(newest, { base: origin, mine }, choices);
    if (both) begin(newest.theirs, () => both.merged);
    else publication.forget();
    return both;
  };
  const resolve = async (choices: Choices) => {
    if (conflict) merge(conflict, await conflicts.choose(conflict.theirs, now.current, choices), choices);
  };
  const onConflict = async (since: SavedSince | undefined) => {
    try {
      const theirs = await readLatest(item?._id ?? '');
      const known = { savedBy: since?.savedBy ?? null, savedAt: theirs.updatedAt };
      const newer = newerVersion(known, { accountId, isFromTab: tabs.hasSaved(known.savedAt) });
      const both = merge({ theirs, newer, byServer: since });
      if (!both) return;
      tellTaken(toast, both.taken);
      await save(both.merged, { item: theirs, updatedAt: known.savedAt });
    } catch (error) {
      toast(error instanceof Problem ? error.message : t.failed, { bad: true });
    }
  };

  // A failure is met once, with what the form holds then.
  const handleFailure = useEffectEvent((problem: Problem) => {
    if (problem.code === 'conflict' && (item || problem.savedSince)) return void onConflict(problem.savedSince);
    refuse(saving.errors);
    toast(withField(problem.message, saving.errors, fields), { bad: true });
  });
  useEffect(() => {
    if (saving.problem) handleFailure(saving.problem);
  }, [saving.problem]);

  return {
    key,
    values,
    change(some) {
      setValues((before) => ({ ...before, ...some }));
      forget(Object.keys(some));
    },
    item,
    accept,
    errors,
    isDirty,
    isSaved: isSaved && !isDirty,
    check,
    submit,
    saveDraft: half?.isDraft(item) ? () => void submit(half.needs) : null,
    saving,
    publication: publication.in({ item, isDirty, save: submit, accept }),
    draft: draft.shown,
    leave,
    conflict,
    resolve: (choices) => void resolve(choices),
    history: item && historyAddress(key),
    fields,
  };
}

/** A sentence that says what is wrong but not where, with the field in front. */
function withField(message: string, errors: FieldErrors, fields: EditFormState['fields']): string {
  const wrong = Object.keys(errors).filter((name) => errors[name] === message);
  const label = wrong.length === 1 ? fields[wrong[0] ?? '']?.label() : undefined;
  const isNamed = !label || message.toLowerCase().includes(label.toLowerCase());
  return isNamed ? message : t.wrongField({ field: label, wrong: message });
}

/** Names the fields that somebody else has changed, and that are kept as they have them. */
function tellTaken(toast: ReturnType<typeof useToast>, labels: readonly string[]) {
  if (labels.length > 0) toast(t.takenOver({ fields: labels.join(', ') }), { about: 'taken' });
}

const labelsOf = (fields: EditFormState['fields'], names: readonly string[]) =>
  names.flatMap((name) => fields[name]?.label() ?? []);
