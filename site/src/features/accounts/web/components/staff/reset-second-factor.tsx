import { Button } from '@trekker/design-system/actions/button.tsx';
import { useToast } from '@trekker/design-system/overlay/toasts.tsx';
import { useState } from 'react';
import { isStaff } from '#contract/roles.ts';
import { resetSecondFactor } from '#features/accounts/second-factor.contract.ts';
import type { StaffUser } from '#features/accounts/staff-account.contract.ts';
import { useApi, useLogin } from '#web/session/use-session.ts';
import { ProofDialog } from '../security/proof-dialog.tsx';

/** Takes a lost second factor off a colleague: by an AUTHOR alone, and never off oneself. */
export function ResetSecondFactor({ user }: { user: StaffUser }) {
  const [asking, setAsking] = useState(false);
  const api = useApi();
  const toast = useToast();
  const me = useLogin()?.user;
  if (me?.role !== 'AUTHOR' || me._id === user._id || !isStaff(user.role)) return null;
  return (
    <>
      <Button variant="outline" small onClick={() => setAsking(true)}>
        Reset second factor
      </Button>
      {asking && (
        <ProofDialog
          title="Reset the second factor"
          action="Reset"
          bad
          call={(body) => api.call(resetSecondFactor, { params: { id: user._id }, body })}
          onDone={({ message }) => {
            toast(message);
            setAsking(false);
          }}
          onClose={() => setAsking(false)}
        >
          <p>
            For {user.fullName}, who lost their phone and recovery codes. Make sure it’s really them who asks: a call,
            not an email. They’ll be logged out everywhere and log in with their password alone.
          </p>
        </ProofDialog>
      )}
    </>
  );
}
