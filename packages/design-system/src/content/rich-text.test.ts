import '@trekker/texts/in-english.fixture.ts';
import { readMarkdown } from '@trekker/rich-text/read-markdown.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RichText, type RichTextItems } from './rich-text.tsx';

const id = (last: number) => `0198a000-0000-7000-8000-00000000000${last}`;
const media = (found: string) => (found === id(1) ? { view: 'IMAGE', credit: 'the library' } : undefined);
const items: RichTextItems = {
  link: (link, words) =>
    link === `trekker:story/${id(1)}` ? createElement('a', { href: '/stories/night-train' }, words) : undefined,
  image: (figure) => media(figure.media),
  video: media,
  place: (place) => (place === id(1) ? 'CARD' : undefined),
};

/** Without the classes. */
const shown = (markdown: string) =>
  renderToStaticMarkup(createElement(RichText, { blocks: readMarkdown(markdown), items }))
    .replaceAll(/ class="[^"]*"/g, '')
    .replace(/^<div>|<\/div>$/g, '');

test.each([
  ['a link', '[a](https://example.com/?b=1&c)', '<p><a href="https://example.com/?b=1&amp;c">a</a></p>'],
  ['a link to a story', `[a](trekker:story/${id(1)})`, '<p><a href="/stories/night-train">a</a></p>'],
  ['a link to what is gone', `[**a**](trekker:story/${id(2)}) b`, '<p><strong>a</strong> b</p>'],
  ['HTML', '<img src=x onerror="a()">', '<p>&lt;img src=x onerror=&quot;a()&quot;&gt;</p>'],
  [
    'two headings of a name',
    '## Graça\n\n### Graça',
    '<div><h2 id="graca">Graça</h2><a href="#graca" aria-label="Link to “Graça”" data-screen-only="true">#</a></div>' +
      '<div><h3 id="graca-2">Graça</h3><a href="#graca-2" aria-label="Link to “Graça”" data-screen-only="true">#</a></div>',
  ],
  ['a list in a list', '- a\n  1. b\n- c', '<ul><li>a<ol start="1"><li>b</li></ol></li><li>c</li></ul>'],
  ['a list of paragraphs', '- a\n\n  b', '<ul><li><p>a</p><p>b</p></li></ul>'],
  [
    'an image',
    `::figure[a]{media=${id(1)}}`,
    '<figure>IMAGE<figcaption>a <small>the library</small></figcaption></figure>',
  ],
  [
    'an image of its own credit',
    `::figure{media=${id(1)} credit="Ana"}`,
    '<figure>IMAGE<figcaption> <small>Ana</small></figcaption></figure>',
  ],
  ['an image that is gone', `::figure[a]{media=${id(2)}}`, ''],
  ['a gallery of what is gone', `:::gallery[a]\n::figure{media=${id(2)}}\n::figure{media=${id(3)}}\n:::`, ''],
  ['a card', `::place{id=${id(1)}}`, '<div>CARD</div>'],
  ['a card of what is gone', `::place{id=${id(2)}}`, ''],
  ['a break', 'a\\\nb', '<p>a<br/>b</p>'],
])('%s', (_, markdown, html) => {
  expect(shown(markdown)).toBe(html);
});
