import { IconButton } from '@trekker/design-system/actions/icon-button.tsx';
import { ShareIcon } from '@trekker/design-system/icon.tsx';
import { useState } from 'react';
import type { PreviewedKind } from '../../preview.contract.ts';
import { t } from '../staff-previews.texts.ts';
import { PreviewDialog } from './preview-dialog.tsx';

/** In the bar of a form: links that show the item, as it is stored, to people without an account. */
export function PreviewButton({ kind, id }: { kind: PreviewedKind; id: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton label={t.share} onClick={() => setOpen(true)}>
        <ShareIcon />
      </IconButton>
      {isOpen && <PreviewDialog kind={kind} id={id} onClose={() => setOpen(false)} />}
    </>
  );
}
