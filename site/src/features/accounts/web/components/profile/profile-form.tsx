import { Button } from '@trekker/design-system/actions/button.tsx';
import { Check } from '@trekker/design-system/forms/check.tsx';
import { Field, FieldError } from '@trekker/design-system/forms/field.tsx';
import { Input } from '@trekker/design-system/forms/input.tsx';
import { PasswordInput } from '@trekker/design-system/forms/password-input.tsx';
import { useToast } from '@trekker/design-system/overlay/toasts.tsx';
import { type ChangeEvent, type FormEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { emailError } from '#contract/rules/email-rule.ts';
import { mostPasswordCharacters } from '#contract/rules/password-rule.ts';
import {
  badPhoneNumber,
  isPhoneNumber,
  leastNameCharacters,
  mostNameCharacters,
  nameTooShort,
} from '#contract/rules/profile-rule.ts';
import { mostEmailCharacters } from '#contract/rules/text-limits.ts';
import type { User } from '#features/accounts/auth.contract.ts';
import {
  mostGenderCharacters,
  mostPhoneCharacters,
  mostPlaceCharacters,
  updateProfile,
} from '#features/accounts/profile.contract.ts';
import { unreachable } from '#web/forms/unreachable.ts';
import { useFocusOnErrors } from '#web/forms/use-focus-on-errors.ts';
import { useFormCall } from '#web/forms/use-form-call.ts';
import { useSession } from '#web/session/use-session.ts';
import styles from '../../profile.module.css';
import { AvatarField, wrongAvatar } from './avatar-field.tsx';
import { keepDraft, takeDraft } from './profile-draft.ts';

// Few have an address that waits. Without a line nothing can be done about it.
const PendingEmail = lazy(() =>
  import('./pending-email.tsx').then(
    (file) => ({ default: file.PendingEmail }),
    () => ({ default: () => <p role="alert">{unreachable}</p> }),
  ),
);

const typedOf = (user: User) => ({
  name: user.fullName,
  email: user.pendingEmail || user.email,
  phoneNumber: user.phoneNumber,
  gender: user.gender,
  dob: user.dob,
  ...user.address,
  isSubscribed: user.isSubscribed,
  /** Asked for when another address comes a while after the login. */
  currentPassword: '',
});
type Typed = ReturnType<typeof typedOf>;

/** What can be told without asking the server, in literal words (docs/specification.md, 7). */
function errorsOf({ name, email, phoneNumber }: Typed, avatar: File | null | undefined): Record<string, string> {
  const wrong = avatar ? wrongAvatar(avatar) : undefined;
  const wrongEmail = emailError(email);
  return {
    ...(name.trim().length < leastNameCharacters && { name: nameTooShort }),
    ...(wrongEmail && { email: wrongEmail }),
    ...(phoneNumber.trim() !== '' && !isPhoneNumber(phoneNumber.trim()) && { phoneNumber: badPhoneNumber }),
    ...(wrong && { avatar: wrong }),
  };
}

/**
 * The address goes along only when it is another one than the form began with: whoever changes their city while an
 * address waits for its link is asked for no password, and gets no second mail.
 */
function changeOf({ email, currentPassword, ...rest }: Typed, user: User) {
  return email === typedOf(user).email ? rest : { ...rest, email, ...(currentPassword && { currentPassword }) };
}

/** About you. What was typed stays until it is saved, over a login that ends by itself too. */
export function ProfileForm({ user }: { user: User }) {
  const [typed, setTyped] = useState<Typed>(() => ({ ...typedOf(user), ...takeDraft(user._id) }));
  /** undefined: as it is. null: take it away. */
  const [avatar, setAvatar] = useState<File | null>();
  const [own, setOwn] = useState<Record<string, string>>({});
  const [askedPassword, setAskedPassword] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const call = useFormCall(updateProfile);
  const session = useSession();
  const toast = useToast();
  const errors = Object.keys(own).length > 0 ? own : call.errors;
  useFocusOnErrors(form, errors);
  // The field stays while the answer to the next try is on its way.
  const isAskedNow = call.errors.currentPassword !== undefined;
  useEffect(() => {
    if (isAskedNow) setAskedPassword(true);
  }, [isAskedNow]);
  const showsPassword = (isAskedNow || askedPassword) && typed.email !== typedOf(user).email;

  useEffect(
    () => () => {
      if (session.hasEnded()) keepDraft(user._id, { ...typed, currentPassword: '' });
    },
    [session, user._id, typed],
  );

  const withdrawn = (now: User) => {
    session.update(now);
    setTyped((typed) => ({ ...typed, email: now.email }));
    // What was pressed is gone.
    form.current?.querySelector<HTMLElement>('[name=email]')?.focus();
  };

  const bind = (name: Exclude<keyof Typed, 'isSubscribed'>) => ({
    name,
    value: typed[name],
    onChange: ({ target: { value } }: ChangeEvent<HTMLInputElement>) =>
      setTyped((typed) => ({ ...typed, [name]: value })),
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = errorsOf(typed, avatar);
    setOwn(found);
    if (Object.keys(found).length > 0) return;
    const change = changeOf(typed, user);
    const answer = await call.send(
      avatar ? formWith(change, avatar) : { ...change, ...(avatar === null && { avatar: '' }) },
    );
    if (!answer) return;
    session.update(answer.user);
    setTyped(typedOf(answer.user));
    setAvatar(undefined);
    setAskedPassword(false);
    toast(answer.message);
  };

  return (
    <form method="post" ref={form} className={styles.part} aria-labelledby="about-you" onSubmit={submit} noValidate>
      <h2 className="t-block" id="about-you">
        About you
      </h2>
      <div className={styles.form}>
        <Field label="Full name" error={errors.name}>
          <Input autoComplete="name" maxLength={mostNameCharacters} required {...bind('name')} />
        </Field>
        <div>
          <Field label="Email" error={errors.email}>
            <Input type="email" autoComplete="email" maxLength={mostEmailCharacters} required {...bind('email')} />
          </Field>
          {user.pendingEmail && (
            <Suspense>
              <PendingEmail email={user.pendingEmail} onWithdrawn={withdrawn} />
            </Suspense>
          )}
        </div>
        {showsPassword && (
          <Field
            label="Your password"
            className={styles.full}
            error={errors.currentPassword}
            hint="You logged in a while ago. To change your email address, please show that it’s you."
          >
            <PasswordInput
              autoComplete="current-password"
              maxLength={mostPasswordCharacters}
              required
              {...bind('currentPassword')}
            />
          </Field>
        )}
        <Field label="Phone" optional error={errors.phoneNumber}>
          <Input type="tel" autoComplete="tel" maxLength={mostPhoneCharacters} {...bind('phoneNumber')} />
        </Field>
        <AvatarField
          chosen={avatar}
          hasImage={avatar === undefined ? user.avatar !== null : avatar !== null}
          error={errors.avatar}
          onChoose={setAvatar}
        />
        <Field label="Gender" optional error={errors.gender}>
          <Input autoComplete="sex" maxLength={mostGenderCharacters} {...bind('gender')} />
        </Field>
        <Field label="Birth date" optional error={errors.dob}>
          <Input type="date" autoComplete="bday" {...bind('dob')} />
        </Field>
        <Field label="City" optional error={errors.city}>
          <Input autoComplete="address-level2" maxLength={mostPlaceCharacters} {...bind('city')} />
        </Field>
        <Field label="State" optional error={errors.state}>
          <Input autoComplete="address-level1" maxLength={mostPlaceCharacters} {...bind('state')} />
        </Field>
        <Field label="Country" optional className={styles.full} error={errors.country}>
          <Input autoComplete="country-name" maxLength={mostPlaceCharacters} {...bind('country')} />
        </Field>
        <Check
          className={styles.full}
          label={<b>Travel Notifications</b>}
          hint="Become a Premium Traveler. We email you about new stories on places you saved, once a day at most."
          checked={typed.isSubscribed}
          onChange={({ target: { checked } }) => setTyped((typed) => ({ ...typed, isSubscribed: checked }))}
        />
      </div>
      <Button type="submit" busy={call.busy}>
        {call.busy ? 'Saving...' : 'Save Changes'}
      </Button>
      <div role="alert">
        {call.failed && Object.keys(errors).length === 0 && <FieldError>{call.message}</FieldError>}
      </div>
    </form>
  );
}

function formWith(change: ReturnType<typeof changeOf>, avatar: File): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(change)) form.append(name, String(value));
  form.append('avatar', avatar);
  return form;
}
