import { z } from 'zod';
import { t } from '../texts/api-checks.texts.ts';
import { isGoodPassword, mostPasswordCharacters, passwordRule } from './password-rule.ts';
import { isStorable } from './text.ts';

/** A password as it was typed: nothing is trimmed. Its length is bounded before anything is made of it. */
export function typedPassword(missing: () => string) {
  return z
    .string({ error: missing })
    .min(1, { error: missing })
    .max(mostPasswordCharacters, { error: () => t.passwordTooLong({ most: mostPasswordCharacters }) })
    .refine(isStorable, { error: () => t.unsupportedCharacters });
}

/** A password to be. */
export const newPassword = typedPassword(() => t.passwordMissing).refine(isGoodPassword, { error: passwordRule });
