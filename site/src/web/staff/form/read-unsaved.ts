import { browserStorage } from '../../navigation/content-cache-store.ts';
import type { Session } from '../../session/session.ts';
import { type KeptForm, openDraftStore } from '../drafts/draft-store.ts';

/**
 * What was typed into a form in this browser and is not saved yet, for its preview.
 * @param updatedAt of the item that is previewed; words that began with an older version are left out
 */
export function readUnsaved<Values>(key: string, updatedAt: string, session: Session): Values | null {
  const drafts = openDraftStore(browserStorage()).find<KeptForm<Values>>(key, session.read()?.user._id ?? '');
  return drafts.find(({ draft }) => draft.startedFrom === updatedAt)?.draft.values.values ?? null;
}
