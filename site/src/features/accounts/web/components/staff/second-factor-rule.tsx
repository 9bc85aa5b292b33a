import { Button, ButtonLink } from '@trekker/design-system/actions/button.tsx';
import { Dialog } from '@trekker/design-system/overlay/dialog.tsx';
import { useToast } from '@trekker/design-system/overlay/toasts.tsx';
import { FormPart } from '@trekker/design-system/staff/forms/form-part.tsx';
import { SwitchLine } from '@trekker/design-system/staff/forms/switch-line.tsx';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { changeSecondFactorRule, type SecondFactorRule as Rule } from '#features/accounts/second-factor.contract.ts';
import { useApi, useLogin } from '#web/session/use-session.ts';
import { ProofDialog } from '../security/proof-dialog.tsx';

/** Whether staff must use a second factor: decided by AUTHORs, who begin with themselves, seen by all staff. */
export function SecondFactorRule({ rule: { required, without, own } }: { rule: Rule }) {
  const [asked, setAsked] = useState<boolean | null>(null);
  const api = useApi();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const isAuthor = useLogin()?.user.role === 'AUTHOR';
  const close = () => setAsked(null);
  return (
    <FormPart title="Staff login">
      <SwitchLine
        label="Require a second factor"
        hint={`${hintOf(required, without)}${isAuthor ? '' : ' Only authors can change this.'}`}
        on={required}
        disabled={!isAuthor}
        onChange={setAsked}
      />
      {asked && !own && <OwnFirst onClose={close} />}
      {asked !== null && (own || !asked) && (
        <ProofDialog
          title={asked ? 'Require a second factor' : 'Stop requiring a second factor'}
          action={asked ? 'Require it' : 'Stop requiring it'}
          bad={!asked}
          call={(proof) => api.call(changeSecondFactorRule, { body: { required: asked, ...proof } })}
          onDone={({ message }) => {
            toast(message);
            close();
            void revalidate();
          }}
          onClose={close}
        >
          <p>
            {asked
              ? 'Staff who have none set one up right away, before they can do anything else. Whoever logged in without theirs logs in again.'
              : 'Staff may then remove their second factor, and a stolen password is enough to get in.'}
          </p>
        </ProofDialog>
      )}
    </FormPart>
  );
}

/** Whoever asks it of others must not be the first whom it keeps out. */
function OwnFirst({ onClose }: { onClose: () => void }) {
  const foot = (
    <>
      <Button variant="outline" small onClick={onClose}>
        Cancel
      </Button>
      <ButtonLink small href="/profile#security" data-autofocus>
        Go to Security
      </ButtonLink>
    </>
  );
  return (
    <Dialog open title="Set up your own first" onClose={onClose} foot={foot}>
      <p>You have no second factor yet. Set one up under Security on your profile page, then come back here.</p>
    </Dialog>
  );
}

function hintOf(required: boolean, without: number): string {
  const who = without === 1 ? '1 member of staff has none' : `${without} members of staff have none`;
  if (without === 0) return 'Everyone on the staff has one.';
  return required ? `${who} yet, and can do nothing else until it’s set up.` : `${who}.`;
}
