import { countries } from 'countries-list';
import fc from 'fast-check';
import { iso31662 } from 'iso-3166';
import { describe, expect, test } from 'vitest';
import { regionOfCountry, regionOfSubdivision } from './continents.ts';
import { regionOf } from './region.ts';
import type { Region } from './regions.ts';

const COUNTRIES = Object.entries(countries);
const nameOf = Object.fromEntries(COUNTRIES.map(([code, { name }]) => [code, name]));

/** Region texts as editors write them, with the country they would give, or none. */
const COMMON: Record<Region, string> = {
  europe: `Southern Europe|Northern Europe, Norway|Western Europe|Eastern Europe, Ukraine|Central Europe|Scandinavia
    Nordic countries|Baltic States, Latvia|The Balkans|Benelux|Tuscany|Toscana, Italy|Sicily|Lombardy|Lake Como|Amalfi Coast
    Cinque Terre|Dolomites|Bavaria|Bayern|Black Forest, Germany|Saxony|Rhineland|Tyrol|Salzkammergut|Wallonia|Flanders|Brittany
    Provence|Côte d’Azur|Provence-Alpes-Côte d'Azur, France|Normandy|Alsace|Corsica|Île-de-France|Andalucía|Andalusia|Catalonia
    Basque Country|Galicia|Canary Islands, Spain|Balearic Islands|Ceuta, Spain|Algarve|Alentejo|Azores|Madeira|Lisbon|Scotland
    Scottish Highlands|Highlands, Scotland|Wales|Northern Ireland|Cornwall|Cotswolds|Lake District, England|Isle of Skye
    Connacht|County Kerry, Ireland|Jutland|Lapland, Finland|Lofoten|Svalbard|Westfjords|Faroe Islands|Cyclades|Crete|Peloponnese
    South Aegean|Dalmatia|Istria|Transylvania|Bohemia|South Moravia|Silesia|Masuria|Crimea|Karelia|Kaliningrad|Saint Petersburg
    Moscow|Istanbul, Turkey|Eastern Thrace|Åland Islands|Kosovo|Cyprus|Southern, Italy|Mediterranean, Malta|Alps, Austria
    Nord, France|Granada, Spain|Córdoba, Spain|León, Spain|Montana, Bulgaria|Lagos, Portugal|European Union|Romania`,
  asia: `Rajasthan|Northern Rajasthan, India|Kerala|Tamil Nadu|Goa|Himachal Pradesh|Uttarakhand|Ladakh|Kashmir|Punjab|Sikkim
    West Bengal|Uttar Pradesh|Pondicherry|Maharashtra|Karnataka|Gujarat|Assam|Delhi|Andaman and Nicobar Islands|South India|Kansai
    Kantō|Hokkaido|Kyushu|Okinawa|Kyoto|Fukuoka|Hiroshima|Tibet|Xinjiang|Yunnan|Sichuan|Inner Mongolia|Guangxi|Hong Kong
    Jeju|Taiwan|Southeast Asia|South-East Asia|South East Asia|East Asia|Central Asia|South Asia|Middle East|Middle East, Jordan|Levant
    Arabian Peninsula|Dubai|Abu Dhabi|Wadi Rum|Bali|Java|Lombok|Sumatra|Borneo|Sulawesi|Papua, Indonesia|Penang|Sabah|Sarawak|Luzon
    Palawan|Visayas|Cebu|Phuket|Isan|Chiang Mai|Ha Long Bay|Mekong Delta|Quảng Nam, Vietnam|Siem Reap|Shan State|Himalayas
    Kathmandu Valley|Gandaki, Nepal|Cappadocia|Anatolia|Antalya, Turkey|Siberia|Lake Baikal, Russia|Kamchatka|Russian Far East
    Sakha Republic|Irkutsk, Russia|Altai, Russia|Sinai, Egypt|South Sinai|Caucasus, Georgia|Svaneti|Silk Road|Black Sea Coast, Turkey
    Georgia|Galilee|Socotra|East Timor|Asia, Turkey|Indian Ocean, Maldives`,
  africa: `North Africa|West Africa|East Africa|Southern Africa|Sub-Saharan Africa|Horn of Africa|Maghreb|Sahara|Sahel|Atlas Mountains
    Marrakech-Safi|Marrakesh, Morocco|Rif, Morocco|Nile Valley|Upper Egypt|Luxor|Cairo, Egypt|Red Sea Coast, Egypt|Middle East, Egypt|Serengeti
    Zanzibar|Kilimanjaro|Maasai Mara|Rift Valley, Kenya|Lagos, Nigeria|Central, Uganda|Northern, Ghana|Okavango Delta|Kalahari|Namib Desert
    Western Cape|KwaZulu-Natal|Garden Route|Gauteng|Victoria Falls|Victoria, Seychelles|La Réunion, France|Réunion|Mayotte, France
    Nosy Be|Cape Verde|Ivory Coast|Tigray|Indian Ocean, Mauritius|Mediterranean Coast, Tunisia|Africa, Spain`,
  americas: `North America|Central America|South America|Latin America|Caribbean|Caribbean, France|Antilles|Patagonia|Patagonia, Chile|Andes
    Amazon|Tierra del Fuego|Altiplano|Galápagos|Cusco|Sacred Valley, Peru|La Paz|Santa Cruz, Bolivia|Córdoba, Argentina|Mendoza|Atacama
    Bahia|Rio de Janeiro|Minas Gerais|Pantanal|Yucatán|Oaxaca|Quintana Roo|Baja California|New Mexico|Chiapas|Guanacaste|California
    Northern California, USA|New England|Pacific Northwest|Pacific Coast, Costa Rica|Texas|Alaska|Florida|New York|Georgia, USA
    Rocky Mountains|Québec|British Columbia|Nova Scotia|Newfoundland and Labrador|Yukon|Greenland, Denmark|Guadeloupe, France
    Martinique|French Guiana|Curaçao, Netherlands|Puerto Rico, USA|Granada, Nicaragua|Trinidad|Saint Lucia|Victoria, Canada
    Birmingham, USA|Naples, USA|Central, Paraguay|Windward Islands|Alps, Canada`,
  oceania: `Polynesia|Melanesia|Micronesia|South Pacific|Australasia|Bora Bora|Tahiti|French Polynesia, France|Society Islands
    New Caledonia, France|Hawaii|Hawaii, USA|Hawaiʻi, United States|Maui|Guam, USA|American Samoa, USA|Easter Island, Chile|Rapa Nui
    South Island|North Island|Otago|Fiordland|Bay of Plenty|Canterbury|Queensland|New South Wales|Victoria|Victoria, Australia|Tasmania
    Western Australia|Northern Territory|Outback|Gold Coast, Australia|Great Barrier Reef|Papua New Guinea|Viti Levu|Central, Fiji
    Upolu|Cook Islands|Vanuatu|Pacific|Southern Alps`,
  other: 'Antarctica|Nowhere in particular|Northern|The bay|12345|—|constructor',
};

