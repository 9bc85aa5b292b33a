import type { VersionedFields } from '../versions/versioned-field.ts';

/** What versions of the about page hold, in the order in which they are shown. */
export const aboutVersionFields = {
  title: { label: 'Page title', type: 'text' },
  intro: { label: 'Introduction', type: 'markdown' },
  introImage: { label: 'Image', type: 'image' },
  mission: { label: 'Our Mission', type: 'markdown' },
  values: { label: 'Our Values', type: 'value' },
  joinTitle: { label: 'Join title', type: 'text' },
  joinDescription: { label: 'Join description', type: 'text' },
} as const satisfies VersionedFields;

/** What versions of the about page in another language hold. */
export const aboutEditionFields = {
  title: { label: 'Page title', type: 'text' },
  intro: { label: 'Introduction', type: 'markdown' },
  mission: { label: 'Our Mission', type: 'markdown' },
  values: { label: 'Our Values', type: 'value' },
  joinTitle: { label: 'Join title', type: 'text' },
  joinDescription: { label: 'Join description', type: 'text' },
  imageAlt: { label: 'Description of the image', type: 'text' },
  isPublished: { label: 'Published', type: 'value', isPublication: true },
} as const satisfies VersionedFields;

/** What versions of somebody of the team hold. */
export const teamMemberVersionFields = {
  name: { label: 'Name', type: 'text' },
  role: { label: 'Role', type: 'text' },
  description: { label: 'Description', type: 'text' },
  image: { label: 'Image', type: 'image' },
} as const satisfies VersionedFields;

/** What versions of somebody of the team in another language hold. */
export const memberEditionFields = {
  name: { label: 'Name', type: 'text' },
  role: { label: 'Role', type: 'text' },
  description: { label: 'Description', type: 'text' },
  imageAlt: { label: 'Description of the image', type: 'text' },
  isPublished: { label: 'Published', type: 'value', isPublication: true },
} as const satisfies VersionedFields;
