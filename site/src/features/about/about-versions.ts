import { t as listWords } from '../../web/staff/list/staff-list.texts.ts';
import { t as editionWords } from '../translations/web/staff-translations.texts.ts';
import type { VersionedFields } from '../versions/versioned-field.ts';
import { t } from './web/components/staff/staff-about.texts.ts';

/** What versions of the about page hold, in the order in which they are shown. */
export const aboutVersionFields = {
  title: { label: () => t.pageTitle, type: 'text' },
  intro: { label: () => t.introduction, type: 'markdown' },
  introImage: { label: () => t.image, type: 'image' },
  mission: { label: () => t.mission, type: 'markdown' },
  values: { label: () => t.values, type: 'value' },
  joinTitle: { label: () => t.joinTitle, type: 'text' },
  joinDescription: { label: () => t.joinDescription, type: 'text' },
} as const satisfies VersionedFields;

/** What versions of the about page in another language hold. */
export const aboutEditionFields = {
  title: { label: () => t.pageTitle, type: 'text' },
  intro: { label: () => t.introduction, type: 'markdown' },
  mission: { label: () => t.mission, type: 'markdown' },
  values: { label: () => t.values, type: 'value' },
  joinTitle: { label: () => t.joinTitle, type: 'text' },
  joinDescription: { label: () => t.joinDescription, type: 'text' },
  imageAlt: { label: () => editionWords.imageAlt, type: 'text' },
  isPublished: { label: () => listWords.published, type: 'value', isPublication: true },
} as const satisfies VersionedFields;

/** What versions of somebody of the team hold. */
export const teamMemberVersionFields = {
  name: { label: () => t.name, type: 'text' },
  role: { label: () => t.role, type: 'text' },
  description: { label: () => t.memberDescription, type: 'text' },
  image: { label: () => t.image, type: 'image' },
} as const satisfies VersionedFields;

/** What versions of somebody of the team in another language hold. */
export const memberEditionFields = {
  name: { label: () => t.name, type: 'text' },
  role: { label: () => t.role, type: 'text' },
  description: { label: () => t.memberDescription, type: 'text' },
  imageAlt: { label: () => editionWords.imageAlt, type: 'text' },
  isPublished: { label: () => listWords.published, type: 'value', isPublication: true },
} as const satisfies VersionedFields;
