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

type OfPage = {
  /** The whole address of a path. */
  addressOf: (path: string) => string;
  /** What the words of the page are in. */
  language: string;
};

/**
 * Pages write paths of their own site into structured data, and null where the language belongs; who reads it elsewhere
 * needs whole addresses and the language.
 */
export function completeStructuredData(value: Json, page: OfPage, name = ''): Json {
  if (typeof value === 'string') return addresses.has(name) && value.startsWith('/') ? page.addressOf(value) : value;
  if (Array.isArray(value)) return value.map((item) => completeStructuredData(item, page, name));
  if (value === null) return name === 'inLanguage' ? page.language : value;
  if (typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, completeStructuredData(part, page, key)]));
}
