import type { EditionTables } from '#features/translations/server/edition.table.ts';
import { publicTeamMemberTexts, teamMemberTexts } from './team-member-text.table.ts';

export type MemberEditionRow = typeof teamMemberTexts.$inferSelect;

export const memberEditionTables: EditionTables<MemberEditionRow> = {
  texts: teamMemberTexts,
  publicTexts: publicTeamMemberTexts,
  itemId: teamMemberTexts.memberId,
  publicItemId: publicTeamMemberTexts.memberId,
};
