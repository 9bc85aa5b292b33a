import { Button } from '@trekker/design-system/actions/button.tsx';
import { Check } from '@trekker/design-system/forms/check.tsx';
import { Field, FieldError } from '@trekker/design-system/forms/field.tsx';
import { Input } from '@trekker/design-system/forms/input.tsx';
import { PasswordInput } from '@trekker/design-system/forms/password-input.tsx';
import { useToast } from '@trekker/design-system/overlay/toasts.tsx';
import { type FormEvent, lazy, Suspense, useEffect, useState } from 'react';
import type { User } from '#features/accounts/auth.contract.ts';
import { updateProfile } from '#features/accounts/profile.contract.ts';
import { errorsOf } from '#web/forms/typed-field.ts';
import { useFormCall } from '#web/forms/use-form-call.ts';
import { useTypedForm } from '#web/forms/use-typed-form.ts';
import { useSession } from '#web/session/use-session.ts';
import { unreachableMessage } from '#web/unreachable.ts';
import styles from '../../profile.module.css';
import { AvatarField, wrongAvatar } from './avatar-field.tsx';
import { type ProfileFormValues, profileFields } from './profile.fields.ts';
import { t } from './profile.texts.ts';
import { keepDraft, takeDraft } from './profile-draft.ts';

// Few have an address that waits. Without a line nothing can be done about it.
const PendingEmail = lazy(() =>
  import('./pending-email.tsx').then(
    (file) => ({ default: file.PendingEmail }),
    () => ({ default: () => <p role="alert">{unreachableMessage()}</p> }),
  ),
);

const typedOf = (user: User): ProfileFormValues => ({
  name: user.fullName,
  email: user.pendingEmail || user.email,
  phoneNumber: user.phoneNumber,
  gender: user.gender,
  dob: user.dob,
  ...user.address,
  isSubscribed: user.isSubscribed,
  currentPassword: '',
});

/**
 * The address goes along only when it is another one than the form began with: whoever changes their city while an
 * address waits for its link is asked for no password, and gets no second mail.
 */
function changeOf({ email, currentPassword, ...rest }: ProfileFormValues, user: User) {
  return email === typedOf(user).email ? rest : { ...rest, email, ...(currentPassword && { currentPassword }) };
}

/** About you. What was typed stays until it is saved, over a login that ends by itself too. */
export function ProfileForm({ user }: { user: User }) {
  /** undefined: as it is. null: take it away. */
  const [avatar, setAvatar] = useState<File | null>();
  /** What is said of a file is said of no other. */
  const [sentAvatar, setSentAvatar] = useState<File | null>();
  const [askedPassword, setAskedPassword] = useState(false);
  const call = useFormCall(updateProfile);
  const { form, typed, change, check, errors, field, control } = useTypedForm(profileFields, call, () => ({
    ...typedOf(user),
    ...takeDraft(user._id),
  }));
  const session = useSession();
  const toast = useToast();
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
    change({ email: now.email });
    // What was pressed is gone.
    form.current?.querySelector<HTMLElement>('[name=email]')?.focus();
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSentAvatar(avatar);
    const wrong = avatar ? wrongAvatar(avatar) : undefined;
    if (!check({ ...errorsOf(profileFields, typed), ...(wrong && { avatar: wrong }) })) return;
    const body = changeOf(typed, user);
    const answer = await call.send(
      avatar ? formWith(body, avatar) : { ...body, ...(avatar === null && { avatar: '' }) },
    );
    if (!answer) return;
    session.update(answer.user);
    change(typedOf(answer.user));
    setAvatar(undefined);
    setAskedPassword(false);
    toast(answer.message);
  };

  return (
    <form method="post" ref={form} className={styles.part} aria-labelledby="about-you" onSubmit={submit} noValidate>
      <h2 className="t-block" id="about-you">
        {t.aboutYou}
      </h2>
      <div className={styles.form}>
        <Field {...field('name')}>
          <Input {...control('name')} />
        </Field>
        <div>
          <Field {...field('email')}>
            <Input {...control('email')} />
          </Field>
          {user.pendingEmail && (
            <Suspense>
              <PendingEmail email={user.pendingEmail} onWithdrawn={withdrawn} />
            </Suspense>
          )}
        </div>
        {showsPassword && (
          <Field {...field('currentPassword')} className={styles.full}>
            <PasswordInput {...control('currentPassword')} />
          </Field>
        )}
        <Field {...field('phoneNumber')}>
          <Input {...control('phoneNumber')} />
        </Field>
        <AvatarField
          chosen={avatar}
          hasImage={avatar === undefined ? user.avatar !== null : avatar !== null}
          error={avatar === sentAvatar ? errors.avatar : undefined}
          onChoose={setAvatar}
        />
        {(['gender', 'dob', 'city', 'state'] as const).map((name) => (
          <Field key={name} {...field(name)}>
            <Input {...control(name)} />
          </Field>
        ))}
        <Field {...field('country')} className={styles.full}>
          <Input {...control('country')} />
        </Field>
        <Check
          className={styles.full}
          label={<b>{profileFields.isSubscribed.label()}</b>}
          hint={profileFields.isSubscribed.hint()}
          checked={typed.isSubscribed}
          onChange={({ target: { checked } }) => change({ isSubscribed: checked })}
        />
      </div>
      <Button type="submit" busy={call.busy}>
        {call.busy ? t.saving : t.saveChanges}
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
