import { z } from 'zod';
import { isGoodPassword, mostPasswordCharacters, passwordRule } from './password-rule.ts';
import { isStorable } from './text.ts';

/** A password as it was typed: nothing is trimmed. Its length is bounded before anything is made of it. */
export function typedPassword(missing: string) {
  return z
    .string({ error: missing })
    .min(1, missing)
    .max(mostPasswordCharacters, `Password must be at most ${mostPasswordCharacters} characters`)
    .refine(isStorable, 'Contains unsupported characters');
}

/** A password to be. */
export const newPassword = typedPassword('Password is required').refine(isGoodPassword, passwordRule);
