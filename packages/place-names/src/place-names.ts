import { createRequire } from 'node:module';
import type { iso31662 } from 'iso-3166';
import { regionOfCountry, regionOfSubdivision } from './continents.ts';
import { countryNames } from './country-code.ts';
import { NOT_IN_TEXT } from './country-names.ts';
import { KNOWN_NAMES } from './known-names.ts';
import type { Region } from './regions.ts';
import { SHARED_NAMES } from './shared-names.ts';
import { SPELLINGS } from './spellings.ts';
import { nameKey, wordsOf } from './words.ts';
import { WORLD_REGIONS } from './world-regions.ts';

/** What one name can stand for. */
interface PlaceName {
  /** Region of the name as widely known, the best known first. */
  known?: Region[];
  /** ISO 3166-1 code when it is the name of a country. */
  country?: string;
  /** Region by country code, for the countries that have a part of this name. */
  parts?: Map<string, Region>;
  /** Made only of words such as "northern" or "bay": says nothing unless the country has a part of this name. */
  vague?: boolean;
}

/** A name found in a text; `length` counts its letters, for the longest is the most specific. */
export interface FoundName extends PlaceName {
  length: number;
}

interface Gazetteer {
  names: Map<string, PlaceName>;
  /** The number of words of the longest name that begins with a word. */
  reach: Map<string, number>;
}

const VAGUE = new Set(
  `north south east west northern southern eastern western north-east north-west south-east south-west central centre center
  middle nord sud est ouest norte sul sur leste oeste centro oriental occidental upper lower inner outer mid littoral
  litoral maritime coast coastal bay gulf lake lakes river rivers delta valley valle mountain mountains highland highlands
  island islands islas ilhas plateau plains savannah capital city district region province state territory county
  metropolitan federal national union unity bar most store mary van log grad royal harbour port bel air cascade laguna
  aurora isabela antique and of the de la el`
    .split(/[\s-]+/)
    .filter(Boolean),
);
/** Words with which ISO says of which kind a subdivision is, and which people leave out. */
const KIND = / (?:sheng|shi|kraj|lan|city|do|gwangyeoksi|teukbyeolsi)$/;

let gazetteer: Gazetteer | undefined;

/** "Puducherry (Pondicherry)", "Asturias, Principado de" and "Taita/Taveta" in every form in which they are written. */
function* variants(name: string): Generator<string> {
  const [first = '', ...rest] = name.split(/\s*[,/(]\s*/).map((part) => part.replace(')', ''));
  yield name;
  yield first;
  if (name.includes(',')) yield `${rest.join(' ')} ${first}`;
  if (name.includes('/') || /\(\p{Lu}\p{Ll}{4}/u.test(name)) yield* rest;
  yield nameKey(first).replace(KIND, '');
}

function listed(names: string): string[] {
  return names.split(',').map((name) => name.trim());
}

function build(): Gazetteer {
  const names = new Map<string, PlaceName>();
  const at = (name: string): PlaceName => {
    const key = nameKey(name);
    const place = names.get(key) ?? {};
    if (key) names.set(key, place);
    return place;
  };
  addParts(at);
  addKnown(at);
  for (const [name, code] of countryNames()) {
    if (!NOT_IN_TEXT.has(nameKey(name))) at(name).country ??= code;
  }
  for (const [key, place] of names) {
    if (key.split(' ').every((word) => VAGUE.has(word))) place.vague = true;
  }
  return { names, reach: reachOf(names) };
}

function addParts(at: (name: string) => PlaceName): void {
  const add = (name: string, code: string) => {
    const place = at(name);
    place.parts ??= new Map();
    place.parts.set(code.slice(0, 2), regionOfSubdivision(code));
  };
  const iso: typeof iso31662 = createRequire(import.meta.url)('iso-3166/2.js').iso31662;
  for (const { name, code } of iso) for (const variant of variants(name)) add(variant, code);
  for (const [code, spellings] of Object.entries(SPELLINGS)) for (const name of listed(spellings)) add(name, code);
}

function addKnown(at: (name: string) => PlaceName): void {
  for (const [region, known] of Object.entries(KNOWN_NAMES)) {
    for (const name of listed(known)) at(name).known = [region as Region];
  }
  for (const [name, codes] of Object.entries(WORLD_REGIONS)) at(name).known = [regionOfCountry(codes.slice(0, 2))];
  for (const [name, regions] of Object.entries(SHARED_NAMES)) at(name).known = regions;
}

function reachOf(names: Map<string, PlaceName>): Map<string, number> {
  const reach = new Map<string, number>();
  for (const key of names.keys()) {
    const words = key.split(' ');
    const first = words[0] ?? '';
    reach.set(first, Math.max(words.length, reach.get(first) ?? 0));
  }
  return reach;
}

/**
 * The names in a text, whole words only, in their order. Of names that lie within one another the longest counts: "New
 * Mexico" is not Mexico. The first call builds the index (about 6,000 names).
 */
export function placeNamesIn(text: string): FoundName[] {
  gazetteer ??= build();
  const { names, reach } = gazetteer;
  const words = wordsOf(text);
  const found: FoundName[] = [];
  let covered = 0;
  for (let start = 0; start < words.length; start++) {
    const last = Math.min(words.length, start + (reach.get(words[start] ?? '') ?? 0));
    for (let end = last; end > Math.max(start, covered); end--) {
      const key = words.slice(start, end).join(' ');
      const place = names.get(key);
      if (!place) continue;
      found.push({ ...place, length: key.length });
      covered = end;
      break;
    }
  }
  return found;
}
