import { Field } from '@trekker/design-system/forms/field.tsx';
import { Input, Textarea } from '@trekker/design-system/forms/input.tsx';
import { FileField } from '@trekker/design-system/staff/forms/file-field.tsx';
import { type PickedFile, storedFile } from '@trekker/design-system/staff/forms/picked-file.ts';
import {
  createAuthor,
  readAuthorForStaff,
  type StaffAuthor,
  updateAuthor,
} from '#features/authors/staff-author.contract.ts';
import { useApi } from '#web/session/use-session.ts';
import { EditForm } from '#web/staff/form/edit-form.tsx';
import { imageFiles } from '#web/staff/form/image-files.ts';
import { useCreateKey } from '#web/staff/form/use-create-key.ts';
import { type FieldErrors, fieldId, type TextField, useEditForm } from '#web/staff/form/use-edit-form.ts';

type AuthorValues = { avatar: PickedFile | null; name: string; bio: string; slug: string };

const labels: Record<keyof AuthorValues, string> = {
  avatar: 'Picture',
  name: 'Name',
  bio: 'Bio',
  slug: 'Page address',
};

const read = (author: StaffAuthor | null): AuthorValues => ({
  avatar: author?.avatar ? storedFile(author.avatar) : null,
  name: author?.name ?? '',
  bio: author?.bio ?? '',
  slug: author?.slug ?? '',
});

const check = ({ name }: AuthorValues): FieldErrors => (name.trim() === '' ? { name: 'Name is required' } : {});

const print = (field: TextField<AuthorValues>, values: AuthorValues): string => values[field];

export type AuthorFormProps = {
  /** Null for somebody new. */
  author: StaffAuthor | null;
  onDone: () => void;
};

/** Adds or changes an author. */
export function AuthorForm({ author, onDone }: AuthorFormProps) {
  const api = useApi();
  const createKeyOf = useCreateKey();
  const form = useEditForm<StaffAuthor, AuthorValues>({
    key: `author:${author?._id ?? 'new'}`,
    item: author,
    read,
    labels,
    print,
    check,
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
  return (
    <EditForm form={form} action="Save Author">
      <div className="stack">
        <FileField
          label={labels.avatar}
          id={fieldId('avatar')}
          ratio="1"
          removable
          value={values.avatar}
          onChange={(avatar) => change({ avatar })}
          error={errors.avatar ?? null}
          {...imageFiles}
          {...(form.saving.percent !== undefined && { percent: form.saving.percent })}
        />
        <Field
          label={labels.name}
          id={fieldId('name')}
          error={errors.name ?? null}
          hint={author?.accountId ? 'Follows the account’s name until you change it here.' : undefined}
        >
          <Input
            data-autofocus
            maxLength={120}
            autoComplete="off"
            value={values.name}
            onChange={(event) => change({ name: event.target.value })}
          />
        </Field>
        <Field
          label={labels.bio}
          id={fieldId('bio')}
          error={errors.bio ?? null}
          hint="One or two sentences, shown under the name."
        >
          <Textarea
            rows={3}
            maxLength={600}
            value={values.bio}
            onChange={(event) => change({ bio: event.target.value })}
          />
        </Field>
        <Field
          label={labels.slug}
          id={fieldId('slug')}
          error={errors.slug ?? null}
          hint={
            author ? `/authors/${values.slug}. Old links keep working.` : 'Leave it empty to make one from the name.'
          }
        >
          <Input
            maxLength={80}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={values.slug}
            onChange={(event) => change({ slug: event.target.value })}
          />
        </Field>
      </div>
    </EditForm>
  );
}
