import type { UnsavedEdit } from '#features/unsaved-edits/unsaved-edit.contract.ts';
import type { KeptDraft, KeptForm } from './draft-store.ts';

/** Fields that were changed, before and after. */
export type Edited<Values> = { values: Partial<Values>; origin: Partial<Values> };

/** What was typed earlier and not saved, in this browser or elsewhere. */
export type FoundDraft<Values> = Edited<Values> & {
  startedFrom: string | null;
  /** ISO 8601. */
  at: string;
  /** "Firefox on Android"; null for what this browser kept. */
  device: string | null;
  /** In this browser's storage. */
  slot: string | null;
  /** What the server has of it, to be written over by whoever takes it. */
  edit: UnsavedEdit | null;
};

type Local<Values> = KeptDraft<KeptForm<Values>>;

const formOf = (slot: string) => slot.slice(slot.lastIndexOf('#') + 1);

/** What was changed of a form, as the server keeps it. */
export function editedOf<Values extends object>({ values, origin }: KeptForm<Values>): Edited<Values> {
  const names = Object.keys(values) as (keyof Values)[];
  const changed = names.filter((name) => JSON.stringify(values[name]) !== JSON.stringify(origin[name]));
  const pick = (of: Values) => Object.fromEntries(changed.map((name) => [name, of[name]])) as Partial<Values>;
  return { values: pick(values), origin: pick(origin) };
}

/** As the server would keep it: so what only this browser has can be put together with another text. */
export function asEdit<Values extends object>(found: FoundDraft<Values>): UnsavedEdit {
  const { values, origin, startedFrom, at, device, slot, edit } = found;
  const own = { item: '', form: formOf(slot ?? ''), sequence: 1, device: device ?? '', startedFrom };
  return { ...(edit ?? own), savedAt: at, content: JSON.stringify(editedOf({ values, origin })) };
}

/** Whether one version is older than another; what is new has none. */
export const isBefore = (version: string | null, other: string | null): boolean =>
  version !== null && other !== null && Date.parse(version) < Date.parse(other);

/** Null for what no version of the site could have written. */
export function readEdited<Values>({ content }: UnsavedEdit): Edited<Values> | null {
  try {
    const { values, origin } = JSON.parse(content) as Edited<Values>;
    return values && origin ? { values, origin } : null;
  } catch {
    return null;
  }
}

/**
 * Puts together what this browser kept and what the server has, newest first. A text that is in both stands once, as
 * the browser has it: it may be a few words ahead. `ended` are slots of texts that the server had and has no more:
 * they were saved, thrown away or taken over elsewhere.
 * @param edits null where the server could not be asked
 */
export function findDrafts<Values>(
  locals: readonly Local<Values>[],
  edits: readonly UnsavedEdit[] | null,
): { found: FoundDraft<Values>[]; ended: string[] } {
  const remaining = new Map((edits ?? []).map((edit) => [edit.form, edit]));
  const found: FoundDraft<Values>[] = [];
  const ended: string[] = [];
  for (const { slot, draft } of locals) {
    const edit = remaining.get(formOf(slot)) ?? null;
    if (edits && draft.sent && !edit) {
      ended.push(slot);
      continue;
    }
    remaining.delete(formOf(slot));
    const { values, origin } = draft.values;
    found.push({ values, origin, startedFrom: draft.startedFrom, at: draft.keptAt, device: null, slot, edit });
  }
  for (const edit of remaining.values()) {
    const edited = readEdited<Values>(edit);
    const { startedFrom, savedAt, device } = edit;
    if (edited) found.push({ ...edited, startedFrom, at: savedAt, device, slot: null, edit });
  }
  return { found: found.sort((a, b) => Date.parse(b.at) - Date.parse(a.at)), ended };
}
