import { Button, ButtonLink } from '@trekker/design-system/actions/button.tsx';
import { Check } from '@trekker/design-system/forms/check.tsx';
import { Field, FieldError } from '@trekker/design-system/forms/field.tsx';
import { PasswordInput } from '@trekker/design-system/forms/password-input.tsx';
import { StrengthMeter } from '@trekker/design-system/forms/strength-meter.tsx';
import { CheckIcon, WarningIcon } from '@trekker/design-system/icon.tsx';
import { type FormEvent, type ReactNode, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { isGoodPassword, mostPasswordCharacters, passwordRule } from '#contract/rules/password-rule.ts';
import { useFormCall } from '#web/forms/use-form-call.ts';
import { sentBefore, useSentForm } from '#web/forms/use-sent-form.ts';
import { loginAddress } from '#web/navigation/guard.ts';
import { useIsHydrated } from '#web/navigation/use-is-hydrated.ts';
import type { PageMeta } from '#web/page.ts';
import { nextOfMailedLink } from '#web/session/mailed-intention.ts';
import { useMailedToken } from '#web/session/mailed-token.ts';
import { useSession } from '#web/session/use-session.ts';
import { changePassword } from '../password.contract.ts';
import { AuthLayout } from './components/login/auth-layout.tsx';

export const loader = async ({ request }: LoaderFunctionArgs) => ({ done: sentBefore(request) === 'password' });

export const meta = (): PageMeta => ({
  title: 'Choose a new password',
  description: 'Set a new password with the link we emailed you.',
});

export const frame = () => ({ authLayout: true });

/** The server's words for every token that is no good: the panel's title says the same. */
const invalidToken = 'Invalid or Expired Token';

/** Titles of the panels are literal, the odd grammar too (docs/specification.md, 4). */
export function Component() {
  const { done } = useLoaderData<{ done: boolean }>();
  const sent = useSentForm('new-password');
  const token = useMailedToken();
  const next = token ? nextOfMailedLink() : null;
  const login = next === null ? '/login' : loginAddress(next);
  const session = useSession();
  const call = useFormCall(changePassword, sent);
  if (done || call.succeeded)
    return (
      <Panel icon={<CheckIcon />} title="Password Reset Successfully">
        <p className="muted">You’ve been logged out on all devices.</p>
        <ButtonLink href={login}>Return to Login</ButtonLink>
      </Panel>
    );
  if (call.errors.resetToken || (token === null && !call.failed))
    return (
      <Panel icon={<WarningIcon />} title="token is does not found">
        <p className="muted">Open the link in your email again, or ask for a new one.</p>
        <ButtonLink href="/email/reset-password">Ask for a new link</ButtonLink>
      </Panel>
    );
  if (call.failed && !call.canRetry && !call.errors.newPassword && !call.errors.again)
    return (
      <Panel icon={<WarningIcon />} title={invalidToken}>
        {call.message !== invalidToken && <p>{call.message}</p>}
        <p className="muted">Each link works once, for 30 minutes, and only the newest one works.</p>
        <ButtonLink href="/email/reset-password">Try Again</ButtonLink>
      </Panel>
    );
  const save = async (newPassword: string, removesOtherWays: boolean) => {
    // Whoever was logged in here is so no more.
    if (
      await call.send({
        resetToken: token ?? '',
        newPassword,
        ...(removesOtherWays && { removeOtherWays: 'on' as const }),
      })
    )
      session.expire();
  };
  return (
    <NewPassword
      busy={call.busy}
      error={call.errors.newPassword}
      differs={call.errors.again}
      failure={call.canRetry ? 'There was an error resetting your password. Please try again.' : undefined}
      onSave={save}
    />
  );
}

function Panel({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <AuthLayout>
      <div className="stack" role="status">
        {icon}
        <h1 className="t-page">{title}</h1>
        {children}
      </div>
    </AuthLayout>
  );
}

type NewPasswordProps = {
  busy: boolean;
  error: string | undefined;
  /** The second password is not the first. */
  differs: string | undefined;
  failure: string | undefined;
  onSave: (password: string, removesOtherWays: boolean) => void;
};

function NewPassword({ busy, error, differs, failure, onSave }: NewPasswordProps) {
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [left, setLeft] = useState({ password: false, again: false });
  // A script keeps the button off until all is well; without one it works, and the server says what is wrong.
  const isHydrated = useIsHydrated();
  const isGood = isGoodPassword(password);
  const matches = password === again;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const removes = new FormData(event.currentTarget).has('removeOtherWays');
    if (isGood && matches) onSave(password, removes);
  };
  return (
    <AuthLayout>
      <form className="stack" method="post" onSubmit={submit} noValidate>
        <h1 className="t-page">Choose a new password</h1>
        <Field label="New password" error={error ?? (left.password && !isGood ? passwordRule : undefined)}>
          <PasswordInput
            name="newPassword"
            autoComplete="new-password"
            maxLength={mostPasswordCharacters}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            onBlur={() => password && setLeft({ ...left, password: true })}
          />
        </Field>
        <StrengthMeter password={password} />
        <Field label="Confirm password" error={left.again ? (matches ? undefined : 'Passwords do not match') : differs}>
          <PasswordInput
            name="again"
            autoComplete="new-password"
            maxLength={mostPasswordCharacters}
            value={again}
            onChange={(event) => setAgain(event.target.value)}
            onBlur={() => again && setLeft({ ...left, again: true })}
          />
        </Field>
        <Check
          name="removeOtherWays"
          label="Also remove my passkeys and Google login"
          hint="Do this if someone else may have been in your account. Passkeys of staff stay."
        />
        <Button type="submit" wide busy={busy} disabled={isHydrated && (!isGood || !matches)}>
          Reset password
        </Button>
        <div role="alert">{failure && <FieldError>{failure}</FieldError>}</div>
      </form>
    </AuthLayout>
  );
}
