import { emailError } from '#contract/rules/email-rule.ts';
import { isGoodPassword, mostPasswordCharacters, passwordRule } from '#contract/rules/password-rule.ts';
import { mostNameCharacters } from '#contract/rules/profile-rule.ts';
import { mostEmailCharacters } from '#contract/rules/text-limits.ts';
import { brandRules } from '#features/settings/brand.contract.ts';
import { setupCodeRule } from '#features/settings/site-setup.contract.ts';
import { typedField } from '#web/forms/typed-field.ts';

const missing = (message: string) => (typed: string) => (typed.trim() === '' ? message : undefined);

/** What is typed in the set-up, in its order. */
export const setupFields = {
  code: typedField(
    () => 'Set-up code',
    { autoComplete: 'off', maxLength: setupCodeRule.most, required: true },
    {
      hint: () =>
        'The server printed it when it started, at the end of the line that begins with “Set up your magazine”.',
      validate: missing(setupCodeRule.missing),
    },
  ),
  name: typedField(
    () => 'Your name',
    { autoComplete: 'name', maxLength: mostNameCharacters, required: true },
    { validate: missing('Name is required') },
  ),
  email: typedField(
    () => 'Email',
    { type: 'email', autoComplete: 'username', maxLength: mostEmailCharacters, required: true },
    { validate: emailError },
  ),
  password: typedField(
    () => 'Password',
    { autoComplete: 'new-password', maxLength: mostPasswordCharacters, required: true },
    {
      validate: (typed) => (isGoodPassword(typed) ? undefined : typed === '' ? 'Password is required' : passwordRule()),
    },
  ),
  siteName: typedField(
    () => 'Name of the magazine',
    { autoComplete: 'organization', maxLength: brandRules.name.most, required: true },
    { validate: missing(brandRules.name.missing) },
  ),
  tagline: typedField(
    () => 'In one line',
    { autoComplete: 'off', maxLength: brandRules.tagline.most },
    { optional: true, hint: () => 'Large on the home page, and after the name in its tab.' },
  ),
  accent: typedField(() => 'Accent color', {}),
  typePair: typedField(() => 'Type', {}),
  start: typedField(() => 'First pages', {}),
};

type SetupField = keyof typeof setupFields;

/** The steps, each with what is asked in it. */
export const setupSteps: readonly { title: string; fields: readonly SetupField[] }[] = [
  { title: 'Your account', fields: ['code', 'name', 'email', 'password'] },
  { title: 'Name', fields: ['siteName', 'tagline'] },
  { title: 'Look', fields: ['accent', 'typePair'] },
  { title: 'First pages', fields: ['start'] },
];
