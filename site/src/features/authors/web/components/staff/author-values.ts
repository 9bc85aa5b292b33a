import { storedFile } from '@trekker/design-system/staff/forms/picked-file.ts';
import type { StaffAuthor } from '#features/authors/staff-author.contract.ts';
import { blankValues, storedValues } from '#web/staff/fields/form-field.ts';
import { type AuthorFormValues, authorFields } from './author.fields.ts';

/** The form's fields of an author. */
export function authorValuesOf(item: StaffAuthor | null): AuthorFormValues {
  if (!item) return blankValues(authorFields);
  const avatar = item.avatar ? storedFile(item.avatar) : null;
  return { ...storedValues(authorFields, item), bios: item.bios ?? {}, avatar };
}

/** The form as the API takes it; `gone` is for an author who was there before. */
export function toAuthorRequest({ avatar, ...body }: AuthorFormValues) {
  return { body, files: { avatar }, gone: { removeAvatar: avatar === null } };
}
