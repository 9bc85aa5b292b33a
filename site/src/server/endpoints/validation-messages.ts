import { z } from 'zod';
import { t } from './api-validation.texts.ts';

type Issue = z.core.$ZodRawIssue;
type Named = { field: string };

const kinds: Record<string, (named: Named) => string> = {
  string: (named) => t.text(named),
  number: (named) => t.number(named),
  int: (named) => t.wholeNumber(named),
  boolean: (named) => t.trueOrFalse(named),
  array: (named) => t.list(named),
  object: (named) => t.group(named),
  record: (named) => t.group(named),
  date: (named) => t.date(named),
};

const formats: Record<string, (named: Named) => string> = {
  datetime: (named) => t.time({ ...named, example: '2026-05-01T12:00:00Z' }),
  date: (named) => t.day({ ...named, example: '2026-05-01' }),
  uuid: (named) => t.uuid(named),
  url: (named) => t.webAddress(named),
  email: (named) => t.email(named),
};

/**
 * What is said of a value for which its contract has no words of its own: a plain sentence with the field's name, never
 * the validator's. Zod asks for it last, so each text that a schema gives stands.
 */
function plainSentence(issue: Issue): string {
  const { path = [] } = issue;
  return path.length > 0 ? faultOf(issue, { field: nameOf(path) }) : t.unreadable;
}

/** From now on every fault of this process is told in plain sentences. */
export function setValidationMessages(): void {
  z.config({ localeError: plainSentence });
}

function faultOf(issue: Issue, named: Named): string {
  switch (issue.code) {
    case 'invalid_type':
      if (isMissing(issue.input)) return t.required(named);
      return kinds[issue.expected]?.(named) ?? t.somethingElse(named);
    case 'invalid_value':
      if (isMissing(issue.input)) return t.required(named);
      return t.oneOf({ ...named, words: issue.values.filter(Boolean).join(', ') });
    case 'invalid_format':
      return formats[issue.format]?.(named) ?? t.otherFormat(named);
    case 'too_big':
      return tooBig(issue.origin, { ...named, ...sizeOf(issue.maximum) });
    case 'too_small':
      return tooSmall(issue.origin, { ...named, ...sizeOf(issue.minimum) });
    case 'unrecognized_keys':
      return t.unknownKeys({ ...named, keys: issue.keys.join(', ') });
    default:
      return t.notValid(named);
  }
}

const isMissing = (input: unknown) => input === undefined || input === null || input === '';

type Size = { size: number; shown: string };

/** Printed without signs between thousands, as it would be sent. */
const sizeOf = (size: number | bigint): Size => ({ size: Number(size), shown: String(size) });

function tooBig(origin: string, found: Named & Size): string {
  if (origin === 'string') return t.mostCharacters(found);
  if (origin === 'array' || origin === 'set') return t.mostEntries(found);
  return t.most({ field: found.field, size: found.shown });
}

function tooSmall(origin: string, found: Named & Size): string {
  if (origin === 'string') return t.leastCharacters(found);
  if (origin === 'array' || origin === 'set') return t.leastEntries(found);
  return t.least({ field: found.field, size: found.shown });
}

/** `fullName` is "Full name"; the second of `tags` is "Entry 2 of tags". */
function nameOf(path: readonly PropertyKey[]): string {
  const last = path.at(-1);
  if (last === undefined) return t.this;
  if (typeof last === 'number') {
    const list = path.findLast((part) => typeof part === 'string');
    return t.entryOf({ place: last + 1, list: list === undefined ? t.theList : wordsOf(list) });
  }
  const words = wordsOf(last);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function wordsOf(name: PropertyKey): string {
  return String(name)
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
}
