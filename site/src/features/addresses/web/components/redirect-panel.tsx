import { Dialog } from '@trekker/design-system/overlay/dialog.tsx';
import { useLocation, useNavigate } from 'react-router';
import { panelAddress } from '#web/staff/list/list-address.ts';
import type { Redirect } from '../../staff-addresses.contract.ts';
import { t } from '../staff-addresses.texts.ts';
import { RedirectForm } from './redirect-form.tsx';

/** What the address opens over either list: a new redirect, perhaps for an address of the list, or one to edit. */
export function RedirectPanel({ rows }: { rows: readonly Redirect[] }) {
  const here = useLocation();
  const navigate = useNavigate();
  const words = new URLSearchParams(here.search);
  const close = () => void navigate(panelAddress(here), { preventScrollReset: true });
  const edited = rows.find(({ _id }) => _id === words.get('edit')) ?? null;
  const path = words.get('new');
  if (!edited && path === null) return null;
  return (
    <Dialog open title={edited ? t.editTitle : t.add} onClose={close}>
      <RedirectForm key={edited?._id ?? 'new'} redirect={edited} path={path ?? ''} onDone={close} />
    </Dialog>
  );
}
