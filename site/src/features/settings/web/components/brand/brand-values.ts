import { type PickedFile, storedFile } from '@trekker/design-system/staff/forms/picked-file.ts';
import { accentOf } from '#contract/rules/accent-rule.ts';
import { type Brand, type BrandImage, brandImages, type TypePair } from '#features/settings/brand.contract.ts';
import { t } from './staff-brand.texts.ts';

type Images = Record<BrandImage, PickedFile | null>;

/** What stands in the form. */
export type BrandValues = Images & {
  name: string;
  tagline: string;
  description: string;
  accent: string;
  typePair: TypePair;
};

export function valuesOf(brand: Brand): BrandValues {
  const { name, tagline, description, accent, typePair } = brand;
  const image = (field: BrandImage) => (brand[field] ? storedFile(brand[field].url) : null);
  const [logo, logoDark, icon, shareImage] = brandImages.map(image) as [PickedFile | null, ...(PickedFile | null)[]];
  return {
    name,
    tagline,
    description,
    accent: accent.chosen,
    typePair,
    logo,
    logoDark: logoDark ?? null,
    icon: icon ?? null,
    shareImage: shareImage ?? null,
  };
}

export const isColor = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

/** The accent as it would be used; of what is no color yet, the one that is stored. */
export const usedAccent = (typed: string, stored: string) => accentOf((isColor(typed) ? typed : stored).toLowerCase());

const names: Record<keyof BrandValues, () => string> = {
  name: () => t.nameChanged,
  tagline: () => t.taglineChanged,
  description: () => t.descriptionChanged,
  accent: () => t.accentChanged,
  typePair: () => t.typeChanged,
  logo: () => t.logoChanged,
  logoDark: () => t.logoDarkChanged,
  icon: () => t.iconChanged,
  shareImage: () => t.shareChanged,
};

/** What differs from what is stored, in words. */
export function changedIn(values: BrandValues, stored: BrandValues): string[] {
  const fields = Object.keys(names) as (keyof BrandValues)[];
  const plain = (value: BrandValues[keyof BrandValues]) =>
    typeof value === 'string' ? value : `${value?.url ?? ''} ${value?.library?.id ?? ''}`;
  const isNew = (value: BrandValues[keyof BrandValues]) => typeof value === 'object' && value?.file !== undefined;
  return fields
    .filter((field) => isNew(values[field]) || plain(values[field]) !== plain(stored[field]))
    .map((field) => names[field]());
}

/** What a save sends beside the files. */
export function bodyOf(values: BrandValues, stored: BrandValues, updatedAt: string) {
  const { name, tagline, description, accent, typePair } = values;
  const gone = (field: BrandImage) => stored[field] !== null && values[field] === null;
  return {
    name,
    tagline,
    description,
    accent,
    typePair,
    removeLogo: gone('logo'),
    removeLogoDark: gone('logoDark'),
    removeIcon: gone('icon'),
    removeShareImage: gone('shareImage'),
    updatedAt,
  };
}
