import type { VersionedFields } from '../versions/versioned-field.ts';

/** What versions of a story hold, in the order in which they are shown. */
export const storyVersionFields = {
  title: { label: 'Title', type: 'text' },
  excerpt: { label: 'Short excerpt', type: 'text' },
  content: { label: 'Content', type: 'markdown' },
  coverImage: { label: 'Cover image', type: 'image' },
  image: { label: 'Additional images', type: 'gallery' },
  category: { label: 'Category', type: 'value' },
  tags: { label: 'Tags', type: 'list' },
  placeId: { label: 'Place', type: 'reference' },
  authorId: { label: 'Author', type: 'reference' },
  readTime: { label: 'Estimated read time', type: 'value', follows: true },
  featured: { label: 'Featured', type: 'value' },
  isPublished: { label: 'Published', type: 'value', isPublication: true },
} as const satisfies VersionedFields;

/** What versions of a story in another language hold. */
export const storyEditionFields = {
  title: { label: 'Title', type: 'text' },
  excerpt: { label: 'Short excerpt', type: 'text' },
  content: { label: 'Content', type: 'markdown' },
  captions: { label: 'Captions', type: 'value' },
  readTime: { label: 'Estimated read time', type: 'value', follows: true },
  slug: { label: 'Address', type: 'value', follows: true },
  isPublished: { label: 'Published', type: 'value', isPublication: true },
} as const satisfies VersionedFields;
