import { writeMarkdown } from '@trekker/rich-text/write-markdown.ts';
import { describe, expect, test } from 'vitest';
import { convertText } from '../convert-text.ts';
import type { SourceText } from '../records.ts';
import { only, recordsOf } from '../source-files.fixture.ts';

const post = { id: 'p1', title: 'A day', slug: 'a-day', html: '<p>Hello.</p>', status: 'published', type: 'post' };
const exported = (data: Record<string, unknown>) => JSON.stringify({ db: [{ meta: { version: '5.0' }, data }] });
const recordsIn = (data: Record<string, unknown>, site: string | null = 'https://old.example') =>
  recordsOf('ghost.json', exported(data), { site });
const entryIn = async (row: Record<string, unknown>, data: Record<string, unknown> = {}) =>
  only(await recordsIn({ posts: [{ ...post, ...row }], ...data }), 'entry')[0];

describe('a Ghost export:', () => {
  test('a post comes with its author, tags in order, cover, dates and address', async () => {
    const entry = await entryIn(
      {
        feature_image: '__GHOST_URL__/content/images/a.jpg',
        html: '<p><a href="__GHOST_URL__/b/">b</a></p>',
        published_at: '2019-05-01 10:00:00',
        updated_at: 1556704800000,
        featured: 1,
        custom_excerpt: 'Short',
      },
      {
        users: [{ id: 'u1', name: 'Ana', slug: 'ana', email: 'ana@old.example', password: '$2a$10$hash' }],
        tags: [
          { id: 't1', name: 'Lisbon', slug: 'lisbon' },
          { id: 't2', name: '#internal', slug: 'x' },
          { id: 't3', name: 'Food', slug: 'food' },
        ],
        posts_tags: [
          { post_id: 'p1', tag_id: 't1', sort_order: 1 },
          { post_id: 'p1', tag_id: 't3', sort_order: 0 },
          { post_id: 'p1', tag_id: 't2', sort_order: 2 },
        ],
        posts_authors: [{ post_id: 'p1', author_id: 'u1', sort_order: 0 }],
        posts_meta: [{ post_id: 'p1', feature_image_alt: 'Roofs', feature_image_caption: '<span>By Ana</span>' }],
      },
    );
    expect(entry).toMatchObject({
      kind: 'story',
      sourceId: 'ghost:p1',
      excerpt: 'Short',
      isPublished: true,
      isFeatured: true,
      publishedAt: '2019-05-01T10:00:00.000Z',
      updatedAt: '2019-05-01T10:00:00.000Z',
      authors: ['u1'],
      tags: [
        { name: 'Food', slug: 'food' },
        { name: 'Lisbon', slug: 'lisbon' },
      ],
      cover: { address: 'https://old.example/content/images/a.jpg', alt: 'Roofs', caption: 'By Ana' },
      address: 'https://old.example/a-day/',
      formerPaths: ['/a-day/'],
      notes: [],
    });
    expect(entry && writeMarkdown(convertText(entry).blocks)).toBe('[b](https://old.example/b/)');
  });

  test.each([
    [{ status: 'draft' }, []],
    [{ status: 'scheduled', published_at: '2030-01-01T00:00:00.000Z' }, ['was-scheduled']],
    [{ visibility: 'members' }, ['was-for-members']],
    [{ visibility: 'paid' }, ['was-for-members']],
    [{ status: 'sent' }, ['was-mail-only']],
    [{ title: '(Untitled)' }, ['no-title']],
    [{ html: null }, ['no-content']],
  ])('%j arrives as a draft', async (row, reasons) => {
    const entry = await entryIn(row);
    expect(entry?.isPublished).toBe(false);
    expect(entry?.notes.map(({ reason }) => reason)).toEqual(reasons);
  });

  test('settings, members, keys and hashes are in no record', async () => {
    const records = await recordsIn({
      posts: [post],
      users: [{ id: 'u1', name: 'Ana', password: 'SECRET-hash' }],
      settings: [
        { key: 'title', value: 'Old' },
        { key: 'members_private_key', value: 'SECRET-key' },
      ],
      members: [{ email: 'SECRET@old.example' }],
      api_keys: [{ secret: 'SECRET' }],
    });
    expect(JSON.stringify(records)).not.toContain('SECRET');
    expect(only(records, 'site')[0]?.title).toBe('Old');
  });

  test('what is no JSON, or another, is refused with a sentence', async () => {
    await expect(recordsOf('a.json', '{"db": [')).rejects.toThrow('a.json is not whole: it is no JSON.');
    await expect(recordsOf('a.json', '{"posts": 1}')).rejects.toThrow(/neither an export of Ghost nor GeoJSON/);
  });
});

