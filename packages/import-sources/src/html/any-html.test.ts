import { normalForm } from '@trekker/rich-text/normal-form.ts';
import { normalMarkdown } from '@trekker/rich-text/normal-markdown.ts';
import { plainText } from '@trekker/rich-text/plain-text.ts';
import { writeMarkdown } from '@trekker/rich-text/write-markdown.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { convertText } from '../convert-text.ts';
import { htmlToBlocks } from './html-to-blocks.ts';

const numRuns = Number(process.env.RUNS ?? 300);
const tags =
  'p div b em a span ul ol li blockquote h1 h3 table tr td th figure figcaption pre code dl dt dd details summary section cite q sup'.split(
    ' ',
  );
const pieces = fc.oneof(
  fc.constantFrom(...tags.flatMap((tag) => [`<${tag}>`, `</${tag}>`])),
  fc.constantFrom(
    '<br>',
    '<hr>',
    '\n',
    '\n\n',
    ' ',
    '<a href="/x">',
    '<a href="javascript:x">',
    '<!-- wp:x /-->',
    '<td colspan="3">',
  ),
  fc.constantFrom(
    '[gallery]',
    '[caption]',
    '[/caption]',
    '[embed]',
    '&amp;',
    '&',
    '<',
    '*',
    '_',
    '**',
    '`',
    '|',
    '1. ',
    '- ',
    '# ',
    '::',
  ),
);
const words = fc.array(
  fc.oneof(
    pieces,
    fc.nat(999).map((n) => `w${n}`),
  ),
  { maxLength: 40 },
);
const markup = words.map((parts) => parts.join(''));

/** Elements within one another, as people's programs write them, with words to be found again. */
const { tree } = fc.letrec<{ tree: string; node: string }>((tie) => ({
  tree: fc.array(tie('node'), { maxLength: 4 }).map((nodes) => nodes.join(' ')),
  node: fc.oneof(
    { depthSize: 'medium', withCrossShrink: true },
    fc.nat(999).map((n) => `w${n}`),
    fc.tuple(fc.constantFrom(...tags), tie('tree')).map(([tag, inner]) => `<${tag}>${inner}</${tag}>`),
    fc.tuple(tie('tree'), tie('tree')).map(([a, b]) => `<table><tr><td>${a}</td><td>${b}</td></tr></table>`),
    fc.tuple(tie('tree'), tie('tree')).map(([a, b]) => `<figure>${a}<figcaption>${b}</figcaption></figure>`),
    fc.tuple(tie('tree'), tie('tree')).map(([a, b]) => `<ul><li>${a}</li><li>${b}</li></ul>`),
  ),
}));
const wordsIn = (text: string) => [...text.matchAll(/w\d+/g)].map(([word]) => word).sort();

describe('whatever HTML is made of,', () => {
  test('its blocks are in normal form, and their Markdown is read as the same', () => {
    const holds = fc.property(markup, fc.boolean(), (html, hasLineRules) => {
      const { blocks } = htmlToBlocks(html, { base: 'https://old.example/', hasLineRules });
      expect(normalForm(blocks)).toEqual(blocks);
      expect(normalMarkdown(writeMarkdown(blocks))).toBe(writeMarkdown(blocks));
      expect(writeMarkdown(blocks)).not.toContain('](javascript');
    });
    fc.assert(holds, { numRuns });
  });

  test('every word of it is in the text', () => {
    const holds = fc.property(tree, (html) => {
      const { blocks } = htmlToBlocks(html, { base: null });
      expect(wordsIn(plainText(blocks))).toEqual(wordsIn(html));
    });
    fc.assert(holds, { numRuns });
  });

  test.each(['wordpress', 'html', 'markdown', 'lexical', 'mobiledoc'] as const)('as %s it is converted', (format) => {
    const holds = fc.property(markup, (text) => {
      const { blocks } = convertText({ text: { format, text }, address: 'https://old.example/a/', sourceId: 'wp:1' });
      expect(normalForm(blocks)).toEqual(blocks);
    });
    fc.assert(holds, { numRuns });
  });
});
