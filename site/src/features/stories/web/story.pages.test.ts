import { beforeAll, describe, expect, test } from 'vitest';
import { builtPages } from '#test/site/built-pages.ts';
import { testSite } from '#test/site/test-site.ts';
import { aStory, type Story } from '../server/story.fixture.ts';

const site = testSite(async () => ({ pages: await builtPages(), config: { siteUrl: 'https://trekker.example' } }));

let train: Story;

beforeAll(async () => {
  train = await aStory(site.db, {
    title: 'The slow train',
    formerSlugs: ['the-late-train'],
    tags: ['Café crawls', 'A/B', '100 %', '..'],
    content: 'First.\r\n\r\nSecond <b>bold</b>.\n \nThird\nline.',
  });
  await aStory(site.db, { title: 'Draft tale', published: false, formerSlugs: ['old-draft'], tags: ['secret'] });
  await aStory(site.db, { title: 'Soup', category: 'Food' });
  await aStory(site.db, { title: 'Bread', category: 'Food' });
  for (let number = 1; number <= 30; number += 1) {
    await aStory(site.db, { title: `Hut ${number}`, tags: ['huts'], featured: number === 20 });
  }
});

const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
const mainOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
const titlesOf = (html: string) => [...mainOf(html).matchAll(/<h3[^>]*><a[^>]*>([^<]*)</g)].map(([, title]) => title);

describe('the page of a story', () => {
  test('redirects from a former slug, for ever', async () => {
    const { status, headers } = await site.ask('/stories/the-late-train');
    expect([status, headers.location]).toEqual([301, '/stories/the-slow-train']);
  });

  test('opens by the id too, with the slug as its canonical address', async () => {
    for (const path of [`/stories/${train.id}`, '/stories/the-slow-train']) {
      const { status, text } = await site.ask(path);
      expect([status, canonicalOf(text)]).toEqual([200, 'https://trekker.example/stories/the-slow-train']);
    }
  });

  test('has a paragraph for each part between empty lines, and shows markup as text', async () => {
    const { text } = await site.ask('/stories/the-slow-train');
    expect(text).toContain('<p>First.</p><p>Second &lt;b&gt;bold&lt;/b&gt;.</p><p>Third line.</p>');
  });

  test('links to the pages of its tags without a redirect, whatever their characters', async () => {
    const { text } = await site.ask('/stories/the-slow-train');
    const addresses = [...text.matchAll(/href="(\/tags\/[^"]*)"/g)].map(([, address]) => address ?? '');
    expect(addresses).toEqual(['/tags/caf%C3%A9%20crawls', '/tags/a%2Fb', '/tags/100%20%25', '/tags/..~']);
    for (const address of addresses) {
      const answer = await site.ask(address);
      expect([answer.status, titlesOf(answer.text)]).toEqual([200, ['The slow train']]);
      expect(canonicalOf(answer.text)).toBe(`https://trekker.example${address}`);
    }
  });

  test('shows a tag as a heading', async () => {
    expect((await site.ask('/tags/caf%C3%A9%20crawls')).text).toContain('>Café Crawls</h1>');
  });
});

test.each([
  '/stories/draft-tale',
  '/stories/old-draft',
  '/stories/nothing',
  '/tags/secret',
  '/tags/nothing',
  '/tags/%ED%A0%80',
])('%s is a 404 that suggests other stories', async (path) => {
  const { status, text } = await site.ask(path);
  expect([status, titlesOf(text)]).toEqual([404, ['Hut 30', 'Hut 29', 'Hut 28']]);
  expect(text).toContain('<meta name="robots" content="noindex"');
  expect(text).not.toContain('Draft tale');
});

test('a tag has pages of 25 stories, and a page past the last redirects to the first', async () => {
  const { text } = await site.ask('/tags/huts?page=2');
  expect(titlesOf(text)).toEqual(['Hut 5', 'Hut 4', 'Hut 3', 'Hut 2', 'Hut 1']);
  expect(mainOf(text)).toContain('30 stories');
  const { status, headers } = await site.ask('/tags/huts?page=3');
  expect([status, headers.location]).toEqual([302, '/tags/huts']);
});

describe('the page of all stories', () => {
  test('shows the first featured story large, and the others follow in pages of 25', async () => {
    const first = (await site.ask('/stories')).text;
    expect(mainOf(first)).toMatch(/Featured Story[\s\S]*<h2[^>]*>Hut 20<\/h2>/);
    expect(titlesOf(first)).toHaveLength(24);
    expect(titlesOf(first)).not.toContain('Hut 20');
    expect(mainOf(first)).toContain('Page 1 of 2');
    const second = (await site.ask('/stories?page=2')).text;
    expect(titlesOf(second)).toEqual(['Hut 5', 'Hut 4', 'Hut 3', 'Hut 2', 'Hut 1', 'Bread', 'Soup', 'The slow train']);
    expect(mainOf(second)).not.toContain('Featured Story');
    expect(canonicalOf(second)).toBe('https://trekker.example/stories?page=2');
  });

  test('shows the newest story large if none is featured', async () => {
    const { text } = await site.ask('/stories?category=Food+%26+Drink');
    expect(mainOf(text)).toMatch(/Featured Story[\s\S]*<h2[^>]*>Bread<\/h2>/);
    expect(titlesOf(text)).toEqual(['Soup']);
  });

  test('shows no large story among search results', async () => {
    const { text } = await site.ask('/stories?q=hut+20');
    expect(mainOf(text)).not.toContain('Featured Story');
    expect([titlesOf(text), canonicalOf(text)]).toEqual([['Hut 20'], undefined]);
  });
});
