import { t as listWords } from '../../web/staff/list/staff-list.texts.ts';
import type { VersionedFields } from '../versions/versioned-field.ts';
import { t } from './web/components/staff/staff-banners.texts.ts';
import { t as editionWords } from './web/editions/staff-banner-editions.texts.ts';

/** What versions of a banner hold, in the order in which they are shown. */
export const bannerVersionFields = {
  title: { label: () => t.title, type: 'text' },
  smallDescription: { label: () => t.smallDescription, type: 'text' },
  description: { label: () => t.longDescription, type: 'text' },
  image: { label: () => t.images, type: 'gallery' },
  active: { label: () => t.active, type: 'value', isPublication: true },
} as const satisfies VersionedFields;

/** What versions of a banner in another language hold. */
export const bannerEditionFields = {
  title: { label: () => t.title, type: 'text' },
  smallDescription: { label: () => t.smallDescription, type: 'text' },
  description: { label: () => t.longDescription, type: 'text' },
  alts: { label: () => editionWords.alts, type: 'value' },
  isPublished: { label: () => listWords.published, type: 'value', isPublication: true },
} as const satisfies VersionedFields;
