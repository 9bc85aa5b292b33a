import type { VersionedFields } from '../versions/versioned-field.ts';

/** What versions of a page hold, in the order in which they are shown. */
export const pageVersionFields = {
  title: { label: 'Title', type: 'text' },
  slug: { label: 'Address', type: 'value' },
  description: { label: 'Lead', type: 'text' },
  content: { label: 'Content', type: 'markdown' },
  isPublished: { label: 'Published', type: 'value', isPublication: true },
} as const satisfies VersionedFields;

/** What versions of a page in another language hold. */
export const pageEditionFields = {
  title: { label: 'Title', type: 'text' },
  description: { label: 'Lead', type: 'text' },
  content: { label: 'Content', type: 'markdown' },
  slug: { label: 'Address', type: 'value', follows: true },
  isPublished: { label: 'Published', type: 'value', isPublication: true },
} as const satisfies VersionedFields;
