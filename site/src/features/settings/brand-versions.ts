import type { VersionedFields } from '../versions/versioned-field.ts';

/** What versions of the brand hold, in the order in which they are shown. */
export const brandVersionFields = {
  name: { label: 'Name', type: 'text' },
  tagline: { label: 'Tagline', type: 'text' },
  description: { label: 'Description', type: 'text' },
  logo: { label: 'Logo on paper', type: 'image' },
  logoDark: { label: 'Logo at night', type: 'image' },
  icon: { label: 'Icon', type: 'image' },
  accent: { label: 'Accent color', type: 'value' },
  typePair: { label: 'Type', type: 'value' },
  shareImage: { label: 'Share picture', type: 'image' },
} as const satisfies VersionedFields;
