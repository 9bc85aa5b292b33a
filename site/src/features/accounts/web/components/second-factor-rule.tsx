import { FormPart } from '@trekker/design-system/staff/form-part.tsx';
import { SwitchLine } from '@trekker/design-system/staff/switch-line.tsx';
import { useToast } from '@trekker/design-system/toasts.tsx';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useApi, useLogin } from '../../../../web/use-session.ts';
import { changeSecondFactorRule, type SecondFactorRule as Rule } from '../../second-factor.contract.ts';
import { ProofDialog } from './proof-dialog.tsx';

/** Whether staff must use a second factor: decided by AUTHORs, seen by all staff. */
export function SecondFactorRule({ rule: { required, without } }: { rule: Rule }) {
  const [asked, setAsked] = useState<boolean | null>(null);
  const api = useApi();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const isAuthor = useLogin()?.user.role === 'AUTHOR';
  return (
    <FormPart title="Logins of staff">
      <SwitchLine
        label="Require a second factor"
        hint={`${hintOf(required, without)}${isAuthor ? '' : ' Only authors can change this.'}`}
        on={required}
        disabled={!isAuthor}
        onChange={setAsked}
      />
      {asked !== null && (
        <ProofDialog
          title={asked ? 'Require a second factor' : 'Stop requiring a second factor'}
          action={asked ? 'Require it' : 'Stop requiring it'}
          bad={!asked}
          call={(proof) => api.call(changeSecondFactorRule, { body: { required: asked, ...proof } })}
          onDone={({ message }) => {
            toast(message);
            setAsked(null);
            void revalidate();
          }}
          onClose={() => setAsked(null)}
        >
          <p>
            {asked
              ? 'Staff who have none set one up at their next login, before they can do anything else.'
              : 'Staff may then remove their second factor, and a stolen password is enough to get in.'}
          </p>
        </ProofDialog>
      )}
    </FormPart>
  );
}

function hintOf(required: boolean, without: number): string {
  const who = without === 1 ? '1 member of staff has none' : `${without} members of staff have none`;
  if (without === 0) return 'Everyone on the staff has one.';
  return required ? `${who} yet, and will set one up at the next login.` : `${who}.`;
}
