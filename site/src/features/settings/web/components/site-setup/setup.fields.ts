import { emailError } from '#contract/rules/email-rule.ts';
import { isGoodPassword, mostPasswordCharacters, passwordRule } from '#contract/rules/password-rule.ts';
import { mostNameCharacters } from '#contract/rules/profile-rule.ts';
import { mostEmailCharacters } from '#contract/rules/text-limits.ts';
import { brandRules } from '#features/settings/brand.contract.ts';
import { setupCodeRule } from '#features/settings/site-setup.contract.ts';
import { typedField } from '#web/forms/typed-field.ts';
import { t } from './staff-site-setup.texts.ts';

const missing = (message: () => string) => (typed: string) => (typed.trim() === '' ? message() : undefined);

/** What is typed in the set-up, in its order. */
export const setupFields = {
  code: typedField(
    () => t.code,
    { autoComplete: 'off', maxLength: setupCodeRule.most, required: true },
    {
      hint: () => t.codeHint,
      validate: missing(() => t.codeMissing),
    },
  ),
  name: typedField(
    () => t.yourName,
    { autoComplete: 'name', maxLength: mostNameCharacters, required: true },
    { validate: missing(() => t.nameMissing) },
  ),
  email: typedField(
    () => t.email,
    { type: 'email', autoComplete: 'username', maxLength: mostEmailCharacters, required: true },
    { validate: emailError },
  ),
  password: typedField(
    () => t.password,
    { autoComplete: 'new-password', maxLength: mostPasswordCharacters, required: true },
    {
      validate: (typed) => (isGoodPassword(typed) ? undefined : typed === '' ? t.passwordMissing : passwordRule()),
    },
  ),
  siteName: typedField(
    () => t.siteName,
    { autoComplete: 'organization', maxLength: brandRules.name.most, required: true },
    { validate: missing(() => t.nameMissing) },
  ),
  tagline: typedField(
    () => t.tagline,
    { autoComplete: 'off', maxLength: brandRules.tagline.most },
    { optional: true, hint: () => t.taglineHint },
  ),
  accent: typedField(() => t.accent, {}),
  typePair: typedField(() => t.type, {}),
  start: typedField(() => t.stepFirstPages, {}),
};

type SetupField = keyof typeof setupFields;

/** The steps, each with what is asked in it. */
export const setupSteps: readonly { title: () => string; fields: readonly SetupField[] }[] = [
  { title: () => t.stepAccount, fields: ['code', 'name', 'email', 'password'] },
  { title: () => t.stepName, fields: ['siteName', 'tagline'] },
  { title: () => t.stepLook, fields: ['accent', 'typePair'] },
  { title: () => t.stepFirstPages, fields: ['start'] },
];
