import { defaultAccent } from './default-accent.ts';
import type { ShownBrand } from './shown-brand.ts';

/** What stands for a site that has no icon of its own. */
export type BrandInitial = {
  /** The first letter of its name; "" where that has none. */
  letter: string;
  /** On which it stands, `#rrggbb`. */
  color: string;
  typePair: NonNullable<ShownBrand['typePair']>;
};

/** "" where there is neither letter nor digit. */
export const initialOf = (name: string): string => /[\p{L}\p{N}]/u.exec(name.normalize('NFC'))?.[0].toUpperCase() ?? '';

/** Undefined for a site with an icon, and for one that goes by our name, without a logo: it has ours. */
export function brandInitial(
  name: string,
  ourName: string,
  { icon, logo, logoDark, accent, typePair }: ShownBrand = {},
): BrandInitial | undefined {
  if (icon || (name === ourName && !logo && !logoDark)) return undefined;
  return { letter: initialOf(name), color: (accent ?? defaultAccent).light, typePair: typePair ?? 'classic' };
}

/** Which one it is, for addresses that stay when it changes. */
export const versionOfInitial = ({ letter, color, typePair }: BrandInitial): string =>
  [...letter].map((one) => one.codePointAt(0)?.toString(16)).join('') + color.slice(1) + typePair;
