import { z } from 'zod';

const name = z.string().max(200);

/** A field that was changed. */
const toldField = z.object({
  name,
  /** Of Markdown: so many are new or other, or gone. */
  paragraphs: z.int().min(1).optional(),
  /** What was there before, where it is short. */
  was: z.string().max(200).optional(),
  /** Of what is yes or no, what it is now. */
  isOn: z.boolean().optional(),
});
export type ToldField = z.output<typeof toldField>;

/** What happened that no field tells. */
const toldEvents = [
  'added',
  'before',
  'elsewhere',
  'fromTrash',
  'imported',
  'importedAgain',
  'scheduleTakenBack',
] as const;
export type ToldEvent = (typeof toldEvents)[number];

const fieldsTold = { fields: z.array(toldField).max(10), more: z.int().min(0) };

/**
 * What a version tells of the change that made it, as data: whoever reads it has it in their own language
 * (server/change-words.ts).
 */
export const toldChange = z.discriminatedUnion('what', [
  z.object({ what: z.enum(toldEvents) }),
  z.object({ what: z.literal('restored'), version: z.int().min(1) }),
  z.object({
    what: z.literal('scheduled'),
    publishAt: z.iso.datetime().nullable(),
    unpublishAt: z.iso.datetime().nullable(),
  }),
  z.object({ what: z.literal('fields'), ...fieldsTold }),
  // A translation, by its language; with the fields that the same save changed.
  z.object({ what: z.literal('reviewed'), language: z.string().max(11), ...fieldsTold }),
]);
export type ToldChange = z.output<typeof toldChange>;
