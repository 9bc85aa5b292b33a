import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normalForm } from './normal-form.ts';
import { asParagraphs, oneLine } from './normal-markdown.ts';
import { cutLine, plainText, textOf } from './plain-text.ts';
import { readMarkdown } from './read-markdown.ts';
import { anyBlocks } from './rich-text.fixture.ts';
import { writeMarkdown } from './write-markdown.ts';

/** `RUNS=20000` looks longer. */
const runs = { numRuns: Number(process.env.RUNS ?? 300) };
const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean).sort();

describe('any text as paragraphs', () => {
  test('keeps every word that a reader sees, and is read again as it was written', () => {
    const property = fc.property(anyBlocks, (blocks) => {
      const paragraphs = asParagraphs(blocks);
      expect(readMarkdown(writeMarkdown(paragraphs))).toEqual(paragraphs);
      expect(asParagraphs(paragraphs)).toEqual(paragraphs);
      const others = normalForm(blocks).filter(({ t }) => t !== 'place');
      expect(wordsIn(plainText(asParagraphs(others)))).toEqual(wordsIn(plainText(others)));
    });
    fc.assert(property, runs);
  });

  test('says in one line what its plain text says, and cut anywhere as much of it', () => {
    const property = fc.property(anyBlocks, fc.nat(80), (blocks, most) => {
      const paragraphs = asParagraphs(blocks);
      const line = oneLine(paragraphs);
      const words = plainText(paragraphs);
      expect(textOf(line)).toBe(words);
      expect(textOf(cutLine(line, most))).toBe(words.slice(0, most));
    });
    fc.assert(property, runs);
  });
});

test('a cut keeps what stands around the last words, and nothing empty', () => {
  const line = [{ b: ['One ', { i: ['two'] }] }, { a: '/x', c: ['three'] }];
  expect(cutLine(line, 5)).toEqual([{ b: ['One ', { i: ['t'] }] }]);
  expect(cutLine(line, 4)).toEqual([{ b: ['One '] }]);
  expect(cutLine(line, 0)).toEqual([]);
});
