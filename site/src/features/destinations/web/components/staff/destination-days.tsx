import { Input, Textarea } from '@trekker/design-system/forms/input.tsx';
import { FormPart } from '@trekker/design-system/staff/forms/form-part.tsx';
import { ListEditor } from '@trekker/design-system/staff/forms/list-editor.tsx';
import { dayTitleRule, destinationRules } from '#features/destinations/staff-destination.contract.ts';
import { fieldId } from '#web/staff/fields/use-field-errors.ts';
import { t } from '../../staff-destinations.texts.ts';
import { type DayValues, destinationFields } from './destination.fields.ts';

export type DestinationDaysProps = {
  days: readonly DayValues[];
  onChange: (days: DayValues[]) => void;
  error: string | undefined;
};

/** The itinerary: each day has a title and its activities, one a line. */
export function DestinationDays({ days, onChange, error }: DestinationDaysProps) {
  return (
    <FormPart title={t.itinerary}>
      <ListEditor
        label={destinationFields.itinerary.label()}
        hideLabel
        addLabel={t.addDay}
        nameOf={(number) => t.day({ number })}
        id={fieldId('itinerary')}
        items={days}
        onChange={onChange}
        empty={() => ({ title: '', activities: '' })}
        error={error ?? null}
        most={destinationRules.itinerary.items}
      >
        {(day, change, { name }) => (
          <>
            <Input
              aria-label={t.dayTitle({ day: name })}
              placeholder={t.dayTitleExample}
              maxLength={dayTitleRule.most}
              value={day.title}
              onChange={(event) => change({ ...day, title: event.target.value })}
            />
            <Textarea
              aria-label={t.dayActivities({ day: name })}
              placeholder={t.dayActivitiesExample}
              rows={3}
              style={{ minHeight: '5.5rem', fieldSizing: 'content' }}
              value={day.activities}
              onChange={(event) => change({ ...day, activities: event.target.value })}
            />
          </>
        )}
      </ListEditor>
    </FormPart>
  );
}
