import { storedFile } from '@trekker/design-system/staff/forms/picked-file.ts';
import type { StaffMember } from '#features/about/staff-about.contract.ts';
import { blankValues, storedValues } from '#web/staff/fields/form-field.ts';
import { type TeamMemberFormValues, teamMemberFields } from './team-member.fields.ts';

/** The form's fields of somebody of the team. */
export function teamMemberValuesOf(item: StaffMember | null): TeamMemberFormValues {
  if (!item) return blankValues(teamMemberFields);
  const image = item.image && storedFile(item.image.url, { alt: item.image.alt });
  return { ...storedValues(teamMemberFields, item), image };
}

/** The form as the API takes it. */
export function toTeamMemberRequest({ image, ...texts }: TeamMemberFormValues) {
  return { body: image ? { ...texts, imageAlt: image.alt ?? '' } : texts, files: { image } };
}
