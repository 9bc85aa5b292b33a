import type { Answer } from '#contract/endpoint.ts';
import type { StaffMember } from '#features/about/staff-about.contract.ts';
import type { readMemberEdition } from '#features/about/team-member-edition.contract.ts';
import type { EditionStanding } from '#features/translations/edition-standing.contract.ts';

/** What the form shows of somebody of the team: how they stand in the language, and the original. */
export type EditionOfMember = Answer<typeof readMemberEdition>['data'] & {
  standing: EditionStanding;
  member: StaffMember;
};
