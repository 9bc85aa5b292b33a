import type { VersionedFields } from '../versions/versioned-field.ts';

/** What versions of a highlight hold, in the order in which they are shown. */
export const highlightVersionFields = {
  name: { label: 'Name', type: 'text' },
  description: { label: 'Description', type: 'text' },
  location: { label: 'Location', type: 'text' },
  region: { label: 'Region', type: 'value' },
  rating: { label: 'Rating', type: 'value' },
  date: { label: 'Date', type: 'value' },
  image: { label: 'Image', type: 'image' },
  video: { label: 'Video', type: 'media' },
  captions: { label: 'Captions', type: 'media' },
  avatar: { label: 'Portrait', type: 'image' },
  featured: { label: 'Featured', type: 'value' },
  isPublished: { label: 'Published', type: 'value', isPublication: true },
} as const satisfies VersionedFields;

/** What versions of a highlight in another language hold. */
export const highlightEditionFields = {
  name: { label: 'Name', type: 'text' },
  location: { label: 'Location', type: 'text' },
  description: { label: 'Description', type: 'text' },
  imageAlt: { label: 'Description of the image', type: 'text' },
  isPublished: { label: 'Published', type: 'value', isPublication: true },
} as const satisfies VersionedFields;
