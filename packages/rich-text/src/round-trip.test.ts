import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normalForm } from './normal-form.ts';
import { markdownOfPlainText, normalMarkdown } from './normal-markdown.ts';
import { plainText } from './plain-text.ts';
import { readMarkdown } from './read-markdown.ts';
import { anyBlocks, markupText } from './rich-text.fixture.ts';
import { writeMarkdown } from './write-markdown.ts';

/** `RUNS=20000` looks longer. */
const runs = { numRuns: Number(process.env.RUNS ?? 500) };

describe('any text', () => {
  test('has one normal form', () => {
    const property = fc.property(anyBlocks, (blocks) => {
      const normal = normalForm(blocks);
      expect(normalForm(normal)).toEqual(normal);
    });
    fc.assert(property, runs);
  });

  test('is read again as it was written', () => {
    const property = fc.property(anyBlocks, (blocks) => {
      const normal = normalForm(blocks);
      expect(readMarkdown(writeMarkdown(normal))).toEqual(normal);
    });
    fc.assert(property, runs);
  });
});

// "_" is no mark within a word, and the letter behind it may have to be written as a reference.
test('a low line within a word beside bold signs is read again as it was written', () => {
  const text = normalForm([{ t: 'p', c: [{ i: ['a_a', { b: ['<b>'] }] }] }]);
  expect(readMarkdown(writeMarkdown(text))).toEqual(text);
});

describe('any string', () => {
  test('becomes Markdown that stays as it is', () => {
    const property = fc.property(markupText, (text) => {
      const once = normalMarkdown(text);
      expect(normalMarkdown(once)).toBe(once);
    });
    fc.assert(property, runs);
  });

  test('that was plain text says the same as Markdown', () => {
    const property = fc.property(markupText, (text) => {
      expect(wordsOf(plainText(readMarkdown(markdownOfPlainText(text))))).toEqual(wordsOf(text));
    });
    fc.assert(property, runs);
  });
});

/** What a reader sees of a text: without characters that are none, and blanks as one. */
const wordsOf = (text: string): string[] =>
  text
    .toWellFormed()
    .replace(/(?![\t-\r\u0080-\u009f])\p{Cc}|[\ufeff\u2028\u2029]/gu, '')
    .split(/\s+/)
    .filter(Boolean);
