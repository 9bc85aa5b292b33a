import { writeMarkdown } from '@trekker/rich-text/write-markdown.ts';
import { describe, expect, test } from 'vitest';
import { convertText } from '../convert-text.ts';
import type { ReadOptions } from '../read-sources.ts';
import { only, recordsOf, recordsOfFolder } from '../source-files.fixture.ts';
import { frontMatter } from './front-matter.ts';

const entriesOf = async (files: Record<string, string>, options: Partial<ReadOptions> = {}) =>
  only(await recordsOfFolder(files, options), 'entry');

describe('front matter:', () => {
  test.each([
    ['YAML', '---\ntitle: A\n---\nText', { title: 'A' }],
    ['YAML closed by dots', '---  \ntitle: A\n...\nText', { title: 'A' }],
    ['TOML', '+++\ntitle = "A"\n+++\nText', { title: 'A' }],
    ['JSON', '{\n"title": "A"\n}\nText', { title: 'A' }],
    ['named JSON', '---json\n{"title": "A"}\n---\nText', { title: 'A' }],
    ['JSON of Hexo', ';;;\n"title": "A"\n;;;\nText', { title: 'A' }],
    ['JSON between semicolons', ';;;\n{"title": "A"}\n;;;\nText', { title: 'A' }],
    ['none', 'Text', {}],
    ['with CR LF and a byte order mark', '\ufeff---\r\ntitle: A\r\n---\r\nText', { title: 'A' }],
    ['a quoted text that goes on at the edge', '---\ntitle: "A\nB"\ntags: x\n---\nText', { title: 'A B', tags: 'x' }],
  ])('%s', (_, source, fields) => {
    expect(frontMatter(source)).toMatchObject({ fields, text: 'Text' });
  });

  test.each(['---js\nprocess.exit(1)\n---\nText', '---javascript\nx\n---\nText', '---coffee\nx\n---\nText'])(
    'code is not run: %j',
    (source) =>
      expect(frontMatter(source)).toMatchObject({ fields: {}, text: 'Text', problem: { reason: 'front-matter-code' } }),
  );
  test('of what is broken, or grows when it is read, the text alone comes', () => {
    const broken = { fields: {}, text: 'Text', problem: { reason: 'front-matter-broken' } };
    const bomb = Array.from(
      { length: 9 },
      (_, at) =>
        `${'abcdefghi'[at]}: &${'abcdefghi'[at]} [${
          at
            ? Array(9)
                .fill(`*${'abcdefghi'[at - 1]}`)
                .join(',')
            : 'x'
        }]`,
    );
    for (const head of ['title: "A', 'a: [', ...[bomb.join('\n')], '- a\n- b'])
      expect(frontMatter(`---\n${head}\n---\nText`)).toMatchObject(broken);
    expect(frontMatter('+++\na = \n+++\nText')).toMatchObject(broken);
  });
});

