import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { anImageFile, sendForm } from '#test/calls/forms.ts';
import { soon } from '#test/calls/staff-calls.ts';
import { errorsOf, staffHarness } from '#test/calls/staff-harness.ts';
import { builtPages } from '#test/site/built-pages.ts';
import { testSite } from '#test/site/test-site.ts';
import { aDestination } from '../../destinations/server/destination.fixture.ts';
import { anImage } from '../../media/server/media.fixture.ts';
import { aStory } from '../../stories/server/story.fixture.ts';

const site = testSite(async () => ({ pages: await builtPages() }));
const base = '/api/v5/admin/stories';
const image = await anImageFile();
const form = {
  title: 'The night ferry',
  excerpt: 'Nobody sleeps.',
  content: 'We left at ten.',
  category: 'Travel',
  readTime: '7 min',
  'tags[]': ['ferries'],
  coverImage: image,
  image: image,
};
const { call, create, logins, put } = staffHarness(site, base, form);

/** A published story with this text. */
async function published(content: string, title = `Story ${randomUUID()}`) {
  const { data } = (await create({ content, title })).json;
  await call('PUT', `${base}/published/${data._id}`);
  return data;
}
const read = async (slug: string) => (await site.ask(`/api/story/${slug}`)).json.data;
/** The markup of a page's article, without what React puts between texts. */
async function articleOf(page: string): Promise<string> {
  const { text } = await site.ask(page);
  return /<article>[\s\S]*?Photo gallery/.exec(text.replaceAll('<!-- -->', ''))?.[0] ?? text.slice(0, 200);
}

test('a text is stored in its normal form, and comes back with its words alone and as blocks', async () => {
  const { slug, content, contentText } = await published('# Where\r\nWe __left__ at <b>ten</b>.\n* a\n* b\n');
  const text = { content: '## Where\n\nWe **left** at \\<b>ten\\</b>.\n\n- a\n- b', contentText: expect.any(String) };
  expect({ content, contentText }).toEqual(text);
  expect(contentText).toBe('Where\n\nWe left at <b>ten</b>.\n\na\nb');
  expect(await read(slug)).toMatchObject({
    ...text,
    body: {
      blocks: [
        { t: 'h', level: 2, c: ['Where'] },
        { t: 'p', c: ['We ', { b: ['left'] }, ' at <b>ten</b>.'] },
        { t: 'list', start: null, items: [[{ t: 'p', c: ['a'] }], [{ t: 'p', c: ['b'] }]] },
      ],
      known: { links: {}, places: {}, images: {}, videos: {} },
    },
  });
});

test('a text from before there were marks says the same, to the last word', async () => {
  const content = '1986. It *rained*, [all] day.\nStill.\n\n\n# No heading';
  const story = await aStory(site.db, { content });
  expect(await read(story.slug)).toMatchObject({
    content: '1986\\. It \\*rained\\*, \\[all\\] day. Still.\n\n\\# No heading',
    contentText: '1986. It *rained*, [all] day. Still.\n\n# No heading',
    body: {
      blocks: [
        { t: 'p', c: ['1986. It *rained*, [all] day. Still.'] },
        { t: 'p', c: ['# No heading'] },
      ],
    },
  });
});

