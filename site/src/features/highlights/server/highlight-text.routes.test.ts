import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { aLanguage } from '#features/languages/server/language.fixture.ts';
import { soon } from '#test/calls/staff-calls.ts';
import { errorsOf, staffHarness } from '#test/calls/staff-harness.ts';
import { countStatements } from '#test/calls/statements.ts';
import { builtPages } from '#test/site/built-pages.ts';
import { testSite } from '#test/site/test-site.ts';
import { aDestination } from '../../destinations/server/destination.fixture.ts';
import { anImage } from '../../media/server/media.fixture.ts';
import { aHighlight, highlightFields } from './highlight.fixture.ts';

const site = testSite(async () => ({ pages: await builtPages() }));
const path = '/api/v5/admin/highlight';
const { call, create, put } = staffHarness(site, path, highlightFields);

const written = async (description: string) => (await create({ description })).json.data;
const read = async (id: string, query = '') => (await site.ask(`/api/highlight/${id}${query}`)).json.data;
const lists = ['/api/highlight', '/api/highlight/featured', '/api/highlight/home', '/api/search?keyword=baker'];
/** The first card of the list, without what React puts between texts. */
const card = async (query = '') =>
  /<article[\s\S]*?<\/article>/.exec((await site.ask(`/highlight${query}`)).text.replaceAll('<!-- -->', ''))?.[0] ?? '';

test('its marks are stored beside its words, come back to staff, and are shown wherever it is', async () => {
  const made = await written('A **baker** was _white_washing\\\nhis [steps](https://example.com/steps).');
  const words = 'A baker was _white_washing his steps.';
  expect(made).toMatchObject({
    description: 'A **baker** was \\_white_washing\\\nhis [steps](https://example.com/steps).',
    descriptionText: words,
  });
  const body = {
    line: [
      'A ',
      { b: ['baker'] },
      ' was _white_washing',
      { br: 1 },
      'his ',
      { a: 'https://example.com/steps', c: ['steps'] },
      '.',
    ],
    links: {},
  };
  expect(await read(made._id)).toMatchObject({ description: words, body });
  for (const list of lists) {
    const { data } = (await site.ask(list)).json;
    expect([list, (data.highlights ?? data)[0]]).toMatchObject([list, { description: words, body }]);
  }
  expect(await card()).toContain(
    'A <strong>baker</strong> was _white_washing<br/>his <a href="https://example.com/steps">steps</a>.</p>',
  );
  expect((await site.ask('/')).text.replaceAll('<!-- -->', '')).toMatch(/<q[^>]*>A <strong>baker<\/strong> was/);
});

test('without marks it is as it was, to the last byte and query', async () => {
  const texts = ['1986. It *rained*, [all] day.', 'Two.\n\nParagraphs, 5 * 3 & a_b.', '# No heading'];
  for (const description of texts) await aHighlight(site.db, { description, featured: true });
  const asked = countStatements(site.database, 'public_destinations');
  const answer = await site.ask('/api/highlight/featured');
  expect(answer.json.data.map(({ description }: { description: string }) => description)).toEqual(texts.toReversed());
  expect(answer.text).not.toContain('"body"');
  expect(asked.count()).toBe(0);
  const [{ _id: id }] = answer.json.data;
  expect((await call('GET', `${path}/${id}`)).json.data).toMatchObject({
    description: '\\# No heading',
    descriptionText: '# No heading',
  });
  // A form that was opened and saved sends what it was given.
  await put(id, { description: '\\# No heading', rating: 3 });
  expect(await read(id)).toMatchObject({ description: '# No heading', rating: 3 });
  expect(await read(id)).not.toHaveProperty('body');
  expect(await read((await written('5 \\* 3, a_b & so on.'))._id)).toMatchObject({
    description: '5 * 3, a_b & so on.',
  });
  const { rows } = await site.db.execute(sql`select 1 from highlights where description_markdown is not null`);
  expect(rows).toEqual([]);
});

test('of other blocks it keeps what a reader sees, as words', async () => {
  const image = await anImage(site.db);
  const blocks = [
    '## Where',
    '- one\n  1. two',
    '> said',
    ':::pull{by="Ana"}\nBig.\n:::',
    ':::note[Good to know]\nClosed.\n:::',
    '---',
    '| a | b |\n| --- | --- |\n| c | **d** |',
    `::figure[The _28_]{media=${image.id} alt="A tram" credit="Rui"}`,
  ];
  const { description } = await written(blocks.join('\n\n'));
  expect(description).toBe(
    [
      'Where',
      'one',
      'two',
      'said',
      'Big.',
      'Ana',
      'Good to know',
      'Closed.',
      'a b',
      'c **d**',
      'The _28_',
      'A tram',
      'Rui',
    ].join('\n\n'),
  );
});

