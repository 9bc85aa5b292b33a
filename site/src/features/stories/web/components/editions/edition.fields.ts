import { storyEditionRules as rules } from '#features/stories/story-edition.contract.ts';
import { addressField } from '#features/translations/web/components/edition-words.ts';
import { type FormValues, formField, textField } from '#web/staff/fields/form-field.ts';
import { t } from '../../editions/staff-story-editions.texts.ts';
import { t as words } from '../../staff-stories.texts.ts';

/** The form of a story in another language, in its order. */
export const editionFields = {
  title: textField(() => words.title, rules.title),
  slug: addressField(() => t.addressHint),
  excerpt: textField(() => words.excerpt, rules.excerpt, { rows: 2 }),
  content: textField(() => words.content, rules.content, { rows: 18, hint: () => words.contentHint }),
  /** By the ids of images. */
  captions: formField<Record<string, string>>({
    label: () => t.captions,
    blank: {},
    print: (captions) => Object.values(captions).filter(Boolean).join('\n'),
  }),
};

export type EditionValues = FormValues<typeof editionFields>;
