import { t as listWords } from '../../web/staff/list/staff-list.texts.ts';
import type { VersionedFields } from '../versions/versioned-field.ts';
import { t as editionWords } from './web/editions/staff-highlight-editions.texts.ts';
import { t } from './web/staff-highlights.texts.ts';

/** What versions of a highlight hold, in the order in which they are shown. */
export const highlightVersionFields = {
  name: { label: () => t.name, type: 'text' },
  description: { label: () => t.text, type: 'markdown' },
  location: { label: () => listWords.location, type: 'text' },
  region: { label: () => t.region, type: 'value' },
  rating: { label: () => listWords.rating, type: 'value' },
  date: { label: () => listWords.date, type: 'value' },
  image: { label: () => t.image, type: 'image' },
  video: { label: () => t.video, type: 'media' },
  captions: { label: () => t.captions, type: 'media' },
  avatar: { label: () => t.portrait, type: 'image' },
  featured: { label: () => listWords.featured, type: 'value' },
  isPublished: { label: () => listWords.published, type: 'value', isPublication: true },
} as const satisfies VersionedFields;

/** What versions of a highlight in another language hold. */
export const highlightEditionFields = {
  name: { label: () => t.name, type: 'text' },
  location: { label: () => listWords.location, type: 'text' },
  description: { label: () => t.text, type: 'markdown' },
  imageAlt: { label: () => editionWords.imageAlt, type: 'text' },
  isPublished: { label: () => listWords.published, type: 'value', isPublication: true },
} as const satisfies VersionedFields;
