import { Check } from '@trekker/design-system/forms/check.tsx';
import { FileField } from '@trekker/design-system/staff/forms/file-field.tsx';
import { FormPart } from '@trekker/design-system/staff/forms/form-part.tsx';
import { ImagesField } from '@trekker/design-system/staff/forms/images-field.tsx';
import { destinationRules as rules } from '#features/destinations/staff-destination.contract.ts';
import { fieldId } from '#web/staff/fields/use-field-errors.ts';
import { imageFiles } from '#web/staff/form/image-files.ts';
import type { FieldsProps } from '#web/staff/form/use-edit-form.ts';
import { type DestinationFormValues, destinationFields as fields } from './destination.fields.ts';

/** How a destination looks, and where it is shown. */
export function DestinationAppearance({ values, change, errors, percent }: FieldsProps<DestinationFormValues>) {
  const progress = percent === undefined ? {} : { percent };
  return (
    <>
      <FormPart title="Cover picture">
        <FileField
          label={fields.thumbnail.label}
          id={fieldId('thumbnail')}
          value={values.thumbnail}
          onChange={(thumbnail) => change({ thumbnail })}
          error={errors.thumbnail ?? null}
          describable
          {...imageFiles}
          {...progress}
        />
      </FormPart>
      <FormPart title="Pictures" aside={<p className="tiny muted">Drag or use the arrows</p>}>
        <ImagesField
          label={fields.images.label}
          hideLabel
          id={fieldId('images')}
          value={values.images}
          onChange={(images) => change({ images })}
          error={errors.images ?? null}
          most={rules.images.most}
          firstStays
          {...imageFiles}
          {...progress}
        />
      </FormPart>
      <FormPart title="Visibility">
        <Check
          label="Feature this destination"
          hint="Shown among Top Destinations on the home page"
          checked={values.featured}
          onChange={(event) => change({ featured: event.target.checked })}
        />
      </FormPart>
    </>
  );
}
