import { Button } from '@trekker/design-system/actions/button.tsx';
import { Field } from '@trekker/design-system/forms/field.tsx';
import { Textarea } from '@trekker/design-system/forms/input.tsx';
import { Image } from '@trekker/design-system/images/image.tsx';
import type { ReactNode } from 'react';
import { ItemText } from '#features/rich-text/web/components/item-text.tsx';
import { RichTextInput } from '#features/rich-text/web/components/staff/rich-text-input.tsx';
import { storyEditionRules } from '#features/stories/story-edition.contract.ts';
import { ComparedWords } from '#web/staff/conflicts/compared-words.tsx';
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
  changes: EditionOfStory['changedSince'];
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
    <div className={styles.pairs}>
      <Pair {...pairOf('title')} source={<p className={styles.title}>{story.title}</p>}>
        {text('title', { written })}
        {text('slug', { written })}
      </Pair>
      <Pair {...pairOf('excerpt')} source={<p>{story.excerpt}</p>}>
        {text('excerpt', { written })}
      </Pair>
      <Pair {...pairOf('content')} source={<ItemText body={story.body} />}>
        <RichTextInput
          {...fieldProps(fields, errors)('content')}
          field={fields.content}
          written={written}
          value={values.content}
          onChange={(content) => change({ content })}
        />
      </Pair>
      <CaptionPairs {...props} of={of} written={written} />
    </div>
  );
}

type PairProps = {
  lang: string;
  /** What has changed in the original. */
  words?: EditionOfStory['changedSince'][number]['words'] | undefined;
  /** Begins with the original's words. */
  onCopy?: (() => void) | undefined;
  source: ReactNode;
  children: ReactNode;
};

function Pair({ lang, words, onCopy, source, children }: PairProps) {
  return (
    <div className={styles.pair}>
      <div className={styles.source}>
        <div className="row row-between">
          <h2 className={styles.label}>{t.original}</h2>
          {onCopy && (
            <Button variant="ghost" small onClick={onCopy}>
              {t.copy}
            </Button>
          )}
        </div>
        {words && (
          <div className={styles.changed}>
            <h3 className={styles.label}>{t.changed}</h3>
            <p lang={lang} dir="ltr">
              <ComparedWords changes={words} />
            </p>
          </div>
        )}
        <div lang={lang} dir="ltr">
          {source}
        </div>
      </div>
      <div className={styles.written}>{children}</div>
    </div>
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
    <Pair
      key={id}
      lang={original}
      source={
        <div className={styles.image}>
          <Image image={image} sizes="8rem" ratio="3/2" />
          <p>{caption}</p>
        </div>
      }
    >
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
    </Pair>
  ));
}
