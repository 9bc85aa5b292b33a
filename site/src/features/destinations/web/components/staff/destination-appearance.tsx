import { FormPart } from '@trekker/design-system/staff/forms/form-part.tsx';
import { LibraryButton } from '#features/media/web/components/library-button.tsx';
import { VisibilityPart } from '#web/staff/fields/flag-input.tsx';
import { imageInputs } from '#web/staff/fields/image-inputs.tsx';
import type { FieldsProps } from '#web/staff/form/use-edit-form.ts';
import { t } from '../../staff-destinations.texts.ts';
import { type DestinationFormValues, destinationFields as fields } from './destination.fields.ts';

/** How a destination looks, and where it is shown. */
export function DestinationAppearance(props: FieldsProps<DestinationFormValues>) {
  const { values, change } = props;
  const { image, gallery } = imageInputs(fields, props, LibraryButton);
  return (
    <>
      <FormPart title={t.coverImage}>{image('thumbnail', { describable: true })}</FormPart>
      <FormPart title={t.images} aside={<p className="tiny muted">{t.dragOrArrows}</p>}>
        {gallery('images', { hideLabel: true, firstStays: true })}
      </FormPart>
      <VisibilityPart field={fields.featured} on={values.featured} onChange={(featured) => change({ featured })} />
    </>
  );
}
