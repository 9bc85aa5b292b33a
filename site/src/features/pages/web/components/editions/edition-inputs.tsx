import { ItemText } from '#features/rich-text/web/components/item-text.tsx';
import { RichTextInput } from '#features/rich-text/web/components/staff/rich-text-input.tsx';
import type { EditionChanges } from '#features/translations/edition.contract.ts';
import { EditionPair, EditionPairs } from '#features/translations/web/components/edition-pair.tsx';
import { fieldProps } from '#web/staff/fields/field-props.ts';
import { textInputs } from '#web/staff/fields/text-inputs.tsx';
import type { FieldsProps } from '#web/staff/form/use-edit-form.ts';
import { type EditionValues, editionFields as fields } from './edition.fields.ts';
import type { EditionOfPage } from './edition-of-page.ts';

export type EditionInputsProps = FieldsProps<EditionValues> & {
  of: EditionOfPage;
  /** What the original says otherwise since it was last reviewed. */
  changes: EditionChanges;
};

/** Each text of the original, and beside it where it is written in the other language. */
export function EditionInputs({ of, changes, ...props }: EditionInputsProps) {
  const { values, change, errors } = props;
  const { standing, source, page, original } = of;
  const written = { lang: standing.language, dir: standing.dir };
  const text = textInputs(fields, props);
  const pairOf = (name: 'title' | 'description' | 'content') => ({
    lang: original,
    words: changes.find(({ field }) => field === name)?.words,
    onCopy: values[name] === '' ? () => change({ [name]: source[name] }) : undefined,
  });
  return (
    <EditionPairs>
      <EditionPair {...pairOf('title')} source={<p className="t-small">{source.title}</p>}>
        {text('title', { written })}
        {text('slug', { written })}
      </EditionPair>
      {(source.description !== '' || values.description !== '') && (
        <EditionPair {...pairOf('description')} source={<p>{source.description}</p>}>
          {text('description', { written })}
        </EditionPair>
      )}
      <EditionPair {...pairOf('content')} source={<ItemText body={page.body} />}>
        <RichTextInput
          {...fieldProps(fields, errors)('content')}
          field={fields.content}
          written={written}
          value={values.content}
          onChange={(content) => change({ content })}
        />
      </EditionPair>
    </EditionPairs>
  );
}
