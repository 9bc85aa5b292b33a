import { expect, test } from 'vitest';
import { danglingReferences } from './references.ts';

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
