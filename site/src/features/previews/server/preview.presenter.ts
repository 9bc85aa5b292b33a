import type { Preview } from '../preview.contract.ts';
import type { PreviewRow } from './preview.repository.ts';

export const presentPreview = ({ id, createdAt, expiresAt, accountId, name }: PreviewRow): Preview => ({
  _id: id,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  by: { _id: accountId, name },
});
