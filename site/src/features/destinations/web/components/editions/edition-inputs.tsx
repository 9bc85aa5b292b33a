import { Field } from '@trekker/design-system/forms/field.tsx';
import { Input, Textarea } from '@trekker/design-system/forms/input.tsx';
import { FieldRow } from '@trekker/design-system/staff/forms/form-part.tsx';
import { dayTitleRule } from '#features/destinations/staff-destination.contract.ts';
import { ItemText } from '#features/rich-text/web/components/item-text.tsx';
import { RichTextInput } from '#features/rich-text/web/components/staff/rich-text-input.tsx';
import type { EditionChanges } from '#features/translations/edition.contract.ts';
import { EditionPair, EditionPairs } from '#features/translations/web/components/edition-pair.tsx';
import { fieldProps } from '#web/staff/fields/field-props.ts';
import { textInputs } from '#web/staff/fields/text-inputs.tsx';
import type { FieldsProps } from '#web/staff/form/use-edit-form.ts';
import { t } from '../../editions/staff-destination-editions.texts.ts';
import { type EditionValues, editionFields as fields, noWords } from './edition.fields.ts';
import styles from './edition-inputs.module.css';
import type { EditionOfDestination } from './edition-of-destination.ts';

export type EditionInputsProps = FieldsProps<EditionValues> & {
  of: EditionOfDestination;
  /** What the original says otherwise since it was last reviewed. */
  changes: EditionChanges;
};

type Written = { lang: string; dir: 'ltr' | 'rtl' };

/** Each text of the original, and beside it where it is written in the other language. */
export function EditionInputs({ of, changes, ...props }: EditionInputsProps) {
  const { values, change, errors } = props;
  const { standing, source, destination, original } = of;
  const written = { lang: standing.language, dir: standing.dir };
  const text = textInputs(fields, props);
  type Copied = Exclude<keyof EditionValues, 'slug' | 'itinerary'>;
  /** Of one text, or of a few short ones in a row. */
  const pairOf = (...names: Copied[]) => {
    const blank = names.filter((name) => values[name] === '');
    const copied = blank.map((name) => [name, [source[name]].flat().join('\n')] as const);
    const words = changes.filter(({ field }) => names.some((name) => name === field)).flatMap((one) => one.words);
    return {
      lang: original,
      words: words.length > 0 ? words : undefined,
      onCopy: copied.some(([, words]) => words !== '') ? () => change(Object.fromEntries(copied)) : undefined,
    };
  };
  return (
    <EditionPairs>
      <EditionPair {...pairOf('name')} source={<p className={styles.name}>{source.name}</p>}>
        {text('name', { written })}
        {text('slug', { written })}
      </EditionPair>
      <EditionPair {...pairOf('category')} source={<p>{source.category}</p>}>
        {text('category', { written })}
      </EditionPair>
      <EditionPair {...pairOf('description')} source={<p>{source.description}</p>}>
        {text('description', { written })}
      </EditionPair>
      {source.shortLine !== '' && (
        <EditionPair {...pairOf('shortLine')} source={<p>{source.shortLine}</p>}>
          {text('shortLine', { written })}
        </EditionPair>
      )}
      <EditionPair {...pairOf('longDescription')} source={<ItemText body={destination.body} />}>
        <RichTextInput
          {...fieldProps(fields, errors)('longDescription')}
          field={fields.longDescription}
          written={written}
          value={values.longDescription}
          onChange={(longDescription) => change({ longDescription })}
        />
      </EditionPair>
      <EditionPair
        {...pairOf('bestTimeToVisit', 'SuggestedDuration')}
        source={<Facts facts={[source.bestTimeToVisit, source.SuggestedDuration]} />}
      >
        <FieldRow>
          {text('bestTimeToVisit', { written })}
          {text('SuggestedDuration', { written })}
        </FieldRow>
      </EditionPair>
      <EditionPair
        {...pairOf('region', 'climateType', 'bestMonth')}
        source={<Facts facts={[source.region, source.climateType, source.bestMonth]} />}
      >
        <FieldRow three>
          {text('region', { written })}
          {text('climateType', { written })}
          {text('bestMonth', { written })}
        </FieldRow>
      </EditionPair>
      <EditionPair {...pairOf('popularFor')} source={<Facts facts={source.popularFor} />}>
        {text('popularFor', { written })}
      </EditionPair>
      <EditionPair {...pairOf('travelTips')} source={<Facts facts={source.travelTips} />}>
        {text('travelTips', { written })}
      </EditionPair>
      <DayPairs {...props} of={of} written={written} />
    </EditionPairs>
  );
}

const Facts = ({ facts }: { facts: readonly string[] }) => (
  <ul className={styles.facts}>
    {facts.map((fact) => (
      <li key={fact}>{fact}</li>
    ))}
  </ul>
);

type DayPairsProps = FieldsProps<EditionValues> & { of: EditionOfDestination; written: Written };

/** The days of the original; one that nobody translates is read in the original. */
function DayPairs({ of: { destination, original }, written, values, change, errors }: DayPairsProps) {
  const { id: field, error } = fieldProps(fields, errors)('itinerary');
  return destination.itinerary.map(({ _id: id, title, activities }, place) => {
    const day = values.itinerary[id] ?? noWords;
    const changeDay = (words: Partial<typeof day>) =>
      change({ itinerary: { ...values.itinerary, [id]: { ...day, ...words } } });
    const copy = () => changeDay({ title, activities: activities.join('\n') });
    const number = place + 1;
    return (
      <EditionPair
        key={id}
        lang={original}
        onCopy={day.title === '' && day.activities === '' ? copy : undefined}
        source={
          <>
            <h3>{title}</h3>
            <Facts facts={activities} />
          </>
        }
      >
        <Field
          label={t.dayTitle({ number })}
          id={place === 0 ? field : undefined}
          error={place === 0 ? error : null}
          written={written}
        >
          <Input
            autoComplete="off"
            maxLength={dayTitleRule.most}
            value={day.title}
            onChange={({ target }) => changeDay({ title: target.value })}
          />
        </Field>
        <Field label={t.dayActivities({ number })} written={written}>
          <Textarea
            rows={3}
            value={day.activities}
            onChange={({ target }) => changeDay({ activities: target.value })}
          />
        </Field>
      </EditionPair>
    );
  });
}
