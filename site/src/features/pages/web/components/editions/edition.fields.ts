import { pageEditionRules as rules } from '#features/pages/page-edition.contract.ts';
import { addressField } from '#features/translations/web/components/edition-words.ts';
import { type FormValues, textField } from '#web/staff/fields/form-field.ts';
import { t } from '../../editions/staff-page-editions.texts.ts';

/** The form of a page in another language, in its order. */
export const editionFields = {
  title: textField(() => t.title, rules.title),
  slug: addressField(() => t.addressHint),
  description: textField(() => t.lead, rules.description, { rows: 2 }),
  content: textField(() => t.content, rules.content, { rows: 18, hint: () => t.contentHint }),
};

export type EditionValues = FormValues<typeof editionFields>;
