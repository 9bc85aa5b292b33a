import { Button } from '@trekker/design-system/actions/button.tsx';
import { useToast } from '@trekker/design-system/overlay/toasts.tsx';
import { useState } from 'react';
import { isStaff } from '#contract/roles.ts';
import { resetSecondFactor } from '#features/accounts/second-factor.contract.ts';
import type { StaffUser } from '#features/accounts/staff-account.contract.ts';
import { useApi, useLogin } from '#web/session/use-session.ts';
import { ProofDialog } from '../security/proof-dialog.tsx';
import { t } from './staff-users.texts.ts';

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
        {t.resetSecondFactor}
      </Button>
      {asking && (
        <ProofDialog
          title={t.resetTheSecondFactor}
          action={t.reset}
          bad
          call={(body) => api.call(resetSecondFactor, { params: { id: user._id }, body })}
          onDone={({ message }) => {
            toast(message);
            setAsking(false);
          }}
          onClose={() => setAsking(false)}
        >
          <p>{t.resetLead({ name: user.fullName })}</p>
        </ProofDialog>
      )}
    </>
  );
}
