import { t as listWords } from '../../web/staff/list/staff-list.texts.ts';
import type { VersionedFields } from '../versions/versioned-field.ts';
import { t } from './web/staff-pages.texts.ts';

/** What versions of a page hold, in the order in which they are shown. */
export const pageVersionFields = {
  title: { label: () => t.title, type: 'text' },
  slug: { label: () => t.address, type: 'value' },
  description: { label: () => t.lead, type: 'text' },
  content: { label: () => t.content, type: 'markdown' },
  isPublished: { label: () => listWords.published, type: 'value', isPublication: true },
} as const satisfies VersionedFields;

/** What versions of a page in another language hold. */
export const pageEditionFields = {
  title: { label: () => t.title, type: 'text' },
  description: { label: () => t.lead, type: 'text' },
  content: { label: () => t.content, type: 'markdown' },
  slug: { label: () => t.address, type: 'value', follows: true },
  isPublished: { label: () => listWords.published, type: 'value', isPublication: true },
} as const satisfies VersionedFields;
