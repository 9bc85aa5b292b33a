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

/** Pages write paths of their own site into structured data; who reads it elsewhere needs whole addresses. */
export function withAbsoluteAddresses(value: Json, siteUrl: string, name = ''): Json {
  if (typeof value === 'string') return addresses.has(name) && value.startsWith('/') ? siteUrl + value : value;
  if (Array.isArray(value)) return value.map((item) => withAbsoluteAddresses(item, siteUrl, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, withAbsoluteAddresses(part, siteUrl, key)]),
  );
}
