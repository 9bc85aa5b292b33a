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

const optional = true;
const wrongPhone = (typed: string) => typed.trim() !== '' && !isPhoneNumber(typed.trim());

/** The form About you, in its order; its texts are literal (docs/specification.md, 7). */
export const profileFields = {
  name: typedField(
    () => 'Full name',
    { autoComplete: 'name', maxLength: mostNameCharacters, required: true },
    { validate: (name) => (name.trim().length < leastNameCharacters ? nameTooShort : undefined) },
  ),
  email: typedField(
    () => 'Email',
    { type: 'email', autoComplete: 'email', maxLength: mostEmailCharacters, required: true },
    { validate: emailError },
  ),
  /** Asked for when another address comes a while after the login. */
  currentPassword: typedField(
    () => 'Your password',
    { autoComplete: 'current-password', maxLength: mostPasswordCharacters, required: true },
    { hint: () => 'You logged in a while ago. To change your email address, please show that it’s you.' },
  ),
  phoneNumber: typedField(
    () => 'Phone',
    { type: 'tel', autoComplete: 'tel', maxLength: mostPhoneCharacters },
    { optional, validate: (typed) => (wrongPhone(typed) ? badPhoneNumber : undefined) },
  ),
  gender: typedField(() => 'Gender', { autoComplete: 'sex', maxLength: mostGenderCharacters }, { optional }),
  dob: typedField(() => 'Birth date', { type: 'date', autoComplete: 'bday' }, { optional }),
  city: typedField(() => 'City', { autoComplete: 'address-level2', maxLength: mostPlaceCharacters }, { optional }),
  state: typedField(() => 'State', { autoComplete: 'address-level1', maxLength: mostPlaceCharacters }, { optional }),
  country: typedField(() => 'Country', { autoComplete: 'country-name', maxLength: mostPlaceCharacters }, { optional }),
  isSubscribed: {
    label: () => 'Travel Notifications',
    blank: false,
    hint: () => 'Become a Premium Traveler. We email you about new stories on places you saved, once a day at most.',
    control: {},
  },
};

export type ProfileFormValues = TypedValues<typeof profileFields>;
