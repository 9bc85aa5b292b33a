import type { UnsavedEdit } from '../unsaved-edit.contract.ts';
import type { UnsavedEditRow } from './unsaved-edit.repository.ts';

export function presentEdit({ accountId: _, kind: _kind, isNew: _new, savedAt, ...edit }: UnsavedEditRow): UnsavedEdit {
  return { ...edit, savedAt: savedAt.toISOString() };
}
