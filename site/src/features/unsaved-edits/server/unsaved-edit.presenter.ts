import { securityDetailInWords } from '#features/activity/server/activity-details.rules.ts';
import type { UnsavedEdit } from '../unsaved-edit.contract.ts';
import type { UnsavedEditRow } from './unsaved-edit.repository.ts';

export function presentEdit({
  accountId: _,
  kind: _kind,
  isNew: _new,
  savedAt,
  device,
  ...edit
}: UnsavedEditRow): UnsavedEdit {
  return { ...edit, device: securityDetailInWords(device), savedAt: savedAt.toISOString() };
}
