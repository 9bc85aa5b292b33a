import { memberRules as rules } from '#features/about/staff-about.contract.ts';
import { type FormValues, fileField, textField } from '#web/staff/fields/form-field.ts';
import { t } from './staff-about.texts.ts';

/** The form of somebody of the team, in its order. */
export const teamMemberFields = {
  name: textField(() => t.name, rules.name),
  role: textField(() => t.role, rules.role),
  description: textField(() => t.memberDescription, rules.description, { rows: 4 }),
  image: fileField(() => t.image),
};

export type TeamMemberFormValues = FormValues<typeof teamMemberFields>;
