import { expect, test } from 'vitest';
import { compareWords, shortenSame } from './word-diff.ts';

/** Removed in brackets, added in braces. */
const marked = (before: string, after: string) =>
  compareWords(before, after)
    .map(({ text, change }) => (change === 'same' ? text : change === 'removed' ? `[${text}]` : `{${text}}`))
    .join('');

test.each([
  ['The tram stopped.', 'The tram stopped.', 'The tram stopped.'],
  ['The tram stopped.', 'The old tram stopped.', 'The{ old} tram stopped.'],
  ['The old tram stopped.', 'The tram stopped.', 'The[ old] tram stopped.'],
  ['It sails at six.', 'It sails at seven.', 'It sails at[ six.]{ seven.}'],
  ['', 'Something', '{Something}'],
  ['Something', '', '[Something]'],
  ['One\n\nTwo\n\nThree', 'One\n\nTwo, twice\n\nThree', 'One\n\n[Two]{Two, twice}\n\nThree'],
  ['One\n\nThree', 'One\n\nTwo\n\nThree', 'One\n\n{Two\n\n}Three'],
])('the word diff from %j to %j is right', (before, after, expected) => {
  expect(marked(before, after)).toBe(expected);
});

test('each side of a word diff gives back its original text, whatever it is', () => {
  const texts = ['', 'a', 'a b c', 'b c d\n', 'a  b\n\nc', '\n\n', 'c b a\nd', 'x y z\n'.repeat(300)];
  for (const before of texts)
    for (const after of texts) {
      const changes = compareWords(before, after);
      const side = (left: string) => changes.filter(({ change }) => change !== left);
      expect(
        side('added')
          .map(({ text }) => text)
          .join(''),
      ).toBe(before);
      expect(
        side('removed')
          .map(({ text }) => text)
          .join(''),
      ).toBe(after);
    }
});

test('two long texts with nothing in common are shown as replaced, and quickly', () => {
  const words = (stem: string) => Array.from({ length: 20_000 }, (_, index) => `${stem}${index}`).join(' ');
  expect(compareWords(words('a'), words('b')).map(({ change }) => change)).toEqual(['removed', 'added']);
});

test('unchanged text is shortened to what stands beside a change', () => {
  const long = Array.from({ length: 200 }, (_, index) => `word${index}`).join(' ');
  const [before, change, after] = shortenSame(compareWords(`${long} six ${long}`, `${long} seven ${long}`).slice(0, 4));
  expect(before?.text.startsWith(' … word')).toBe(true);
  expect(before?.text.endsWith('word199')).toBe(true);
  expect([change?.text, after?.text]).toEqual([' six', ' seven']);
});
