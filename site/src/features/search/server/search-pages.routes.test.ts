import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { callsAs } from '#test/calls/staff-calls.ts';
import { builtPages } from '#test/site/built-pages.ts';
import { keptRows } from '#test/site/kept-rows.ts';
import { testSite } from '#test/site/test-site.ts';
import { aDestination } from '../../destinations/server/destination.fixture.ts';
import { aPage } from '../../pages/server/page.fixture.ts';

const site = testSite(async () => ({
  pages: await builtPages(),
  config: { rateLimitScale: 100, supportEmail: 'help@example.com' },
}));

type Found = {
  slug: string;
  title: string;
  match: { title: [number, number][]; text: { text: string; marks: [number, number][] } };
};

async function find(words: string): Promise<Found[]> {
  const { status, json } = await site.ask(`/api/search/pages?${new URLSearchParams({ q: words })}`);
  expect([words, status]).toEqual([words, 200]);
  return json.data;
}
const slugs = async (words: string) => (await find(words)).map(({ slug }) => slug);

beforeAll(async () => {
  const { db } = site;
  await aPage(db, {
    slug: 'imprint',
    title: 'Imprint',
    description: '',
    content: 'Responsible is {siteName}.\n\nThe harbour office answers {supportEmail}.',
  });
  await aPage(db, { slug: 'press', title: 'Press', content: 'Our imprint names who answers. Pictures: Zoë Söhne.' });
  await aPage(db, { slug: 'plans', title: 'Plans', content: 'The harbour of tomorrow, xylophone.', published: false });
  await aDestination(db, { name: 'Print Town', description: 'A town of the press.', longDescription: 'Old.' });
});
beforeEach(keptRows(site).restore);

describe('a page of the magazine’s own', () => {
  test('is found by its title, its lead and its text, the title first', async () => {
    expect(await slugs('imprint')).toEqual(['imprint', 'press']);
    expect(await slugs('write')).toEqual(['press']);
    expect(await slugs('harbour OFFICE')).toEqual(['imprint']);
    expect(await slugs('harbour pictures')).toEqual([]);
  });

  test('is found by beginnings, other forms, and without accents', async () => {
    expect(await slugs('impr')).toEqual(['imprint', 'press']);
    expect(await slugs('imprints')).toEqual(['imprint', 'press']);
    expect(await slugs('zoe sohne')).toEqual(['press']);
    expect(await slugs('im')).toEqual([]);
    expect(await slugs('the')).toEqual([]);
    expect(await slugs('the imprint')).toEqual(['imprint', 'press']);
    expect(await slugs("' | & :* !")).toEqual([]);
  });

  test('is suggested by its title while it is public; those that every site has are not', async () => {
    const suggested = async (q: string): Promise<string[]> =>
      (await site.ask(`/api/search/suggest?${new URLSearchParams({ q })}`)).json.data;
    const { id } = await aPage(site.db, { slug: 'boats', title: 'Our Old Boats', content: 'Tar.' });
    expect(await suggested('impr')).toEqual(['Imprint']);
    for (const typed of ['our old', 'ouroldb', 'boat']) expect(await suggested(typed)).toEqual(['Our Old Boats']);
    expect(await suggested('p')).toEqual(['Press', 'Portugal', 'Print Town']);
    expect(await suggested('plans')).not.toContain('Plans');
    expect(await suggested('privacy')).toEqual([]);
    const author = await callsAs(site, 'AUTHOR');
    await author('PUT', `/api/v5/admin/pages/published/${id}`, { isPublished: false });
    expect(await suggested('boat')).toEqual([]);
  });

  test('shows where it holds the words, its blanks filled in', async () => {
    const [imprint] = await find('responsible');
    expect(imprint?.match.text.text).toMatch(/^Responsible is (?!\{).+\.$/);
    expect(imprint?.match.text.marks).toEqual([[0, 'Responsible'.length]]);
    expect((await find('answers'))[0]?.match.text.text).toContain('help@example.com');
    expect((await find('imprints'))[0]?.match.title).toEqual([[0, 'Imprint'.length]]);
  });

  test('is not found before it is published, and at once then', async () => {
    expect(await slugs('xylophone')).toEqual([]);
    const author = await callsAs(site, 'AUTHOR');
    const { json } = await author('POST', '/api/v5/admin/pages', {
      title: 'Jobs',
      description: '',
      content: 'We look for a xylophonist.',
    });
    expect(await slugs('xylophonist')).toEqual([]);
    const publish = (isPublished: boolean) =>
      author('PUT', `/api/v5/admin/pages/published/${json.data._id}`, { isPublished });
    expect((await publish(true)).status).toBe(200);
    expect(await slugs('xylophonist')).toEqual(['jobs']);
    expect((await publish(false)).status).toBe(200);
    expect(await slugs('xylophonist')).toEqual([]);
  });

  test('counts among the results of a keyword', async () => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ keyword: 'harbour office' });
    expect((await site.ask('/api/search/keyword', { method: 'POST', headers, body })).status).toBe(200);
    const author = await callsAs(site, 'AUTHOR');
    const { json } = await author('GET', '/api/v5/admin/search');
    expect(json.data.map(({ keyword, results }: { keyword: string; results: number }) => [keyword, results])).toEqual([
      ['harbour office', 1],
    ]);
  });
});