test('its links follow what they name, and lead nowhere once that is not public', async () => {
  const place = await aDestination(site.db, { name: 'Graça', country: 'Portugal' });
  const { _id: id } = await written(`Up [the **hill**](trekker:destination/${place.id}), (always).`);
  const link = `destination/${place.id}`;
  const linkIn = async (list: string) => {
    const { data } = (await site.ask(list)).json;
    return (data.highlights ?? data)[0].body.links[link]?.address ?? null;
  };
  const all = [
    '/api/highlight',
    '/api/highlight/home',
    '/api/search?keyword=hill',
    '/api/search/highlights?keyword=hill',
  ];
  for (const list of all) expect([list, await linkIn(list)]).toEqual([list, `/destinations/${place.slug}`]);
  expect(await card()).toContain(`Up <a href="/destinations/${place.slug}">the <strong>hill</strong></a>, (always).`);

  await call('PUT', `/api/v5/admin/destination/${place.id}`, { name: 'Senhora do Monte' });
  for (const list of all) await expect.poll(() => linkIn(list), soon).toBe('/destinations/senhora-do-monte');
  await expect.poll(() => card(), soon).toContain('<a href="/destinations/senhora-do-monte">');
  expect((await read(id)).body.links[link]).toEqual({
    name: 'Senhora do Monte',
    address: '/destinations/senhora-do-monte',
  });

  await call('PUT', `/api/v5/admin/destination/published/${place.id}`, { isPublished: false });
  for (const list of all) await expect.poll(() => linkIn(list), soon).toBe(null);
  await expect.poll(() => card(), soon).toContain('Up the <strong>hill</strong>, (always).');
});

test('what a whole list names is looked up in one query a kind', async () => {
  const places = await Promise.all(['A', 'B', 'C'].map((name) => aDestination(site.db, { name })));
  for (const { id } of places) await written(`To [it](trekker:destination/${id}).`);
  await written('Just **words**.');
  const asked = countStatements(site.database, '"public_destinations"');
  const { data } = (await site.ask('/api/highlight?limit=10')).json;
  const links = data.map(({ body }: { body: { links: object } }) => Object.keys(body.links));
  expect(links).toEqual([[], ...places.map(({ id }) => [`destination/${id}`]).toReversed()]);
  expect(asked.count()).toBe(1);
});

test('a cut in the middle of a mark ends the mark', async () => {
  const words = 'steps and more '.repeat(20).trim();
  await written(`On _the **${words}**_ [up](https://example.com).`);
  const text = (await card()).replaceAll(/<noscript>.*?<\/noscript>/gs, '');
  const [shown = ''] = /<p>(?:(?!<\/p>).)*<\/p>/s.exec(text.slice(text.indexOf('data-needs-script'))) ?? [];
  expect(shown).toMatch(/^<p>On <em>the <strong>steps and more .*<\/strong><\/em>…<\/p>$/);
  expect(shown.replaceAll(/<[^>]+>/g, '').length).toBeLessThanOrEqual(151);
});

test('a marked word finds it, its marks and ids do not', async () => {
  const place = await aDestination(site.db, { published: false });
  const { _id: id } = await written(`The fun**icular** to [Bica](trekker:destination/${place.id}).`);
  const found = async (q: string) => (await site.ask(`/api/highlight?q=${q}`)).json.data;
  for (const word of ['funicular', 'Bica']) expect(await found(word)).toMatchObject([{ _id: id }]);
  for (const word of ['trekker', place.id.slice(0, 8)]) expect(await found(word)).toEqual([]);
  const { match } = (await site.ask('/api/search?keyword=funicular')).json.data.highlights[0];
  expect(match.text).toEqual({ text: 'The funicular to Bica.', marks: [[4, 13]] });
});

