import { Button } from '@trekker/design-system/actions/button.tsx';
import { Field, FieldError } from '@trekker/design-system/forms/field.tsx';
import { PasswordInput } from '@trekker/design-system/forms/password-input.tsx';
import { useToast } from '@trekker/design-system/overlay/toasts.tsx';
import { type FormEvent, lazy, Suspense, useRef, useState } from 'react';
import { isGoodPassword, mostPasswordCharacters, passwordRule } from '#contract/rules/password-rule.ts';
import { updatePassword } from '#features/accounts/password.contract.ts';
import { useFocusOnErrors } from '#web/forms/use-focus-on-errors.ts';
import { useFormCall } from '#web/forms/use-form-call.ts';
import styles from '../../profile.module.css';
import { useScrollToHash } from '../../use-scroll-to-hash.ts';
import { t } from './security.texts.ts';

// Only whoever types a new password sees it; without a line they can do without.
const StrengthMeter = lazy(() =>
  import('@trekker/design-system/forms/strength-meter.tsx').then(
    (file) => ({ default: file.StrengthMeter }),
    () => ({ default: () => <></> }),
  ),
);

const blank = { oldPassword: '', newPassword: '', again: '' };

/** Another password. Without one, as after Google or a mailed link, another mailed link sets the first. */
export function PasswordSection({ hasPassword, email }: { hasPassword: boolean; email: string }) {
  useScrollToHash('password');
  return (
    <section className={styles.part} aria-labelledby="password">
      <h2 className="t-block" id="password">
        {t.password}
      </h2>
      {hasPassword ? <PasswordForm email={email} /> : <p className="muted">{t.noPassword}</p>}
    </section>
  );
}

function PasswordForm({ email }: { email: string }) {
  const [typed, setTyped] = useState(blank);
  const [own, setOwn] = useState<Record<string, string>>({});
  const form = useRef<HTMLFormElement>(null);
  const call = useFormCall(updatePassword);
  const toast = useToast();
  const errors: Record<string, string> = Object.keys(own).length > 0 ? own : call.errors;
  useFocusOnErrors(form, errors);

  const bind = (name: keyof typeof blank) => ({
    name,
    value: typed[name],
    maxLength: mostPasswordCharacters,
    onChange: ({ target: { value } }: { target: { value: string } }) =>
      setTyped((typed) => ({ ...typed, [name]: value })),
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { oldPassword, newPassword, again } = typed;
    const found = {
      ...(oldPassword === '' && { oldPassword: t.currentMissing }),
      ...(!isGoodPassword(newPassword) && { newPassword: passwordRule() }),
      ...(newPassword !== again && { again: t.passwordsDiffer }),
    };
    setOwn(found);
    if (Object.keys(found).length > 0) return;
    const answer = await call.send({ oldPassword, newPassword });
    if (!answer) return;
    setTyped(blank);
    toast(answer.message);
  };

  return (
    <form method="post" ref={form} onSubmit={submit} noValidate>
      {/* For password managers: whose password this is. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <div className={styles.form}>
        <Field label={t.currentPassword} className={styles.full} error={errors.oldPassword}>
          <PasswordInput autoComplete="current-password" {...bind('oldPassword')} />
        </Field>
        <div className="stack">
          <Field label={t.newPassword} error={errors.newPassword}>
            <PasswordInput autoComplete="new-password" {...bind('newPassword')} />
          </Field>
          <Suspense>{typed.newPassword && <StrengthMeter password={typed.newPassword} />}</Suspense>
        </div>
        <Field label={t.confirmPassword} error={errors.again}>
          <PasswordInput autoComplete="new-password" {...bind('again')} />
        </Field>
      </div>
      <Button type="submit" variant="outline" busy={call.busy}>
        {call.busy ? t.changing : t.changePassword}
      </Button>
      <div role="alert">
        {call.failed && Object.keys(errors).length === 0 && <FieldError>{call.message}</FieldError>}
      </div>
    </form>
  );
}
