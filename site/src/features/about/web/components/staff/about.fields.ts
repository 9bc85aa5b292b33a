import { aboutRules as rules } from '#features/about/staff-about.contract.ts';
import { type FormValues, fileField, formField, textField, wordsField } from '#web/staff/fields/form-field.ts';

/** A value as it is typed. */
export type CoreValue = { _id?: string; icon: string; title: string; description: string };

const values = formField({
  label: () => 'Our Values',
  blank: [] as CoreValue[],
  validate: (list) => (list.some(({ title }) => title.trim() === '') ? rules.valueTitle.missing : undefined),
  print: (list) => list.map(({ title, description }) => `${title}: ${description}`).join('\n'),
});

/** The form of the about page, in its order. */
export const aboutFields = {
  title: textField(() => 'Page title', rules.title),
  intro: textField(() => 'Introduction', rules.intro, { rows: 4 }),
  introImage: fileField(() => 'Image'),
  mission: {
    ...wordsField(() => 'Our Mission', rules.mission),
    print: (paragraphs: string[]) => paragraphs.join('\n\n'),
  },
  values: { ...values, isPlain: true as const },
  joinTitle: textField(() => 'Join title', rules.joinTitle),
  joinDescription: textField(() => 'Join description', rules.joinDescription, { rows: 3 }),
};

export type AboutFormValues = FormValues<typeof aboutFields>;
