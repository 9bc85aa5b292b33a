import type { Value } from '../copy.ts';
import { type Amounts, isDraft } from './amounts.ts';
import { chance, idOf, kinds, oneOf, timeOf } from './chance.ts';
import { placeOf } from './gazetteer.ts';
import { categories, personName, phrase, sentences, slugOf } from './wording.ts';

/** What the words of a language end in, so that each has its own ones as often as English has its own. */
const endings: Record<string, string> = { de: 'ung', fr: 'eaux', es: 'ción', ar: 'ات' };

/** The languages that a fill knows, besides the site's own. */
export const filledLanguages = Object.keys(endings);

/** A word as texts in the language have it. */
export const wordIn = (language: string, word: string) => word + (endings[language] ?? '');

const inLanguage = (language: string, text: string) => text.replace(/\p{L}{3,}/gu, (word) => wordIn(language, word));

/** Six of seven are translated, and a tenth of those are drafts: lists have gaps, as they have in life. */
const isMissing = (number: number, salt: number) => chance(number, salt) % 7 === 0;
const isOwnDraft = (number: number, salt: number) => chance(number, salt + 1) % 10 === 0;

function standing(number: number, salt: number): Value[] {
  const published = !isOwnDraft(number, salt);
  const at = timeOf(number, salt + 2);
  const isStale = chance(number, salt + 3) % 12 === 0;
  return [published, published && !isDraft(number), 1, isStale, published ? at : null, at, at];
}

const standingColumns = ['published', 'visible', 'source_version', 'stale', 'published_at', 'created_at', 'updated_at'];

export const destinationTextColumns = [
  ...['destination_id', 'language', 'slug', 'name', 'category', 'description', 'short_line', 'long_description'],
  ...['long_description_markdown', 'region_text', 'popular_for', ...standingColumns],
];

export function* destinationTextRows(language: string, { destinations }: Amounts): Generator<Value[]> {
  for (let number = 0; number < destinations; number += 1) {
    const salt = 900 + filledLanguages.indexOf(language) * 10;
    if (isMissing(number, salt)) continue;
    const { name, country } = placeOf(number);
    const say = (text: string) => inLanguage(language, text);
    const long = say(sentences(number, 200, 1));
    yield [
      ...[idOf(kinds.destination, number), language, `${slugOf(name) || 'place'}-${language}-${number}`, say(name)],
      ...[say(oneOf(categories, number, 43)), say(sentences(number, 100, 1)), say(phrase(number, 62)), long, long],
      ...[say(country.name), [say(phrase(number, 61)), say(phrase(number, 63))], ...standing(number, salt)],
    ];
  }
}

export const storyTextColumns = [
  ...['story_id', 'language', 'slug', 'title', 'excerpt', 'content', 'content_markdown', ...standingColumns],
];

export function* storyTextRows(language: string, { stories, destinations }: Amounts): Generator<Value[]> {
  for (let number = 0; number < stories; number += 1) {
    const salt = 950 + filledLanguages.indexOf(language) * 10;
    if (isMissing(number, salt)) continue;
    const { name } = placeOf(chance(number, 71) % destinations);
    const say = (text: string) => inLanguage(language, text);
    const title = `${name}: ${phrase(number, 73)}`;
    const long = say([1, 2].map((part) => sentences(number, 600 + part * 100, 1)).join('\n\n'));
    yield [
      ...[idOf(kinds.story, number), language, `${slugOf(title).slice(0, 60)}-${number}`, say(title)],
      ...[say(sentences(number, 600, 1)), long, long, ...standing(number, salt)],
    ];
  }
}

export const highlightTextColumns = ['highlight_id', 'language', 'name', 'location', 'description', ...standingColumns];

export function* highlightTextRows(language: string, { highlights }: Amounts): Generator<Value[]> {
  for (let number = 0; number < highlights; number += 1) {
    const salt = 970 + filledLanguages.indexOf(language) * 10;
    if (isMissing(number, salt)) continue;
    const { name, country } = placeOf(number * 7);
    const say = (text: string) => inLanguage(language, text);
    yield [
      ...[idOf(kinds.highlight, number), language, personName(number), say(`${name}, ${country.name}`)],
      ...[say(sentences(number, 700, 2)), ...standing(number, salt)],
    ];
  }
}