/** Subdivisions whose names are words of direction or landform, or are better known as something else. */
const PLAIN_WORDS = `Antique|Aurora|Balkan|Bar|Bay|Bel Air|Canaries|Cascade|Central River|Centre-Est|Centre-Nord|Centre-Ouest|
  Centre-Sud|Centro Sur|Delta|East|Eastern Highlands|El Valle|Est|Gaza|Georgia|Grad|Gulf|Harbour Island|
  Highland|Isabela|Laguna|Lakes|Leste|Litoral|Littoral|Lower River|Maritime (Région)|Mary|Most|
  Mountain Province|National Capital Region|Nord-Est|Nord-Ouest|North|North Western|North-Western|Norte|Ouest|
  Papua|Plateau|Plateau-Central|Rivers|Savannah|Southern|Southern Highlands|Sud|Sud-Est|Sud-Ouest|Sul|South|
  Unity|Upper East|Upper River|Upper West|Valle|Van|West|West Coast|Western Highlands|Western North|Štore`;

const common = Object.entries(COMMON).flatMap(([region, texts]) =>
  texts.split(/[|\n]/).map((text): [string, string, Region] => {
    const [name = '', country = ''] = text.trim().split(', ');
    return [name, country, region as Region];
  }),
);

describe('the region of a place by the names that people use', () => {
  test('is tested with more than 350 names', () => expect(common.length).toBeGreaterThan(350));
  test.each(common)('%s, %s is in %s', (name, country, region) => {
    expect(regionOf(name, country)).toBe(region);
    expect(regionOf(`${name}, ${country}`, country)).toBe(region);
  });
  test('ignores case, accents and surrounding words', () => {
    const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');
    const around = fc.constantFrom(
      '',
      ' ',
      'The heart of ',
      'beautiful ',
      'wild & remote: ',
      '(',
      'deep in ',
      'by the sea, ',
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...common),
        around,
        around,
        fc.boolean(),
        ([name, country, region], before, after, bare) => {
          const text = `${before}${bare ? plain(name).toUpperCase() : name.toLowerCase()} ${after}`;
          expect(regionOf(text, bare ? plain(country).toLowerCase() : country.toUpperCase())).toBe(region);
        },
      ),
      { numRuns: 1000 },
    );
  });
  test('matches complete words only', () => {
    expect(regionOf('Romania', '')).toBe('europe');
    expect(regionOf('Omani-like', '')).toBe('other');
    expect(regionOf('Balinese Perugian', '')).toBe('other');
  });
});

describe('the region of countries and subdivisions', () => {
  test.each(COUNTRIES)('is found for %s by the country alone', (code, { name }) => {
    expect(regionOf('', name)).toBe(regionOfCountry(code));
    expect(regionOf('somewhere unheard of', name)).toBe(regionOfCountry(code));
  });

  test('of every subdivision with its country is its own continent', () => {
    const wrong = iso31662.filter(
      ({ code, name }) => regionOf(name, nameOf[code.slice(0, 2)] ?? '') !== regionOfSubdivision(code),
    );
    expect(wrong).toEqual([]);
  });

  test('of every subdivision on one continent is found without a country, but for plain words and better known namesakes', () => {
    const key = (name: string) =>
      name
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .replace(/[^\p{L}]+/gu, ' ')
        .trim();
    const regions = Map.groupBy(iso31662, ({ name }) => key(name));
    const exceptions = iso31662
      .filter(({ name }) => new Set(regions.get(key(name))?.map(({ code }) => regionOfSubdivision(code))).size === 1)
      .filter(({ code, name }) => regionOf(name, '') !== regionOfSubdivision(code))
      .map(({ name }) => name);
    expect(new Set(exceptions)).toEqual(new Set(PLAIN_WORDS.split('|').map((name) => name.trim())));
  });
});

test('a hostile text does not slow down the search for its region', () => {
  // The first search of all makes the tables.
  regionOf('north', '');
  const started = process.threadCpuUsage();
  for (const text of [
    'north '.repeat(10_000),
    'a'.repeat(50_000),
    '(,/'.repeat(20_000),
    'U.S.'.repeat(10_000),
    '\ud800é̀'.repeat(9000),
  ]) {
    expect(regionOf(text, text)).toMatch(/other|americas/);
  }
  // Of this thread alone: others may want the same processor.
  expect(process.threadCpuUsage(started).user / 1000).toBeLessThan(100);
});
