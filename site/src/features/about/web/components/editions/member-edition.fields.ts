import { memberEditionRules as rules } from '#features/about/team-member-edition.contract.ts';
import { imageAltField } from '#features/translations/web/components/edition-words.ts';
import { type FormValues, textField } from '#web/staff/fields/form-field.ts';
import { t as words } from '../staff/staff-about.texts.ts';

/** The form of somebody of the team in another language, in its order. */
export const memberEditionFields = {
  name: textField(() => words.name, rules.name),
  role: textField(() => words.role, rules.role),
  description: textField(() => words.memberDescription, rules.description, { rows: 4 }),
  imageAlt: imageAltField(rules.imageAlt),
};

export type MemberEditionValues = FormValues<typeof memberEditionFields>;
