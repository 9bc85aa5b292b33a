import { normalMarkdown } from '@trekker/rich-text/normal-markdown.ts';
import { writeMarkdown } from '@trekker/rich-text/write-markdown.ts';
import { describe, expect, test } from 'vitest';
import { type HtmlOptions, htmlToBlocks } from './html-to-blocks.ts';

const base = 'https://old.example/2019/05/a-day/';
const convert = (html: string, options: Partial<HtmlOptions> = {}) => htmlToBlocks(html, { base, ...options });
const markdown = (html: string, options: Partial<HtmlOptions> = {}) => writeMarkdown(convert(html, options).blocks);
const reasons = (html: string, options: Partial<HtmlOptions> = {}) =>
  convert(html, options).notes.map(({ reason }) => reason);

describe('HTML becomes a text of the site:', () => {
  test.each([
    ['marks keep their blanks outside', '<p><strong>2. </strong>GIS and <em> maps</em></p>', '**2.** GIS and _maps_'],
    ['headings begin at the second level', '<h1>One</h1><h2>Two</h2><h5>Five</h5>', '## One\n\n## Two\n\n### Five'],
    ['lists within lists', '<ul><li>a<ol start="3"><li>b</li></ol></li><li>c</li></ul>', '- a\n\n  3. b\n- c'],
    ['a quote with its author', '<blockquote><p>Go.</p><cite>Ana</cite></blockquote>', '> Go.\n>\n> _Ana_'],
    [
      'a table without a head gets its first row as one',
      '<table><tr><td>a</td><td>b</td></tr><tr><td>c</td><td align="right">d</td></tr></table>',
      '| a | b |\n| --- | --: |\n| c | d |',
    ],
    ['line breaks and rules', '<p>a<br>b</p><hr><p>c</p>', 'a\\\nb\n\n---\n\nc'],
    [
      'a relative link begins at its page',
      '<p><a href="../b/?x=1&amp;y=2">b</a></p>',
      '[b](https://old.example/2019/05/b/?x=1&y=2)',
    ],
    ['superscript figures stay', '<p>10 m<sup>2</sup></p>', '10 m²'],
    ['definitions', '<dl><dt>Tram</dt><dd>28</dd></dl>', '**Tram**\n\n28'],
    ['what unfolds', '<details><summary>More</summary><p>Text</p></details>', '**More**\n\nText'],
    [
      'a pull quote',
      '<figure class="wp-block-pullquote"><blockquote><p>Go.</p><cite>Ana</cite></blockquote></figure>',
      ':::pull{by="Ana"}\nGo.\n:::',
    ],
    ['an address alone is a link', '<p>https://youtu.be/abc</p>', '[https://youtu.be/abc](https://youtu.be/abc)'],
    [
      'a known player is its address',
      '<iframe src="https://www.youtube-nocookie.com/embed/abcdefg?rel=0"></iframe>',
      '[https://www.youtube.com/watch?v=abcdefg](https://www.youtube.com/watch?v=abcdefg)',
    ],
    ['text that looks like markup stays text', '<p>1. [x] *y* &lt;b&gt;</p>', '1\\. \\[x\\] \\*y\\* \\<b>'],
  ])('%s', (_, html, expected) => {
    expect(markdown(html)).toBe(expected);
    expect(normalMarkdown(markdown(html))).toBe(markdown(html));
  });

  test('line rules of classic WordPress part paragraphs at blank lines and break at line ends', () => {
    const text = 'One <b>bold</b>\nline\n\nTwo\n \n<ul>\n<li>a</li>\n<li>b</li>\n</ul>\nThree\n<pre>x\n\n  y</pre>';
    const parts = ['One **bold**\\\nline', 'Two', '- a\n- b', 'Three', 'x', '\u2060\u00a0\u00a0y'];
    expect(markdown(text, { hasLineRules: true }).split('\n\n')).toEqual(parts);
    expect(markdown('<p>One\nline</p>')).toBe('One line');
  });
});

