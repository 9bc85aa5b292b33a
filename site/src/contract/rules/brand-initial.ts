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

/** The sun over a horizon, as a path on 32 by 32: for a name without a letter, or with one that cannot be drawn. */
export const horizonMark =
  'M16 8.5a6.5 6.5 0 0 1 6.5 6.5v.5h-13V15A6.5 6.5 0 0 1 16 8.5zM6.5 17.5h19v2h-19zM9.5 21.5h13v2h-13zM12.5 25.5h7v2h-7z';

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
