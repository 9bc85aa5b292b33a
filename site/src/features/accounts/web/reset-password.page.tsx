import { Button, ButtonLink } from '@trekker/design-system/button.tsx';
import { Field, FieldError } from '@trekker/design-system/field.tsx';
import { CheckIcon, WarningIcon } from '@trekker/design-system/icon.tsx';
import { PasswordInput } from '@trekker/design-system/password-input.tsx';
import { StrengthMeter } from '@trekker/design-system/strength-meter.tsx';
import { type FormEvent, type ReactNode, useState } from 'react';
import { isGoodPassword, passwordRule } from '../../../contract/password-rule.ts';
import type { PageMeta } from '../../../web/page.ts';
import { useFormCall } from '../../../web/use-form-call.ts';
import { useSession } from '../../../web/use-session.ts';
import { changePassword } from '../password.contract.ts';
import { Door } from './components/door.tsx';
import { useMailedToken } from './mailed-token.ts';

export const loader = async () => null;

export const meta = (): PageMeta => ({
  title: 'Choose a new password',
  description: 'Set a new password with the link that you got by mail.',
});

export const frame = () => ({ door: true });

/** Titles of the panels are the spec's, its odd grammar too. */
export function Component() {
  const token = useMailedToken();
  const session = useSession();
  const call = useFormCall(changePassword);
  if (token === null)
    return (
      <Panel icon={<WarningIcon />} title="token is does not found">
        <p className="muted">Open the link of the mail once more, or ask for a new one.</p>
        <ButtonLink href="/email/reset-password">Ask for a new link</ButtonLink>
      </Panel>
    );
  if (call.succeeded)
    return (
      <Panel icon={<CheckIcon />} title="Password Reset Successfully">
        <p className="muted">All devices are logged out.</p>
        <ButtonLink href="/login">Return to Login</ButtonLink>
      </Panel>
    );
  if (call.failed && !call.canRetry && !call.errors.newPassword)
    return (
      <Panel icon={<WarningIcon />} title="Invalid or Expired Token">
        <p className="muted">A link works once, for 30 minutes, and only the newest one.</p>
        <ButtonLink href="/email/reset-password">Try Again</ButtonLink>
      </Panel>
    );
  const save = async (newPassword: string) => {
    // Whoever was logged in here is so no more.
    if (await call.send({ resetToken: token ?? '', newPassword })) session.expire();
  };
  return (
    <NewPassword
      busy={call.busy}
      error={call.errors.newPassword}
      failure={call.canRetry ? 'There was an error resetting your password. Please try again.' : undefined}
      onSave={save}
    />
  );
}

function Panel({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <Door>
      <div className="stack" role="status">
        {icon}
        <h1 className="t-page">{title}</h1>
        {children}
      </div>
    </Door>
  );
}

type NewPasswordProps = {
  busy: boolean;
  error: string | undefined;
  failure: string | undefined;
  onSave: (password: string) => void;
};

function NewPassword({ busy, error, failure, onSave }: NewPasswordProps) {
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [left, setLeft] = useState({ password: false, again: false });
  const isGood = isGoodPassword(password);
  const matches = password === again;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isGood && matches) onSave(password);
  };
  return (
    <Door>
      <form className="stack" onSubmit={submit} noValidate>
        <h1 className="t-page">Choose a new password</h1>
        <Field label="New password" error={error ?? (left.password && !isGood ? passwordRule : undefined)}>
          <PasswordInput
            name="newPassword"
            autoComplete="new-password"
            maxLength={128}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            onBlur={() => password && setLeft({ ...left, password: true })}
          />
        </Field>
        <StrengthMeter password={password} />
        <Field label="Confirm password" error={left.again && !matches ? 'Passwords do not match' : undefined}>
          <PasswordInput
            name="again"
            autoComplete="new-password"
            maxLength={128}
            value={again}
            onChange={(event) => setAgain(event.target.value)}
            onBlur={() => again && setLeft({ ...left, again: true })}
          />
        </Field>
        <Button type="submit" wide busy={busy} disabled={!isGood || !matches}>
          Reset password
        </Button>
        <div role="alert">{failure && <FieldError>{failure}</FieldError>}</div>
      </form>
    </Door>
  );
}