describe('code, verse and tables of letters keep their indents:', () => {
  const indent = (width: number) => `\u2060${'\u00a0'.repeat(width)}`;
  test.each([
    ['blanks and tabs', '<pre>if x:\n  go\n\tstay\n</pre>', [`if x:\\\n${indent(2)}go\\\n${indent(4)}stay`]],
    ['at the first line', '<pre><code>    go</code></pre>', [`${indent(4)}go`]],
    [
      'in elements that color it',
      '<pre><code><span>if</span> x:\n<span>  </span><span>  go</span></code></pre>',
      [`if x:\\\n${indent(4)}go`],
    ],
    ['blank lines part paragraphs', '<pre>a\n \n\n  b\n   \nc</pre>', ['a', `${indent(2)}b`, 'c']],
    ['columns', '<pre>a   1\nbc  2</pre>', ['a\u00a0\u00a0 1\\\nbc\u00a0 2']],
    ['a mark of Markdown', '<pre>a\n  # b\n  - c</pre>', [`a\\\n${indent(2)}# b\\\n${indent(2)}- c`]],
    ['blanks alone', '<pre>  \n   \n</pre>', ['']],
  ])('%s', (_, html, paragraphs) => {
    expect(markdown(html).split('\n\n')).toEqual(paragraphs);
    expect(normalMarkdown(markdown(html))).toBe(markdown(html));
  });
});

describe('images of HTML:', () => {
  const figure = (name: string, rest = '') =>
    `::figure${rest.startsWith('[') ? rest : ''}{media=https://old.example/${name}${rest.startsWith('[') ? '' : rest}}`;

  test('a figure has its caption, alternative text and width', () => {
    const html =
      '<figure class="wp-block-image alignwide"><a href="/a.jpg"><img src="/a-300x200.jpg" alt="Roof"></a><figcaption>By <em>Ana</em></figcaption></figure>';
    expect(markdown(html)).toBe('::figure[By _Ana_]{media=https://old.example/a-300x200.jpg width=wide alt="Roof"}');
    expect(reasons(html)).toEqual([]);
  });
  test('one within a sentence comes behind the paragraph, one before it stays before', () => {
    expect(markdown('<p>Go <img src="/a.jpg"> on.</p>')).toBe(`Go on.\n\n${figure('a.jpg')}`);
    expect(markdown('<p><img src="/a.jpg"> Go on.</p>')).toBe(`${figure('a.jpg')}\n\nGo on.`);
    expect(markdown('<p>Go<br><img src="/a.jpg"><br>on.</p>')).toBe(`Go\n\n${figure('a.jpg')}\n\non.`);
  });
  test('galleries of blocks, of classic themes and of Ghost are galleries, in their order', () => {
    const images = '<img src="/a.jpg"><img src="/b.jpg">';
    const expected = `:::gallery[Both]\n${figure('a.jpg')}\n${figure('b.jpg')}\n:::`;
    const nested = '<figure><img src="/a.jpg"></figure><figure><img src="/b.jpg"></figure>';
    expect(markdown(`<figure class="wp-block-gallery">${nested}<figcaption>Both</figcaption></figure>`)).toBe(expected);
    expect(
      markdown(
        `<figure class="wp-block-gallery"><ul class="blocks-gallery-grid"><li>${nested}</li></ul><figcaption>Both</figcaption></figure>`,
      ),
    ).toBe(expected);
    expect(
      markdown(
        `<figure class="kg-card kg-gallery-card"><div class="kg-gallery-container">${images}</div><figcaption>Both</figcaption></figure>`,
      ),
    ).toBe(expected);
  });
  test('the caption of a gallery stays where its last image is alone and has one of its own', () => {
    const images = '<figure><img src="/a.jpg"><figcaption>Own</figcaption></figure>'.repeat(5);
    const text = markdown(`<figure class="wp-block-gallery">${images}<figcaption>All</figcaption></figure>`);
    expect(text.split('\n\n').slice(1)).toEqual(['::figure[Own]{media=https://old.example/a.jpg}', 'All']);
  });
  test('those that load late are found, once', () => {
    const late = '<img src="data:image/gif;base64,R0" data-src="/a.jpg"><noscript><img src="/a.jpg"></noscript>';
    expect(markdown(late)).toBe(figure('a.jpg'));
    expect(markdown('<img srcset="/a-1.jpg 300w, /a-2.jpg 900w">')).toBe(figure('a-2.jpg'));
    expect(markdown('<div class="wp-block-cover" style="background-image:url(/c.jpg)"><p>Hi</p></div>')).toBe(
      `${figure('c.jpg')}\n\nHi`,
    );
  });
  test('pixels that count readers, embedded data and links around images are noted', () => {
    expect(reasons('<img src="https://count.example/x.gif" width="1" height="1">')).toEqual(['tracking-pixel']);
    expect(reasons('<img src="data:image/png;base64,AAAA">')).toEqual(['embedded-image']);
    expect(reasons('<a href="https://shop.example/"><img src="/a.jpg"></a>')).toEqual(['image-link']);
  });
  test('a table that lays out images becomes its content in reading order', () => {
    const html = '<table><tr><td><img src="/a.jpg"></td><td>One</td></tr></table>';
    expect(markdown(html)).toBe(`${figure('a.jpg')}\n\nOne`);
    expect(reasons(html)).toEqual(['layout-table']);
  });
});

