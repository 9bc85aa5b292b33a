import { describe, expect, test } from 'vitest';
import { only, recordsOfFolder } from '../source-files.fixture.ts';

const recordsOf = (files: Record<string, string>, site: string | null = null) => recordsOfFolder(files, { site });
const entriesOf = async (files: Record<string, string>) => only(await recordsOf(files), 'entry');

const pathsIn = async (files: Record<string, string>, site: string | null = null) =>
  Object.fromEntries(
    only(await recordsOf(files, site), 'entry').map(({ sourceId, formerPaths }) => [sourceId, formerPaths]),
  );

describe('the settings of Jekyll say where its texts were:', () => {
  const post = '_posts/2019-05-01-a-day.markdown';
  const text = '---\ncategories: [Slow Travel, Food]\n---\nHello.';
  const of = async (settings: string, site: string | null = null) =>
    (await pathsIn({ [post]: text, '_config.yml': settings }, site))[post];

  test.each([
    ['permalink: pretty', '/slow%20travel/food/2019/05/01/a-day/'],
    ['permalink: date', '/slow%20travel/food/2019/05/01/a-day.html'],
    ['permalink: ordinal', '/slow%20travel/food/2019/121/a-day.html'],
    ['permalink: weekdate', '/slow%20travel/food/2019/W18/Wed/a-day.html'],
    ['permalink: none', '/slow%20travel/food/a-day.html'],
    ['permalink: /blog/:title', '/blog/a-day'],
    ['permalink: ":slugified_categories/:short_year-:i_month/:slug.html"', '/slow-travel/food/19-5/a-day.html'],
    ['baseurl: /blog/\npermalink: /:year/:title/', '/blog/2019/a-day/'],
    ['collections:\n  posts:\n    permalink: /notes/:title/\npermalink: pretty', '/notes/a-day/'],
    [
      'defaults:\n  - scope: { path: "", type: posts }\n    values: { permalink: "/all/:title/" }\n  - scope: { path: _posts }\n    values: { permalink: "/some/:title/" }',
      '/some/a-day/',
    ],
  ])('%s', async (settings, expected) => {
    expect(await of(settings)).toEqual([expected]);
  });

  test('where they say nothing, a post was where Jekyll has it by itself', async () => {
    const usual = ['/slow%20travel/food/2019/05/01/a-day.html', '/slow%20travel/food/2019/05/01/a-day/'];
    expect(await of('title: Mine')).toEqual(usual);
    expect(await of('')).toEqual(usual);
  });

  test('a site that lived in a folder of its domain had all of its texts below that', async () => {
    const files = {
      [post]: text,
      '_posts/2019-05-01-b.markdown': '---\npermalink: /b/\nredirect_from: [/old-b, older-b]\n---\nHello.',
      '_posts/2019-05-01-c.markdown': '---\npermalink: /c/:year/\n---\nHello.',
    };
    const expected = {
      [post]: ['/blog/slow%20travel/food/2019/05/01/a-day.html', '/blog/slow%20travel/food/2019/05/01/a-day/'],
      '_posts/2019-05-01-b.markdown': ['/blog/old-b', '/blog/older-b', '/blog/b/'],
      '_posts/2019-05-01-c.markdown': ['/blog/c/2019/'],
    };
    const settings = { ...files, '_config.yml': 'baseurl: blog/' };
    expect(await pathsIn(settings)).toEqual(expected);
    expect(await pathsIn(settings, 'https://old.example')).toEqual(expected);
    expect(await pathsIn(files, 'https://old.example/blog')).toEqual(expected);
    const entries = only(await recordsOf(settings, 'https://old.example'), 'entry');
    expect(entries.map(({ address }) => address)).toEqual([
      'https://old.example/blog',
      'https://old.example/blog/b/',
      'https://old.example/blog/c/2019/',
    ]);
  });

  test('an address of another site leads nowhere here, and one of its own is known by the settings or by --site', async () => {
    const files = {
      'a.markdown': '---\nredirect_from:\n  - https://www.old.example/blog/x\n  - https://other.example/y\n---\nHello.',
    };
    const of = async (more: Record<string, string>, site: string | null = null) => {
      const [entry] = only(await recordsOf({ ...files, ...more }, site), 'entry');
      return [entry?.formerPaths, entry?.notes.map(({ reason, detail }) => `${reason} ${detail}`)];
    };
    const other = 'redirect-of-another-site https://other.example/y';
    const known = [['/blog/x'], [other]];
    expect(await of({ 'hugo.toml': 'baseURL = "https://old.example/blog/"' })).toEqual(known);
    expect(await of({}, 'https://old.example/blog')).toEqual(known);
    expect(await of({})).toEqual([[], ['redirect-of-another-site https://www.old.example/blog/x', other]]);
  });

  test('pages end as posts do, and front matter is heard first', async () => {
    const files = {
      'about.markdown': 'Hello.',
      'index.markdown': 'Hello.',
      '_posts/2019-05-01-b.markdown': '---\npermalink: /b/\n---\nHello.',
      '_posts/2019-05-01-c.markdown': '---\npermalink: /c/:year/:title\n---\nHello.',
    };
    expect(await pathsIn({ ...files, '_config.yml': 'permalink: date' })).toEqual({
      'about.markdown': ['/about.html', '/about/'],
      'index.markdown': [],
      '_posts/2019-05-01-b.markdown': ['/b/'],
      '_posts/2019-05-01-c.markdown': ['/c/2019/c'],
    });
    expect((await pathsIn({ ...files, '_config.yml': 'permalink: pretty' }))['about.markdown']).toEqual([]);
  });

  test('a text begins where it was, and in the folder where somebody says that the site lived', async () => {
    const records = await recordsOf({ [post]: text, '_config.yml': 'permalink: /:title/' }, 'https://old.example/blog');
    expect(only(records, 'entry')[0]).toMatchObject({
      address: 'https://old.example/blog/a-day/',
      formerPaths: ['/blog/a-day/'],
    });
  });
});

