import { z } from 'zod';

/**
 * Part of the body of a form that everybody may send: a field that no person sees, so that only programs fill it in.
 */
export const honeypot = { website: z.string().max(2000).default('') };
