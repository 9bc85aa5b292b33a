import type { EditVersion } from '#features/unsaved-edits/unsaved-edit.contract.ts';
import { draftPrefix as prefix } from './draft-mark.ts';

const mostDrafts = 30;
const mostCharacters = 2_000_000;
/** Of one draft: some fifty pages. */
const longest = 300_000;

/** A form as its draft keeps it: what was typed, and what that began with. */
export type KeptForm<Values> = { values: Values; origin: Values };

/** What somebody typed into a form and did not save. */
export type Draft<Values> = {
  values: Values;
  /** Id of the account that typed it: nobody else is offered it. */
  owner: string;
  /** `updatedAt` of what the form began with; null for something new. */
  startedFrom: string | null;
  /** ISO 8601. */
  keptAt: string;
  /** As the server holds this very text; absent as long as it does not. */
  sent?: EditVersion;
};

/** A draft, and the form that keeps it: `story:64f…#` and a name that no other open form has. */
export type KeptDraft<Values> = { slot: string; draft: Draft<Values> };

/** Drafts by the slot of their form. It never throws: a browser may forbid storage, or have none left. */
export type DraftStore = {
  /** What this account typed into forms of that key, in any tab; the newest first. */
  find<Values>(key: string, owner: string): KeptDraft<Values>[];
  /** False when there is no room for it. The least recently kept of the others leave first. */
  keep(slot: string, draft: Draft<unknown>): boolean;
  forget(slot: string): void;
};

export function openDraftStore(storage: Storage | undefined): DraftStore {
  if (!storage) return { find: () => [], keep: () => false, forget() {} };

  const forget = (slot: string) => storage.removeItem(prefix + slot);
  const read = <Values>(slot: string): Draft<Values> | null => {
    try {
      const draft = JSON.parse(storage.getItem(prefix + slot) ?? 'null') as Draft<Values> | null;
      return draft?.values && draft.keptAt ? draft : null;
    } catch {
      return null;
    }
  };
  /** The least recently kept first. */
  const slots = () =>
    Object.keys(storage)
      .filter((name) => name.startsWith(prefix))
      .map((name) => name.slice(prefix.length))
      .sort((a, b) => (read(a)?.keptAt ?? '').localeCompare(read(b)?.keptAt ?? ''));
  const lengthOf = (slot: string) => storage.getItem(prefix + slot)?.length ?? 0;

  return {
    find: <Values>(key: string, owner: string) =>
      slots()
        .filter((slot) => slot.startsWith(`${key}#`))
        .map((slot) => ({ slot, draft: read<Values>(slot) }))
        .filter((kept): kept is KeptDraft<Values> => kept.draft?.owner === owner)
        .reverse(),
    forget,
    keep(slot, draft) {
      const text = JSON.stringify(draft);
      if (text.length > longest) return false;
      const older = slots().filter((other) => other !== slot);
      let room = mostCharacters - text.length - older.reduce((sum, other) => sum + lengthOf(other), 0);
      for (;;) {
        if (room >= 0 && older.length < mostDrafts && write(storage, prefix + slot, text)) return true;
        const oldest = older.shift();
        if (oldest === undefined) return false;
        room += lengthOf(oldest);
        forget(oldest);
      }
    },
  };
}

/** False when the browser has no room left. */
function write(storage: Storage, name: string, text: string): boolean {
  try {
    storage.setItem(name, text);
    return true;
  } catch {
    return false;
  }
}
