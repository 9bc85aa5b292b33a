import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { messageAnswer } from '../../contract/message.ts';
import { dataOf, listOf, pageQuery } from '../../contract/pagination.ts';
import type { FieldRule } from '../../contract/rules/form-rules.ts';
import { itemId } from '../../contract/rules/item-id.ts';
import { searchWords, text } from '../../contract/rules/text.ts';
import { createKey, mergedFields, optionalFlag, requiredText, startedFrom } from '../../contract/staff-form.ts';
import { alternativeText, libraryId } from '../media/gallery.contract.ts';
import { listedEditions } from '../translations/edition-standing.contract.ts';
import { about, teamMember } from './about.contract.ts';

/** What the fields of the form may hold; its controls and checks follow. */
export const aboutRules = {
  title: { most: 200, missing: 'Title is required' },
  intro: { most: 5000, missing: 'Intro is required' },
  mission: { items: 50, characters: 3000 },
  values: { items: 30 },
  valueTitle: { most: 150, missing: 'Each value needs a title' },
  valueDescription: { most: 1000 },
  joinTitle: { most: 200 },
  joinDescription: { most: 3000 },
} as const satisfies Record<string, FieldRule>;
const rules = aboutRules;

const missionShape = 'mission must be a list of paragraphs as JSON';

/** A form sends it as one text; repeated fields are a list already. */
const mission = z
  .union([z.string(), z.array(z.unknown())], { error: missionShape })
  .transform((sent) => (typeof sent === 'string' ? listFromJson(sent) : sent))
  .pipe(
    z
      .array(text(rules.mission.characters), { error: missionShape })
      .max(rules.mission.items, `At most ${rules.mission.items} paragraphs`),
  )
  .transform((list) => list.filter(Boolean));

/** What is no JSON stays text, which is no list. */
function listFromJson(sent: string): unknown {
  if (sent.trim() === '') return [];
  try {
    return JSON.parse(sent);
  } catch {
    return sent;
  }
}

/** Only what is sent changes. In a form mission, values and join are JSON. */
const changes = z.object({
  title: requiredText(rules.title).optional(),
  intro: requiredText(rules.intro).optional(),
  mission: mission.optional(),
  values: z
    .array(
      z.object({
        /** Of a value that was there before. */
        _id: z.string().max(60).optional(),
        icon: text(60).default(''),
        title: requiredText(rules.valueTitle),
        description: text(rules.valueDescription.most).default(''),
      }),
      { error: 'values must be a list as JSON' },
    )
    .max(rules.values.items, `At most ${rules.values.items} values`)
    .optional(),
  join: z
    .object(
      { title: text(rules.joinTitle.most).optional(), description: text(rules.joinDescription.most).optional() },
      { error: 'join must be JSON' },
    )
    .optional(),
  introImageAlt: alternativeText,
  introImageId: libraryId('introImageId'),
  // A small change leaves translations as they are.
  smallChange: optionalFlag('smallChange'),
  updatedAt: startedFrom,
});
export type AboutChanges = z.output<typeof changes>;

const staffAbout = about
  .omit({ language: true, translations: true, fallbacks: true, fallbackLanguage: true })
  .extend(listedEditions);
export type StaffAbout = z.output<typeof staffAbout>;

const fileErrors = ['too_large', 'wrong_type', 'too_many'] as const;
const saving = {
  access: 'staff',
  paths: ['/api/v5/admin/about'],
  body: changes,
  files: { introImage: { kind: 'image', most: 1, orId: 'introImageId' } },
  output: messageAnswer.extend({ data: staffAbout, merged: mergedFields }),
  errors: ['not_logged_in', 'not_allowed', 'invalid_input', 'conflict', ...fileErrors],
} as const;

export const readAboutForStaff = endpoint({
  name: 'readAboutForStaff',
  summary: 'The about page as it is stored, for its form',
  method: 'GET',
  paths: ['/api/v5/admin/about'],
  access: 'staff',
  output: dataOf(staffAbout),
  errors: ['not_logged_in', 'not_allowed'],
});

export const createAbout = endpoint({
  ...saving,
  name: 'createAbout',
  summary: 'Saves the about page; the same as the PUT',
  method: 'POST',
});

export const updateAbout = endpoint({
  ...saving,
  name: 'updateAbout',
  summary: 'Saves the about page; fields not sent stay the same',
  method: 'PUT',
});

// Literal words (docs/specification.md, 7).
export const nameAndRole = 'Name and role are required!';

export const memberRules = {
  name: { most: 120, missing: nameAndRole },
  role: { most: 120, missing: nameAndRole },
  description: { most: 2000 },
} as const satisfies Record<string, FieldRule>;

const member = {
  name: requiredText(memberRules.name),
  role: requiredText(memberRules.role),
  description: text(memberRules.description.most),
  imageAlt: alternativeText,
  imageId: libraryId('imageId'),
};
const portrait = { image: { kind: 'image', most: 1, orId: 'imageId' } } as const;
const staffMember = teamMember.omit({ language: true, fallbacks: true, fallbackLanguage: true }).extend(listedEditions);
export type StaffMember = z.output<typeof staffMember>;
const savedMember = messageAnswer.extend({ data: staffMember, merged: mergedFields });
const params = z.object({ id: itemId });

export const listTeam = endpoint({
  name: 'listTeam',
  summary: 'The team in its order; `q` searches name and role',
  method: 'GET',
  paths: ['/api/v5/admin/about/team'],
  access: 'staff',
  query: z.object({ q: searchWords, ...pageQuery(100) }),
  output: listOf(staffMember),
  errors: ['not_logged_in', 'not_allowed', 'invalid_input'],
});

export const createTeamMember = endpoint({
  name: 'createTeamMember',
  summary: 'Adds a member to the end of the team',
  method: 'PUT',
  paths: ['/api/v5/admin/about/team/new'],
  access: 'staff',
  body: z.object({ ...member, description: member.description.default(''), createKey }),
  files: portrait,
  status: 201,
  output: savedMember,
  errors: ['not_logged_in', 'not_allowed', 'invalid_input', ...fileErrors],
});

export const updateTeamMember = endpoint({
  name: 'updateTeamMember',
  summary: 'Changes only the given fields of a team member',
  method: 'PUT',
  paths: ['/api/v5/admin/about/team/:id'],
  access: 'staff',
  params,
  // A small change leaves translations as they are.
  body: z
    .object(member)
    .partial()
    .extend({ smallChange: optionalFlag('smallChange'), updatedAt: startedFrom }),
  files: portrait,
  output: savedMember,
  errors: ['not_logged_in', 'not_allowed', 'invalid_input', 'not_found', 'conflict', ...fileErrors],
});

export const deleteTeamMember = endpoint({
  name: 'deleteTeamMember',
  summary: 'Deletes a team member',
  method: 'DELETE',
  paths: ['/api/v5/admin/about/team/delete/:id'],
  access: 'staff',
  // Existing clients send the member's fields along.
  ignoresForm: true,
  params,
  output: messageAnswer,
  errors: ['not_logged_in', 'not_allowed', 'not_found'],
});
export type NewTeamMember = z.output<(typeof createTeamMember)['body']>;
export type ChangedTeamMember = z.output<(typeof updateTeamMember)['body']>;