describe('the settings of Hugo say where its texts were:', () => {
  const files = {
    'content/posts/lisbon/trip/index.markdown':
      '---\ntitle: "A Trip: Lisbon & Évora"\ndate: 2019-05-01\nslug: the-trip\n---\nHello.',
    'content/about.markdown': 'Hello.',
  };
  const of = async (name: string, settings: string) =>
    (await pathsIn({ ...files, [name]: settings }))['posts/lisbon/trip/index.markdown'];

  test.each([
    ['hugo.toml', '[permalinks]\nposts = "/:year/:month/:slug/"', '/2019/05/the-trip/'],
    ['config.toml', '[permalinks]\nposts = "/:section/:title/"', '/posts/a-trip-lisbon-%C3%A9vora/'],
    ['hugo.yaml', 'permalinks:\n  page:\n    posts: /:sections/:contentbasename/', '/posts/lisbon/trip/'],
    ['hugo.yaml', 'permalinks:\n  posts: /:sections[1:]/:yearday/:slug', '/lisbon/121/the-trip'],
    ['hugo.json', '{"permalinks":{"posts":"/:monthname/:filename/"}}', '/may/trip/'],
    ['config/_default/permalinks.toml', 'posts = "/:slug/"', '/the-trip/'],
    ['hugo.toml', '[permalinks]\nposts = "/:2006/:01/:02/:slug/"', '/2019/05/01/the-trip/'],
    ['hugo.toml', '[permalinks]\nposts = "/:06-:Jan-:2/:January/:Mon/:slug/"', '/19-May-1/May/Wed/the-trip/'],
    ['hugo.toml', 'uglyURLs = true', '/posts/lisbon/trip.html'],
    ['hugo.toml', 'uglyURLs = true\n[permalinks]\nposts = "/:year/:slug/"', '/2019/the-trip.html'],
    ['hugo.toml', '[uglyURLs]\nposts = true', '/posts/lisbon/trip.html'],
    ['hugo.toml', 'baseURL = "https://old.example/blog/"\n[permalinks]\nposts = "/:slug/"', '/blog/the-trip/'],
  ])('%s %s', async (name, settings, expected) => {
    expect(await of(name, settings)).toEqual([expected]);
  });

  test('the name of a file is all of it, its day included', async () => {
    const day = { 'content/posts/2019-05-01-a.markdown': 'Hello.', 'hugo.toml': 'uglyURLs = true' };
    expect(await pathsIn(day)).toEqual({ 'posts/2019-05-01-a.markdown': ['/posts/2019-05-01-a.html'] });
    const other = { ...day, 'hugo.toml': '[uglyURLs]\nnotes = true' };
    expect(await pathsIn(other)).toEqual({ 'posts/2019-05-01-a.markdown': [] });
  });

  test('sections without a pattern are where their files lie', async () => {
    const entries = only(
      await recordsOf({ ...files, 'hugo.toml': '[permalinks]\nposts = "/:slug/"' }, 'https://old.example'),
      'entry',
    );
    expect(entries.map(({ address }) => address)).toEqual([
      'https://old.example/about/',
      'https://old.example/the-trip/',
    ]);
  });
});

