import { highlightEditionRules as rules } from '#features/highlights/highlight-edition.contract.ts';
import { imageAltField } from '#features/translations/web/components/edition-words.ts';
import { type FormValues, textField } from '#web/staff/fields/form-field.ts';
import { t as listWords } from '#web/staff/list/staff-list.texts.ts';
import { t as words } from '../../staff-highlights.texts.ts';

/** The form of a highlight in another language, in its order. */
export const editionFields = {
  name: textField(() => words.name, rules.name, { hint: () => words.nameHint }),
  location: textField(() => listWords.location, rules.location),
  description: textField(() => words.text, rules.description, { rows: 6, hint: () => words.textHint }),
  imageAlt: imageAltField(rules.imageAlt),
};

export type EditionValues = FormValues<typeof editionFields>;
