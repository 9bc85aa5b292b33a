import type { StaffAuthor } from '#features/authors/staff-author.contract.ts';
import { LibraryButton } from '#features/media/web/components/library-button.tsx';
import { imageInputs } from '#web/staff/fields/image-inputs.tsx';
import { textInputs } from '#web/staff/fields/text-inputs.tsx';
import type { FieldsProps } from '#web/staff/form/use-edit-form.ts';
import { type AuthorFormValues, authorFields as fields } from './author.fields.ts';
import { t } from './staff-authors.texts.ts';

export type AuthorInputsProps = FieldsProps<AuthorFormValues> & {
  /** Null for somebody new. */
  author: StaffAuthor | null;
};

/** Everything that is written of an author. */
export function AuthorInputs({ author, ...props }: AuthorInputsProps) {
  const text = textInputs(fields, props);
  const { image } = imageInputs(fields, props, LibraryButton);
  return (
    <div className="stack">
      {image('avatar', { ratio: '1', removable: true })}
      {text('name', {
        hint: author?.accountId ? t.followsAccount : undefined,
        input: { 'data-autofocus': true },
      })}
      {text('bio')}
      {text('slug', {
        hint: author ? t.oldLinksWork({ address: `/authors/${props.values.slug}` }) : t.madeFromName,
        input: { autoCapitalize: 'none', spellCheck: false },
      })}
    </div>
  );
}
