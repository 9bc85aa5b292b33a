import { z } from 'zod';

type Issue = z.core.$ZodRawIssue;

const kinds: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of named fields',
  record: 'a group of named fields',
  date: 'a date',
};

const formats: Record<string, string> = {
  datetime: 'a date and time, such as 2026-05-01T12:00:00Z',
  date: 'a day, such as 2026-05-01',
  uuid: 'a UUID',
  url: 'a web address',
  email: 'an email address',
};

/**
 * What is said of a value for which its contract has no words of its own: a plain sentence with the field's name, never
 * the validator's. Zod asks for it last, so each text that a schema gives stands.
 */
function plainSentence(issue: Issue): string {
  const { path = [] } = issue;
  return path.length > 0 ? `${nameOf(path)} ${faultOf(issue)}` : 'We couldn’t read this request';
}

/** From now on every fault of this process is told in plain sentences. */
export function setValidationMessages(): void {
  z.config({ localeError: plainSentence });
}

function faultOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return isMissing(issue.input) ? 'is required' : `must be ${kinds[issue.expected] ?? 'something else'}`;
    case 'invalid_value':
      return isMissing(issue.input) ? 'is required' : `must be one of ${issue.values.filter(Boolean).join(', ')}`;
    case 'invalid_format':
      return `must be ${formats[issue.format] ?? 'in a different format'}`;
    case 'too_big':
      return `must ${sizeOf(issue.origin, 'most', issue.maximum)}`;
    case 'too_small':
      return `must ${sizeOf(issue.origin, 'least', issue.minimum)}`;
    case 'unrecognized_keys':
      return `must not have ${issue.keys.join(', ')}`;
    default:
      return 'is not valid';
  }
}

const isMissing = (input: unknown) => input === undefined || input === null || input === '';

function sizeOf(origin: string, bound: 'most' | 'least', size: number | bigint): string {
  if (origin === 'string') return `have at ${bound} ${size} ${size === 1 ? 'character' : 'characters'}`;
  if (origin === 'array' || origin === 'set') return `have at ${bound} ${size} ${size === 1 ? 'entry' : 'entries'}`;
  return `be at ${bound} ${size}`;
}

/** `fullName` is "Full name"; the second of `tags` is "Entry 2 of tags". */
function nameOf(path: readonly PropertyKey[]): string {
  const last = path.at(-1) ?? 'this';
  if (typeof last === 'number')
    return `Entry ${last + 1} of ${wordsOf(path.findLast((part) => typeof part === 'string') ?? 'the list')}`;
  const words = wordsOf(last);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function wordsOf(name: PropertyKey): string {
  return String(name)
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
}
