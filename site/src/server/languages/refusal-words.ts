import { languageInUse } from '@trekker/texts/in-language.ts';
import { Problem } from '#contract/problem.ts';
import { atMostCharacters } from '#contract/rules/text.ts';
import { t as checks } from '#contract/texts/api-checks.texts.ts';
import { t } from '#contract/texts/refusals/api-refusals.texts.ts';
import { t as faults } from '../endpoints/api-validation.texts.ts';

// The sentences of contracts and rules are literal (docs/specification.md): they stand in them in English, for forms
// and documentation too. A call in another language is told the same in that language, by what is listed here; that it
// is whole site/test/plain-messages.test.ts proves, which makes every call wrong in every field.

type Say = (field: string, ...parts: string[]) => string;

const word = (name: string): RegExp => new RegExp(`^ ?${name}$`);

/** Of a number in English sentences: 100,000. */
const plainNumber = (printed: string): number => Number(printed.replaceAll(',', ''));

/** The first that fits counts. `field`: its name in the call, else the first part of the sentence. */
const sentences: readonly (readonly [RegExp, Say])[] = [
  [word('AtLest (\\d+) is required'), (_, count = '') => t.leastImages({ count: Number(count) })],
  [word('At least one image is required!'), () => t.leastImages({ count: 1 })],
  [word('image is required'), () => t.leastImages({ count: 1 })],
  [word('Title, description, and small description are required!'), () => t.bannerTexts],
  [word('Name and role are required!'), () => t.nameAndRole],
  [word('(.+) is required'), (field) => checks.required({ field })],
  [word('(.+) must be named'), (field) => checks.required({ field })],
  [word('(?:.+) must be a list of twelve months as JSON'), (field) => t.listOfAsJson({ field, what: 'months' })],
  [word('(?:.+) must be a list of (\\w+) as JSON'), (field, what = '') => t.listOfAsJson({ field, what })],
  [word('(?:.+) must be a list as JSON'), (field) => t.listOfAsJson({ field, what: 'values' })],
  [word('Each value needs a title'), () => t.valueTitle],
  [word('Each day needs a title'), () => t.dayTitle],
  [word('(?:Use lowercase|Only small) letters, digits and .+'), () => t.slugLetters],
  [word('Contains unsupported characters'), () => checks.unsupportedCharacters],
  [word('From 0 to 1'), (field) => t.numberFrom({ field, least: '0', most: '1' })],
  [word('Enter the address that has no page'), () => t.redirectFrom],
  [word('Enter the address to redirect to'), () => t.redirectTo],
  [word('(?:.+) may have ([\\d,]+) characters'), (_, most = '') => atMostCharacters(plainNumber(most))],
  [word('At most ([\\d,]+) characters'), (_, most = '') => atMostCharacters(plainNumber(most))],
  [word('At most (\\d+) images'), (_, most = '') => t.atMostImages({ most })],
  [word('At most (\\d+) (?:files|images) at a time'), (_, most = '') => t.atMostFiles({ most })],
  [word('At most (\\d+)(?: \\w+)?'), (_, most = '') => checks.atMostEntries({ most: Number(most) })],
  [
    word('(?:.+) must be a whole number from (\\d+) to (\\d+)'),
    (field, least = '', most = '') => checks.wholeNumber({ field, least, most }),
  ],
  [
    word('(?:.+) must be a number from ([-\\d.]+) to ([\\d.]+)'),
    (field, least = '', most = '') => t.numberFrom({ field, least, most }),
  ],
  [word('(?:(.+) m|M)ust be a whole number'), (field) => faults.wholeNumber({ field })],
  [word('(?:(.+) m|M)ust be a number'), (field) => faults.number({ field })],
  [word('Must be at least (\\d+)'), (field, size = '') => faults.least({ field, size })],
  [word('(?:(.+) m|M)ust be text'), (field) => faults.text({ field })],
  [word('(?:(.+) m|M)ust be a list'), (field) => faults.list({ field })],
  [word('(?:(.+) m|M)ust be one line'), (field) => t.oneLine({ field })],
  [word('Must be something to read'), (field) => t.readable({ field })],
  [word('Must be a language tag.*'), (field) => t.languageTag({ field })],
  [word('(?:.+) must be a day, as (.+)'), (field, example = '') => faults.day({ field, example })],
  [
    word('(?:.+) must be the first day of the trip, such as (.+)'),
    (field, example = '') => faults.day({ field, example }),
  ],
  [word('(?:.+) must be the path of a page'), (field) => t.pagePath({ field })],
  // One of two or three words: "language must be en, de".
  [
    word('(?:\\w+) must be ([\\w-]+(?:(?:, | or )[\\w-]+)*)'),
    (field, words = '') => checks.oneOf({ field, words: words.replace(/ or /g, ', ') }),
  ],
  [word('(?:.+ m|M)ust be .+'), (field) => t.otherShape({ field })],
];

/** The name of a field in its call, without those that it lies in. */
const nameOf = (field: string): string => field.split('.').findLast((part) => !/^\d+$/.test(part)) ?? field;

/** One sentence in the language in use; what is not known here is in it already. */
function sentenceInUse(message: string, field?: string): string {
  for (const [pattern, say] of sentences) {
    const found = pattern.exec(message);
    if (!found) continue;
    const [, ...parts] = found;
    // What the sentence itself calls the field is English.
    const named = field === undefined ? (/^ ?(\w+) m?/.exec(message)?.[1] ?? '') : nameOf(field);
    return say(named, ...parts.filter((part) => part !== undefined));
  }
  return message;
}

/** What is told of a refused call, in the language in use. */
export function inLanguageInUse(problem: Problem): Problem {
  if ((languageInUse()?.code ?? 'en') === 'en') return problem;
  const { code, retryAfterSeconds, data } = problem;
  const errors = problem.errors.map(({ field, message }) => ({ field, message: sentenceInUse(message, field) }));
  const first = problem.errors.find(({ message }) => message === problem.message);
  const message = sentenceInUse(problem.message, first?.field);
  return new Problem(code, message, { errors, data, ...(retryAfterSeconds !== undefined && { retryAfterSeconds }) });
}
