import { storedFile } from '@trekker/design-system/staff/forms/picked-file.ts';
import type { Banner } from '#features/banners/banner.contract.ts';
import { blankValues, storedValues } from '#web/staff/fields/form-field.ts';
import { galleryChangeOf } from '#web/staff/fields/gallery-change.ts';
import { type BannerFormValues, bannerFields } from './banner.fields.ts';

/** The form's fields of a banner. */
export function bannerValuesOf(item: Banner | null): BannerFormValues {
  if (!item) return blankValues(bannerFields);
  const image = item.images.map(({ secure_url, alt, place }) =>
    storedFile(secure_url, { alt, link: place && { id: place._id, name: `${place.name}, ${place.country}` } }),
  );
  return { ...storedValues(bannerFields, item), image };
}

/** The form as the API takes it; `existingImages` is for a banner that was there before. */
export function toBannerRequest({ image, ...texts }: BannerFormValues) {
  const { files, imageOrder, alt } = galleryChangeOf(image, []);
  const placeIds = image.map(({ link }) => link?.id ?? '');
  return { body: { ...texts, alt, placeIds }, existingImages: imageOrder, files: { image: files } };
}