test('its own links are looked up when it is read, and what is not public shows its words', async () => {
  const place = await aDestination(site.db, { name: 'Graça', country: 'Portugal', published: false });
  const other = await aStory(site.db, { title: 'The last tram', captions: ['Uphill'] });
  const gone = randomUUID();
  const story = await published(
    `From [the hill](trekker:destination/${place.id}), [after](trekker:story/${other.id}), [before](trekker:story/${gone}).`,
  );
  const linked = async () => (await read(story.slug)).body.known;
  expect(await linked()).toMatchObject({
    links: {
      [`destination/${place.id}`]: null,
      [`story/${other.id}`]: { name: 'The last tram', address: '/stories/the-last-tram' },
      [`story/${gone}`]: null,
    },
    places: {},
  });
  const page = `/stories/${story.slug}`;
  const article = () => articleOf(page);
  expect(await article()).toContain('From the hill, <a href="/stories/the-last-tram">after</a>, before.');

  // A page that is kept follows what it names.
  await call('PUT', `/api/v5/admin/destination/published/${place.id}`);
  await put(other.id, { title: 'The first tram' });
  expect(await linked()).toMatchObject({
    links: { [`story/${other.id}`]: { address: '/stories/the-first-tram' } },
    places: { [place.id]: { name: 'Graça', country: 'Portugal', slug: place.slug } },
  });
  await expect
    .poll(async () => (await site.ask(page)).text)
    .toContain(`<a href="/destinations/${place.slug}">the hill</a>`);
  expect(await article()).toContain('Places in this story');
});

test('a place that is deleted leaves its words on every process, its card and its line at the foot go', async () => {
  const place = await aDestination(site.db, { name: 'Sagres', country: 'Portugal' });
  const text = `West of [the cape](trekker:destination/${place.id}).\n\n::place{id=${place.id}}`;
  const { slug } = await published(text);
  const twin = await site.twin();
  const processes = [site, twin];
  const named = async (at: Pick<typeof site, 'ask'>) => {
    const { known } = (await at.ask(`/api/story/${slug}`)).json.data.body;
    return [Object.keys(known.places), Object.values(known.links)];
  };
  const before = [[place.id], [{ name: 'Sagres', address: `/destinations/${place.slug}` }]];
  for (const at of processes) expect(await named(at)).toEqual(before);
  expect(await articleOf(`/stories/${slug}`)).toContain('Places in this story');

  // Another name: its address follows, on both.
  expect((await call('PUT', `/api/v5/admin/destination/${place.id}`, { name: 'Cabo' })).status).toBe(200);
  const renamed = [[place.id], [{ name: 'Cabo', address: '/destinations/cabo' }]];
  for (const at of processes) await expect.poll(() => named(at), soon).toEqual(renamed);

  expect((await call('DELETE', `/api/v5/admin/destination/${place.id}`)).status).toBe(200);
  for (const at of processes) await expect.poll(() => named(at), soon).toEqual([[], [null]]);
  await expect.poll(() => articleOf(`/stories/${slug}`), soon).toContain('<p>West of the cape.</p>');
  expect(await articleOf(`/stories/${slug}`)).not.toMatch(/Places in this story|Sagres|Cabo/);
  await twin.close();
});

test('an image in it is shown with its own words, or those of the library', async () => {
  const { id } = await anImage(site.db, { alt: 'A yellow tram', credit: 'Ana Reis' });
  const own = `::figure{media=${id} alt="Uphill" credit="Rui Paz"}`;
  const story = await published(`::figure[The _28_]{media=${id} width=wide}\n\n${own}`);
  const text = await articleOf(`/stories/${story.slug}`);
  expect(text).toContain('aria-label="A yellow tram"');
  expect(text).toContain('aria-label="Uphill"');
  expect(text).toMatch(/<figcaption>The <em>28<\/em> *<small[^>]*>Ana Reis<\/small><\/figcaption>/);
  expect(text).toMatch(/<small[^>]*>Rui Paz<\/small>/);
});

test('a word of a caption finds it, its ids and marks do not', async () => {
  const { id } = await anImage(site.db);
  const { slug } = await published(`::figure[A funicular]{media=${id}}\n\n:::note[Good to know]\nClosed.\n:::`);
  const found = async (q: string) =>
    (await site.ask(`/api/story?q=${q}`)).json.data.map((story: { slug: string }) => story.slug);
  expect(await found('funicular')).toEqual([slug]);
  expect(await found('figure')).toEqual([]);
  expect(await found(id.slice(0, 8))).toEqual([]);
});

