import { createHash } from 'node:crypto';

/**
 * A tag as caches in front see it: 12 hexadecimal digits, since some of them take capitals for small letters and limit
 * what a header may hold. Two tags that share one are dropped together, which is never wrong.
 */
export const edgeTag = (tag: string): string => createHash('sha256').update(tag).digest('hex').slice(0, 12);

/** Carried by every answer for the edge: dropping it drops all of them. */
export const everythingTag = edgeTag('everything');
