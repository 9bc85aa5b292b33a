import { LockIcon, TrashIcon } from '@trekker/design-system/account-icons.tsx';
import { SelectionAction, SelectionBar } from '@trekker/design-system/staff/lists/selection-bar.tsx';
import { useState } from 'react';
import type { LibraryItem } from '#features/media/staff-media.contract.ts';
import type { Selection } from '#web/staff/list/use-selection.ts';
import { t } from '../../staff-media.texts.ts';
import { CreditDialog } from './credit-dialog.tsx';
import { DeleteManyDialog } from './delete-many-dialog.tsx';

export type MediaSelectionProps = {
  selection: Selection<LibraryItem>;
  of: number;
  /** An item as a call has answered it. */
  onChange: (item: LibraryItem) => void;
};

/** What can be done with several items at once. */
export function MediaSelection({ selection, of, onChange }: MediaSelectionProps) {
  const [asked, setAsked] = useState<'credit' | 'delete' | null>(null);
  const { items, all, clear } = selection;
  const close = () => setAsked(null);
  if (items.length === 0) return null;
  return (
    <>
      <SelectionBar count={items.length} of={of} onAll={all} onClear={clear}>
        <SelectionAction label={t.creditAndLicense} onClick={() => setAsked('credit')}>
          <LockIcon small />
        </SelectionAction>
        <SelectionAction label={t.delete} onClick={() => setAsked('delete')}>
          <TrashIcon small />
        </SelectionAction>
      </SelectionBar>
      {asked === 'credit' && <CreditDialog items={items} onChange={onChange} onClose={close} />}
      {asked === 'delete' && <DeleteManyDialog items={items} onClose={close} />}
    </>
  );
}
