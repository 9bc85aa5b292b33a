import { emailError } from '#contract/rules/email-rule.ts';
import { isGoodPassword, mostPasswordCharacters, passwordRule } from '#contract/rules/password-rule.ts';
import { mostNameCharacters } from '#contract/rules/profile-rule.ts';
import { mostEmailCharacters } from '#contract/rules/text-limits.ts';
import { typedField } from '#web/forms/typed-field.ts';
import { t } from './signup.texts.ts';

const password = { autoComplete: 'new-password', maxLength: mostPasswordCharacters, required: true };

/** The form of a new account, in its order; its texts are literal (docs/specification.md, 7). */
export const signupFields = {
  name: typedField(
    () => t.name,
    { autoComplete: 'name', maxLength: mostNameCharacters, required: true },
    { validate: (name) => (name.trim() === '' ? t.nameMissing : undefined) },
  ),
  email: typedField(
    () => t.email,
    { type: 'email', autoComplete: 'username', maxLength: mostEmailCharacters, required: true },
    { validate: emailError },
  ),
  password: typedField(() => t.password, password, {
    validate: (typed) => (isGoodPassword(typed) ? undefined : typed === '' ? t.passwordMissing : passwordRule()),
  }),
  confirmPassword: typedField(() => t.confirmPassword, password, {
    validate: (typed, { password: first }) =>
      typed === '' ? t.againMissing : typed === first ? undefined : t.passwordsDiffer,
  }),
  acceptTerms: {
    label: () => t.acceptTerms,
    blank: false,
    control: {},
    validate: (isOn: boolean) => (isOn ? undefined : t.termsMissing),
  },
};
