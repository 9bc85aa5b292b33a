type Json = unknown;

// Properties of schema.org whose values are addresses.
const addresses = new Set([
  '@id',
  'url',
  'item',
  'image',
  'logo',
  'target',
  'urlTemplate',
  'mainEntityOfPage',
  'contentUrl',
  'thumbnailUrl',
]);

/**
 * Pages write paths of their own site into structured data; who reads it elsewhere needs whole addresses.
 * @param addressOf the whole address of a path
 */
export function withAbsoluteAddresses(value: Json, addressOf: (path: string) => string, name = ''): Json {
  if (typeof value === 'string') return addresses.has(name) && value.startsWith('/') ? addressOf(value) : value;
  if (Array.isArray(value)) return value.map((item) => withAbsoluteAddresses(item, addressOf, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, withAbsoluteAddresses(part, addressOf, key)]),
  );
}
