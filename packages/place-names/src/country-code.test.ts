import { countries } from 'countries-list';
import { iso31661 } from 'iso-3166';
import { describe, expect, test } from 'vitest';
import { countryCode } from './country-code.ts';
import { countryNameIn } from './country-name-in.ts';
import { regionWords } from './region-words.ts';

const KNOWN = {
  US: [
    'USA',
    'U.S.A.',
    'US',
    'United States',
    'the United States of America',
    'Estados Unidos',
    'Vereinigte Staaten',
    'America',
  ],
  GB: ['UK', 'U.K.', 'Great Britain', 'England', 'Scotland', 'wales', 'Northern Ireland', 'Royaume-Uni'],
  CZ: ['Czech Republic', 'Czechia', 'Česko', 'Tschechien'],
  CI: ['Ivory Coast', "Côte d'Ivoire", 'Cote d’Ivoire', 'COTE DIVOIRE'],
  VN: ['Vietnam', 'Viet Nam', 'Việt Nam'],
  KR: ['South Korea', 'Korea, Republic of', 'Republic of Korea', '대한민국'],
  KP: ['North Korea', 'DPRK'],
  CD: ['DRC', 'Democratic Republic of the Congo', 'DR Congo', 'Congo (Kinshasa)'],
  CG: ['Congo', 'Republic of the Congo'],
  TR: ['Turkey', 'Türkiye', 'turkiye', 'TÜRKİYE'],
  DE: ['Germany', 'Deutschland', 'Allemagne', 'Federal Republic of Germany'],
  JP: ['日本', 'Japan'],
  NL: ['Holland', 'the Netherlands', 'Nederland'],
  GM: ['The Gambia', 'Gambia'],
  IE: ['Ireland', 'Republic of Ireland', 'Éire'],
  LC: ['St. Lucia', 'St Lucia', 'Saint Lucia'],
  TL: ['Timor-Leste', 'East Timor'],
  PT: ['Lisbon, Portugal', ' portugal ', 'Portuguese Republic / Portugal'],
};

describe('countryCode', () => {
  test.each(Object.entries(KNOWN))('knows %s', (code, names) => {
    expect(names.map((name) => countryCode(name))).toEqual(names.map(() => code));
  });
  test('knows every name of ISO and countries-list, every native name and every code', () => {
    for (const { name, alpha2, alpha3 } of iso31661) {
      expect([name, countryCode(name), countryCode(alpha2), countryCode(alpha3)]).toEqual([
        name,
        alpha2,
        alpha2,
        alpha2,
      ]);
    }
    for (const [code, { name, native }] of Object.entries(countries)) {
      expect([name, countryCode(name), countryCode(native)]).toEqual([name, code, code]);
    }
  });
  test.each(['', 'Bora Bora', 'Europe', 'Atlantis', 'toString', '  ', 'republic of', '\ud800'])(
    'finds no country in %j',
    (text) => {
      expect(countryCode(text)).toBeUndefined();
    },
  );
});

describe('regionWords', () => {
  test('returns region, part of the world, names and adjective of the country', () => {
    const words = regionWords('europe', 'Portugal');
    expect(words).toEqual(expect.arrayContaining(['europe', 'european', 'portugal', 'portuguese', 'southern europe']));
    expect(regionWords('asia', 'Vietnam')).toEqual(
      expect.arrayContaining(['việt nam', 'vietnamese', 'southeast asia']),
    );
    expect(regionWords('americas', 'USA')).toEqual(
      expect.arrayContaining(['united states', 'america', 'usa', 'american']),
    );
    expect(regionWords('europe', 'Scotland')).toEqual(
      expect.arrayContaining(['scotland', 'uk', 'british', 'scottish']),
    );
  });
  test('returns the text itself for an unknown country, and the region where there is none', () => {
    expect(regionWords('oceania', 'Atlantis ')).toEqual(['oceania', 'pacific', 'oceanian', 'atlantis']);
    expect(regionWords('other', '')).toEqual([]);
  });
  test('returns each word once, in lower case, for every country', () => {
    for (const { name } of Object.values(countries)) {
      const words = regionWords('asia', name);
      expect(new Set(words).size).toBe(words.length);
      expect(words).toEqual(words.map((word) => word.toLowerCase()));
      expect(words).toContain(name.toLowerCase());
    }
  });
});

test.each([
  ['Germany', 'Deutschland', 'ألمانيا'],
  ['the Netherlands', 'Niederlande', 'هولندا'],
  ["Côte d'Ivoire", 'Côte d’Ivoire', 'ساحل العاج'],
  ['Hong Kong', 'Hongkong', 'هونغ كونغ'],
  ['Scotland', 'Scotland', 'Scotland'],
  ['Portugal, Azores', 'Portugal, Azores', 'Portugal, Azores'],
  ['Atlantis', 'Atlantis', 'Atlantis'],
])('%s in other languages', (country, german, arabic) => {
  expect([countryNameIn('de', country), countryNameIn('ar', country)]).toEqual([german, arabic]);
});
