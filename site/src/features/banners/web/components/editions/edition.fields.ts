import { bannerEditionRules as rules } from '#features/banners/banner-edition.contract.ts';
import { altsField } from '#features/translations/web/components/alt-pairs.tsx';
import { type FormValues, textField } from '#web/staff/fields/form-field.ts';
import { t } from '../../editions/staff-banner-editions.texts.ts';
import { t as words } from '../staff/staff-banners.texts.ts';

/** The form of a banner in another language, in its order. */
export const editionFields = {
  title: textField(() => words.title, rules.title),
  smallDescription: textField(() => words.smallDescription, rules.smallDescription),
  description: textField(() => words.longDescription, rules.description, { rows: 4 }),
  alts: altsField(() => t.alts),
};

export type EditionValues = FormValues<typeof editionFields>;
