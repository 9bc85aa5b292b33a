import { eq } from 'drizzle-orm';
import { pgTable, pgView, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { languageColumn, standingChecks, standingColumns } from '#features/translations/server/edition.table.ts';
import { teamMembers } from '../about.table.ts';

/** The team in other languages than the site's own; what is not here they share with the original. */
export const teamMemberTexts = pgTable(
  'team_member_texts',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => teamMembers.id, { onDelete: 'cascade' }),
    ...languageColumn(),
    /** In the letters of the language. */
    name: text('name').notNull(),
    role: text('role').notNull().default(''),
    description: text('description').notNull().default(''),
    /** What the portrait shows. */
    imageAlt: text('image_alt').notNull().default(''),
    ...standingColumns(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.language] }), ...standingChecks('team_member_texts', table)],
);

/** All that the public may ever read: public queries begin here, so that no condition can be forgotten. */
export const publicTeamMemberTexts = pgView('public_team_member_texts').as((query) =>
  query.select().from(teamMemberTexts).where(eq(teamMemberTexts.visible, true)),
);
