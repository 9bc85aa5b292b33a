import type { EditionState } from '#contract/rules/translations/edition-states.ts';
import { textField } from '#web/staff/fields/form-field.ts';
import { editionSlugRule } from '../../edition.contract.ts';
import type { EditionOf } from '../edition-of.ts';
import { t } from '../staff-translations.texts.ts';

/** The address of a translation, a field of its form. `hint`: what it follows while nobody says another. */
export const addressField = (hint: () => string) => textField(() => t.address, editionSlugRule, { hint });

/** What the one image of an item shows, a field of the form of its translation. */
export const imageAltField = (rule: { most: number }) => textField(() => t.imageAlt, rule, { rows: 2 });

/** What the page of its form is called: "Lisbon (Deutsch)". */
export const titleOfEdition = ({ title, standing }: Pick<EditionOf, 'title' | 'standing'>) =>
  t.editionOf({ title, language: standing.name });

/** How a translation stands. `isGiven`: the site itself has the text. */
export function wordOf(state: EditionState, isGiven = false): string {
  if (state === 'missing') return isGiven ? t.given : t.missing;
  if (state === 'draft') return t.draft;
  return state === 'stale' ? t.stale : t.published;
}
