import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { messageAnswer } from '../../contract/message.ts';
import { dataOf } from '../../contract/pagination.ts';
import { homeParts, sectionNames } from '../../contract/rules/sections.ts';
import { t as checks } from '../../contract/texts/api-checks.texts.ts';
import { t as refusals } from '../../contract/texts/refusals/api-refusals.texts.ts';

const flags = (schema: z.ZodBoolean) =>
  Object.fromEntries(sectionNames.map((name) => [name, schema])) as Record<(typeof sectionNames)[number], z.ZodBoolean>;

/** Whether each section is on, as every page may know. */
export const publicSections = z.object(flags(z.boolean()));

/** The same for staff, with the order of the home page. */
export const sections = publicSections.extend({
  /** All parts of the home page below its opening. */
  homeOrder: z.array(z.enum(homeParts)),
});
export type Sections = z.output<typeof sections>;

export const readSections = endpoint({
  name: 'readSections',
  summary: 'Which parts of the site are on, and the order of the home page',
  method: 'GET',
  paths: ['/api/v5/admin/sections'],
  access: 'staff',
  output: dataOf(sections),
  errors: ['not_logged_in', 'not_allowed'],
});

const sectionCounts = z.object(
  Object.fromEntries(sectionNames.map((name) => [name, z.int()])) as Record<(typeof sectionNames)[number], z.ZodInt>,
);
export type SectionCounts = z.output<typeof sectionCounts>;

export const countSections = endpoint({
  name: 'countSections',
  summary: 'What each part of the site holds: its items, messages or readers, up to 10,000 where no length is kept',
  method: 'GET',
  paths: ['/api/v5/admin/section-counts'],
  access: 'staff',
  output: dataOf(sectionCounts),
  errors: ['not_logged_in', 'not_allowed'],
});

const wrongOrder = { error: () => refusals.homePartsOnce };

export const updateSections = endpoint({
  name: 'updateSections',
  summary: 'Turns parts of the site on or off and orders the home page; what is not given stays',
  method: 'PUT',
  paths: ['/api/v5/admin/sections'],
  access: 'author',
  body: z
    .object({
      ...flags(z.boolean({ error: () => checks.mustBeTrueOrFalse }) as z.ZodBoolean),
      homeOrder: z
        .array(z.enum(homeParts, wrongOrder), wrongOrder)
        .refine((order) => order.length === homeParts.length && new Set(order).size === order.length, wrongOrder),
    })
    .partial(),
  output: messageAnswer.extend({ data: sections }),
  errors: ['not_logged_in', 'not_allowed', 'invalid_input'],
});
