import { expect, test } from 'vitest';
import { wrapMarkdown } from './prose.ts';

const long =
  'A line that has many words in it, and goes on and on until nobody wants to read to its end any more. '.repeat(3);
const widest = (text: string) => Math.max(...text.split('\n').map((line) => line.length));

test('a long paragraph is wrapped, with the same words, and is left alone afterwards', () => {
  const now = wrapMarkdown(`${long}\nIts second line.\n\nAnother.\n`);
  expect(widest(now)).toBeLessThanOrEqual(120);
  expect(now.replaceAll(/\s+/g, ' ')).toBe(`${long}\nIts second line.\n\nAnother.\n`.replaceAll(/\s+/g, ' '));
  expect(now).toMatch(/\n\nAnother\.\n$/);
  expect(wrapMarkdown(now)).toBe(now);
});

test('items, quotations and numbered items go on below their first word', () => {
  for (const start of ['- ', '1. ', '> ', '  - ']) {
    const [first = '', second = ''] = wrapMarkdown(start + long).split('\n');
    expect(first.startsWith(start)).toBe(true);
    expect(second.startsWith(start.replace(/[-\d.]/g, ' '))).toBe(true);
    expect(second.slice(start.length)).toMatch(/^\S/);
  }
});

test.each([
  ['a table', `| ${long} |`],
  ['a heading', `# ${long}`],
  ['code', `\`\`\`\n${long}\n\`\`\``],
  ['an address', `https://example.com/${'a'.repeat(150)}`],
  ['an image', `![${long}](a.webp)`],
])('%s stays as it is', (_, text) => {
  expect(wrapMarkdown(text)).toBe(text);
});

test('no line begins with a sign that would make an item or a heading of it, and no code is cut', () => {
  const signs = wrapMarkdown(`${'word '.repeat(23)}- word 12. # ${'word '.repeat(30)}`);
  expect(signs).not.toMatch(/\n([-#]|12\.)/);
  const code = wrapMarkdown(`${'word '.repeat(22)}\`npm run wrap -- --all of it\` ${'word '.repeat(9)}`);
  expect(code).toContain('`npm run wrap -- --all of it`');
});

test('what a no-break space holds together stays together', () => {
  const quoted = wrapMarkdown(`${'mot '.repeat(28)}«\u202fOui et non\u202f» ${'30\u00a0jours '.repeat(9)}`);
  expect(quoted).toMatch(/\n/);
  expect(quoted).toMatch(/«\u202fOui\s/);
  expect(quoted).toContain('non\u202f»');
  expect(quoted.match(/30\u00a0jours/g)).toHaveLength(9);
});
