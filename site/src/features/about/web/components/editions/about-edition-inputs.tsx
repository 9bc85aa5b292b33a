import { Field } from '@trekker/design-system/forms/field.tsx';
import { Input, Textarea } from '@trekker/design-system/forms/input.tsx';
import { aboutEditionRules as rules } from '#features/about/about-edition.contract.ts';
import type { RichTextBody } from '#features/rich-text/rich-text.contract.ts';
import { ItemText } from '#features/rich-text/web/components/item-text.tsx';
import { RichTextInput } from '#features/rich-text/web/components/staff/rich-text-input.tsx';
import { PicturedText } from '#features/translations/web/components/alt-pairs.tsx';
import { EditionPair, EditionPairs } from '#features/translations/web/components/edition-pair.tsx';
import { type EditionFields, textPairs } from '#features/translations/web/components/text-pairs.tsx';
import { fieldProps } from '#web/staff/fields/field-props.ts';
import { t } from '../../editions/staff-about-editions.texts.ts';
import { type AboutEditionValues, aboutEditionFields as fields } from './about-edition.fields.ts';
import type { EditionOfAbout } from './edition-of-about.ts';

type InputsProps = EditionFields<AboutEditionValues, EditionOfAbout>;

/** Each text of the original, and beside it where it is written in the other language. */
export function AboutEditionInputs(props: InputsProps) {
  const { values } = props;
  const { source, about } = props.of;
  const { introImage: image } = about;
  const pair = textPairs(fields, props);
  /** What is in neither language is left out. */
  const isThere = (name: 'mission' | 'joinTitle' | 'joinDescription') => source[name] !== '' || values[name] !== '';
  return (
    <EditionPairs>
      {pair('title', <p className="t-small">{source.title}</p>)}
      <RichTextPair {...props} name="intro" body={about.introBody} />
      {image?.alt && pair('imageAlt', <PicturedText image={{ ...image, url: image.secure_url }} text={image.alt} />)}
      {isThere('mission') && <RichTextPair {...props} name="mission" body={about.missionBody} />}
      <ValuePairs {...props} />
      {isThere('joinTitle') && pair('joinTitle')}
      {isThere('joinDescription') && pair('joinDescription')}
    </EditionPairs>
  );
}

const writtenOf = ({ standing }: EditionOfAbout) => ({ lang: standing.language, dir: standing.dir });

type RichTextPairProps = InputsProps & { name: 'intro' | 'mission'; body: RichTextBody };

function RichTextPair({ of, changes, values, change, errors, name, body }: RichTextPairProps) {
  return (
    <EditionPair
      lang={of.original}
      words={changes.find(({ field }) => field === name)?.words}
      onCopy={values[name] === '' ? () => change({ [name]: of.source[name] }) : undefined}
      source={<ItemText body={body} />}
    >
      <RichTextInput
        {...fieldProps(fields, errors)(name)}
        field={fields[name]}
        written={writtenOf(of)}
        value={values[name]}
        onChange={(text) => change({ [name]: text })}
      />
    </EditionPair>
  );
}

const noWords = { title: '', description: '' };

/** The values of the original; one that nobody translates is read in the original. */
function ValuePairs({ of, values, change }: InputsProps) {
  return of.about.values.map(({ _id: id, title, description }, place) => {
    const words = values.values[id] ?? noWords;
    const changeWords = (changed: Partial<typeof words>) =>
      change({ values: { ...values.values, [id]: { ...words, ...changed } } });
    const isBlank = words.title === '' && words.description === '';
    const number = place + 1;
    return (
      <EditionPair
        key={id}
        lang={of.original}
        onCopy={isBlank ? () => changeWords({ title, description }) : undefined}
        source={
          <>
            <h3>{title}</h3>
            <p>{description}</p>
          </>
        }
      >
        <Field label={t.valueTitle({ number })} written={writtenOf(of)}>
          <Input
            autoComplete="off"
            maxLength={rules.valueTitle.most}
            value={words.title}
            onChange={({ target }) => changeWords({ title: target.value })}
          />
        </Field>
        {(description !== '' || words.description !== '') && (
          <Field label={t.valueDescription({ number })} written={writtenOf(of)}>
            <Textarea
              rows={2}
              maxLength={rules.valueDescription.most}
              value={words.description}
              onChange={({ target }) => changeWords({ description: target.value })}
            />
          </Field>
        )}
      </EditionPair>
    );
  });
}
