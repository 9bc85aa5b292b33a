import { type PickedFile, storedFile } from '@trekker/design-system/staff/forms/picked-file.ts';
import type { About } from '#features/about/about.contract.ts';
import type { FieldErrors, TextField } from '#web/staff/form/use-edit-form.ts';

/** A value as it is typed. */
export type CoreValue = { _id?: string; icon: string; title: string; description: string };

export type AboutValues = {
  title: string;
  intro: string;
  introImage: PickedFile | null;
  mission: string[];
  values: CoreValue[];
  joinTitle: string;
  joinDescription: string;
};

/** There is one about page: the form of all things wants a name for it. */
export type AboutItem = About & { _id: string };
export const asItem = (about: About): AboutItem => ({ ...about, _id: 'about' });

/** In the order of the form. */
export const aboutLabels: Record<keyof AboutValues, string> = {
  title: 'Page title',
  intro: 'Introduction',
  introImage: 'Image',
  mission: 'Our Mission',
  values: 'Our Values',
  joinTitle: 'Join title',
  joinDescription: 'Join description',
};

export const aboutValuesOf = (about: AboutItem | null): AboutValues => ({
  title: about?.title ?? '',
  intro: about?.intro ?? '',
  introImage: about?.introImage ? storedFile(about.introImage.secure_url, { alt: about.introImage.alt }) : null,
  mission: about?.mission ?? [],
  values: about?.values ?? [],
  joinTitle: about?.join.title ?? '',
  joinDescription: about?.join.description ?? '',
});

export function validate({ title, intro, values }: AboutValues): FieldErrors {
  return {
    ...(title.trim() === '' && { title: 'Title is required' }),
    ...(intro.trim() === '' && { intro: 'Intro is required' }),
    ...(values.some((value) => value.title.trim() === '') && { values: 'Each value needs a title' }),
  };
}

export function printAboutField(field: TextField<AboutValues>, values: AboutValues): string {
  if (field === 'mission') return values.mission.join('\n\n');
  if (field === 'values') return values.values.map(({ title, description }) => `${title}: ${description}`).join('\n');
  return values[field];
}

/** Only what differs from what is stored is sent. */
export function changesOf(now: AboutValues, stored: AboutValues) {
  const differs = (field: keyof AboutValues) => JSON.stringify(now[field]) !== JSON.stringify(stored[field]);
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
