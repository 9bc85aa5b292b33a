import type { HighlightRegion } from '../highlight.contract.ts';
import { t } from './staff-highlights.texts.ts';

const names: Record<HighlightRegion, () => string> = {
  Asia: () => t.asia,
  Europe: () => t.europe,
  'North America': () => t.northAmerica,
  'South America': () => t.southAmerica,
  Africa: () => t.africa,
  Oceania: () => t.oceania,
  Antarctica: () => t.antarctica,
};

/** What is stored is English; its name in the language of the page. */
export const regionInWords = (region: HighlightRegion): string => names[region]();