describe('settings that cannot be used are told, and the texts come all the same:', () => {
  test.each([
    ['_config.yml', 'permalink: [', '_config.yml', 'settings-broken'],
    [
      '_config.yml',
      `a: &a [x, x]\n${Array.from({ length: 60 }, () => 'b: [*a, *a]').join('\n')}`,
      '_config.yml',
      'settings-broken',
    ],
    ['hugo.toml', 'permalinks = ', 'hugo.toml', 'settings-broken'],
    ['_config.yml', 'permalink: /:moon/:title/', '/:moon/:title/', 'permalink-not-read'],
    ['hugo.toml', '[permalinks]\nposts = "/:sections[x]/"', '/:sections[x]/', 'permalink-not-read'],
    ['hugo.toml', '[permalinks]\nposts = "/:moon/"', '/:moon/', 'permalink-not-read'],
    ['_config.yml', 'permalink: /../:title/', '/../:title/', 'permalink-not-read'],
  ])('%s %j', async (name, settings, sourceId, reason) => {
    const records = await recordsOf({ [name]: settings, 'posts/a.markdown': 'Hello.' });
    expect(only(records, 'skip')).toEqual([{ type: 'skip', kind: expect.any(String), sourceId, reason }]);
    expect(only(records, 'entry')).toHaveLength(1);
  });

  test('a day of TOML is one', async () => {
    const text = '+++\ndate = 2019-05-01\n+++\nHello.';
    const files = { 'content/posts/a.markdown': text, 'hugo.toml': '[permalinks]\nposts = "/:year/:month/:slug/"' };
    expect(await pathsIn(files)).toEqual({ 'posts/a.markdown': ['/2019/05/a/'] });
  });

  test('a pattern of days makes nothing of a text without one', async () => {
    const files = { 'content/posts/a.markdown': 'Hello.', 'hugo.toml': '[permalinks]\nposts = "/:year/:slug/"' };
    expect(await pathsIn(files)).toEqual({ 'posts/a.markdown': [] });
  });
});

describe('what a text says of its own address:', () => {
  test('a place that is a list or has code in it is told and leads nowhere', async () => {
    const places = {
      'posts/a.markdown': '---\npermalink: [/blog, /b/]\n---\nHello.',
      'posts/b.markdown': '---\npermalink: "/{{ page.fileSlug }}/"\n---\nHello.',
      'posts/c.markdown': '---\npermalink: false\n---\nHello.',
    };
    const found = (await entriesOf(places)).map(({ formerPaths, notes }) => [
      formerPaths,
      notes.map(({ reason, detail }) => `${reason} ${detail}`),
    ]);
    expect(found).toEqual([
      [[], ['permalink-not-read ["/blog","/b/"]']],
      [[], ['permalink-not-read /{{ page.fileSlug }}/']],
      [[], []],
    ]);
  });

  test('posts of Jekyll were at addresses with their day, in the styles that it has by itself', async () => {
    const posts = {
      '_posts/2019-05-01-a-day.markdown': '---\ncategories: [Slow Travel, Food]\n---\nHello.',
      'news/_posts/2019-05-02-b.markdown': '---\ndate: 2019-06-30 23:30:00 -0500\n---\nHello.',
      '_posts/2019-05-03-c.markdown': '---\npermalink: /c/\n---\nHello.',
      '_drafts/d.markdown': 'Hello.',
    };
    const paths = (await entriesOf(posts)).map(({ formerPaths }) => formerPaths);
    expect(paths).toEqual([
      [],
      ['/slow%20travel/food/2019/05/01/a-day.html', '/slow%20travel/food/2019/05/01/a-day/'],
      ['/c/'],
      ['/news/2019/06/30/b.html', '/news/2019/06/30/b/'],
    ]);
  });
});
