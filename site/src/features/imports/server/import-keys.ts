import { createHash } from 'node:crypto';
import type { Place, Subscriber } from '@trekker/import-sources/records.ts';

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The same name at the same place is one, in whatever file it stands. */
export function keyOfPlace({ name, latitude, longitude, fields }: Place): string {
  const said = [name.toLowerCase(), latitude, longitude, fields.country?.toLowerCase() ?? ''];
  return `place:${hashOf(JSON.stringify(said))}`;
}

/** Nobody's address stands in the records of imports, nor in their reports. */
export const keyOfSubscriber = ({ email }: Subscriber): string => `subscriber:${hashOf(email)}`;
