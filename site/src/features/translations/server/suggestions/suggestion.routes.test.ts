import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loadConfig } from '#config/config.ts';
import { anAbout } from '#features/about/server/about.fixture.ts';
import { aLanguage } from '#features/languages/server/language.fixture.ts';
import { anImage } from '#features/media/server/media.fixture.ts';
import { aStory } from '#features/stories/server/story.fixture.ts';
import { findVersion } from '#features/versions/server/version.repository.ts';
import { answersByRole, type Calls, callsAs } from '#test/calls/staff-calls.ts';
import { keptRows } from '#test/site/kept-rows.ts';
import { testSite } from '#test/site/test-site.ts';
import { createTranslator } from './translator.ts';
import { startTranslatorDouble } from './translator-double.fixture.ts';

let service: Awaited<ReturnType<typeof startTranslatorDouble>>;
let author: Calls;
const site = testSite(async () => {
  service = await startTranslatorDouble();
  return { config: { translation: { url: service.url, key: 'the-key' } } };
});
const usual = (text: string) => `de ${text}`;

beforeAll(async () => {
  author = await callsAs(site, 'AUTHOR');
});
beforeEach(keptRows(site).restore);
beforeEach(() => {
  site.forget();
  service.asked.length = 0;
  Object.assign(service, { translate: usual, answer: null });
});
afterAll(() => service.close());

const at = (id: string) => `/api/v5/admin/translations/story/${id}/de`;
const suggest = (id: string, body: object = {}) => author('POST', `${at(id)}/suggest`, body);

async function aStoryToTranslate(contentMarkdown = 'Nobody **hurried**.') {
  const story = await aStory(site.db, { title: 'The train', excerpt: 'It leaves.', contentMarkdown });
  await aLanguage(site.db, { code: 'de' });
  site.forget();
  return story;
}

test('is for staff alone, and nowhere without a service', async () => {
  const { id } = await aStoryToTranslate();
  const calls = [['POST', `${at(id)}/suggest`]] as const;
  expect((await answersByRole(site, calls)).map(([, ...answers]) => answers)).toEqual([[401, 403, 200, 200]]);
  expect((await author('GET', at(id))).json.data.machine).toBe(true);
  const without = (await site.twin({ translation: null })) as typeof site;
  const there = await callsAs(without, 'AUTHOR');
  expect((await there('POST', `${at(id)}/suggest`, {})).status).toBe(404);
  expect((await there('GET', at(id))).json.data.machine).toBe(false);
  await without.close();
});

