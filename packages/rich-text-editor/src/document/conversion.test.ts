import { readFileSync } from 'node:fs';
import { normalForm } from '@trekker/rich-text/normal-form.ts';
import { normalMarkdown } from '@trekker/rich-text/normal-markdown.ts';
import { readMarkdown } from '@trekker/rich-text/read-markdown.ts';
import { readingTime } from '@trekker/rich-text/reading-time.ts';
import { anyBlocks, markupText } from '@trekker/rich-text/rich-text.fixture.ts';
import { writeMarkdown } from '@trekker/rich-text/write-markdown.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromDocument } from './from-document.ts';
import { markdownOf, readingOf } from './text-of.ts';
import { toDocument } from './to-document.ts';

/** `RUNS=20000` looks longer. */
const runs = { numRuns: Number(process.env.RUNS ?? 500) };

test('any text is the same after it was in the editor', () => {
  const property = fc.property(anyBlocks, (blocks) => {
    const normal = normalForm(blocks);
    const doc = toDocument(normal);
    doc.check();
    expect(fromDocument(doc)).toEqual(normal);
    expect(markdownOf(doc), 'block by block').toBe(writeMarkdown(normal));
    expect(readingOf(doc), 'block by block').toEqual(readingTime(normal));
  });
  fc.assert(property, runs);
});

test('any string opened in the editor is stored as it would be without the editor', () => {
  const property = fc.property(markupText, (text) => {
    expect(markdownOf(toDocument(readMarkdown(text)))).toBe(normalMarkdown(text));
  });
  fc.assert(property, runs);
});

test('a text with everything in it is byte for byte the same after it was in the editor', () => {
  const golden = new URL('../../../rich-text/src/everything.fixture.txt', import.meta.url);
  const stored = readFileSync(golden, 'utf8').trimEnd();
  expect(markdownOf(toDocument(readMarkdown(stored)))).toBe(stored);
});
