import type { OwnSession } from '../../session.contract.ts';
import { deviceOf } from '../login/device.rules.ts';
import type { ListedSession } from './session.repository.ts';

/** Of the logins of whoever asks with the session `currentId`. */
export function presentSession(session: ListedSession, currentId: string): OwnSession {
  return {
    _id: session.id,
    device: deviceOf(session.userAgent),
    createdAt: session.createdAt.toISOString(),
    lastSeenAt: session.lastUsedAt.toISOString(),
    current: session.id === currentId,
  };
}
