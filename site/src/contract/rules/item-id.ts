import { z } from 'zod';

/** What an id looks like; no slug may look so. */
export const uuidShape = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * An id in a body or in what a job is given, in any version and any case. It aborts, so that a union says its own
 * message.
 */
export const uuid = z.string().regex(uuidShape, { abort: true });

/** The id that nothing has. */
const nobodys = '00000000-0000-0000-0000-000000000000';

/** An id in a path. What cannot be one becomes the id that nothing has: it is not found, like any other wrong id. */
export const itemId = z.string().transform((value) => (uuidShape.test(value) ? value.toLowerCase() : nobodys));