test('hostile Markdown is text, at once, and what is too long is refused at the field', async () => {
  const texts = [
    '<script>alert(1)</script> <img src=x onerror=alert(1)>',
    '[a](javascript:alert`1`) [b](data:text/html,x) [c](//host) ![d](javascript:1)',
    '['.repeat(2400),
    '**_'.repeat(800),
    '> '.repeat(2400),
    `${'- '.repeat(2000)}x`,
    '\u202eright to left',
    ':::unknown{a="b"}\nx\n:::',
  ];
  for (const description of texts) {
    const startedAt = performance.now();
    const answer = await create({ description });
    expect([description.slice(0, 9), answer.status]).toEqual([description.slice(0, 9), 201]);
    expect(performance.now() - startedAt).toBeLessThan(2000);
    expect(JSON.stringify((await read(answer.json.data._id)).body ?? {})).not.toMatch(/"a":"(javascript|data|\/\/)/);
  }
  const page = (await site.ask('/highlight')).text;
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &lt;img src=x onerror=alert(1)&gt;');
  expect(page).not.toMatch(/<img src=x|href="(javascript|data):/);
  for (const [description, message] of [
    ['a* '.repeat(1660), 'At most 5,000 characters'],
    ['---', 'Description is required'],
  ] as const) {
    const answer = await create({ description });
    expect([answer.status, errorsOf(answer)]).toEqual([400, { description: message }]);
  }
});

describe('its versions', () => {
  const versions = (id: string) => `/api/v5/admin/versions/highlight/${id}`;

  test('hold its marks, are compared with them, and bring them back', async () => {
    const { _id: id } = await written('It is **over**.\n\nNow.');
    await put(id, { description: 'It is over.\n\nNow.' });
    expect(await read(id)).not.toHaveProperty('body');
    const compared = (await call('GET', `${versions(id)}/compare?from=1&to=2`)).json.data;
    expect(JSON.stringify(compared)).toContain('**over**');
    expect((await call('POST', `${versions(id)}/1/restore`, {})).status).toBe(200);
    expect(await read(id)).toMatchObject({ description: 'It is over.\n\nNow.', body: { line: expect.any(Array) } });
  });

  test('are merged by paragraph where two wrote at once', async () => {
    const { _id: id, updatedAt } = await written('One.\n\nTwo.');
    await put(id, { description: '**One.**\n\nTwo.', updatedAt });
    const { status, json } = await put(id, { description: 'One.\n\n_Two._', updatedAt });
    expect([status, json.data.description]).toEqual([200, '**One.**\n\n_Two._']);
    expect((await put(id, { description: 'None.\n\nTwo.', updatedAt })).status).toBe(409);
  });
});

test('it comes back from the trash with its marks', async () => {
  const { _id: id } = await written('It is **over**.');
  await call('DELETE', `${path}/${id}`);
  await call('POST', `/api/v5/admin/trash/highlight/${id}/restore`);
  expect((await call('GET', `${path}/${id}`)).json.data.description).toBe('It is **over**.');
});

test('in another language it has marks of its own', async () => {
  await aLanguage(site.db, { code: 'de' });
  site.forget();
  const { _id: id } = await written('The ferry **waited**.');
  const at = `/api/v5/admin/translations/highlight/${id}/de`;
  const german = { name: 'Ana', location: 'Lissabon', description: 'Die _Fähre_ hat gewartet.', isPublished: true };
  expect((await call('PUT', at, german)).json.data.description).toBe('Die _Fähre_ hat gewartet.');
  expect((await call('GET', at)).json.data.source.description).toBe('The ferry **waited**.');
  await expect
    .poll(() => read(id, '?language=de'), soon)
    .toMatchObject({
      description: 'Die Fähre hat gewartet.',
      body: { line: ['Die ', { i: ['Fähre'] }, ' hat gewartet.'] },
    });
  expect((await read(id)).body.line).toEqual(['The ferry ', { b: ['waited'] }, '.']);
  await call('PUT', at, { description: 'Sie hat gewartet.' });
  await expect.poll(async () => 'body' in (await read(id, '?language=de')), soon).toBe(false);
});

test('who writes the plain words alone, as the release before does, ends the marks', async () => {
  await aLanguage(site.db, { code: 'de' });
  const { _id: id } = await written('It is **over**.');
  const at = `/api/v5/admin/translations/highlight/${id}/de`;
  await call('PUT', at, { name: 'Ana', description: 'Es ist **vorbei**.' });
  await site.db.execute(sql`update highlights set description = 'It *begins*.' where id = ${id}`);
  await site.db.execute(sql`update highlight_texts set description = 'Es *beginnt*.' where highlight_id = ${id}`);
  expect((await call('GET', `${path}/${id}`)).json.data.description).toBe('It \\*begins\\*.');
  expect((await call('GET', at)).json.data.edition.description).toBe('Es \\*beginnt\\*.');
});
