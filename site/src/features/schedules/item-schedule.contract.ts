import { z } from 'zod';

/** Each item is in one of them: what staff see of it, and find it by. */
export const publicationStates = ['published', 'draft', 'scheduled', 'ended'] as const;
const publicationState = z.enum(publicationStates);
export type PublicationState = z.output<typeof publicationState>;

/** What the answers of staff say beside `isPublished`, or `active` of a banner. */
export const scheduleShape = {
  /** The instant from which it is public; null where none is planned. */
  publishAt: z.string().nullable(),
  /** The instant from which it is public no more. */
  unpublishAt: z.string().nullable(),
  state: publicationState,
} as const;
export const itemSchedule = z.object(scheduleShape);
export type ItemSchedule = z.output<typeof itemSchedule>;
