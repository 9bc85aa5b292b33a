import type { SyncState } from './edit-sync.ts';
import { t } from './staff-drafts.texts.ts';

/** What a form says of its draft. */
export type DraftSaving =
  | { kind: 'none' }
  /** On its way. */
  | { kind: 'saving' }
  | { kind: 'saved'; at: Date }
  /** Not on the server, or not to be saved as it is: `words` say where it is. */
  | { kind: 'here'; words: string };

export function draftSaving(
  state: SyncState,
  { isClean, hasRoom, isTooLong }: { isClean: boolean; hasRoom: boolean; isTooLong: boolean },
): DraftSaving {
  if (isClean) return { kind: 'none' };
  switch (state.kind) {
    case 'kept':
      return isTooLong ? { kind: 'here', words: t.tooLongToSave } : { kind: 'saved', at: state.at };
    case 'offline':
      return {
        kind: 'here',
        words: hasRoom ? t.offlineKept : t.offlineNoRoom,
      };
    case 'too-long':
      return {
        kind: 'here',
        words: hasRoom ? t.tooLongKept : t.tooLong,
      };
    case 'failed':
      return { kind: 'here', words: hasRoom ? t.keptOnDevice : t.noRoom };
    default:
      return { kind: 'saving' };
  }
}
