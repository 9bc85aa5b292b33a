import { storedFile } from '@trekker/design-system/staff/forms/picked-file.ts';
import { aboutId } from '#features/about/about.contract.ts';
import type { StaffAbout } from '#features/about/staff-about.contract.ts';
import { blankValues, storedValues } from '#web/staff/fields/form-field.ts';
import { type AboutFormValues, aboutFields } from './about.fields.ts';

/** There is one about page: the form of all things wants a name for it. */
export type AboutItem = StaffAbout & { _id: string };
export const asItem = (about: StaffAbout): AboutItem => ({ ...about, _id: aboutId });

/** The form's fields of the page. */
export function aboutValuesOf(item: AboutItem | null): AboutFormValues {
  if (!item) return blankValues(aboutFields);
  const { introImage, join } = item;
  return {
    ...storedValues(aboutFields, item),
    introImage: introImage && storedFile(introImage.secure_url, { alt: introImage.alt }),
    joinTitle: join.title,
    joinDescription: join.description,
  };
}

/** Only what differs from what is stored is sent. */
export function changesOf(now: AboutFormValues, stored: AboutFormValues) {
  const differs = (field: keyof AboutFormValues) => JSON.stringify(now[field]) !== JSON.stringify(stored[field]);
  const join = { title: now.joinTitle, description: now.joinDescription };
  return {
    ...(differs('title') && { title: now.title }),
    ...(differs('intro') && { intro: now.intro }),
    ...(differs('introImage') && now.introImage && { introImageAlt: now.introImage.alt ?? '' }),
    ...(differs('mission') && { mission: now.mission }),
    ...(differs('values') && { values: now.values }),
    ...((differs('joinTitle') || differs('joinDescription')) && { join }),
  };
}
