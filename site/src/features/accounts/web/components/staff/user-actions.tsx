import { Menu, MenuItem } from '@trekker/design-system/actions/menu.tsx';
import { ConfirmDialog } from '@trekker/design-system/overlay/confirm-dialog.tsx';
import { useToast } from '@trekker/design-system/overlay/toasts.tsx';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Problem } from '#contract/problem.ts';
import { isStaff } from '#contract/roles.ts';
import { changeUserRole, deleteUser, type StaffUser } from '#features/accounts/staff-account.contract.ts';
import { useApi, useLogin } from '#web/session/use-session.ts';
import { DeleteAction } from '#web/staff/list/delete-action.tsx';
import { Unreachable } from '#web/unreachable.ts';
import { t } from './staff-users.texts.ts';

const makes = { ADMIN: () => t.makeAdmin, AUTHOR: () => t.makeAuthor, USER: () => t.makeUser } as const;
type Role = keyof typeof makes;

/** Gives somebody another role, after a question: by an AUTHOR alone, and never to oneself. */
export function RoleMenu({ user }: { user: StaffUser }) {
  const me = useLogin()?.user;
  const [asked, setAsked] = useState<Role | null>(null);
  if (me?.role !== 'AUTHOR' || me._id === user._id) return null;
  const others = (['ADMIN', 'AUTHOR', 'USER'] as const).filter((role) => role !== user.role);
  return (
    <>
      <Menu word={t.role} label={t.roleOf({ fullName: user.fullName })}>
        {others.map((role) => (
          <MenuItem key={role} onClick={() => setAsked(role)}>
            {makes[role]()}
          </MenuItem>
        ))}
      </Menu>
      {asked && <RoleDialog user={user} role={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

/** Deletes somebody with all that they wrote: one of staff only by an AUTHOR, and nobody themselves. */
export function DeleteUser({ user, word, onDeleted }: { user: StaffUser; word?: string; onDeleted?: () => void }) {
  const api = useApi();
  const me = useLogin()?.user;
  if (!me || me._id === user._id || (isStaff(user.role) && me.role !== 'AUTHOR')) return null;
  return (
    <DeleteAction
      to={user.fullName}
      title={t.deleteUser}
      question={t.deleteLead}
      call={() => api.call(deleteUser, { query: {}, body: { id: user._id } })}
      {...(word && { word })}
      {...(onDeleted && { onDeleted })}
    />
  );
}

function RoleDialog({ user, role, onClose }: { user: StaffUser; role: Role; onClose: () => void }) {
  const api = useApi();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  // Each question is a dialog anew.
  const about = `role ${user._id}`;
  const change = async () => {
    setBusy(true);
    try {
      const { message } = await api.call(changeUserRole, { body: { id: user._id, newRole: role } });
      toast(message, { about });
      await revalidate();
    } catch (error) {
      const answered = error instanceof Problem && !(error instanceof Unreachable);
      const message = answered ? error.givenMessage || t.roleFailed : t.errorOccurred;
      toast(message, { bad: true, about });
    }
    onClose();
  };
  return (
    <ConfirmDialog open title={t.roleChange} action={t.changeRole} busy={busy} onConfirm={change} onClose={onClose}>
      <p>{t.changeRoleFromTo({ from: user.role, to: role })}</p>
      <p className="muted">{t.logsOut({ name: user.fullName })}</p>
    </ConfirmDialog>
  );
}
