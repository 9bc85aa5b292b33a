import type { FieldRule } from '../../contract/rules/form-rules.ts';

/**
 * What a field holds, by which versions of it are compared, merged and shown: `text` is compared word by word,
 * `markdown` block by block as well; `list` is a list of texts; `image` and `media` are `{ media: id }` or null,
 * `gallery` a list of them, with whatever else belongs to the place; `reference` is the id of another item or null;
 * `value` is anything.
 */
export type FieldType = 'text' | 'markdown' | 'list' | 'image' | 'gallery' | 'media' | 'reference' | 'value';

export type VersionedField = {
  /** As the history calls it: as its form does. */
  label: () => string;
  type: FieldType;
  /** Who can see the item, and when: a version that is restored whole leaves it alone. */
  isPublication?: true;
  /** It follows from others, so that nobody is asked where two changed it: whoever saves last has it. */
  follows?: true;
};

export type VersionedFields = Readonly<Record<string, VersionedField>>;

/**
 * Fields of a form by their rules, in the same order. One without a label is called as its name says, in English:
 * `shortLine` is "Short line".
 */
export function versionedFields<Rules extends Readonly<Record<string, FieldRule>>>(
  rules: Rules,
  labels: Readonly<Partial<Record<keyof Rules, () => string>>>,
): Readonly<Record<keyof Rules, VersionedField>> {
  const fields = Object.entries(rules).map(([name, rule]) => [
    name,
    { label: labels[name] ?? (() => labelOf(name)), type: typeOf(rule) },
  ]);
  return Object.fromEntries(fields);
}

function labelOf(name: string): string {
  const words = name.replace(/(?<!^)[A-Z]/g, ' $&').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function typeOf(rule: FieldRule): FieldType {
  if ('characters' in rule) return 'list';
  if (!('most' in rule)) return 'value';
  if (typeof rule.most !== 'number') return 'gallery';
  return 'least' in rule ? 'value' : 'text';
}

export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** What a form holds, by its fields. Media stand in it by their ids. */
export type Content = Readonly<Record<string, Json>>;
