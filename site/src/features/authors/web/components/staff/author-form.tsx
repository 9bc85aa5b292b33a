import { FileField } from '@trekker/design-system/staff/forms/file-field.tsx';
import { storedFile } from '@trekker/design-system/staff/forms/picked-file.ts';
import {
  createAuthor,
  readAuthorForStaff,
  type StaffAuthor,
  updateAuthor,
} from '#features/authors/staff-author.contract.ts';
import { useApi } from '#web/session/use-session.ts';
import { blankValues, storedValues } from '#web/staff/fields/form-field.ts';
import { textInputs } from '#web/staff/fields/text-inputs.tsx';
import { fieldId } from '#web/staff/fields/use-field-errors.ts';
import { EditForm } from '#web/staff/form/edit-form.tsx';
import { imageFiles } from '#web/staff/form/image-files.ts';
import { useCreateKey } from '#web/staff/form/use-create-key.ts';
import { useEditForm } from '#web/staff/form/use-edit-form.ts';
import { type AuthorFormValues, authorFields as fields } from './author.fields.ts';

function read(author: StaffAuthor | null): AuthorFormValues {
  if (!author) return blankValues(fields);
  return { ...storedValues(fields, author), avatar: author.avatar ? storedFile(author.avatar) : null };
}

export type AuthorFormProps = {
  /** Null for somebody new. */
  author: StaffAuthor | null;
  onDone: () => void;
};

/** Adds or changes an author. */
export function AuthorForm({ author, onDone }: AuthorFormProps) {
  const api = useApi();
  const createKeyOf = useCreateKey();
  const form = useEditForm<StaffAuthor, AuthorFormValues>({
    key: `author:${author?._id ?? 'new'}`,
    item: author,
    read,
    fields,
    send(saving, { avatar, ...texts }, { item, updatedAt }) {
      const files = { avatar: avatar?.file };
      if (!item) return saving.send(createAuthor, { body: { ...texts, createKey: createKeyOf(texts) }, files });
      const body = { ...texts, removeAvatar: avatar === null, updatedAt: updatedAt ?? '' };
      return saving.send(updateAuthor, { params: { id: item._id }, body, files });
    },
    readLatest: async (id) => (await api.call(readAuthorForStaff, { params: { id } })).data,
    onSaved(_saved, release) {
      release();
      onDone();
    },
  });
  const { values, change, errors } = form;
  const text = textInputs(fields, form);
  return (
    <EditForm form={form} action="Save Author">
      <div className="stack">
        <FileField
          label={fields.avatar.label}
          id={fieldId('avatar')}
          ratio="1"
          removable
          value={values.avatar}
          onChange={(avatar) => change({ avatar })}
          error={errors.avatar ?? null}
          {...imageFiles}
          {...(form.saving.percent !== undefined && { percent: form.saving.percent })}
        />
        {text('name', {
          hint: author?.accountId ? 'Follows the account’s name until you change it here.' : undefined,
          input: { 'data-autofocus': true },
        })}
        {text('bio')}
        {text('slug', {
          hint: author
            ? `/authors/${values.slug}. Old links keep working.`
            : 'Leave it empty to make one from the name.',
          input: { autoCapitalize: 'none', spellCheck: false },
        })}
      </div>
    </EditForm>
  );
}
