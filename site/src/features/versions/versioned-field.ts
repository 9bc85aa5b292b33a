/**
 * What a field holds, by which versions of it are compared, merged and shown: `text` is compared word by word,
 * `markdown` block by block as well; `list` is a list of texts; `image` and `media` are `{ media: id }` or null,
 * `gallery` a list of them, with whatever else belongs to the place; `reference` is the id of another item or null;
 * `value` is anything.
 */
export type FieldType = 'text' | 'markdown' | 'list' | 'image' | 'gallery' | 'media' | 'reference' | 'value';

export type VersionedField = {
  /** As the history calls it. */
  label: string;
  type: FieldType;
  /** Who can see the item, and when: a version that is restored whole leaves it alone. */
  isPublication?: true;
  /** It follows from others, so that nobody is asked where two changed it: whoever saves last has it. */
  follows?: true;
};

export type VersionedFields = Readonly<Record<string, VersionedField>>;

export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** What a form holds, by its fields. Media stand in it by their ids. */
export type Content = Readonly<Record<string, Json>>;
