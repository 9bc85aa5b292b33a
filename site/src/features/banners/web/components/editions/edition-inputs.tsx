import { AltPairs } from '#features/translations/web/components/alt-pairs.tsx';
import { EditionPairs } from '#features/translations/web/components/edition-pair.tsx';
import { type EditionFields, textPairs } from '#features/translations/web/components/text-pairs.tsx';
import { type EditionValues, editionFields as fields } from './edition.fields.ts';
import type { EditionOfBanner } from './edition-of-banner.ts';

/** Each text of the original, and beside it where it is written in the other language. */
export function EditionInputs(props: EditionFields<EditionValues, EditionOfBanner>) {
  const { values, change } = props;
  const { standing, banner, original } = props.of;
  const pair = textPairs(fields, props);
  return (
    <EditionPairs>
      {pair('title')}
      {pair('smallDescription')}
      {pair('description')}
      <AltPairs
        images={banner.images.map(({ secure_url, ...image }) => ({ ...image, url: secure_url, id: image._id }))}
        lang={original}
        written={{ lang: standing.language, dir: standing.dir }}
        alts={values.alts}
        onChange={(alts) => change({ alts })}
      />
    </EditionPairs>
  );
}
