import { Button } from '@trekker/design-system/actions/button.tsx';
import { Field, FieldError } from '@trekker/design-system/forms/field.tsx';
import { Input } from '@trekker/design-system/forms/input.tsx';
import { PasswordInput } from '@trekker/design-system/forms/password-input.tsx';
import { type FormEvent, useRef, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loginTexts } from '#contract/texts/account-voice.texts.ts';
import { useFocusOnErrors } from '#web/forms/use-focus-on-errors.ts';
import { useFormCall } from '#web/forms/use-form-call.ts';
import { useSentForm } from '#web/forms/use-sent-form.ts';
import { useHasGoogle, useTexts } from '#web/frame-data.ts';
import type { PageMeta } from '#web/page.ts';
import { logIn } from '../auth.contract.ts';
import { type LoginError, loginErrorOf, loginErrors } from '../login-errors.ts';
import { t } from './account.texts.ts';
import authLayout from './components/login/auth-layout.module.css';
import { AuthLayout } from './components/login/auth-layout.tsx';
import { ContinueWithGoogle } from './components/login/continue-with-google.tsx';
import { LoginLink } from './components/login/login-link.tsx';
import { PasskeyLogin } from './components/login/passkey-login.tsx';
import { useAfterFirstStep } from './use-after-login.ts';

export const loader = async ({ request }: LoaderFunctionArgs) => ({ error: loginErrorOf(request.url) });

type Loaded = { error: LoginError | null };

// The title is what a screen reader says first of a page that somebody did not ask for.
export const meta = ({ error }: Loaded): PageMeta => ({
  title: error === 'session_ended' ? t.yourSessionHasEnded : t.login,
  description: t.loginDescription,
});

export const frame = () => ({ authLayout: true });

export function Component() {
  const google = useHasGoogle();
  const text = useTexts(loginTexts);
  const sent = useSentForm('login');
  const [email, setEmail] = useState(sent?.values.email ?? '');
  const [password, setPassword] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const call = useFormCall(logIn, sent);
  const afterFirstStep = useAfterFirstStep();
  const { error } = useLoaderData<Loaded>();
  useFocusOnErrors(form, call.errors);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await call.send({ email, password });
    if (answer) afterFirstStep(answer);
  };
  const isOver = error === 'session_ended';
  const brought = error && !isOver && !call.busy ? loginErrors[error]() : null;
  const message = call.failed && Object.keys(call.errors).length === 0 ? call.message : brought;

  return (
    <AuthLayout>
      <form ref={form} className="stack" method="post" onSubmit={submit} noValidate>
        <h1 className="t-page">{text('login.title')}</h1>
        {isOver && <p>{loginErrors.session_ended()}</p>}
        <Field label={t.email} error={call.errors.email}>
          <Input
            type="email"
            name="email"
            autoComplete="username"
            required
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </Field>
        <Field label={t.password} error={call.errors.password}>
          <PasswordInput
            name="password"
            autoComplete="current-password"
            required
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
        <p className={authLayout.aside}>
          <LoginLink className="link fine" to="/email/reset-password">
            {t.forgotYourPassword}
          </LoginLink>
        </p>
        <Button type="submit" wide busy={call.busy}>
          {call.busy ? t.loggingIn : t.logIn}
        </Button>
        <div role="alert">{message && <FieldError>{message}</FieldError>}</div>
        <PasskeyLogin onDone={afterFirstStep} />
        {google && <ContinueWithGoogle />}
        <p className="fine">
          {t.newHere({
            link: (words) => (
              <LoginLink key="link" to="/signup">
                {words}
              </LoginLink>
            ),
          })}
        </p>
        <p className="fine">
          {t.noPassword({
            link: (words) => (
              <LoginLink key="link" to="/email/sign-in">
                {words}
              </LoginLink>
            ),
          })}
        </p>
      </form>
    </AuthLayout>
  );
}
