import { Button } from '@trekker/design-system/actions/button.tsx';
import { Check } from '@trekker/design-system/forms/check.tsx';
import { Field, FieldError } from '@trekker/design-system/forms/field.tsx';
import { Input } from '@trekker/design-system/forms/input.tsx';
import { PasswordInput } from '@trekker/design-system/forms/password-input.tsx';
import { StrengthMeter } from '@trekker/design-system/forms/strength-meter.tsx';
import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import { emailError } from '#contract/rules/email-rule.ts';
import { isGoodPassword, mostPasswordCharacters, passwordRule } from '#contract/rules/password-rule.ts';
import { mostNameCharacters } from '#contract/rules/profile-rule.ts';
import { mostEmailCharacters } from '#contract/rules/text-limits.ts';
import type { SentForm } from '#contract/sent-form.ts';
import { useFocusOnErrors } from '#web/forms/use-focus-on-errors.ts';
import { useFormCall } from '#web/forms/use-form-call.ts';
import { useSentForm } from '#web/forms/use-sent-form.ts';
import { useHasGoogle } from '#web/frame-data.ts';
import type { PageMeta } from '#web/page.ts';
import { register } from '../auth.contract.ts';
import { AuthLayout } from './components/login/auth-layout.tsx';
import { ContinueWithGoogle } from './components/login/continue-with-google.tsx';
import { LoginLink } from './components/login/login-link.tsx';
import { useAfterLogin } from './use-after-login.ts';

export const loader = async () => null;

export const meta = (): PageMeta => ({
  title: 'Sign up',
  description: 'Keep a list of places and stories, and tell others what you found.',
});

export const frame = () => ({ authLayout: true });

const blank = { name: '', email: '', password: '', confirmPassword: '', acceptTerms: false };

/** Of a form that was posted before the script was there. */
const typedBefore = (sent: SentForm | null): typeof blank => ({
  ...blank,
  name: sent?.values.name ?? '',
  email: sent?.values.email ?? '',
  acceptTerms: sent?.values.acceptTerms !== undefined,
});

/**
 * What can be told without asking the server; the texts of passwords and terms are literal (docs/specification.md, 7).
 */
function errorsOf({ name, email, password, confirmPassword, acceptTerms }: typeof blank): Record<string, string> {
  const wrongEmail = emailError(email);
  return {
    ...(name.trim() === '' && { name: 'Name is required' }),
    ...(wrongEmail && { email: wrongEmail }),
    ...(!isGoodPassword(password) && { password: password === '' ? 'Password is required' : passwordRule }),
    ...(password !== confirmPassword && { confirmPassword: 'Passwords do not match.' }),
    ...(confirmPassword === '' && { confirmPassword: 'Please confirm your password' }),
    ...(!acceptTerms && { acceptTerms: 'Please accept terms and conditions.' }),
  };
}

export function Component() {
  const google = useHasGoogle();
  const sent = useSentForm('signup');
  const [typed, setTyped] = useState(() => typedBefore(sent));
  const [own, setOwn] = useState<Record<string, string>>({});
  const form = useRef<HTMLFormElement>(null);
  const call = useFormCall(register, sent);
  const afterLogin = useAfterLogin();
  const errors = Object.keys(own).length > 0 ? own : call.errors;
  useFocusOnErrors(form, errors);

  const bind = (name: 'name' | 'email' | 'password' | 'confirmPassword') => ({
    name,
    value: typed[name],
    required: true,
    onChange: ({ target: { value } }: ChangeEvent<HTMLInputElement>) =>
      setTyped((typed) => ({ ...typed, [name]: value })),
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = errorsOf(typed);
    setOwn(found);
    if (Object.keys(found).length > 0) return;
    const answer = await call.send({ ...typed, acceptTerms: true });
    if (answer) afterLogin(answer);
  };

  return (
    <AuthLayout>
      <form ref={form} className="stack" method="post" onSubmit={submit} noValidate>
        <h1 className="t-page">Start your list</h1>
        <Field label="Name" error={errors.name}>
          <Input autoComplete="name" maxLength={mostNameCharacters} {...bind('name')} />
        </Field>
        <Field label="Email" error={errors.email}>
          <Input type="email" autoComplete="username" maxLength={mostEmailCharacters} {...bind('email')} />
        </Field>
        <Field label="Password" error={errors.password}>
          <PasswordInput autoComplete="new-password" maxLength={mostPasswordCharacters} {...bind('password')} />
        </Field>
        <StrengthMeter password={typed.password} />
        <Field label="Confirm password" error={errors.confirmPassword}>
          <PasswordInput autoComplete="new-password" maxLength={mostPasswordCharacters} {...bind('confirmPassword')} />
        </Field>
        <Check
          label={
            <>
              I accept the{' '}
              <a className="link" href="/terms" target="_blank" rel="noopener">
                terms and conditions
              </a>
            </>
          }
          name="acceptTerms"
          value="true"
          checked={typed.acceptTerms}
          aria-invalid={errors.acceptTerms ? true : undefined}
          aria-describedby={errors.acceptTerms ? 'terms-error' : undefined}
          onChange={({ target: { checked } }) => setTyped((typed) => ({ ...typed, acceptTerms: checked }))}
        />
        {errors.acceptTerms && <FieldError id="terms-error">{errors.acceptTerms}</FieldError>}
        <Button type="submit" wide busy={call.busy}>
          {call.busy ? 'Signing up...' : 'Sign up'}
        </Button>
        <div role="alert">
          {call.failed && Object.keys(errors).length === 0 && (
            <FieldError>{call.givenMessage || 'Signup failed'}</FieldError>
          )}
        </div>
        {google && <ContinueWithGoogle />}
        <p className="fine">
          Already have an account? <LoginLink to="/login">Log in</LoginLink>
        </p>
      </form>
    </AuthLayout>
  );
}
