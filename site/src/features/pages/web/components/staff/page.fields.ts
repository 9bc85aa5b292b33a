import { pageRules as rules } from '#features/pages/staff-page.contract.ts';
import { type FormValues, textField } from '#web/staff/fields/form-field.ts';

/** The form of a page, in its order. */
export const pageFields = {
  title: textField(() => 'Title', rules.title),
  description: textField(() => 'Lead', rules.description, {
    rows: 2,
    hint: () => 'Stands above the text, and in search results.',
  }),
  content: textField(() => 'Content', rules.content, {
    rows: 18,
    hint: () => 'Press / in an empty line to add a picture, a place or a table.',
  }),
  slug: textField(() => 'Address', rules.slug),
};

export type PageFormValues = FormValues<typeof pageFields>;
