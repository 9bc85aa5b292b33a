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
import { mostGenderCharacters, mostPhoneCharacters, mostPlaceCharacters } from '#features/accounts/profile.contract.ts';
import { type TypedValues, typedField } from '#web/forms/typed-field.ts';
import { t } from './profile.texts.ts';

const optional = true;
const wrongPhone = (typed: string) => typed.trim() !== '' && !isPhoneNumber(typed.trim());

/** The form About you, in its order; its texts are literal (docs/specification.md, 7). */
export const profileFields = {
  name: typedField(
    () => t.fullName,
    { autoComplete: 'name', maxLength: mostNameCharacters, required: true },
    { validate: (name) => (name.trim().length < leastNameCharacters ? nameTooShort() : undefined) },
  ),
  email: typedField(
    () => t.email,
    { type: 'email', autoComplete: 'email', maxLength: mostEmailCharacters, required: true },
    { validate: emailError },
  ),
  /** Asked for when another address comes a while after the login. */
  currentPassword: typedField(
    () => t.yourPassword,
    { autoComplete: 'current-password', maxLength: mostPasswordCharacters, required: true },
    { hint: () => t.passwordHint },
  ),
  phoneNumber: typedField(
    () => t.phone,
    { type: 'tel', autoComplete: 'tel', maxLength: mostPhoneCharacters },
    { optional, validate: (typed) => (wrongPhone(typed) ? badPhoneNumber() : undefined) },
  ),
  gender: typedField(() => t.gender, { autoComplete: 'sex', maxLength: mostGenderCharacters }, { optional }),
  dob: typedField(() => t.birthDate, { type: 'date', autoComplete: 'bday' }, { optional }),
  city: typedField(() => t.city, { autoComplete: 'address-level2', maxLength: mostPlaceCharacters }, { optional }),
  state: typedField(() => t.state, { autoComplete: 'address-level1', maxLength: mostPlaceCharacters }, { optional }),
  country: typedField(() => t.country, { autoComplete: 'country-name', maxLength: mostPlaceCharacters }, { optional }),
  isSubscribed: {
    label: () => t.notifications,
    blank: false,
    hint: () => t.notificationsHint,
    control: {},
  },
};

export type ProfileFormValues = TypedValues<typeof profileFields>;
