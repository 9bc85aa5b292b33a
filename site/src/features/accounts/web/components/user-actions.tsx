import { Button, ButtonLink } from '@trekker/design-system/button.tsx';
import { ConfirmDialog } from '@trekker/design-system/confirm-dialog.tsx';
import { useToast } from '@trekker/design-system/toasts.tsx';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Problem } from '../../../../contract/problem.ts';
import { unreachable } from '../../../../web/unreachable.ts';
import { useApi, useLogin } from '../../../../web/use-session.ts';
import { changeUserRole, type StaffUser } from '../../staff-account.contract.ts';
import styles from './user-actions.module.css';

const names = { ADMIN: 'Admin', AUTHOR: 'Author', USER: 'User' } as const;
type Role = keyof typeof names;

/** What can be done with a person; another role is given by an AUTHOR alone, and never to oneself. */
export function UserActions({ user, viewed }: { user: StaffUser; viewed?: boolean }) {
  const me = useLogin()?.user;
  const [asked, setAsked] = useState<Role | null>(null);
  const mayChange = me?.role === 'AUTHOR' && me._id !== user._id;
  const others = (['ADMIN', 'AUTHOR', 'USER'] as const).filter((role) => role !== user.role);
  return (
    <div className={styles.actions}>
      {!viewed && (
        <ButtonLink look="bare" small href={`/admin/users/${user._id}`} aria-label={`View ${user.fullName}`}>
          View
        </ButtonLink>
      )}
      {mayChange &&
        others.map((role) => (
          <Button key={role} look="bare" small onClick={() => setAsked(role)}>
            Make {names[role]}
          </Button>
        ))}
      {asked && <RoleDialog user={user} role={asked} onClose={() => setAsked(null)} />}
    </div>
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
      const answered = error instanceof Problem && error.message !== unreachable;
      const message = answered ? error.givenMessage || 'Failed to update role' : 'An error occurred.';
      toast(message, { bad: true, about });
    }
    onClose();
  };
  return (
    <ConfirmDialog open title="Role Change" action="Change role" busy={busy} onConfirm={change} onClose={onClose}>
      <p>
        Change role from {user.role} to {role}
      </p>
      <p className="muted">{user.fullName} will be logged out everywhere.</p>
    </ConfirmDialog>
  );
}
