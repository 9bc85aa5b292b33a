import { Dialog } from '@trekker/design-system/overlay/dialog.tsx';
import { useLocation, useNavigate } from 'react-router';
import type { StaffMember } from '#features/about/staff-about.contract.ts';
import { panelAddress } from '#web/staff/list/list-address.ts';
import { t } from './staff-about.texts.ts';
import { TeamMemberForm } from './team-member-form.tsx';

/** What the address opens over the team: somebody new, somebody to edit. */
export function TeamMemberPanel({ members }: { members: readonly StaffMember[] }) {
  const here = useLocation();
  const words = new URLSearchParams(here.search);
  const navigate = useNavigate();
  const close = () => void navigate(panelAddress(here), { preventScrollReset: true });
  const edited = members.find(({ _id }) => _id === words.get('edit')) ?? null;
  if (!edited && !words.has('new')) return null;
  return (
    <Dialog open title={edited ? t.editMember : t.addMember} onClose={close}>
      <TeamMemberForm key={edited?._id ?? 'new'} member={edited} onDone={close} />
    </Dialog>
  );
}
