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
import { hrefTo } from '#web/language/href-to.ts';
import { loginAddress } from '#web/navigation/guard.ts';
import { useIsHydrated } from '#web/navigation/use-is-hydrated.ts';
import type { PageMeta } from '#web/page.ts';
import { nextOfMailedLink } from '#web/session/mailed-intention.ts';
import { useMailedToken } from '#web/session/mailed-token.ts';
import { useSession } from '#web/session/use-session.ts';
import { changePassword } from '../password.contract.ts';
import { t } from './account.texts.ts';
import { AuthLayout } from './components/login/auth-layout.tsx';

export const loader = async ({ request }: LoaderFunctionArgs) => ({ done: sentBefore(request) === 'password' });

export const meta = (): PageMeta => ({
  title: t.chooseANewPassword,
  description: t.newPasswordDescription,
});

export const frame = () => ({ authLayout: true });

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
      <Panel icon={<CheckIcon />} title={t.passwordResetSuccessfully}>
        <p className="muted">{t.loggedOutEverywhere}</p>
        <ButtonLink href={hrefTo(login)}>{t.returnToLogin}</ButtonLink>
      </Panel>
    );
  if (call.errors.resetToken || (token === null && !call.failed))
    return (
      <Panel icon={<WarningIcon />} title={t.tokenNotFound}>
        <p className="muted">{t.openLinkAgain}</p>
        <ButtonLink href={hrefTo('/email/reset-password')}>{t.askForNewLink}</ButtonLink>
      </Panel>
    );
  if (call.failed && !call.canRetry && !call.errors.newPassword && !call.errors.again)
    return (
      <Panel icon={<WarningIcon />} title={t.invalidToken}>
        {call.message !== t.invalidToken && <p>{call.message}</p>}
        <p className="muted">{t.linkWorksOnce}</p>
        <ButtonLink href={hrefTo('/email/reset-password')}>{t.tryAgain}</ButtonLink>
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
      failure={call.canRetry ? t.resetFailed : undefined}
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
        <h1 className="t-page">{t.chooseANewPassword}</h1>
        <Field label={t.newPassword} error={error ?? (left.password && !isGood ? passwordRule() : undefined)}>
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
        <Field label={t.confirmPassword} error={left.again ? (matches ? undefined : t.passwordsDiffer) : differs}>
          <PasswordInput
            name="again"
            autoComplete="new-password"
            maxLength={mostPasswordCharacters}
            value={again}
            onChange={(event) => setAgain(event.target.value)}
            onBlur={() => again && setLeft({ ...left, again: true })}
          />
        </Field>
        <Check name="removeOtherWays" label={t.removeOtherWays} hint={t.removeOtherWaysHint} />
        <Button type="submit" wide busy={busy} disabled={isHydrated && (!isGood || !matches)}>
          {t.resetPassword}
        </Button>
        <div role="alert">{failure && <FieldError>{failure}</FieldError>}</div>
      </form>
    </AuthLayout>
  );
}
