import { z } from 'zod';

/** What a call gives that answers with a file: the handler's, not the client's, which gets the bytes. */
export const fileAnswer = z.object({
  fileName: z.string(),
  contentType: z.string(),
  /** Left out where it is written as it goes. */
  sizeBytes: z.int().optional(),
  /** A stream of its bytes. */
  content: z.unknown(),
});
export type FileAnswer = z.output<typeof fileAnswer>;
