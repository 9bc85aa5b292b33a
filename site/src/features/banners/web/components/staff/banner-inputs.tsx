import { textsMissing } from '#features/banners/staff-banner.contract.ts';
import { PlaceField } from '#features/destinations/web/components/staff/place-field.tsx';
import { LibraryButton } from '#features/media/web/components/library-button.tsx';
import { imageInputs } from '#web/staff/fields/image-inputs.tsx';
import { textInputs } from '#web/staff/fields/text-inputs.tsx';
import { ownErrors } from '#web/staff/fields/use-field-errors.ts';
import type { FieldsProps } from '#web/staff/form/use-edit-form.ts';
import { type BannerFormValues, bannerFields as fields } from './banner.fields.ts';
import { t } from './staff-banners.texts.ts';

/** The three places of a banner on the home page, with the crop that each has on a wide screen. */
const places = () => [
  { name: t.largeLeft, ratio: '16/9' },
  { name: t.tallMiddle, ratio: '4/5' },
  { name: t.tallRight, ratio: '4/5' },
];

/** Everything that is written of a banner, and its images with the places that they show. */
export function BannerInputs(props: FieldsProps<BannerFormValues>) {
  const text = textInputs(fields, { ...props, errors: ownErrors(props.errors, textsMissing, fields) });
  const { gallery } = imageInputs(fields, props, LibraryButton);
  return (
    <div className="stack">
      {text('title', { input: { 'data-autofocus': true } })}
      {text('smallDescription')}
      {text('description')}
      {gallery('image', { linkField: PlaceField, places: places() })}
    </div>
  );
}
