import { pageRules as rules } from '#features/pages/staff-page.contract.ts';
import { type FormValues, textField } from '#web/staff/fields/form-field.ts';
import { t } from '../../staff-pages.texts.ts';

/** The form of a page, in its order. */
export const pageFields = {
  title: textField(() => t.title, rules.title),
  description: textField(() => t.leadField, rules.description, {
    rows: 2,
    hint: () => t.leadHint,
  }),
  content: textField(() => t.content, rules.content, {
    rows: 18,
    hint: () => t.contentHint,
  }),
  slug: textField(() => t.address, rules.slug),
};

export type PageFormValues = FormValues<typeof pageFields>;
