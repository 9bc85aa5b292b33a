import { Button } from '@trekker/design-system/actions/button.tsx';
import { Check } from '@trekker/design-system/forms/check.tsx';
import { Field, FieldError } from '@trekker/design-system/forms/field.tsx';
import { Input } from '@trekker/design-system/forms/input.tsx';
import { PasswordInput } from '@trekker/design-system/forms/password-input.tsx';
import { StrengthMeter } from '@trekker/design-system/forms/strength-meter.tsx';
import type { FormEvent } from 'react';
import type { SentForm } from '#contract/sent-form.ts';
import { signupTexts } from '#contract/texts/account-voice.texts.ts';
import { textIn } from '#contract/texts/text-in.ts';
import { blankOf } from '#web/forms/typed-field.ts';
import { useFormCall } from '#web/forms/use-form-call.ts';
import { useSentForm } from '#web/forms/use-sent-form.ts';
import { useTypedForm } from '#web/forms/use-typed-form.ts';
import { useHasGoogle, useTexts } from '#web/frame-data.ts';
import { hrefTo } from '#web/language/href-to.ts';
import type { PageMeta, PageSite } from '#web/page.ts';
import { register } from '../auth.contract.ts';
import { t } from './account.texts.ts';
import { AuthLayout } from './components/login/auth-layout.tsx';
import { ContinueWithGoogle } from './components/login/continue-with-google.tsx';
import { LoginLink } from './components/login/login-link.tsx';
import { signupFields } from './components/login/signup.fields.ts';
import { useAfterLogin } from './use-after-login.ts';

export const loader = async () => null;

export const meta = (_: null, site: PageSite): PageMeta => ({
  title: t.signUp,
  description: textIn(signupTexts, 'signup.description', site),
});

export const frame = () => ({ authLayout: true });

/** Of a form that was posted before the script was there. */
const typedBefore = (sent: SentForm | null) => ({
  ...blankOf(signupFields),
  name: sent?.values.name ?? '',
  email: sent?.values.email ?? '',
  acceptTerms: sent?.values.acceptTerms !== undefined,
});

export function Component() {
  const google = useHasGoogle();
  const text = useTexts(signupTexts);
  const sent = useSentForm('signup');
  const call = useFormCall(register, sent);
  const { form, typed, change, check, errors, field, control } = useTypedForm(signupFields, call, () =>
    typedBefore(sent),
  );
  const afterLogin = useAfterLogin();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!check()) return;
    const answer = await call.send({ ...typed, acceptTerms: true });
    if (answer) afterLogin(answer);
  };

  return (
    <AuthLayout>
      <form ref={form} className="stack" method="post" onSubmit={submit} noValidate>
        <h1 className="t-page">{text('signup.title')}</h1>
        <Field {...field('name')}>
          <Input {...control('name')} />
        </Field>
        <Field {...field('email')}>
          <Input {...control('email')} />
        </Field>
        <Field {...field('password')}>
          <PasswordInput {...control('password')} />
        </Field>
        <StrengthMeter password={typed.password} />
        <Field {...field('confirmPassword')}>
          <PasswordInput {...control('confirmPassword')} />
        </Field>
        <Check
          label={t.acceptTerms({
            link: (words) => (
              <a key="link" className="link" href={hrefTo('/terms')} target="_blank" rel="noopener">
                {words}
              </a>
            ),
          })}
          name="acceptTerms"
          value="true"
          checked={typed.acceptTerms}
          aria-invalid={errors.acceptTerms ? true : undefined}
          aria-describedby={errors.acceptTerms ? 'terms-error' : undefined}
          onChange={({ target: { checked } }) => change({ acceptTerms: checked })}
        />
        {errors.acceptTerms && <FieldError id="terms-error">{errors.acceptTerms}</FieldError>}
        <Button type="submit" wide busy={call.busy}>
          {call.busy ? t.signingUp : t.signUp}
        </Button>
        <div role="alert">
          {call.failed && Object.keys(errors).length === 0 && (
            <FieldError>{call.givenMessage || t.signupFailed}</FieldError>
          )}
        </div>
        {google && <ContinueWithGoogle />}
        <p className="fine">
          {t.alreadyMember({
            link: (words) => (
              <LoginLink key="link" to="/login">
                {words}
              </LoginLink>
            ),
          })}
        </p>
      </form>
    </AuthLayout>
  );
}