describe('a suggestion', () => {
  test('has every text in the other language, and saves nothing', async () => {
    const { id } = await aStoryToTranslate();
    const { status, json } = await suggest(id);
    expect(status).toBe(200);
    expect(json.data.kept).toBe(0);
    expect(json.data.texts).toMatchObject({
      title: 'de The train',
      excerpt: 'de It leaves.',
      content: 'de Nobody **hurried**.',
    });
    expect(service.asked).toEqual([
      {
        from: 'en',
        to: 'de',
        texts: expect.arrayContaining(['The train', 'It leaves.', 'Nobody **hurried**.']),
        authorization: 'Bearer the-key',
      },
    ]);
    expect((await author('GET', at(id))).json.data.edition).toBeNull();
  });

  test('is of the fields that are wanted alone; what is not there is not asked for', async () => {
    const { id } = await aStoryToTranslate();
    const { json } = await suggest(id, { fields: ['excerpt'] });
    expect(json.data.texts).toEqual({ title: '', excerpt: 'de It leaves.', content: '', readTime: '', captions: {} });
    expect(service.asked[0]?.texts).toEqual(['It leaves.']);
    expect((await suggest(id, { fields: ['nothing'] })).status).toBe(200);
    expect(service.asked).toHaveLength(1);
    expect((await author('POST', `/api/v5/admin/translations/story/${id}/fr/suggest`, {})).status).toBe(404);
  });

  test('keeps figures, cards, tables and links, whatever the service makes of them', async () => {
    const [{ id: media }, { id: to }] = [await anImage(site.db), await aStory(site.db)];
    const [shown, link] = [
      `::figure[The _halt_]{media=${media} width=wide alt="A halt"}`,
      `[a story](trekker:story/${to})`,
    ];
    const content = ['## A halt', `See ${link}.`, shown, '- One\n- Two', '| A | B |\n| --- | --- |\n| c | 1 |'];
    const { id } = await aStoryToTranslate(content.join('\n\n'));
    service.translate = (text) => text.replaceAll(/[A-Z]/g, 'Ü').replace('a story', 'eine Geschichte');
    const { json } = await suggest(id, { fields: ['content'] });
    expect(json.data).toMatchObject({
      kept: 0,
      texts: {
        content: [
          '## Ü halt',
          `Üee [eine Geschichte](trekker:story/${to}).`,
          `::figure[Ühe _halt_]{media=${media} width=wide alt="Ü halt"}`,
          '- Üne\n- Üwo',
          '| Ü | Ü |\n| --- | --- |\n| c | 1 |',
        ].join('\n\n'),
      },
    });
    expect(service.asked[0]?.texts.join()).not.toContain(media);
    service.translate = (text) => text.replace(/\(.*\)/, '(https://elsewhere.example)').toUpperCase();
    const other = (await suggest(id, { fields: ['content'] })).json.data;
    expect(other.kept).toBe(1);
    expect(other.texts.content).toContain(`See ${link}.`);
    expect(other.texts.content).toContain('## A HALT');
    const { data } = (await author('PUT', at(id), { ...json.data.texts, title: 'Zug', machine: true })).json;
    expect(data.content).toBe(json.data.texts.content);
  });

  test('reaches into the values of About', async () => {
    await anAbout(site.db);
    await aLanguage(site.db, { code: 'de' });
    site.forget();
    const about = '/api/v5/admin/translations/about/about/de';
    const { source } = (await author('GET', about)).json.data;
    const { texts } = (await author('POST', `${about}/suggest`, {})).json.data;
    expect(Object.keys(source.values).length).toBeGreaterThan(0);
    for (const [id, { title }] of Object.entries(source.values as Record<string, { title: string }>))
      expect(texts.values[id].title).toBe(usual(title));
  });
});

test('versions say what a machine has suggested, and when somebody has answered for it', async () => {
  const { id } = await aStoryToTranslate();
  await author('PUT', at(id), { title: 'Der Zug', machine: true });
  await author('PUT', at(id), { excerpt: 'Kurz.' });
  await author('PUT', at(id), { reviewed: true });
  await author('PUT', at(id), { excerpt: 'Kürzer.', machine: true });
  const kept = [];
  for (let version = 1; version <= 4; version += 1) {
    const found = await findVersion(site.db, 'story@de', id, version);
    kept.push([found?.content.machine, found?.changed.includes('machine')]);
  }
  expect(kept).toEqual([
    [true, true],
    [true, false],
    [false, true],
    [true, true],
  ]);
});

test('what a machine made is a draft until somebody has reviewed it', async () => {
  const { id } = await aStoryToTranslate();
  const { title, excerpt, content } = (await suggest(id)).json.data.texts;
  const unread = [{ field: 'isPublished', message: expect.stringContaining('reviewed') }];
  const sent = { title, excerpt, content, machine: true };
  expect((await author('PUT', at(id), { ...sent, isPublished: true })).json.errors).toEqual(unread);
  expect((await author('GET', at(id))).json.data.edition).toBeNull();
  expect((await author('PUT', at(id), sent)).json.data).toMatchObject({ state: 'draft', madeBy: 'machine' });
  expect((await site.ask(`/api/story/de-the-train?language=de`)).status).toBe(404);
  expect((await author('PUT', at(id), { title: 'Der Zug' })).json.data.madeBy).toBe('machine');
  expect((await author('PUT', at(id), { isPublished: true })).json.errors).toEqual(unread);
  expect((await author('PUT', at(id), { reviewed: true })).json.data.madeBy).toBe('person');
  expect((await author('PUT', at(id), { isPublished: true })).json.data.state).toBe('published');
  expect((await author('PUT', at(id), { excerpt: 'Anders.', machine: true })).json.errors).toEqual(unread);
});

