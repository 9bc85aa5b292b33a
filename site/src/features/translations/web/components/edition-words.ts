import { textField } from '#web/staff/fields/form-field.ts';
import { editionSlugRule } from '../../edition.contract.ts';
import type { EditionOf } from '../edition-of.ts';
import { t } from '../staff-translations.texts.ts';

/** The address of a translation, a field of its form. `hint`: what it follows while nobody says another. */
export const addressField = (hint: () => string) => textField(() => t.address, editionSlugRule, { hint });

/** What the page of its form is called: "Lisbon (Deutsch)". */
export const titleOfEdition = ({ title, standing }: Pick<EditionOf, 'title' | 'standing'>) =>
  t.editionOf({ title, language: standing.name });
