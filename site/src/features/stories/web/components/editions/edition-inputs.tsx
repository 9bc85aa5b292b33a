import { Field } from '@trekker/design-system/forms/field.tsx';
import { Textarea } from '@trekker/design-system/forms/input.tsx';
import { ItemText } from '#features/rich-text/web/components/item-text.tsx';
import { RichTextInput } from '#features/rich-text/web/components/staff/rich-text-input.tsx';
import { storyEditionRules } from '#features/stories/story-edition.contract.ts';
import type { EditionChanges } from '#features/translations/edition.contract.ts';
import { PicturedText } from '#features/translations/web/components/alt-pairs.tsx';
import { EditionPair, EditionPairs } from '#features/translations/web/components/edition-pair.tsx';
import { fieldProps } from '#web/staff/fields/field-props.ts';
import { textInputs } from '#web/staff/fields/text-inputs.tsx';
import type { FieldsProps } from '#web/staff/form/use-edit-form.ts';
import { t } from '../../editions/staff-story-editions.texts.ts';
import { type EditionValues, editionFields as fields } from './edition.fields.ts';
import styles from './edition-inputs.module.css';
import type { EditionOfStory } from './edition-of-story.ts';

export type EditionInputsProps = FieldsProps<EditionValues> & {
  of: EditionOfStory;
  /** What the original says otherwise since it was last reviewed. */
  changes: EditionChanges;
};

/** Each text of the original, and beside it where it is written in the other language. */
export function EditionInputs({ of, changes, ...props }: EditionInputsProps) {
  const { values, change, errors } = props;
  const { standing, source, story, original } = of;
  const written = { lang: standing.language, dir: standing.dir };
  const text = textInputs(fields, props);
  const pairOf = (name: 'title' | 'excerpt' | 'content') => ({
    lang: original,
    words: changes.find(({ field }) => field === name)?.words,
    onCopy: values[name] === '' ? () => change({ [name]: source[name] }) : undefined,
  });
  return (
    <EditionPairs>
      <EditionPair {...pairOf('title')} source={<p className={styles.title}>{story.title}</p>}>
        {text('title', { written })}
        {text('slug', { written })}
      </EditionPair>
      <EditionPair {...pairOf('excerpt')} source={<p>{story.excerpt}</p>}>
        {text('excerpt', { written })}
      </EditionPair>
      <EditionPair {...pairOf('content')} source={<ItemText body={story.body} />}>
        <RichTextInput
          {...fieldProps(fields, errors)('content')}
          field={fields.content}
          written={written}
          value={values.content}
          onChange={(content) => change({ content })}
        />
      </EditionPair>
      <CaptionPairs {...props} of={of} written={written} />
    </EditionPairs>
  );
}

type CaptionPairsProps = FieldsProps<EditionValues> & {
  of: EditionOfStory;
  written: { lang: string; dir: 'ltr' | 'rtl' };
};

/** Of the pictures that have a caption in the original. */
function CaptionPairs({ of: { story, original }, written, values, change, errors }: CaptionPairsProps) {
  const named = story.images.map((image, place) => ({ ...image, number: place + 1 })).filter(({ caption }) => caption);
  const { id: field, error } = fieldProps(fields, errors)('captions');
  return named.map(({ id, caption, number, ...image }, place) => (
    <EditionPair key={id} lang={original} source={<PicturedText image={image} text={caption} />}>
      <Field
        label={t.captionOf({ number: String(number) })}
        id={place === 0 ? field : undefined}
        error={place === 0 ? error : null}
        written={written}
      >
        <Textarea
          rows={2}
          maxLength={storyEditionRules.caption.most}
          value={values.captions[id] ?? ''}
          onChange={({ target }) => change({ captions: { ...values.captions, [id]: target.value } })}
        />
      </Field>
    </EditionPair>
  ));
}
