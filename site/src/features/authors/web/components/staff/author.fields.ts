import { authorRules as rules } from '#features/authors/staff-author.contract.ts';
import { type FormValues, fileField, textField } from '#web/staff/fields/form-field.ts';

/** The form of an author, in its order. */
export const authorFields = {
  avatar: fileField(() => 'Picture'),
  name: textField(() => 'Name', rules.name),
  bio: textField(() => 'Bio', rules.bio, { rows: 3, hint: () => 'One or two sentences, shown under the name.' }),
  slug: textField(() => 'Page address', rules.slug),
};

export type AuthorFormValues = FormValues<typeof authorFields>;
