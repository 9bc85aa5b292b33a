import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { normalMarkdown } from './normal-markdown.ts';
import { plainText } from './plain-text.ts';
import { readMarkdown } from './read-markdown.ts';

const one = '0198a000-0000-7000-8000-000000000001';

describe('the stored form', () => {
  // What is stored everywhere must be read for ever: a change of a letter in this file is a migration.
  test('of a text with everything in it is as it was', () => {
    const stored = readFileSync(path.join(import.meta.dirname, 'everything.fixture.txt'), 'utf8').trimEnd();
    expect(normalMarkdown(stored)).toBe(stored);
    const kinds = new Set(readMarkdown(stored).map(({ t }) => t));
    expect([...kinds].sort()).toEqual(
      ['figure', 'gallery', 'h', 'list', 'note', 'p', 'place', 'pull', 'quote', 'rule', 'table', 'video'].sort(),
    );
  });

  test.each([
    ['a title within a text', '# Lisbon', '## Lisbon'],
    ['a heading below the third', '##### Alfama', '### Alfama'],
    ['a heading that is underlined', 'Lisbon\n===', '## Lisbon'],
    ['other marks of lists', '* one\n* two', '- one\n- two'],
    ['a list that begins anywhere', '7) one\n8) two', '7. one\n8. two'],
    ['other marks of bold and italic', '__a__ *b*', '**a** _b_'],
    ['italic within a word', 'un*believ*able', 'un*believ*able'],
    ['bold and italic in one', '***a***', '_**a**_'],
    ['blanks at the edges of bold', 'a** b **c', 'a\\*\\* b \\*\\*c'],
    ['a soft break', 'one\ntwo', 'one two'],
    ['two blanks that break a line', 'one  \ntwo', 'one\\\ntwo'],
    ['a year at the start', '1986\\. That was it', '1986\\. That was it'],
    ['an ampersand', 'B&B & co', 'B&B & co'],
    ['a reference', '&amp;amp;', '\\&amp;'],
    ['signs that are text', '5 * 3 [a] `b` a_b', '5 \\* 3 \\[a\\] \\`b\\` a_b'],
    ['a word with a colon', ':word Note:this 10:30', ':word Note:this 10:30'],
    ['a link that is defined elsewhere', 'See [this][1].\n\n[1]: https://a.example', 'See [this](https://a.example).'],
    [
      'a link that is defined twice',
      '[this]\n\n[this]: https://a.example\n[This]: https://b.example',
      '[this](https://a.example)\n\n\\[This\\]: https://b.example',
    ],
    ['a call-out without a title', ':::note\nHello\n:::', ':::note[Good to know]\nHello\n:::'],
    ['a gallery of one', `:::gallery{width=wide}\n::figure{media=${one}}\n:::`, `::figure{media=${one} width=wide}`],
    [
      'quotation marks in an attribute',
      `::figure{media=${one} alt="a &quot;b&quot;"}`,
      `::figure{media=${one} alt="a &quot;b&quot;"}`,
    ],
    [
      'an image as others write it',
      `![A tram](media:${one} "Ana")`,
      `::figure{media=${one} alt="A tram" credit="Ana"}`,
    ],
  ])('of %s', (_, typed, stored) => {
    expect(normalMarkdown(typed)).toBe(stored);
  });
});

describe('what is not known is text', () => {
  test.each([
    ['raw HTML', '<b onclick="x()">bold</b>', '<b onclick="x()">bold</b>'],
    ['a script', '<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['a comment', '<!-- a -->', '<!-- a -->'],
    ['a script as a link', '[a](javascript:alert%281%29)', 'a'],
    ['data as a link', '[a](data:text/html;base64,PHNjcmlwdD4=)', 'a'],
    ['an address without a scheme', '[a](//evil.example)', 'a'],
    ['an unknown kind of item', `[a](trekker:user/${one})`, 'a'],
    ['a bare address', 'see https://example.com', 'see https://example.com'],
    ['an unknown directive', ':::script[x]\na\n:::', ':::script[x] a :::'],
    ['a directive by the name of what every object has', ':::constructor\na\n:::', ':::constructor a :::'],
    ['a directive with another attribute', `::place{id=${one} onload="x"} `, `::place{id=${one} onload="x"}`],
    ['a figure without an image', '::figure[a]{media=1}', '::figure[a]{media=1}'],
    ['code', '    let a = 1', 'let a = 1'],
    ['a fence', '```js\na\n```', '```js a ```'],
    ['an image from elsewhere', '![A cat](https://example.com/cat.png)', 'A cat'],
    ['a definition of a link that nothing uses', 'a\n\n[1]: https://example.com/b', 'a\n\n[1]: https://example.com/b'],
    ['one in a list', '- [1]: https://example.com/b', '- [1]: https://example.com/b'],
  ])('%s', (_, typed, shown) => {
    expect(plainText(readMarkdown(typed))).toBe(shown);
    expect(plainText(readMarkdown(normalMarkdown(typed)))).toBe(shown);
  });

  test('a line that runs from right to left by a hidden sign keeps the sign, and nothing else turns', () => {
    expect(normalMarkdown('a \u202e txt.exe')).toBe('a \u202e txt.exe');
  });
});

describe('hostile texts of 100,000 characters end soon and stay whole', () => {
  const full = (unit: string) => unit.repeat(Math.floor(100_000 / unit.length));
  test.each(
    [
      ...['[', ']', '![', '[](', '>', '> ', '*', '**a ', '_', '`', '<', '&', '|', '\\', '- ', '1. ', '# '],
      ...[
        '[a](b',
        '[[]',
        '*_',
        ':::note\n',
        '::figure[',
        '::place{',
        '| a |\n| - |\n',
        '[a]: /b\n',
        '[a][b]',
        '\n',
        ' ',
        '😀',
      ],
      ...['> - ', '- > ', '| ', '<a href="', '{media="', '![a](media:', '\t', '1986. a\n'],
    ].map((unit) => [JSON.stringify(unit), unit] as const),
  )('%s again and again', (_, unit) => {
    const text = full(unit);
    const begun = process.cpuUsage();
    const stored = normalMarkdown(text);
    const { user, system } = process.cpuUsage(begun);
    // A busy machine's processor takes twice its time; work that grows with the square takes ten seconds on any.
    expect((user + system) / 1000).toBeLessThan(3000);
    expect(normalMarkdown(stored)).toBe(stored);
  });

  test('lists in lists, 500 deep', () => {
    const text = Array.from({ length: 500 }, (_, depth) => `${'  '.repeat(depth)}- a${depth}`).join('\n');
    const stored = normalMarkdown(text);
    expect(plainText(readMarkdown(stored)).match(/a\d+/g)).toHaveLength(500);
  });

  test('a table of 2,000 columns', () => {
    const row = (cell: string) => `|${` ${cell} |`.repeat(2000)}`;
    const text = [row('a'), row('---'), row('b')].join('\n');
    expect(readMarkdown(text).map(({ t }) => t)).toEqual(['p']);
  });
});
