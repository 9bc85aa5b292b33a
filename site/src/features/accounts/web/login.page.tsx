import { Button } from '@trekker/design-system/button.tsx';
import { Field, FieldError } from '@trekker/design-system/field.tsx';
import { Input } from '@trekker/design-system/input.tsx';
import { PasswordInput } from '@trekker/design-system/password-input.tsx';
import { type FormEvent, useRef, useState } from 'react';
import type { PageMeta } from '../../../web/page.ts';
import { useFocusOnErrors } from '../../../web/use-focus-on-errors.ts';
import { useFormCall } from '../../../web/use-form-call.ts';
import { logIn } from '../auth.contract.ts';
import { ContinueWithGoogle } from './components/continue-with-google.tsx';
import { Door } from './components/door.tsx';
import { LoginLink } from './components/login-link.tsx';
import { useAfterLogin } from './use-after-login.ts';
import { useBroughtError } from './use-brought-error.ts';

export const loader = async () => null;

export const meta = (): PageMeta => ({ title: 'Login', description: 'Log in to your list of places and stories.' });

export const frame = () => ({ door: true });

export function Component() {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const call = useFormCall(logIn);
  const afterLogin = useAfterLogin();
  const brought = useBroughtError();
  useFocusOnErrors(form, call.errors);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await call.send({ email, password });
    if (answer) afterLogin(answer);
  };
  const message = call.failed && Object.keys(call.errors).length === 0 ? call.message : call.busy ? null : brought;

  return (
    <Door>
      <form ref={form} className="stack" onSubmit={submit} noValidate>
        <h1 className="t-page">Welcome back</h1>
        <Field label="Email" error={call.errors.email}>
          <Input
            type="email"
            name="email"
            autoComplete="username"
            required
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </Field>
        <Field label="Password" error={call.errors.password}>
          <PasswordInput
            name="password"
            autoComplete="current-password"
            required
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
        <p style={{ textAlign: 'end' }}>
          <a className="link fine" href="/email/reset-password">
            Forgot your password?
          </a>
        </p>
        <Button type="submit" wide busy={call.busy} data-needs-script>
          {call.busy ? 'Logging in...' : 'Login'}
        </Button>
        <div role="alert">{message && <FieldError>{message}</FieldError>}</div>
        <noscript>
          <p className="muted">Logging in needs JavaScript.</p>
        </noscript>
        <ContinueWithGoogle />
        <p className="fine">
          New here? <LoginLink to="/signup">Sign up</LoginLink>
        </p>
        <p className="fine">
          No password at hand? <LoginLink to="/email/sign-in">Get a link by email</LoginLink>
        </p>
      </form>
    </Door>
  );
}