describe('a folder of Markdown:', () => {
  test('a story has what its front matter says', async () => {
    const [entry] = await entriesOf(
      {
        'content/posts/2019-05-01-a-day.markdown': `---
title: A *day*
date: 2019-05-01T10:00:00+02:00
lastmod: 2019-06-01
description: Short
tags: [Lisbon, lisbon, 28]
categories: Food, Culture
author: "[Ana](https://x.example)"
cover: { image: a.jpg, alt: Roofs }
aliases: [/old/, ../../etc/passwd]
bigimg: x
---
Hello.`,
      },
      { site: 'https://old.example/' },
    );
    expect(entry).toMatchObject({
      kind: 'story',
      sourceId: 'posts/2019-05-01-a-day.markdown',
      title: 'A *day*',
      slug: 'a-day',
      excerpt: 'Short',
      isPublished: true,
      publishedAt: '2019-05-01T08:00:00.000Z',
      updatedAt: '2019-06-01T00:00:00.000Z',
      tags: [
        { name: 'Lisbon', slug: '' },
        { name: '28', slug: '' },
      ],
      categories: [
        { name: 'Food', slug: '' },
        { name: 'Culture', slug: '' },
      ],
      authors: ['Ana'],
      cover: { address: 'https://old.example/posts/a.jpg', alt: 'Roofs' },
      address: 'https://old.example/posts/2019-05-01-a-day/',
      formerPaths: ['/old/'],
      notes: [
        { reason: 'field-left-out', detail: 'bigimg' },
        { reason: 'unsafe-redirect', detail: '../../etc/passwd' },
      ],
    });
  });

  test('title, slug and kind come from the text, the name and the folder where nobody says them', async () => {
    const entries = await entriesOf({
      '_posts/2019-05-01-a-day.markdown': '# The *day*\n\nHello.',
      '_posts/undated.markdown': 'Hello.',
      'posts/trip/index.markdown': 'Hello.',
      'about.markdown': 'Hello.',
      'pages/2019-05-01-x.markdown': 'Hello.',
      'dated.markdown': '---\ndate: 2019-05-01\npermalink: /2019/05/way.html\n---\nHello.',
    });
    const found = entries.map(({ sourceId, kind, title, slug }) => [sourceId, kind, title, slug]);
    expect(found).toEqual([
      ['_posts/2019-05-01-a-day.markdown', 'story', 'The *day*', 'a-day'],
      ['_posts/undated.markdown', 'story', 'Undated', 'undated'],
      ['about.markdown', 'page', 'About', 'about'],
      ['dated.markdown', 'story', 'Dated', 'way'],
      ['pages/2019-05-01-x.markdown', 'page', 'X', 'x'],
      ['posts/trip/index.markdown', 'story', 'Trip', 'trip'],
    ]);
    expect(entries[0]?.text.text.trim()).toBe('Hello.');
  });

  test.each([
    ['draft: true', []],
    ['published: false', []],
    ['date: 2030-01-01', ['was-scheduled']],
    ['expiryDate: 2020-01-01', ['was-expired']],
  ])('%s makes a draft', async (field, reasons) => {
    const [entry] = await entriesOf({ 'posts/a.markdown': `---\n${field}\n---\nHello.` });
    expect(entry?.isPublished).toBe(false);
    expect(entry?.notes.map(({ reason }) => reason)).toEqual(reasons);
  });

  test('a text whose front matter is a program comes as a draft, and says what was left out', async () => {
    const [code, broken] = await entriesOf({
      'posts/2019-05-01-a-day.markdown': '---js\n{ title: "A",\n  date: now() }\n---\n# The day\n\nHello.',
      'posts/b.markdown': '---\ntitle: "A\n---\nHello.',
    });
    expect(code).toMatchObject({
      kind: 'story',
      title: 'The day',
      slug: 'a-day',
      publishedAt: '2019-05-01T00:00:00.000Z',
      isPublished: false,
      notes: [{ reason: 'front-matter-code', detail: '{ title: "A", date: now() }' }],
    });
    expect(code?.text.text.trim()).toBe('Hello.');
    expect(broken).toMatchObject({
      title: 'B',
      isPublished: false,
      notes: [{ reason: 'front-matter-broken', detail: 'title: "A' }],
    });
  });

  test('a cover is the one beside its text, whatever others are called like it', async () => {
    const cover = '---\ncover: cover.jpg\n---\nHello.';
    const entries = await entriesOf({ 'posts/a/index.markdown': cover, 'posts/b/index.markdown': cover });
    expect(entries.map(({ cover }) => cover?.address)).toEqual(['file:posts/a/cover.jpg', 'file:posts/b/cover.jpg']);
  });

  test('sections, other texts and links are skipped with their reason', async () => {
    const records = await recordsOfFolder({
      'posts/_index.markdown': 'x',
      'README.markdown': 'x',
      '404.markdown': 'x',
      'posts/a.njk': 'x',
      'posts/c.markdown': '->/etc/passwd',
      'posts/d.jpg': 'x',
    });
    expect(only(records, 'skip').map(({ sourceId, reason }) => [sourceId, reason])).toEqual([
      ['posts/c.markdown', 'link'],
      ['404.markdown', 'section-page'],
      ['README.markdown', 'section-page'],
      ['posts/_index.markdown', 'section-page'],
      ['posts/a.njk', 'unsupported-extension'],
    ]);
  });

  test('with the address of its site, files are named from where a text lies and pages from where it was', async () => {
    const texts = {
      'content/posts/a/index.markdown': '![Roof](b.jpg) [b](../b/) [file](../c.markdown#d) [gone](gone/)',
      'content/posts/c.markdown': '![Roof](b.jpg) [a](../a/) [file](a/index.markdown) [top](/about/)',
    };
    const entries = await entriesOf(texts, { site: 'https://old.example' });
    expect(entries.map((entry) => writeMarkdown(convertText(entry).blocks).split('\n\n'))).toEqual([
      [
        '::figure{media=https://old.example/posts/a/b.jpg alt="Roof"}',
        '[b](https://old.example/posts/b/) [file](https://old.example/posts/c.markdown#d) [gone](https://old.example/posts/a/gone/)',
      ],
      [
        '::figure{media=https://old.example/posts/b.jpg alt="Roof"}',
        '[a](https://old.example/posts/a/) [file](https://old.example/posts/a/index.markdown) [top](https://old.example/about/)',
      ],
    ]);
  });

  test.each([
    ['about.markdown', '', 'https://old.example/about/'],
    ['index.markdown', '', 'https://old.example/'],
    ['posts/a trip/index.markdown', '', 'https://old.example/posts/a%20trip/'],
    ['posts/a.markdown', 'permalink: /2019/way.html', 'https://old.example/2019/way.html'],
    ['posts/a.markdown', 'permalink: /:year/:title/', 'https://old.example/posts/a/'],
    ['_posts/2019-05-01-a.markdown', '', 'https://old.example'],
  ])('%s %j was at %s', async (file, field, address) => {
    const [entry] = await entriesOf({ [file]: `---\n${field}\n---\nHello.` }, { site: 'https://old.example' });
    expect(entry?.address).toBe(address);
  });

  test('a day that is none is told and nobody guesses another, and the text is a draft', async () => {
    const days = {
      'posts/a.markdown': '---\ndate: 2020-13-45\n---\nHello.',
      'posts/2021-02-28-b.markdown': '---\ndate: 2021-02-30 10:00\n---\nHello.',
      'posts/2021-02-30-c.markdown': 'Hello.',
    };
    const found = (await entriesOf(days)).map(({ sourceId, publishedAt, isPublished, notes }) => [
      sourceId,
      publishedAt,
      isPublished,
      notes.map(({ reason, detail }) => `${reason} ${detail}`),
    ]);
    expect(found).toEqual([
      ['posts/2021-02-28-b.markdown', null, false, ['bad-date 2021-02-30 10:00']],
      ['posts/2021-02-30-c.markdown', null, false, ['bad-date 2021-02-30']],
      ['posts/a.markdown', null, false, ['bad-date 2020-13-45']],
    ]);
  });

  test('feeds of Hugo, Jekyll, Astro and Eleventy lead to that of the site', async () => {
    const records = await recordsOf('a.markdown', Buffer.from('Hello.'));
    const found = only(records, 'redirect').map(({ from, to }) => [from, to]);
    const feeds = ['/index.xml', '/atom.xml', '/rss.xml', '/feed/feed.xml'];
    expect(found).toEqual(feeds.map((from) => [from, { path: '/feed.xml' }]));
  });

  test('one file is enough, and its encoding is guessed where it says none', async () => {
    const records = await recordsOf('a.markdown', Buffer.from('# Caf\xe9\n\nx', 'latin1'));
    expect(only(records, 'entry')[0]).toMatchObject({ title: 'Café', notes: [{ reason: 'encoding-guessed' }] });
  });
});
