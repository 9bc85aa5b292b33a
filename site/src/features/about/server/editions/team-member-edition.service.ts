import { type EditionKind, restorableEditions } from '#features/translations/server/edition.service.ts';
import { editionCalls } from '#features/translations/server/edition-calls.service.ts';
import { withStandingsOfAll } from '#features/translations/server/edition-overview.service.ts';
import { staleEditionsOf } from '#features/translations/server/stale-editions.service.ts';
import { missingAmong, textsByName } from '#features/translations/server/texts-by-name.rules.ts';
import type { Translator } from '#server/dependencies.ts';
import type { Queryable, Transactor } from '#server/queryable.ts';
import { aboutTag } from '../../about.contract.ts';
import { memberEditionFields, teamMemberVersionFields } from '../../about-versions.ts';
import {
  type MemberTexts,
  memberEditionRules as rules,
  type SentMemberTexts,
} from '../../team-member-edition.contract.ts';
import { type MemberContent, teamMemberVersions } from '../about-version.repository.ts';
import { t } from '../api-about.texts.ts';
import { lockTeamMember } from '../team.repository.ts';
import { type MemberEditionRow, memberEditionTables } from './team-member-edition.repository.ts';

const { name, role, description } = teamMemberVersionFields;

const textsOfOriginal = ({ name, role, description, image }: MemberContent): MemberTexts => ({
  name,
  role,
  description,
  imageAlt: image?.alt ?? '',
});

/** The team in other languages. */
const members: EditionKind<MemberEditionRow, MemberTexts, SentMemberTexts, 'team-member'> = {
  kind: 'team-member',
  tables: memberEditionTables,
  original: {
    versions: teamMemberVersions,
    async lock(tx, id) {
      const stored = await lockTeamMember(tx, id);
      return stored && { title: stored.name };
    },
    textsOf: textsOfOriginal,
    compared: { name, role, description },
  },
  fields: memberEditionFields,
  ...textsByName<MemberTexts>({ name: '', role: '', description: '', imageAlt: '' }),
  keyOf: (memberId) => ({ memberId }),
  titleOf: ({ name }) => name,
  titleMissing: { field: 'name', message: rules.name.missing },
  // Nobody has to say anything of themselves, in any language.
  missingIn: missingAmong(['name', 'role'], rules),
  notFound: () => t.memberNotFound,
  cacheTags: () => [aboutTag],
};

export const memberEditionCalls = (db: Transactor, translator: Translator | null) =>
  editionCalls(db, members, translator);

/** What the list of the team is given, with how each stands in the site's other languages, where there are any. */
export const withTeamStandings = <Answer extends { data: { _id: string }[] }>(db: Queryable, answer: Answer) =>
  withStandingsOfAll(db, members, answer);

/** As what versions keep somebody in a language. */
export const memberEditionVersions = restorableEditions(members);

// What the portrait shows may be said otherwise in each language.
export const { outdate: outdateMemberEditions, writeOver: writeOverMember } = staleEditionsOf(members, [
  'name',
  'role',
  'description',
]);
