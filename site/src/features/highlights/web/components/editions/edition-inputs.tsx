import { PicturedText } from '#features/translations/web/components/alt-pairs.tsx';
import { EditionPairs } from '#features/translations/web/components/edition-pair.tsx';
import { type EditionFields, textPairs } from '#features/translations/web/components/text-pairs.tsx';
import { type EditionValues, editionFields as fields } from './edition.fields.ts';
import type { EditionOfHighlight } from './edition-of-highlight.ts';

/** Each text of the original, and beside it where it is written in the other language. */
export function EditionInputs(props: EditionFields<EditionValues, EditionOfHighlight>) {
  const { image } = props.of.highlight;
  const pair = textPairs(fields, props);
  return (
    <EditionPairs>
      {pair('name')}
      {pair('location')}
      {pair('description')}
      {image?.alt && pair('imageAlt', <PicturedText image={{ ...image, url: image.secure_url }} text={image.alt} />)}
    </EditionPairs>
  );
}
