import { z } from 'zod';

/** In a query: those of a list that stand so in a language, `de.stale`; "" for all. */
export const translationFilter = z
  .string()
  .regex(
    /^$|^[a-z]{2,3}(-[a-z0-9]{2,8})*\.(missing|draft|stale|published)$/,
    'translation must be a language and a state, such as de.stale',
  )
  .optional();
