import { countryNames } from './country-code.ts';
import { countryNameIn } from './country-name-in.ts';
import { nameKey } from './words.ts';

type Country = {
  /** In the language that was asked for. */
  name: string;
  /** All its names in English and at home, the usual one first. */
  names: readonly string[];
};

const byLanguage = new Map<string, (Country & { key: string })[]>();

function countriesIn(language: string): (Country & { key: string })[] {
  const known = byLanguage.get(language);
  if (known) return known;
  const byCode = Map.groupBy(countryNames(), ([, code]) => code);
  const countries = [...byCode.values()].map((all) => {
    const names = all.map(([name]) => name);
    const name = countryNameIn(language, names[0] ?? '');
    return { name, names, key: nameKey(name) };
  });
  byLanguage.set(language, countries);
  return countries;
}

/** The countries whose names in a language, a BCP 47 tag, begin with what was typed: "Griech" is Greece in German. */
export function countriesBeginning(language: string, typed: string): Country[] {
  const letters = nameKey(typed);
  return letters === '' ? [] : countriesIn(language).filter(({ key }) => key.startsWith(letters));
}
