import { Button } from '@trekker/design-system/actions/button.tsx';
import { Field, FieldError } from '@trekker/design-system/forms/field.tsx';
import { PasswordInput } from '@trekker/design-system/forms/password-input.tsx';
import { Dialog } from '@trekker/design-system/overlay/dialog.tsx';
import { useToast } from '@trekker/design-system/overlay/toasts.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { mostPasswordCharacters } from '#contract/rules/password-rule.ts';
import { deleteOwnAccount } from '#features/accounts/profile.contract.ts';
import { useFormCall } from '#web/forms/use-form-call.ts';
import { useSession } from '#web/session/use-session.ts';
import { t } from './security.texts.ts';

/** Asks whether to delete one's own account, and who asks. */
export function DeleteAccountDialog({ hasPassword, onClose }: { hasPassword: boolean; onClose: () => void }) {
  const [password, setPassword] = useState('');
  const call = useFormCall(deleteOwnAccount);
  const session = useSession();
  const navigate = useNavigate();
  const toast = useToast();
  const remove = async () => {
    const answer = await call.send(hasPassword ? { password } : {});
    if (!answer) return;
    session.end();
    toast(answer.message);
    await navigate('/');
  };
  const foot = (
    <>
      <Button variant="outline" small onClick={onClose}>
        {t.cancel}
      </Button>
      <Button variant="danger" small busy={call.busy} disabled={hasPassword && password === ''} onClick={remove}>
        {t.deleteMyAccount}
      </Button>
    </>
  );
  return (
    <Dialog open title={t.deleteMyAccount} onClose={onClose} foot={foot}>
      <div className="stack">
        <p>{t.deletionLead}</p>
        {hasPassword && (
          <Field label={t.password} error={call.errors.password}>
            <PasswordInput
              autoComplete="current-password"
              maxLength={mostPasswordCharacters}
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          </Field>
        )}
        <div role="alert">{call.failed && !call.errors.password && <FieldError>{call.message}</FieldError>}</div>
      </div>
    </Dialog>
  );
}
