import { RichTextInput } from '#features/rich-text/web/components/staff/rich-text-input.tsx';
import { PicturedText } from '#features/translations/web/components/alt-pairs.tsx';
import { EditionPair, EditionPairs } from '#features/translations/web/components/edition-pair.tsx';
import { type EditionFields, textPairs } from '#features/translations/web/components/text-pairs.tsx';
import { fieldProps } from '#web/staff/fields/field-props.ts';
import { Quote } from '../quote.tsx';
import { type EditionValues, editionFields as fields } from './edition.fields.ts';
import type { EditionOfHighlight } from './edition-of-highlight.ts';

type InputsProps = EditionFields<EditionValues, EditionOfHighlight>;

/** Each text of the original, and beside it where it is written in the other language. */
export function EditionInputs(props: InputsProps) {
  const { image } = props.of.highlight;
  const pair = textPairs(fields, props);
  return (
    <EditionPairs>
      {pair('name')}
      {pair('location')}
      <DescriptionPair {...props} />
      {image?.alt && pair('imageAlt', <PicturedText image={{ ...image, url: image.secure_url }} text={image.alt} />)}
    </EditionPairs>
  );
}

function DescriptionPair({ of, changes, values, change, errors }: InputsProps) {
  const { original, source, standing, highlight } = of;
  return (
    <EditionPair
      lang={original}
      words={changes.find(({ field }) => field === 'description')?.words}
      onCopy={values.description === '' ? () => change({ description: source.description }) : undefined}
      source={
        <p className="has-links">
          <Quote of={{ description: highlight.descriptionText, body: highlight.body }} />
        </p>
      }
    >
      <RichTextInput
        {...fieldProps(fields, errors)('description')}
        field={fields.description}
        onlyParagraphs
        written={{ lang: standing.language, dir: standing.dir }}
        value={values.description}
        onChange={(description) => change({ description })}
      />
    </EditionPair>
  );
}
