import { Button } from '@trekker/design-system/button.tsx';
import { Check } from '@trekker/design-system/check.tsx';
import { Field, FieldError } from '@trekker/design-system/field.tsx';
import { Input } from '@trekker/design-system/input.tsx';
import { useToast } from '@trekker/design-system/toasts.tsx';
import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import { emailError } from '../../../../contract/email-rule.ts';
import { badPhoneNumber, isPhoneNumber, leastNameCharacters, nameTooShort } from '../../../../contract/profile-rule.ts';
import { useFocusOnErrors } from '../../../../web/use-focus-on-errors.ts';
import { useFormCall } from '../../../../web/use-form-call.ts';
import { useSession } from '../../../../web/use-session.ts';
import type { User } from '../../auth.contract.ts';
import { updateProfile } from '../../profile.contract.ts';
import styles from '../profile.module.css';
import { AvatarField, wrongAvatar } from './avatar-field.tsx';

const typedOf = (user: User) => ({
  name: user.fullName,
  email: user.pendingEmail || user.email,
  phoneNumber: user.phoneNumber,
  gender: user.gender,
  dob: user.dob,
  ...user.address,
  isSubscribed: user.isSubscribed,
});
type Typed = ReturnType<typeof typedOf>;

/** What can be told without asking the server, in the spec's words. */
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

/** About you. What was typed stays until it is saved. */
export function ProfileForm({ user }: { user: User }) {
  const [typed, setTyped] = useState(() => typedOf(user));
  /** undefined: as it is. null: take it away. */
  const [avatar, setAvatar] = useState<File | null>();
  const [own, setOwn] = useState<Record<string, string>>({});
  const form = useRef<HTMLFormElement>(null);
  const call = useFormCall(updateProfile);
  const session = useSession();
  const toast = useToast();
  const errors = Object.keys(own).length > 0 ? own : call.errors;
  useFocusOnErrors(form, errors);

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
    const answer = await call.send(
      avatar ? formWith(typed, avatar) : { ...typed, ...(avatar === null && { avatar: '' }) },
    );
    if (!answer) return;
    session.update(answer.user);
    setTyped(typedOf(answer.user));
    setAvatar(undefined);
    toast(answer.message);
  };

  return (
    <form ref={form} className={styles.part} aria-labelledby="about-you" onSubmit={submit} noValidate>
      <h2 className="t-block" id="about-you">
        About you
      </h2>
      <div className={styles.form}>
        <Field label="Full name" error={errors.name}>
          <Input autoComplete="name" maxLength={100} required {...bind('name')} />
        </Field>
        <Field
          label="Email"
          error={errors.email}
          hint={user.pendingEmail ? `Waits for the link that went to ${user.pendingEmail}` : undefined}
        >
          <Input type="email" autoComplete="email" maxLength={254} required {...bind('email')} />
        </Field>
        <Field label="Phone" optional error={errors.phoneNumber}>
          <Input type="tel" autoComplete="tel" maxLength={40} {...bind('phoneNumber')} />
        </Field>
        <AvatarField
          chosen={avatar}
          hasPicture={avatar === undefined ? user.avatar !== null : avatar !== null}
          error={errors.avatar}
          onChoose={setAvatar}
        />
        <Field label="Gender" optional error={errors.gender}>
          <Input autoComplete="sex" maxLength={40} {...bind('gender')} />
        </Field>
        <Field label="Birth date" optional error={errors.dob}>
          <Input type="date" autoComplete="bday" {...bind('dob')} />
        </Field>
        <Field label="City" optional error={errors.city}>
          <Input autoComplete="address-level2" maxLength={80} {...bind('city')} />
        </Field>
        <Field label="State" optional error={errors.state}>
          <Input autoComplete="address-level1" maxLength={80} {...bind('state')} />
        </Field>
        <Field label="Country" optional className={styles.full} error={errors.country}>
          <Input autoComplete="country-name" maxLength={80} {...bind('country')} />
        </Field>
        <Check
          className={styles.full}
          label={<b>Travel Notifications</b>}
          hint="Makes you a Premium Traveler."
          checked={typed.isSubscribed}
          onChange={({ target: { checked } }) => setTyped((typed) => ({ ...typed, isSubscribed: checked }))}
        />
      </div>
      <Button type="submit" busy={call.busy}>
        {call.busy ? 'Saving...' : 'Save changes'}
      </Button>
      <div role="alert">
        {call.failed && Object.keys(errors).length === 0 && <FieldError>{call.message}</FieldError>}
      </div>
    </form>
  );
}

function formWith(typed: Typed, avatar: File): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(typed)) form.append(name, String(value));
  form.append('avatar', avatar);
  return form;
}