describe('what has no counterpart is noted:', () => {
  test.each([
    ['<script>alert(1)</script><style>p{}</style>x', 'program-or-style'],
    ['<form><input name="a"></form>', 'no-counterpart'],
    ['<object data="x.swf"></object>', 'no-counterpart'],
    ['<a href="java&#10;script:alert(1)">x</a>', 'unsafe-address'],
    ['<a href="data:text/html,x">x</a>', 'unsafe-address'],
    ['<img src="javascript:alert(1)">', 'unsafe-address'],
    ['<p><del>x</del></p>', 'formatting-left-out'],
    ['<pre><code>x</code></pre>', 'code-as-text'],
    ['<iframe src="https://maps.example/"></iframe>', 'frame-as-link'],
    ['<video src="/a.mp4"></video>', 'media-as-link'],
    ['<!-- wp:latest-posts {"a":1} /-->', 'dynamic-block'],
    ['<div class="kg-card kg-signup-card">x</div>', 'ghost-sign-up'],
    ['<table><tr><td rowspan="2">a</td><td>b</td></tr><tr><td>c</td></tr></table>', 'joined-cells'],
  ])('%s', (html, reason) => {
    expect(reasons(html)).toContain(reason);
    expect(markdown(html)).not.toMatch(/javascript:|alert|<script|data:/);
  });
  test('each once, and never more than a report can hold', () => {
    const links = Array.from({ length: 5000 }, (_, at) => `<a href="x:${at % 2000}">y</a>`).join('');
    expect(convert(links).notes.length).toBe(200);
  });
});

describe('HTML that nobody wrote by hand is read in time:', () => {
  test.each([
    ['elements within one another', '<div>'.repeat(50_000)],
    ['quotes within one another', `${'<blockquote>'.repeat(3000)}x`],
    ['lists within one another', `${'<ul><li>'.repeat(3000)}x`],
    ['tables within one another', `${'<table><tr><td>'.repeat(2000)}x`],
    ['pull quotes within one another', `${'<figure class="wp-block-pullquote"><cite>'.repeat(2000)}x`],
    ['rules', '<hr>'.repeat(200_000)],
    ['marks that never end', '<b><i>'.repeat(20_000)],
  ])('%s', (_, html) => {
    expect(typeof markdown(html)).toBe('string');
  });
});
