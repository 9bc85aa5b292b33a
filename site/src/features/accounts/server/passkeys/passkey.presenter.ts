import type { OwnPasskey } from '../../passkey.contract.ts';
import type { Passkey } from './passkey.repository.ts';

export function presentPasskey({ id, name, createdAt, lastUsedAt }: Passkey): OwnPasskey {
  return { _id: id, name, createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? '' };
}
