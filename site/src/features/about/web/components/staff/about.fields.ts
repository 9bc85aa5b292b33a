import { aboutRules as rules } from '#features/about/staff-about.contract.ts';
import { type FormValues, fileField, formField, textField, wordsField } from '#web/staff/fields/form-field.ts';
import { t } from './staff-about.texts.ts';

/** A value as it is typed. */
export type CoreValue = { _id?: string; icon: string; title: string; description: string };

const values = formField({
  label: () => t.values,
  blank: [] as CoreValue[],
  validate: (list) => (list.some(({ title }) => title.trim() === '') ? t.valueUntitled : undefined),
  print: (list) => list.map(({ title, description }) => `${title}: ${description}`).join('\n'),
});

/** The form of the about page, in its order. */
export const aboutFields = {
  title: textField(() => t.pageTitle, rules.title),
  intro: textField(() => t.introduction, rules.intro, { rows: 4 }),
  introImage: fileField(() => t.image),
  mission: {
    ...wordsField(() => t.mission, rules.mission),
    print: (paragraphs: string[]) => paragraphs.join('\n\n'),
  },
  values: { ...values, isPlain: true as const },
  joinTitle: textField(() => t.joinTitle, rules.joinTitle),
  joinDescription: textField(() => t.joinDescription, rules.joinDescription, { rows: 3 }),
};

export type AboutFormValues = FormValues<typeof aboutFields>;
