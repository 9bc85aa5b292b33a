import { authorRules as rules } from '#features/authors/staff-author.contract.ts';
import { type FormValues, fileField, formField, textField } from '#web/staff/fields/form-field.ts';
import { t } from './staff-authors.texts.ts';

/** The form of an author, in its order. */
export const authorFields = {
  avatar: fileField(() => t.image),
  name: textField(() => t.name, rules.name),
  bio: textField(() => t.bio, rules.bio, { rows: 3, hint: () => t.bioHint }),
  /** The same in the site's other languages. */
  bios: formField<Readonly<Record<string, string>>>({
    label: () => t.bio,
    blank: {},
    print: (bios) => Object.values(bios).filter(Boolean).join('\n'),
  }),
  slug: textField(() => t.pageAddress, rules.slug),
};

export type AuthorFormValues = FormValues<typeof authorFields>;
