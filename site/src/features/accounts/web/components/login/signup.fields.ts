import { emailError } from '#contract/rules/email-rule.ts';
import { isGoodPassword, mostPasswordCharacters, passwordRule } from '#contract/rules/password-rule.ts';
import { mostNameCharacters } from '#contract/rules/profile-rule.ts';
import { mostEmailCharacters } from '#contract/rules/text-limits.ts';
import { typedField } from '#web/forms/typed-field.ts';

const password = { autoComplete: 'new-password', maxLength: mostPasswordCharacters, required: true };

/** The form of a new account, in its order; its texts are literal (docs/specification.md, 7). */
export const signupFields = {
  name: typedField(
    () => 'Name',
    { autoComplete: 'name', maxLength: mostNameCharacters, required: true },
    { validate: (name) => (name.trim() === '' ? 'Name is required' : undefined) },
  ),
  email: typedField(
    () => 'Email',
    { type: 'email', autoComplete: 'username', maxLength: mostEmailCharacters, required: true },
    { validate: emailError },
  ),
  password: typedField(() => 'Password', password, {
    validate: (typed) => (isGoodPassword(typed) ? undefined : typed === '' ? 'Password is required' : passwordRule),
  }),
  confirmPassword: typedField(() => 'Confirm password', password, {
    validate: (typed, { password: first }) =>
      typed === '' ? 'Please confirm your password' : typed === first ? undefined : 'Passwords do not match.',
  }),
  acceptTerms: {
    label: () => 'I accept the terms and conditions',
    blank: false,
    control: {},
    validate: (isOn: boolean) => (isOn ? undefined : 'Please accept terms and conditions.'),
  },
};
