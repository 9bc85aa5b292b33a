import { Field } from '@trekker/design-system/forms/field.tsx';
import { Textarea } from '@trekker/design-system/forms/input.tsx';
import type { StaffAuthor } from '#features/authors/staff-author.contract.ts';
import { authorRules } from '#features/authors/staff-author.contract.ts';
import { LibraryButton } from '#features/media/web/components/library-button.tsx';
import type { ListedLanguage } from '#features/translations/edition-standing.contract.ts';
import { imageInputs } from '#web/staff/fields/image-inputs.tsx';
import { textInputs } from '#web/staff/fields/text-inputs.tsx';
import type { FieldsProps } from '#web/staff/form/use-edit-form.ts';
import { type AuthorFormValues, authorFields as fields } from './author.fields.ts';
import { t } from './staff-authors.texts.ts';

export type AuthorInputsProps = FieldsProps<AuthorFormValues> & {
  /** Null for somebody new. */
  author: StaffAuthor | null;
  /** The site's languages beside its own. */
  languages: readonly ListedLanguage[];
};

/** Everything that is written of an author. */
export function AuthorInputs({ author, languages, ...props }: AuthorInputsProps) {
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
      <Bios languages={languages} {...props} />
      {text('slug', {
        hint: author ? t.oldLinksWork({ address: `/authors/${props.values.slug}` }) : t.madeFromName,
        input: { autoCapitalize: 'none', spellCheck: false },
      })}
    </div>
  );
}

/** What is said of them in each other language, below what is said in the site's own. */
function Bios({ languages, values: { bios }, change, errors }: Omit<AuthorInputsProps, 'author'>) {
  return languages.map(({ code, name, dir }) => (
    <Field
      key={code}
      label={t.bioIn({ language: name })}
      written={{ lang: code, dir }}
      error={errors[`bios.${code}`]}
      hint={bios[code] ? undefined : t.bioUntilThen}
    >
      <Textarea
        rows={3}
        maxLength={authorRules.bio.most}
        value={bios[code] ?? ''}
        onChange={({ target }) => change({ bios: { ...bios, [code]: target.value } })}
      />
    </Field>
  ));
}
