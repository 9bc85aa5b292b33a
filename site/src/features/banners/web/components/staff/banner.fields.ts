import { bannerRules as rules } from '#features/banners/staff-banner.contract.ts';
import { type FormValues, flagField, galleryField, textField } from '#web/staff/fields/form-field.ts';
import { t } from './staff-banners.texts.ts';

/** The form of a banner, in its order. */
export const bannerFields = {
  title: textField(() => t.title, rules.title),
  smallDescription: textField(() => t.smallDescription, rules.smallDescription),
  description: textField(() => t.longDescription, rules.description, { rows: 4 }),
  image: galleryField(() => t.images, rules.image),
  active: flagField(() => t.active, {
    on: () => t.active,
    off: () => t.inactive,
    hint: () => t.activeHint,
  }),
};

export type BannerFormValues = FormValues<typeof bannerFields>;
