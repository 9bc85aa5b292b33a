import { Field } from '@trekker/design-system/forms/field.tsx';
import { Input, Textarea } from '@trekker/design-system/forms/input.tsx';
import { FieldRow, FormColumns, FormPart } from '@trekker/design-system/staff/forms/form-part.tsx';
import { TagInput } from '@trekker/design-system/staff/forms/tag-input.tsx';
import { LineList } from '@trekker/design-system/staff/lists/line-list.tsx';
import { type FieldsProps, fieldId } from '#web/staff/form/use-edit-form.ts';
import { DestinationAppearance } from './destination-appearance.tsx';
import { DestinationDays } from './destination-days.tsx';
import { DestinationMonths } from './destination-months.tsx';
import { type DestinationValues, destinationLabels as labels } from './destination-values.ts';

type TextName = {
  [Name in keyof DestinationValues]: DestinationValues[Name] extends string ? Name : never;
}[keyof DestinationValues];
type TextOptions = {
  hint?: string;
  placeholder?: string;
  most?: number;
  /** Several lines, so many at first. */
  rows?: number;
};

/** As high as its text, without the room that longer texts have from the start. */
const twoRows = { minHeight: '4.5rem', fieldSizing: 'content' } as const;

/** Everything that is written of a destination: left what it is, right how it looks. */
export function DestinationFields(props: FieldsProps<DestinationValues>) {
  const { values, change, errors } = props;
  const text = (name: TextName, { hint, placeholder, most, rows }: TextOptions = {}) => {
    const control = {
      value: values[name],
      placeholder,
      maxLength: most,
      onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
    };
    return (
      <Field label={labels[name]} id={fieldId(name)} hint={hint} error={errors[name] ?? null}>
        {rows ? (
          <Textarea rows={rows} style={rows === 2 ? twoRows : undefined} {...control} />
        ) : (
          <Input autoComplete="off" {...control} />
        )}
      </Field>
    );
  };
  return (
    <FormColumns aside={<DestinationAppearance {...props} />}>
      <FormPart title="Details">
        <FieldRow>
          {text('name', { most: 120 })}
          {text('category', { most: 60, placeholder: 'City break, island, trail' })}
        </FieldRow>
        {text('description', { rows: 2, most: 600, hint: 'Shown at the top of the destination’s page.' })}
        {text('shortLine', { most: 90, hint: 'Shown on cards. If empty, they show the start of the description.' })}
        {text('longDescription', { rows: 7, most: 20_000, hint: 'Leave a blank line to start a new paragraph.' })}
        <FieldRow>
          {text('bestTimeToVisit', { most: 150, placeholder: 'March to June, September' })}
          {text('SuggestedDuration', { most: 60, placeholder: '4 days' })}
        </FieldRow>
      </FormPart>
      <FormPart title="Location and weather">
        <FieldRow>
          {text('country', { most: 100 })}
          {text('region', { most: 200, placeholder: 'Southern Europe' })}
        </FieldRow>
        <FieldRow>
          {text('latitude', { hint: 'In degrees, south is negative: 38.7223' })}
          {text('longitude', { hint: 'In degrees, west is negative: -9.1393' })}
        </FieldRow>
        <FieldRow three>
          {text('avgTemp', { hint: 'In °C' })}
          {text('climateType', { most: 100, placeholder: 'Mild, oceanic' })}
          {text('bestMonth', { most: 100, placeholder: 'May' })}
        </FieldRow>
      </FormPart>
      <FormPart title="Things to do">
        <FieldRow>
          <TagInput
            label={labels.tags}
            id={fieldId('tags')}
            value={values.tags}
            onChange={(tags) => change({ tags })}
            error={errors.tags ?? null}
            placeholder="Type and press Enter"
            maxLength={60}
          />
          <TagInput
            label={labels.popularFor}
            id={fieldId('popularFor')}
            value={values.popularFor}
            onChange={(popularFor) => change({ popularFor })}
            error={errors.popularFor ?? null}
            placeholder="Type and press Enter"
            maxLength={60}
          />
        </FieldRow>
        <LineList
          label={labels.travelTips}
          one="Tip"
          id={fieldId('travelTips')}
          value={values.travelTips}
          onChange={(travelTips) => change({ travelTips })}
          error={errors.travelTips ?? null}
          placeholder="One piece of advice"
          maxLength={600}
        />
      </FormPart>
      <DestinationMonths months={values.months} onChange={(months) => change({ months })} error={errors.months} />
      <DestinationDays
        days={values.itinerary}
        onChange={(itinerary) => change({ itinerary })}
        error={errors.itinerary}
      />
    </FormColumns>
  );
}