test('an image that does not exist and a text too long are refused at the field', async () => {
  const id = randomUUID();
  for (const [content, message] of [
    [`Hello.\n\n::figure{media=${id}}`, `There is no image or video with the id ${id}`],
    ['[ '.repeat(40_000), 'At most 100,000 characters'],
    ['a'.repeat(100_001), 'At most 100,000 characters'],
  ] as const) {
    const answer = await create({ content });
    expect([answer.status, errorsOf(answer)]).toEqual([400, { content: message }]);
  }
});

test('the reading time is that of the paragraphs', async () => {
  const words = 'word '.repeat(200);
  const { readTime: _, ...others } = form;
  const answer = await sendForm(site, 'POST', base, logins.author, {
    ...others,
    content: `## ${words}\n\n${words}`,
  });
  expect(answer.json.data.readTime).toBe('1 min');
});

test('the feed has its marks, with absolute addresses', async () => {
  const place = await aDestination(site.db, { name: 'Sintra' });
  const { id } = await anImage(site.db, { alt: 'A palace', credit: 'Ana Reis' });
  const text = `To [Sintra](trekker:destination/${place.id}) and [back](/about), [see](#end).\n\n::figure[Up]{media=${id}}\n\n## End`;
  const { slug } = await published(text);
  const feed = (await site.ask('/feed.xml')).text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"');
  const origin = new URL(/<id>([^<]+)<\/id>/.exec(feed)?.[1] ?? '').origin;
  expect(feed).toContain(
    `To <a href="${origin}/destinations/sintra">Sintra</a> and <a href="${origin}/about">back</a>`,
  );
  expect(feed).toContain(`<a href="${origin}/stories/${slug}#end">see</a>`);
  expect(feed).toMatch(
    new RegExp(`<figure><img src="${origin}/media/[^"]+" alt="A palace"><figcaption>Up Ana Reis</figcaption>`),
  );
  expect(feed).toContain('<h2 id="end">End</h2>');
});

test('who writes the plain words alone, as the release before does, ends the marks', async () => {
  const { _id, slug } = await published('It is **over**.');
  await site.db.execute(sql`update stories set content = 'It *begins*.' where id = ${_id}`);
  expect((await call('GET', `${base}/${_id}`)).json.data).toMatchObject({ slug, content: 'It \\*begins\\*.' });
});

test('a preview tells staff what is there and not public, however much of it, in one call', async () => {
  const draft = await aStory(site.db, { title: 'The next ferry', published: false, publishedAt: null });
  const open = await aStory(site.db, { title: 'The last ferry' });
  const gone = Array.from({ length: 1000 }, () => `[a](trekker:story/${randomUUID()})`);
  const links = [`[b](trekker:story/${draft.id})`, `[c](trekker:story/${open.id})`, ...gone];
  const { json } = await call('POST', '/api/v5/admin/text-preview', { markdown: links.join(' ') });
  expect(json.data.unpublished).toEqual({ [`story/${draft.id}`]: 'The next ferry' });
  expect(Object.values(json.data.known.links).filter(Boolean)).toMatchObject([{ name: 'The last ferry' }]);
});

test('hostile text is text, and quickly', async () => {
  const long = 99_000;
  const texts = [
    '['.repeat(long / 2),
    '>'.repeat(long),
    '![](a'.repeat(long / 5),
    `${'- '.repeat(300)}x`,
    '<script>alert(1)</script>\n\n[a](javascript:alert`1`) [b](data:text/html,x) [c](//host)',
    '\u202eright to left',
    ':::unknown{a="b"}\nx\n:::',
  ];
  for (const content of texts) {
    const startedAt = performance.now();
    const answer = await call('POST', '/api/v5/admin/text-preview', { markdown: content });
    expect(answer.status).toBe(200);
    expect(performance.now() - startedAt).toBeLessThan(2000);
    expect(JSON.stringify(answer.json.data.body ?? answer.json.data)).not.toMatch(/"a":"(javascript|data|\/\/)/);
  }
});
