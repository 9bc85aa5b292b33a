import { bannerRules as rules } from '#features/banners/staff-banner.contract.ts';
import { type FormValues, flagField, galleryField, textField } from '#web/staff/fields/form-field.ts';

/** The form of a banner, in its order. */
export const bannerFields = {
  title: textField(() => 'Title', rules.title),
  smallDescription: textField(() => 'Small description', rules.smallDescription),
  description: textField(() => 'Description', rules.description, { rows: 4 }),
  image: galleryField(() => 'Images', rules.image),
  active: flagField(() => 'Active', {
    on: () => 'Active',
    off: () => 'Inactive',
    hint: () => 'Active banners will be displayed on the website',
  }),
};

export type BannerFormValues = FormValues<typeof bannerFields>;