describe('a legal page', () => {
  test('is found by its title and not by its everyday words', async () => {
    expect(await slugs('privacy')).toEqual(['privacy']);
    expect(await slugs('cookie')).toEqual(['cookies']);
    expect(await slugs('read travel')).toEqual([]);
  });
});

describe('the search page', () => {
  const shown = async (address: string) => (await site.ask(address, { headers: { accept: 'text/html' } })).text;
  const order = (html: string, ...words: string[]) => words.map((word) => html.indexOf(word)).filter((at) => at >= 0);

  test('lists pages under what it writes about, and first where that holds only some of the words', async () => {
    const exact = await shown('/search?q=press');
    const at = order(exact, 'href="/destinations/print-town"', 'id="found-pages"', 'href="/press"');
    expect(at).toHaveLength(3);
    expect(at).toEqual(at.toSorted((a, b) => a - b));
    const partial = await shown('/search?q=imprint%20town');
    expect(partial).not.toContain('id="found-pages"');
    await aPage(site.db, { slug: 'town-imprint', title: 'Imprint of the town', content: 'Zwölf quorums.' });
    site.forget();
    const corrected = await shown('/search?q=imprint%20town');
    expect(corrected).toContain('Did you mean');
    expect(corrected).not.toContain('Nothing matches');
    const pagesFirst = await shown('/search?q=quorums%20town');
    const then = order(pagesFirst, 'id="found-pages"', 'These match only in part.', 'href="/destinations/print-town"');
    expect(then).toHaveLength(3);
    expect(then).toEqual(then.toSorted((a, b) => a - b));
    expect(pagesFirst).not.toContain('No exact matches');
  });

  test('says under the other tabs that there is something under All', async () => {
    const html = await shown('/search?q=harbour+office&tab=stories');
    expect(html).not.toContain('id="found-pages"');
    expect(html).toContain('Show all results');
    expect(html).not.toContain('Nothing found for');
  });
});

describe('in another language', () => {
  const german = async (words: string) =>
    (await site.ask(`/api/search/pages?language=de&${new URLSearchParams({ q: words })}`)).json.data;
  const titles = async (words: string) => (await german(words)).map(({ title }: Found) => title);
  beforeEach(async () => {
    const author = await callsAs(site, 'AUTHOR');
    await author('PUT', '/api/v5/admin/languages', [{ code: 'en' }, { code: 'de', isPublished: true }]);
    const pages = (await author('GET', '/api/v5/admin/pages?limit=50')).json.data;
    const write = async (slug: string, body: object) => {
      const { _id } = pages.find((page: Found) => page.slug === slug);
      expect((await author('PUT', `/api/v5/admin/translations/page/${_id}/de`, body)).status).toBe(200);
    };
    const isPublished = true;
    await write('imprint', { title: 'Wer wir sind', content: 'Das Hafenamt antwortet {supportEmail}.', isPublished });
    await write('press', { title: 'Entwurf einer Presse', content: 'Noch nicht.' });
    await write('privacy', { title: 'Datenschutz', content: 'Das Hafenamt merkt sich nichts.', isPublished });
    site.forget();
  });

  test('a page is found by its words there, and shown with its title and its address', async () => {
    expect(await titles('Hafenämter')).toEqual(['Wer wir sind']);
    const [found] = await german('hafenamt');
    expect(found).toMatchObject({ slug: 'wer-wir-sind', title: 'Wer wir sind', language: 'de', fallbacks: [] });
    expect(found.match.text.text).toContain('Das Hafenamt antwortet help@example.com');
    // Of what every site has, the title alone.
    expect(await titles('hafenamt')).toEqual(['Wer wir sind']);
    expect(await titles('datenschutz')).toEqual(['Datenschutz']);
  });

  test('a page counts among the results of a keyword', async () => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ keyword: 'hafenamt' });
    await site.ask('/api/search/keyword?language=de', { method: 'POST', headers, body });
    const author = await callsAs(site, 'AUTHOR');
    const { json } = await author('GET', '/api/v5/admin/search');
    expect(json.data).toContainEqual(expect.objectContaining({ keyword: 'hafenamt', results: 1 }));
  });

  test('what only the original holds follows, a draft is as if it were not there', async () => {
    expect(await titles('harbour')).toEqual(['Wer wir sind']);
    expect(await titles('entwurf')).toEqual([]);
    expect(await german('pictures')).toMatchObject([{ slug: 'press', title: 'Press', fallbackLanguage: 'en' }]);
    const html = (await site.ask('/de/search?q=pictures', { headers: { accept: 'text/html' } })).text;
    expect(html).toMatch(/<h3[^>]* lang="en" dir="ltr"><a href="\/de\/press">.*?Auf Englisch/);
    expect(JSON.stringify(await find('imprint'))).not.toContain('fallback');
  });
});
