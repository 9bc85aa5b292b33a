import type { PublicBrand } from '../../features/settings/brand.contract.ts';
import { defaultAccent } from './default-accent.ts';

/** What a page has to know of the brand: what differs from the look that comes with the site, and nothing else. */
export type ShownBrand = Partial<Omit<PublicBrand, 'name'>>;

/** Undefined where nothing differs: most pages of most sites carry nothing of it. */
export function shownBrand(brand: PublicBrand): ShownBrand | undefined {
  const { tagline, description, logo, logoDark, icon, shareImage, accent, typePair } = brand;
  const shown: ShownBrand = {
    ...(tagline && { tagline }),
    ...(description && { description }),
    ...(logo && { logo }),
    ...(logoDark && { logoDark }),
    ...(icon && { icon }),
    ...(shareImage && { shareImage }),
    ...((accent.light !== defaultAccent.light || accent.dark !== defaultAccent.dark) && { accent }),
    ...(typePair !== 'classic' && { typePair }),
  };
  return Object.keys(shown).length > 0 ? shown : undefined;
}

/** Which picture it is, for addresses that stay when it changes. */
export const versionOf = (url: string): string => url.replace(/^\/media\//, '').slice(0, 8);
