import { browserStorage } from '../content-cache-store.ts';
import { openDraftStore } from './draft-store.ts';
import type { KeptForm } from './use-edit-form.ts';

/**
 * What was typed into a form in this browser and is not saved yet, for its preview.
 * @param updatedAt of the item that is previewed; words that began with an older version are left out
 */
export function readUnsaved<Values>(key: string, updatedAt: string): Values | null {
  const draft = openDraftStore(browserStorage()).read<KeptForm<Values>>(key);
  return draft?.startedFrom === updatedAt ? draft.values.values : null;
}
