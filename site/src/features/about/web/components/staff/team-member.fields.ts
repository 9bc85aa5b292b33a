import { memberRules as rules } from '#features/about/staff-about.contract.ts';
import { type FormValues, fileField, textField } from '#web/staff/fields/form-field.ts';

/** The form of somebody of the team, in its order. */
export const teamMemberFields = {
  name: textField(() => 'Name', rules.name),
  role: textField(() => 'Role', rules.role),
  description: textField(() => 'Description', rules.description, { rows: 4 }),
  image: fileField(() => 'Image'),
};

export type TeamMemberFormValues = FormValues<typeof teamMemberFields>;
