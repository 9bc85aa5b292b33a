import { t as listWords } from '../../web/staff/list/staff-list.texts.ts';
import type { VersionedFields } from '../versions/versioned-field.ts';
import { t as editionWords } from './web/editions/staff-story-editions.texts.ts';
import { t } from './web/staff-stories.texts.ts';

/** What versions of a story hold, in the order in which they are shown. */
export const storyVersionFields = {
  title: { label: () => t.title, type: 'text' },
  excerpt: { label: () => t.excerpt, type: 'text' },
  content: { label: () => t.content, type: 'markdown' },
  coverImage: { label: () => t.coverImage, type: 'image' },
  image: { label: () => t.images, type: 'gallery' },
  category: { label: () => t.category, type: 'value' },
  tags: { label: () => t.tags, type: 'list' },
  placeId: { label: () => t.place, type: 'reference' },
  authorId: { label: () => t.author, type: 'reference' },
  readTime: { label: () => t.readTimeField, type: 'value', follows: true },
  featured: { label: () => listWords.featured, type: 'value' },
  isPublished: { label: () => listWords.published, type: 'value', isPublication: true },
} as const satisfies VersionedFields;

/** What versions of a story in another language hold. */
export const storyEditionFields = {
  title: { label: () => t.title, type: 'text' },
  excerpt: { label: () => t.excerpt, type: 'text' },
  content: { label: () => t.content, type: 'markdown' },
  captions: { label: () => editionWords.captions, type: 'value' },
  readTime: { label: () => t.readTimeField, type: 'value', follows: true },
  slug: { label: () => editionWords.address, type: 'value', follows: true },
  isPublished: { label: () => listWords.published, type: 'value', isPublication: true },
} as const satisfies VersionedFields;
