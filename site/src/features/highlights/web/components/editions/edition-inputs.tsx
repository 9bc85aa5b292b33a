import type { ReactNode } from 'react';
import type { EditionChanges } from '#features/translations/edition.contract.ts';
import { PicturedText } from '#features/translations/web/components/alt-pairs.tsx';
import { EditionPair, EditionPairs } from '#features/translations/web/components/edition-pair.tsx';
import { textInputs } from '#web/staff/fields/text-inputs.tsx';
import type { FieldsProps } from '#web/staff/form/use-edit-form.ts';
import { type EditionValues, editionFields as fields } from './edition.fields.ts';
import type { EditionOfHighlight } from './edition-of-highlight.ts';

export type EditionInputsProps = FieldsProps<EditionValues> & {
  of: EditionOfHighlight;
  /** What the original says otherwise since it was last reviewed. */
  changes: EditionChanges;
};

/** Each text of the original, and beside it where it is written in the other language. */
export function EditionInputs({ of, changes, ...props }: EditionInputsProps) {
  const { values, change } = props;
  const { standing, source, highlight, original } = of;
  const written = { lang: standing.language, dir: standing.dir };
  const text = textInputs(fields, props);
  const { image } = highlight;
  const pair = (name: keyof EditionValues, shown: ReactNode = <p>{source[name]}</p>) => (
    <EditionPair
      lang={original}
      words={changes.find(({ field }) => field === name)?.words}
      onCopy={values[name] === '' ? () => change({ [name]: source[name] }) : undefined}
      source={shown}
    >
      {text(name, { written })}
    </EditionPair>
  );
  return (
    <EditionPairs>
      {pair('name')}
      {pair('location')}
      {pair('description')}
      {image?.alt && pair('imageAlt', <PicturedText image={{ ...image, url: image.secure_url }} text={image.alt} />)}
    </EditionPairs>
  );
}
