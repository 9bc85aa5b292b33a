import { z } from 'zod';
import { formText, requiredText } from '../../contract/staff-form.ts';
import { editionEndpoints } from '../translations/edition.contract.ts';
import { memberRules } from './staff-about.contract.ts';

/** What somebody of the team in another language may hold: the limits of the original. A draft needs the name alone. */
export const memberEditionRules = {
  name: { ...memberRules.name, missing: 'Name is required' },
  role: { ...memberRules.role, missing: 'Role is required' },
  description: memberRules.description,
  imageAlt: { most: 300 },
} as const;
const rules = memberEditionRules;

const texts = z.object({
  /** In the letters of the language. */
  name: z.string(),
  role: z.string(),
  description: z.string(),
  /** What the portrait shows. */
  imageAlt: z.string(),
});
export type MemberTexts = z.output<typeof texts>;

const sent = z.object({
  name: requiredText(rules.name).optional(),
  role: formText(rules.role.most).optional(),
  description: formText(rules.description.most).optional(),
  imageAlt: formText(rules.imageAlt.most).optional(),
});
export type SentMemberTexts = z.output<typeof sent>;

export const {
  readEditions: readMemberEditions,
  readEdition: readMemberEdition,
  suggestEdition: suggestMemberEdition,
  updateEdition: updateMemberEdition,
  deleteEdition: deleteMemberEdition,
} = editionEndpoints(
  { kind: 'team-member', name: 'TeamMember', item: 'somebody of the team', hasAddress: false },
  texts,
  sent,
);
export type MemberEdition = NonNullable<z.output<typeof readMemberEdition.output>['data']['edition']>;
