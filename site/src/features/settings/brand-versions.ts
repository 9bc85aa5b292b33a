import type { VersionedFields } from '../versions/versioned-field.ts';
import { t } from './web/components/brand/staff-brand.texts.ts';

/** What versions of the brand hold, in the order in which they are shown. */
export const brandVersionFields = {
  name: { label: () => t.name, type: 'text' },
  tagline: { label: () => t.tagline, type: 'text' },
  description: { label: () => t.description, type: 'text' },
  logo: { label: () => t.logoOnPaper, type: 'image' },
  logoDark: { label: () => t.logoAtNight, type: 'image' },
  icon: { label: () => t.icon, type: 'image' },
  accent: { label: () => t.accentColor, type: 'value' },
  typePair: { label: () => t.type, type: 'value' },
  shareImage: { label: () => t.shareImage, type: 'image' },
} as const satisfies VersionedFields;
