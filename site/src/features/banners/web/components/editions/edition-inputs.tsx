import type { EditionChanges } from '#features/translations/edition.contract.ts';
import { AltPairs } from '#features/translations/web/components/alt-pairs.tsx';
import { EditionPair, EditionPairs } from '#features/translations/web/components/edition-pair.tsx';
import { textInputs } from '#web/staff/fields/text-inputs.tsx';
import type { FieldsProps } from '#web/staff/form/use-edit-form.ts';
import { type EditionValues, editionFields as fields } from './edition.fields.ts';
import type { EditionOfBanner } from './edition-of-banner.ts';

export type EditionInputsProps = FieldsProps<EditionValues> & {
  of: EditionOfBanner;
  /** What the original says otherwise since it was last reviewed. */
  changes: EditionChanges;
};

/** Each text of the original, and beside it where it is written in the other language. */
export function EditionInputs({ of, changes, ...props }: EditionInputsProps) {
  const { values, change } = props;
  const { standing, source, banner, original } = of;
  const written = { lang: standing.language, dir: standing.dir };
  const text = textInputs(fields, props);
  const pair = (name: 'title' | 'smallDescription' | 'description') => (
    <EditionPair
      lang={original}
      words={changes.find(({ field }) => field === name)?.words}
      onCopy={values[name] === '' ? () => change({ [name]: source[name] }) : undefined}
      source={<p>{source[name]}</p>}
    >
      {text(name, { written })}
    </EditionPair>
  );
  return (
    <EditionPairs>
      {pair('title')}
      {pair('smallDescription')}
      {pair('description')}
      <AltPairs
        images={banner.images.map(({ secure_url, ...image }) => ({ ...image, url: secure_url, id: image._id }))}
        lang={original}
        written={written}
        alts={values.alts}
        onChange={(alts) => change({ alts })}
      />
    </EditionPairs>
  );
}
