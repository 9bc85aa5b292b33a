import { countryCode } from '@trekker/place-names/country-code.ts';
import { countryNameIn } from '@trekker/place-names/country-name-in.ts';
import { nameKey } from '@trekker/place-names/words.ts';
import { countries } from 'countries-list';

/** Languages whose names for parts of the world are understood. */
const languages = [
  'de',
  'fr',
  'es',
  'it',
  'pt',
  'nl',
  'da',
  'sv',
  'pl',
  'tr',
  'ru',
  'ja',
  'zh',
  'ar',
  'hi',
  'ko',
  'el',
  'vi',
];

/** The numbers of the United Nations (M49) with the word that we use. */
const worldRegions = {
  '150': 'Europe',
  '142': 'Asia',
  '002': 'Africa',
  '019': 'Americas',
  '009': 'Oceania',
  '035': 'Southeast Asia',
  '005': 'South America',
  '003': 'North America',
} as const;

let regionNames: Map<string, string> | undefined;

function buildRegionNames(): Map<string, string> {
  const index = new Map<string, string>();
  for (const language of languages) {
    const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
    for (const [code, english] of Object.entries(worldRegions)) index.set(nameKey(names.of(code) ?? ''), english);
  }
  index.delete('');
  return index;
}

/** The English name of a country or a part of the world by its name in another language: Griechenland, Asien, 欧洲. */
export function englishNameOf(name: string): string | undefined {
  regionNames ??= buildRegionNames();
  const code = countryCode(name);
  return regionNames.get(nameKey(name)) ?? (code && countries[code as keyof typeof countries]?.name);
}

/**
 * The English name of a country or a part of the world that is called `name` in one language: Island is Iceland in
 * German, and no country in Spanish.
 */
export function englishNameFrom(language: string, name: string): string | undefined {
  const english = englishNameOf(name);
  const isHere = english !== undefined && nameKey(nameIn(language, english)) === nameKey(name);
  return isHere ? english : undefined;
}

function nameIn(language: string, english: string): string {
  const [region] = Object.entries(worldRegions).find(([, name]) => name === english) ?? [];
  if (!region) return countryNameIn(language, english);
  return new Intl.DisplayNames([language], { type: 'region' }).of(region) ?? english;
}

export type TranslatedName = { name: string; english: string };

const namesIn = new Map<string, ReadonlyMap<string, TranslatedName>>();

/** What countries and parts of the world are called in a language, by the letters of these names as compared. */
export function translatedNames(language: string): ReadonlyMap<string, TranslatedName> {
  const known = namesIn.get(language);
  if (known) return known;
  const all = [...Object.values(worldRegions), ...Object.values(countries).map(({ name }) => name)];
  const names = new Map(
    all.map((english) => {
      const name = nameIn(language, english);
      return [nameKey(name).replaceAll(' ', ''), { name, english }];
    }),
  );
  namesIn.set(language, names);
  return names;
}
