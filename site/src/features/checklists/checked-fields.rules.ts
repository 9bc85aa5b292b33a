import type { Block } from '@trekker/rich-text/document.ts';
import type { CheckedFacts, CheckedFields, CheckedImage, CheckedItem } from './checked-item.ts';

/** An image of a form: `media` is its id, null where it is not stored yet. */
export type FormImage = { media: string | null; alt: string };

/** Of a form: one, several, or none. */
const imagesOf = (value: unknown): FormImage[] =>
  Array.isArray(value) ? value : value && typeof value === 'object' ? [value as FormImage] : [];

function isBlank(value: unknown, least: number): boolean {
  if (Array.isArray(value)) return value.length < least;
  return value === undefined || value === null || String(value).trim() === '';
}

/** All images that these fields hold. */
export const imagesIn = (fields: CheckedFields, content: Readonly<Record<string, unknown>>): FormImage[] =>
  fields.images.flatMap(({ field }) => imagesOf(content[field]));

/** What a form holds as the rules see it; `blocks` are those of its text. */
export function checkedItem(
  { needed = [], excerpt, text, images, place, tags, gaps }: CheckedFields,
  content: Readonly<Record<string, unknown>>,
  blocks: readonly Block[],
  facts: CheckedFacts,
): CheckedItem {
  return {
    lacking: needed.filter(({ field, least = 1 }) => isBlank(content[field], least)),
    excerpt: excerpt ? { ...excerpt, text: String(content[excerpt.field] ?? '') } : null,
    text: text ? { field: text.field, blocks, mayBeShort: text.mayBeShort?.(content) ?? false } : null,
    images: images.flatMap(({ field, label }) => {
      return imagesOf(content[field]).map((image, at): CheckedImage => {
        const known = image.media ? facts.media.get(image.media) : undefined;
        return {
          field,
          name: label(at + 1),
          media: image.media,
          alt: image.alt,
          decorative: known?.decorative ?? false,
          width: known?.width ?? 0,
        };
      });
    }),
    place: place ? { field: place.field, isSet: Boolean(content[place.field]) } : null,
    tags: tags
      ? { field: tags.field, count: (content[tags.field] as readonly string[] | undefined)?.length ?? 0 }
      : null,
    gaps: gaps ?? [],
    facts,
  };
}