describe('texts of Ghost without HTML:', () => {
  const convert = (format: SourceText['format'], value: unknown) => {
    const text = { format, text: typeof value === 'string' ? value : JSON.stringify(value) };
    const { blocks, notes } = convertText({ text, address: 'https://old.example/a/', sourceId: 'ghost:p1' });
    return { markdown: writeMarkdown(blocks), reasons: notes.map(({ reason }) => reason) };
  };

  test('Lexical: words with marks, links, lists and cards', () => {
    const text = (words: string, format = 0) => ({ type: 'extended-text', text: words, format });
    const { markdown, reasons } = convert('lexical', {
      root: {
        children: [
          { type: 'extended-heading', tag: 'h2', children: [text('Title')] },
          {
            type: 'paragraph',
            children: [
              text('a '),
              text('b', 3),
              { type: 'linebreak' },
              { type: 'link', url: '/c/', children: [text('<c>')] },
            ],
          },
          { type: 'list', listType: 'number', children: [{ type: 'listitem', children: [text('one')] }] },
          { type: 'image', src: '/a.jpg', alt: 'Roof "A"', caption: 'By <em>Ana</em>', cardWidth: 'wide' },
          { type: 'gallery', images: [{ src: '/a.jpg' }, { src: '/b.jpg' }], caption: 'Both' },
          { type: 'embed', url: 'https://vimeo.com/1' },
          { type: 'callout', calloutText: '<p>Take <b>care</b></p>' },
          { type: 'toggle', heading: 'More', content: '<p>Text</p>' },
          { type: 'bookmark', url: 'https://x.example/', metadata: { title: 'X', description: 'About' } },
          { type: 'markdown', markdown: '**bold**' },
          { type: 'html', html: '<script>x</script><p>raw</p>' },
          { type: 'horizontalrule' },
          { type: 'signup' },
          { type: 'unheard-of' },
        ],
      },
    });
    expect(markdown.split('\n\n')).toEqual([
      '## Title',
      'a **_b_**\\\n[<c>](https://old.example/c/)'.replace('**_b_**', '_**b**_').replace('[<c>', '[\\<c>'),
      '1. one',
      '::figure[By _Ana_]{media=https://old.example/a.jpg width=wide alt="Roof &quot;A&quot;"}',
      ':::gallery[Both]\n::figure{media=https://old.example/a.jpg}\n::figure{media=https://old.example/b.jpg}\n:::',
      '[https://vimeo.com/1](https://vimeo.com/1)',
      ':::note[]\nTake **care**\n:::',
      '**More**',
      'Text',
      '[X](https://x.example/)',
      'About',
      '**bold**',
      'raw',
      '---',
    ]);
    expect(reasons).toEqual(['ghost-sign-up', 'unknown-card', 'program-or-style']);
  });

  test('Mobiledoc: sections, marks that reach over each other, atoms and cards', () => {
    const { markdown } = convert('mobiledoc', {
      markups: [['strong'], ['a', ['href', '/c/']]],
      atoms: [['soft-return', '', {}]],
      cards: [
        ['image', { src: '/a.jpg' }],
        ['card-markdown', { markdown: '- x' }],
      ],
      sections: [
        [1, 'h2', [[0, [], 0, 'Title']]],
        [
          1,
          'p',
          [
            [0, [0], 0, 'a'],
            [0, [1], 2, 'b'],
            [1, [], 0, 0],
            [0, [], 0, 'c'],
          ],
        ],
        [3, 'ul', [[[0, [], 0, 'one']]]],
        [10, 0],
        [10, 1],
      ],
    });
    expect(markdown.split('\n\n')).toEqual([
      '## Title',
      '**a[b](https://old.example/c/)**\\\nc',
      '- one',
      '::figure{media=https://old.example/a.jpg}',
      '- x',
    ]);
  });

  test('one that is broken stays as text, and is noted', () => {
    for (const broken of ['{"root":', '{"root":{"children":[null]}}', '{"sections":[[1,"p",3]]}'])
      for (const format of ['lexical', 'mobiledoc'] as const) expect(convert(format, broken)).toBeTruthy();
    expect(convert('lexical', '{"root":')).toMatchObject({ markdown: '{"root":', reasons: ['unreadable-text'] });
  });
});
