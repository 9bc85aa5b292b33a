import type { Content, FieldType, Json, VersionedFields } from '../versioned-field.ts';

export const isSame = (a: Json | undefined, b: Json | undefined): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Fields that are not as they were. One that either does not know, because it is newer, has not changed. */
export function changedFields(fields: VersionedFields, from: Content, to: Content): string[] {
  return Object.keys(fields).filter((name) => name in from && name in to && !isSame(from[name], to[name]));
}

/** What of a content is another afterwards. */
export function onlyChanged<Of extends Content>(before: Of, after: Of): Partial<Of> {
  return Object.fromEntries(
    Object.entries(after).filter(([name, value]) => !isSame(value, before[name])),
  ) as Partial<Of>;
}

const isBlank = (value: Json | undefined) =>
  value === undefined || value === null || value === '' || value === false || (Array.isArray(value) && !value.length);

/** Fields that somebody has filled. */
export function filledFields(fields: VersionedFields, content: Content): string[] {
  return Object.keys(fields).filter((name) => !isBlank(content[name]));
}

const namedInText = /^::(?:figure|video)\b.*?\{media=([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})[ }]/gm;

/** The media that a content names, each once. */
export function mediaIn(fields: VersionedFields, content: Content): string[] {
  const found = new Set<string>();
  for (const [name, { type }] of Object.entries(fields)) for (const id of mediaOf(type, content[name])) found.add(id);
  return [...found];
}

function mediaOf(type: FieldType, value: Json | undefined): string[] {
  if (type === 'markdown') return [...String(value ?? '').matchAll(namedInText)].map(([, id = '']) => id);
  if (type !== 'image' && type !== 'gallery' && type !== 'media') return [];
  return [value].flat().flatMap((one) => (namesMedia(one) ? [one.media] : []));
}

/** The items that a content points at, each once. */
export function referencesIn(fields: VersionedFields, content: Content): string[] {
  const names = Object.keys(fields).filter((name) => fields[name]?.type === 'reference');
  return [...new Set(names.map((name) => content[name]).filter((id) => typeof id === 'string'))];
}

/** Something that names an image or a video by its id. */
export const namesMedia = (value: Json | undefined): value is { media: string } =>
  typeof value === 'object' && value !== null && 'media' in value && typeof value.media === 'string';

/** An image that stands in a form, with its alternative text. */
type Described = { media: string; alt: string };

const isDescribed = (value: Json | undefined): value is Described =>
  namesMedia(value) && 'alt' in value && typeof value.alt === 'string';

function imagesIn(fields: VersionedFields, content: Content): Described[] {
  const names = Object.keys(fields).filter((name) => ['image', 'gallery'].includes(fields[name]?.type ?? ''));
  return names.flatMap((name) => [content[name] ?? null].flat().filter(isDescribed));
}

/** Alternative texts of images that stay, where they are others afterwards. */
export function changedWords(fields: VersionedFields, before: Content, after: Content) {
  const old = new Map(imagesIn(fields, before).map(({ media, alt }) => [media, alt]));
  return imagesIn(fields, after).flatMap(({ media, alt }) =>
    old.has(media) && old.get(media) !== alt ? [{ mediaId: media, alt }] : [],
  );
}

/** A former content with the alternative texts of today: they belong to the image, wherever it stands. */
export function withWordsOf<Of extends Content>(fields: VersionedFields, today: Content, former: Of): Of {
  const words = new Map(imagesIn(fields, today).map(({ media, alt }) => [media, alt]));
  const kept = (value: Json): Json =>
    isDescribed(value) ? { ...(value as object), alt: words.get(value.media) ?? value.alt } : value;
  const ofField = (name: string, value: Json): Json =>
    Array.isArray(value) && fields[name]?.type === 'gallery' ? value.map(kept) : kept(value);
  return Object.fromEntries(Object.entries(former).map(([name, value]) => [name, ofField(name, value)])) as Of;
}
