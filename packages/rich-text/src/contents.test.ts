import { expect, test } from 'vitest';
import { isAllowedLink } from './allowed-links.ts';
import { headingsOf } from './headings.ts';
import { linkedItem } from './links.ts';
import { mentionsIn } from './mentions.ts';
import { paragraphsOf } from './paragraphs.ts';
import { plainText } from './plain-text.ts';
import { readMarkdown } from './read-markdown.ts';

const id = (last: number) => `0198a000-0000-7000-8000-00000000000${last}`;

test('the words of a text are all that can be seen or heard of it', () => {
  const text = `## Where _to_ stay\n\nBy **train**,\\\n[now](https://example.com).\n\n- one\n- two\n\n:::note\nEarly.\n:::\n
| a | b |\n| - | - |\n| c | |\n\n:::pull{by="Ana"}\nTwice.\n:::\n
::figure[The 28]{media=${id(1)} alt="A tram" credit="Rui"}\n\n---\n\n::place{id=${id(2)}}`;
  expect(plainText(readMarkdown(text))).toBe(
    [
      ...['Where to stay', 'By train, now.', 'one\ntwo', 'Good to know', 'Early.', 'a b\nc'],
      ...['Twice.\nAna', 'The 28\nA tram\nRui'],
    ].join('\n\n'),
  );
});

test('what is told is paragraphs, wherever they stand, and nothing else', () => {
  const text = `## Title\n\nOne.\n\n- Two.\n\n  Three.\n\n> Four.\n\n:::note\nFive.\n:::\n\n::figure[Six]{media=${id(1)}}\n\n| Seven |\n| - |`;
  expect(paragraphsOf(readMarkdown(text))).toEqual(['One.', 'Two.', 'Three.', 'Four.', 'Five.']);
});

test('what a text names is found wherever it stands, each once', () => {
  const text = `[a](trekker:story/${id(1)}) **[b](trekker:story/${id(1)})**\n\n## _[c](trekker:page/${id(2)})_\n
- [d](trekker:highlight/${id(3)})\n\n> - [e](trekker:destination/${id(4)})\n\n::place{id=${id(5)}}\n
| [f](trekker:story/${id(6)}) |\n| - |\n\n:::gallery\n::figure[[g](trekker:story/${id(7)})]{media=${id(8)}}\n::figure{media=${id(9)}}\n:::\n
::video{media=${id(0)}}\n\n[h](https://example.com)`;
  expect(mentionsIn(readMarkdown(text))).toEqual({
    media: [id(8), id(9), id(0)],
    items: { story: [id(1), id(6), id(7)], page: [id(2)], highlight: [id(3)], destination: [id(4), id(5)] },
  });
});

test('headings have anchors of their words, each its own', () => {
  const text = [
    "## Graça & the _28_'s way",
    '## ...',
    '### Où dormir ?',
    '## Où dormir',
    '## Où dormir 2',
    '### 东京',
    'a',
  ];
  expect(headingsOf(readMarkdown(text.join('\n\n')))).toEqual([
    { id: 'graca-the-28s-way', level: 2, text: "Graça & the 28's way" },
    { id: 'part', level: 2, text: '...' },
    { id: 'ou-dormir', level: 3, text: 'Où dormir ?' },
    { id: 'ou-dormir-2', level: 2, text: 'Où dormir' },
    { id: 'ou-dormir-2-2', level: 2, text: 'Où dormir 2' },
    { id: '东京', level: 3, text: '东京' },
  ]);
});

test.each([
  ...[
    'https://example.com',
    'http://example.com/a?b#c',
    'mailto:a@example.com',
    'tel:+351 '.trim(),
    '/stories',
    '#part',
  ],
  `trekker:page/${id(1)}`,
])('%s is a link', (to) => {
  expect(isAllowedLink(to)).toBe(true);
});

test.each([
  ...[
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'data:text/html,a',
    'vbscript:a',
    'file:///etc/passwd',
    'ftp://a.example',
  ],
  ...[
    '//evil.example',
    '/\\evil.example',
    'https:///a',
    'https://a b',
    'java\nscript:alert(1)',
    '\u0001javascript:a',
    'a',
    '',
  ],
  ...['trekker:page/1', `trekker:user/${id(1)}`, `trekker:page/${id(1)}/`, `https://example.com/${'a'.repeat(2000)}`],
])('%j is no link', (to) => {
  expect(isAllowedLink(to)).toBe(false);
});

test('a link of our own names an item', () => {
  expect(linkedItem(`trekker:story/${id(1)}`)).toEqual({ kind: 'story', id: id(1) });
  expect(linkedItem('https://example.com')).toBeNull();
});
