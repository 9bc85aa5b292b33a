import type { VersionedFields } from '../versions/versioned-field.ts';

/** What versions of a banner hold, in the order in which they are shown. */
export const bannerVersionFields = {
  title: { label: 'Title', type: 'text' },
  smallDescription: { label: 'Small description', type: 'text' },
  description: { label: 'Description', type: 'text' },
  image: { label: 'Images', type: 'gallery' },
  active: { label: 'Active', type: 'value', isPublication: true },
} as const satisfies VersionedFields;

/** What versions of a banner in another language hold. */
export const bannerEditionFields = {
  title: { label: 'Title', type: 'text' },
  smallDescription: { label: 'Small description', type: 'text' },
  description: { label: 'Description', type: 'text' },
  alts: { label: 'Descriptions of images', type: 'value' },
  isPublished: { label: 'Published', type: 'value', isPublication: true },
} as const satisfies VersionedFields;
