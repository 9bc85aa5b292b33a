import { FieldRow, FormColumns, FormPart } from '@trekker/design-system/staff/forms/form-part.tsx';
import { TagInput } from '@trekker/design-system/staff/forms/tag-input.tsx';
import { LineList } from '@trekker/design-system/staff/lists/line-list.tsx';
import { RichTextInput } from '#features/rich-text/web/components/staff/rich-text-input.tsx';
import { fieldProps } from '#web/staff/fields/field-props.ts';
import { textInputs } from '#web/staff/fields/text-inputs.tsx';
import type { FieldsProps } from '#web/staff/form/use-edit-form.ts';
import { t as listWords } from '#web/staff/list/staff-list.texts.ts';
import { t } from '../../staff-destinations.texts.ts';
import { type DestinationFormValues, destinationFields as fields } from './destination.fields.ts';
import { DestinationAppearance } from './destination-appearance.tsx';
import { DestinationDays } from './destination-days.tsx';
import { DestinationMonths } from './destination-months.tsx';
import { PhotoPosition } from './photo-position.tsx';

/** Everything that is written of a destination: left what it is, right how it looks. */
export function DestinationInputs(props: FieldsProps<DestinationFormValues>) {
  const { values, change, errors } = props;
  const text = textInputs(fields, props);
  const field = fieldProps(fields, errors);
  const tags = (name: 'tags' | 'popularFor') => (
    <TagInput
      {...field(name)}
      value={values[name]}
      onChange={(words) => change({ [name]: words })}
      placeholder={listWords.typeAndEnter}
      maxLength={fields[name].maxLength}
    />
  );
  return (
    <FormColumns aside={<DestinationAppearance {...props} />}>
      <FormPart title={t.details}>
        <FieldRow>
          {text('name')}
          {text('category')}
        </FieldRow>
        {text('description')}
        {text('shortLine')}
        <RichTextInput
          {...field('longDescription')}
          field={fields.longDescription}
          value={values.longDescription}
          onChange={(longDescription) => change({ longDescription })}
        />
        <FieldRow>
          {text('bestTimeToVisit')}
          {text('SuggestedDuration')}
        </FieldRow>
      </FormPart>
      <FormPart title={t.locationAndWeather}>
        <FieldRow>
          {text('country')}
          {text('region')}
        </FieldRow>
        <FieldRow>
          {text('latitude')}
          {text('longitude')}
        </FieldRow>
        <PhotoPosition values={values} change={change} />
        <FieldRow three>
          {text('avgTemp')}
          {text('climateType')}
          {text('bestMonth')}
        </FieldRow>
      </FormPart>
      <FormPart title={t.thingsToDo}>
        <FieldRow>
          {tags('tags')}
          {tags('popularFor')}
        </FieldRow>
        <LineList
          {...field('travelTips')}
          one={(number) => t.tipNumber({ number })}
          value={values.travelTips}
          onChange={(travelTips) => change({ travelTips })}
          placeholder={t.tipExample}
          maxLength={fields.travelTips.maxLength}
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