describe('a service that fails is told of, and nothing is filled', () => {
  const answers = {
    'one text less': { answer: { texts: [] }, message: 'can’t be used' },
    'no texts': { answer: { texts: [1, 2, 3, 4] }, message: 'can’t be used' },
    'no object': { answer: null, message: 'can’t be used' },
  };
  test.each(Object.entries(answers))('%s', async (_, { answer, message }) => {
    const { id } = await aStoryToTranslate();
    service.answer = (response) => response.end(JSON.stringify(answer));
    const { status, json } = await suggest(id);
    expect([status, json]).toEqual([503, { success: false, message: expect.stringContaining(message) }]);
  });

  test('that suggests translations: no JSON or too much, a refusal, a way elsewhere, nobody there (T55)', async () => {
    const { id } = await aStoryToTranslate();
    const messageFor = async (answer: typeof service.answer) => {
      service.answer = answer;
      const { status, json } = await suggest(id);
      return [status, json.message];
    };
    const unclear = [503, expect.stringContaining('can’t be used')];
    expect(await messageFor((response) => response.end('<html>'))).toEqual(unclear);
    const long = 'x'.repeat(5 * 1024 ** 2);
    expect(
      await messageFor((response, texts) => response.end(JSON.stringify({ texts: texts.map(() => long) }))),
    ).toEqual(unclear);
    expect(await messageFor((response) => response.writeHead(403).end('{"texts":[]}'))).toEqual([
      503,
      expect.stringContaining('(403)'),
    ]);
    service.asked.length = 0;
    const elsewhere = await messageFor((response) => response.writeHead(307, { location: service.url }).end());
    expect(elsewhere).toEqual([503, expect.stringContaining('(307)')]);
    expect(service.asked).toHaveLength(1);
    expect(await messageFor((response) => response.destroy())).toEqual([503, expect.stringContaining('reached')]);
  });

  test('is slow, whether or not it has begun; four wait for it at most', async () => {
    const asked = { from: 'en', to: 'de', texts: ['One'] };
    const patient = createTranslator({ url: service.url, key: undefined });
    const waiting: (() => void)[] = [];
    const fourWait = new Promise<void>((resolve) => {
      service.answer = (response) => {
        waiting.push(() => response.end('{"texts":["Eins"]}'));
        if (waiting.length === 4) resolve();
      };
    });
    const four = Array.from({ length: 4 }, () => patient(asked));
    await fourWait;
    await expect(patient(asked)).rejects.toMatchObject({ code: 'too_many', retryAfterSeconds: 5 });
    for (const answer of waiting) answer();
    expect(await Promise.all(four)).toEqual(Array(4).fill(['Eins']));
    const hasty = createTranslator({ url: service.url, key: undefined }, 50);
    for (const begin of [false, true]) {
      service.answer = (response) => void (begin && response.write('{'));
      await expect(hasty(asked)).rejects.toMatchObject({
        code: 'unavailable',
        message: expect.stringContaining('long'),
      });
    }
  });
});

describe('the address of the service', () => {
  const load =
    (TRANSLATION_URL: string, more = {}) =>
    () =>
      loadConfig({ SITE_URL: 'https://trekker.example', TRANSLATION_URL, ...more });

  test.each([
    'https://translate.example/api?v=1',
    'http://localhost:5000/translate',
    'http://10.1.2.3/translate',
    'http://libretranslate:5000/translate',
  ])('may be %s', (url) => {
    expect(load(url, { TRANSLATION_KEY: 'k' })().translation).toEqual({ url, key: 'k' });
  });

  test.each([
    'http://translate.example/api',
    'http://8.8.8.8/',
    'ftp://translate.example/',
    'https://me:you@translate.example/',
    'translate',
    'https://trekker.example/api/v5/admin/brand',
    'http://127.0.0.1:3000/',
  ])('that suggests translations is never %s (T55)', (url) => {
    expect(load(url)).toThrow('TRANSLATION_URL');
  });

  test('is there where its key is', () => {
    expect(() => loadConfig({ TRANSLATION_KEY: 'k' })).toThrow('TRANSLATION_URL');
    expect(load('https://translate.example/', { TRANSLATION_KEY: 'two words' })).toThrow('TRANSLATION_KEY');
  });
});
