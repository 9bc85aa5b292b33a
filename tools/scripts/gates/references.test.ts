import { expect, test } from 'vitest';
import { danglingCode, danglingReferences } from './references.ts';

const dangling = (text: string) => danglingReferences('docs/operations.md', text);

test.each([
  ['a page that is elsewhere', 'Who may do what (trust.md, C1).', 'trust.md'],
  ['a page of a folder that is not there', 'See ../plans/words.md for more.', '../plans/words.md'],
  ['a thread of a tracker', 'What issue 7 asks of it.', 'issue 7'],
  ['a page without its name', 'The words are the spec’s.', 'the spec'],
  ['a decision that nobody took', 'See decisions/9999.', 'decisions/9999'],
  ['a goal that nobody explains', 'Measured by G-99.', 'G-99'],
  ['a threat that nobody explains', 'is refused by T99', 'T99'],
])('a dead reference is found: %s', (_, text, reference) => {
  expect(dangling(text)).toEqual([reference]);
});

test.each([
  'architecture.md, docs/security.md, ../CONTRIBUTING.md and decisions/0009-sessions-of-our-own.md',
  'decision 21, decisions/0015, G-01, G-43 and T24',
  'at 2026-11-23T09:00:00Z, %C3%A9, https://example.com/notes.md',
])('a valid reference is accepted: %s', (text) => {
  expect(dangling(text)).toEqual([]);
});

test.each([
  [
    'a page that names a file that moved',
    'docs/operations.md',
    'See `processes/compose.ts`.',
    ['processes/compose.ts'],
  ],
  ['a comment that names one', 'site/src/a.ts', '// As gone-away.rules.ts says.', ['gone-away.rules.ts']],
  ['an import, which the compiler knows', 'site/src/a.ts', "import './gone-away.rules.ts';", []],
  ['the end of a path', 'docs/operations.md', 'See `processes/main.ts` and references.ts.', []],
  ['a name that stands for many', 'docs/recipes.md', 'Write `x.table.ts`.', []],
  ['what a record tells of then', 'docs/decisions/0001-a.md', 'It was in gone-away.ts.', []],
])('files of code that are named: %s', (_, file, text, found) => {
  expect(danglingCode(file, text)).toEqual(found);
});
