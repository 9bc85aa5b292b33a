import type { SyncState } from './edit-sync.ts';

/** What a form says of its draft. */
export type DraftSaving =
  | { kind: 'none' }
  /** On its way. */
  | { kind: 'saving' }
  | { kind: 'saved'; at: Date }
  /** Not on the server: `words` say where it is. */
  | { kind: 'here'; words: string };

export function draftSaving(
  state: SyncState,
  { isClean, hasRoom }: { isClean: boolean; hasRoom: boolean },
): DraftSaving {
  if (isClean) return { kind: 'none' };
  switch (state.kind) {
    case 'kept':
      return { kind: 'saved', at: state.at };
    case 'offline':
      return {
        kind: 'here',
        words: hasRoom ? 'Offline. Saved on this device' : 'Offline. Not saved, no room on this device',
      };
    case 'too-long':
      return {
        kind: 'here',
        words: hasRoom ? 'Too long for a draft on the server. Saved on this device' : 'Too long to keep as a draft',
      };
    case 'failed':
      return { kind: 'here', words: hasRoom ? 'Saved on this device' : 'Not saved, no room on this device' };
    default:
      return { kind: 'saving' };
  }
}
