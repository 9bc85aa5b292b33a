import { PicturedText } from '#features/translations/web/components/alt-pairs.tsx';
import { EditionPairs } from '#features/translations/web/components/edition-pair.tsx';
import { type EditionFields, textPairs } from '#features/translations/web/components/text-pairs.tsx';
import type { EditionOfMember } from './edition-of-member.ts';
import { memberEditionFields as fields, type MemberEditionValues } from './member-edition.fields.ts';

/** Each text of the original, and beside it where it is written in the other language. */
export function MemberEditionInputs(props: EditionFields<MemberEditionValues, EditionOfMember>) {
  const { source, member } = props.of;
  const { image } = member;
  const pair = textPairs(fields, props);
  return (
    <EditionPairs>
      {pair('name')}
      {pair('role')}
      {(source.description !== '' || props.values.description !== '') && pair('description')}
      {image?.alt && pair('imageAlt', <PicturedText image={image} text={image.alt} />)}
    </EditionPairs>
  );
}
