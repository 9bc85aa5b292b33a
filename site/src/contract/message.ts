import { z } from 'zod';

/** The answer of a call that only says what came of it. */
export const messageAnswer = z.object({ success: z.literal(true), message: z.string() });

export function presentMessage(message: string) {
  return { success: true as const, message };
}
