import { expect, test } from 'vitest';
import { compareTexts } from './compare-texts.ts';

/** Removed in brackets, added in braces. */
const marked = (before: string, after: string) =>
  compareTexts(before, after)
    .map(({ text, change }) => (change === 'same' ? text : change === 'removed' ? `[${text}]` : `{${text}}`))
    .join('');

test.each([
  ['The tram stopped.', 'The tram stopped.', 'The tram stopped.'],
  ['The tram stopped.', 'The old tram stopped.', 'The {old }tram stopped.'],
  ['The old tram stopped.', 'The tram stopped.', 'The [old ]tram stopped.'],
  ['It sails at six.', 'It sails at seven.', 'It sails at [six]{seven}.'],
  ['', 'Something', '{Something}'],
  ['Something', '', '[Something]'],
  ['One\n\nTwo\n\nThree', 'One\n\nTwo, twice\n\nThree', 'One\n\nTwo{, twice}\n\nThree'],
  ['One\n\nThree', 'One\n\nTwo\n\nThree', 'One\n\n{Two\n\n}Three'],
])('%j and %j are compared word by word', (before, after, expected) => {
  expect(marked(before, after)).toBe(expected);
});

test('each side of a comparison gives back its original text, whatever it is', () => {
  const texts = ['', 'a', 'a b c', 'b c d\n', 'a  b\n\nc', '\n\n', 'c b a\nd', 'x y z\n'.repeat(300)];
  for (const before of texts)
    for (const after of texts) {
      const changes = compareTexts(before, after);
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
  expect(compareTexts(words('a'), words('b')).map(({ change }) => change)).toEqual(['removed', 'added']);
});
