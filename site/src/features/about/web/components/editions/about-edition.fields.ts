import { aboutEditionRules as rules } from '#features/about/about-edition.contract.ts';
import { imageAltField } from '#features/translations/web/components/edition-words.ts';
import { type FormValues, formField, textField } from '#web/staff/fields/form-field.ts';
import { t as words } from '../staff/staff-about.texts.ts';

/** Of a value, in the other language. */
type ValueWords = { title: string; description: string };

const values = formField<Readonly<Record<string, ValueWords>>>({
  label: () => words.values,
  blank: {},
  print: (all) =>
    Object.values(all)
      .map(({ title, description }) => `${title}: ${description}`)
      .join('\n'),
});

/** The form of the about page in another language, in its order. */
export const aboutEditionFields = {
  title: textField(() => words.pageTitle, rules.title),
  intro: textField(() => words.introduction, rules.intro, { rows: 4 }),
  mission: textField(() => words.mission, rules.mission, { rows: 8 }),
  values: { ...values, isPlain: true as const },
  joinTitle: textField(() => words.joinTitle, rules.joinTitle),
  joinDescription: textField(() => words.joinDescription, rules.joinDescription, { rows: 3 }),
  imageAlt: imageAltField(rules.imageAlt),
};

export type AboutEditionValues = FormValues<typeof aboutEditionFields>;
