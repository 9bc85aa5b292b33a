import {
  createAuthor,
  readAuthorForStaff,
  type StaffAuthor,
  updateAuthor,
} from '#features/authors/staff-author.contract.ts';
import type { ListedLanguage } from '#features/translations/edition-standing.contract.ts';
import { useApi } from '#web/session/use-session.ts';
import { EditForm } from '#web/staff/form/edit-form.tsx';
import { useCreateKey } from '#web/staff/form/use-create-key.ts';
import { useEditForm } from '#web/staff/form/use-edit-form.ts';
import { type AuthorFormValues, authorFields } from './author.fields.ts';
import { AuthorInputs } from './author-inputs.tsx';
import { authorValuesOf, toAuthorRequest } from './author-values.ts';
import { t } from './staff-authors.texts.ts';

export type AuthorFormProps = {
  /** Null for somebody new. */
  author: StaffAuthor | null;
  /** The site's languages beside its own. */
  languages: readonly ListedLanguage[];
  onDone: () => void;
};

/** Adds or changes an author. */
export function AuthorForm({ author, languages, onDone }: AuthorFormProps) {
  const api = useApi();
  const createKeyOf = useCreateKey();
  const form = useEditForm<StaffAuthor, AuthorFormValues>({
    key: `author:${author?._id ?? 'new'}`,
    item: author,
    read: authorValuesOf,
    fields: authorFields,
    send(saving, values, { item, updatedAt }) {
      const { body, files, gone } = toAuthorRequest(values);
      if (!item) return saving.send(createAuthor, { body: { ...body, createKey: createKeyOf(body) }, files });
      const change = { ...body, ...gone, updatedAt: updatedAt ?? '' };
      return saving.send(updateAuthor, { params: { id: item._id }, body: change, files });
    },
    readLatest: async (id) => (await api.call(readAuthorForStaff, { params: { id } })).data,
    onSaved(_saved, release) {
      release();
      onDone();
    },
  });
  return (
    <EditForm form={form} action={t.save}>
      <AuthorInputs
        author={author}
        languages={languages}
        values={form.values}
        change={form.change}
        errors={form.errors}
        percent={form.saving.percent}
      />
    </EditForm>
  );
}
