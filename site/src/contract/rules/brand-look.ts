import { accentTokens } from './accent-rule.ts';
import type { ShownBrand } from './shown-brand.ts';

// Apart from what each page loads: an accent's shades are known to the server, and where one is chosen.

/** The attributes of a page's root element that make it look so; "" for none. */
export function lookOf({ accent, typePair }: ShownBrand): { style: string; type: string } {
  const tokens = Object.entries(accent ? accentTokens(accent) : {});
  return { style: tokens.map(([name, value]) => `${name}:${value}`).join(';'), type: typePair ?? '' };
}
