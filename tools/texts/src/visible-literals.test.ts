import { expect, test } from 'vitest';
import { visibleLiterals } from './visible-literals.ts';

test.each([
  ['<p>Hello there</p>', 'Hello there'],
  ['<p>{isNew ? "A new one" : "An old one"}</p>', 'A new one', 'An old one'],
  [`<p>{count > 0 && \`\${count} of them\`}</p>`, 'of them'],
  ['<Field label="Your name" name="full name" className="wide field" />', 'Your name'],
  [`<img alt={\`Photo of \${name}\`} />`, 'Photo of'],
  ['rows({ title: "Places", path: "/places", load: () => "no text" })', 'Places'],
  ['throw new Problem("conflict", "Somebody was faster.")', 'Somebody was faster.'],
  ['presentMessage(isNow ? "Story published" : t.unpublished)', 'Story published'],
])('%s shows its words', (code, ...words) => {
  expect(visibleLiterals('one.tsx', `const a = () => { ${code} };`).map((one) => one.words)).toEqual(words);
});

test('what is a key, an address, a number or a text shows none', () => {
  const code = '<a href="/places" className="link" aria-label={t.places} title={name}>{t.all} · {"→"} &nbsp;12</a>';
  expect(visibleLiterals('one.tsx', `const a = ${code};`)).toEqual([]);
});

test('what the log keeps is data', () => {
  const code = 'recordActivity(tx, viewer, { action: "Added a story", detail: title });';
  expect(visibleLiterals('one.ts', code)).toEqual([]);
  expect(visibleLiterals('one.ts', 'ask({ action: "Add a story" });')).toHaveLength(1);
});

test('a literal is told with its line', () => {
  expect(visibleLiterals('one.tsx', 'const a = (\n  <p>\n    <b>Two words</b>\n  </p>\n);')).toEqual([
    { line: 3, words: 'Two words' },
  ]);
});
