import { StorageUnavailable } from '@trekker/media-storage/circuit-breaker.ts';
import { describe, expect, test } from 'vitest';
import { Problem } from '../../contract/problem.ts';
import { aPng } from '../../features/media/server/uploads/hostile-files.fixture.ts';
import { aForm, anUploadSite, sendThing } from '../../features/media/server/uploads/upload.fixture.ts';
import { anApp } from '../app.fixture.ts';
import { implement } from '../endpoints/implement.ts';
import type { ConsumeLimit } from '../limits/rate-limit.ts';

const image = () => new Blob([new Uint8Array(aPng(60, 40))]);

describe('text fields are converted to the types of the contract:', () => {
  test.each<[string, Record<string, string | string[]>, object]>([
    ['numbers', { count: ' 5 ' }, { count: 5 }],
    ['numbers below zero', { count: '-0.5' }, { count: -0.5 }],
    ['no number', { count: '' }, {}],
    ['yes', { active: 'true' }, { active: true }],
    ['a ticked box', { active: 'on' }, { active: true }],
    ['no', { active: 'false' }, { active: false }],
    ['a list by brackets', { 'tags[]': ['a', 'b'] }, { tags: ['a', 'b'] }],
    ['a list by places', { 'tags[0]': 'a', 'tags[1]': 'b' }, { tags: ['a', 'b'] }],
    ['a list by repetition', { tags: ['a', 'b'] }, { tags: ['a', 'b'] }],
    ['a list of one', { tags: 'a' }, { tags: ['a'] }],
    ['a list of one that looks like more', { 'tags[]': '["a"]' }, { tags: ['["a"]'] }],
    [
      'a list as JSON',
      { removedImages: '["/media/a.webp","/media/b.webp"]' },
      { removedImages: ['/media/a.webp', '/media/b.webp'] },
    ],
    ['things as JSON', { itinerary: '[{"day":1},{"day":2}]' }, { itinerary: [{ day: 1 }, { day: 2 }] }],
    ['a name that ends in a digit', { email1: 'a@example.com' }, { email1: 'a@example.com' }],
    ['what nobody asked for', { role: 'ADMIN', 'role[]': 'ADMIN' }, {}],
  ])('%s', async (_, fields, expected) => {
    const site = await anUploadSite();
    const { status, json } = await site.send(aForm({ title: 'x', ...fields }));
    expect([status, json.data?.body]).toEqual([200, { title: 'x', tags: [], ...expected }]);
  });

  test.each<[string, Record<string, string | string[]>, string]>([
    ['a number that is none', { count: '1e9x' }, 'count'],
    ['a number in another notation', { count: '0x10' }, 'count'],
    ['neither yes nor no', { active: 'constructor' }, 'active'],
    ['an itinerary that is no JSON', { itinerary: '[{"day":1}' }, 'itinerary'],
    ['an itinerary that is no list', { itinerary: '{"day":1}' }, 'itinerary'],
    ['two titles', { title: ['x', 'y'] }, 'title'],
    ['a list of titles', { 'title[]': 'x' }, 'title'],
  ])('refused with %s', async (_, fields, field) => {
    const site = await anUploadSite();
    const { status, json } = await site.send(
      aForm('title' in fields || 'title[]' in fields ? fields : { title: 'x', ...fields }),
    );
    expect([status, json.errors?.[0]?.field]).toEqual([400, field]);
  });

  test('also from JSON, which has no files', async () => {
    const site = await anUploadSite();
    const { status, json } = await site.send({
      type: 'application/json',
      body: '{"title":"x","count":5,"tags":["a"]}',
    });
    expect([status, json.data]).toEqual([200, { body: { title: 'x', count: 5, tags: ['a'] }, files: { image: [] } }]);
    const typed = await site.send({ type: 'application/json', body: '{"title":"x","count":"5"}' });
    expect(typed.status).toBe(400);
  });
});

describe('the files of a form', () => {
  test('are known by their field, with or without an index', async () => {
    const site = await anUploadSite({ keep: true });
    const form = aForm({
      title: 'x',
      image0: image(),
      image1: image(),
      'image[]': image(),
      thumbnail: image(),
    });
    const { json } = await site.send(form);
    expect(json.data.files).toMatchObject({ image: [{}, {}, {}], thumbnail: { width: 60, height: 40 } });
    // Each as it is shown, and as it came.
    expect(site.files()).toHaveLength(8);
  });

  test('that no row refers to are deleted when the call has ended', async () => {
    const site = await anUploadSite();
    expect((await site.send(aForm({ title: 'x', image: image() }))).status).toBe(200);
    expect(site.files()).toEqual([]);
  });

  test('are deleted when another field is refused, and all errors are reported at once', async () => {
    const site = await anUploadSite({ keep: true });
    const form = aForm({ title: '', count: 'x', image: [image(), new Blob(['<svg/>'])], drawing: image() });
    const { status, json } = await site.send(form);
    expect([status, json.message]).toEqual([400, 'title is required']);
    expect(json.errors?.map(({ field }) => field)).toEqual(['title', 'count', 'image', 'drawing']);
    expect(site.files()).toEqual([]);
  });

  test('are not deleted when the store has failed, because that might not be answered either', async () => {
    let stored = 0;
    const site = await anUploadSite({
      wrap: (storage) => ({
        ...storage,
        async put(...file) {
          stored += 1;
          if (stored > 1) throw new StorageUnavailable();
          await storage.put(...file);
        },
        remove: () => new Promise(() => {}),
      }),
    });
    const { status } = await site.send(aForm({ title: 'x', image: [image(), image()] }));
    expect([status, stored]).toEqual([503, 2]);
  });

  test('that are too many are refused in the words of the contract', async () => {
    const site = await anUploadSite({ keep: true });
    const { status, json } = await site.send(aForm({ title: 'x', image: Array.from({ length: 4 }, image) }));
    const message = 'Maximum 3 images allowed per banner.';
    expect([status, json]).toEqual([400, { success: false, message, errors: [{ field: 'image', message }] }]);
    expect(site.files()).toEqual([]);
  });

  test('that are empty because nothing was chosen are ignored', async () => {
    const site = await anUploadSite();
    const part =
      '--b\r\nContent-Disposition: form-data; name="title"\r\n\r\nx\r\n--b\r\nContent-Disposition: form-data; name="avatar"; filename=""\r\nContent-Type: application/octet-stream\r\n\r\n\r\n--b--\r\n';
    const { status, json } = await site.send({ type: 'multipart/form-data; boundary=b', body: part });
    expect([status, json.data?.files]).toEqual([200, { image: [] }]);
  });

  test.each([
    '../../etc/passwd',
    '..\\..\\x.png',
    'a\0.png',
    '\u202egnp.exe',
    '.htaccess',
    'con',
    `${'x'.repeat(5000)}.png`,
    'a\r\nX: y.png',
  ])('are never stored under the name that the sender gives: %j (T52)', async (name) => {
    const site = await anUploadSite({ keep: true });
    const form = new FormData();
    form.append('title', 'x');
    form.append('image', image(), name);
    const { status } = await site.send(form);
    expect([200, 400]).toContain(status);
    for (const file of site.files()) expect(file).toMatch(/^[0-9a-f]{32}-(60\.webp|[0-9a-f]{32}\.original)$/);
  });
});

describe('a broken form body is refused: (G-41)', () => {
  const part = '--b\r\nContent-Disposition: form-data; name="title"\r\n\r\nx\r\n';
  const many = (count: number) => Array.from({ length: count }, (_, n) => part.replace('title', `t${n}`)).join('');
  test.each<[string, string, string, number]>([
    ['without a boundary', 'multipart/form-data', part, 400],
    ['with another boundary', 'multipart/form-data; boundary=c', `${part}--b--`, 400],
    ['without an end', 'multipart/form-data; boundary=b', part, 400],
    ['cut in a header', 'multipart/form-data; boundary=b', part.slice(0, 40), 400],
    ['cut in a file', 'multipart/form-data; boundary=b', part.replace('"title"', '"image"; filename="a.png"'), 400],
    [
      'with a name from the language',
      'multipart/form-data; boundary=b',
      `${part.replace('title', '__proto__')}--b--`,
      400,
    ],
    ['with an endless name', 'multipart/form-data; boundary=b', `${part.replace('title', 't'.repeat(300))}--b--`, 400],
    [
      'with an endless text',
      'multipart/form-data; boundary=b',
      `${part.replace('\r\nx', `\r\n${'y'.repeat(300_000)}`)}--b--`,
      413,
    ],
    ['with too many fields', 'multipart/form-data; boundary=b', `${many(700)}--b--`, 413],
    ['of another type', 'application/x-www-form-urlencoded', 'title=x', 415],
    ['of a type like it', 'multipart/mixed; boundary=b', `${part}--b--`, 415],
  ])('%s', async (_, type, body, expected) => {
    const site = await anUploadSite({ keep: true });
    const { status, json } = await site.send({ type, body });
    expect([status, json.success]).toEqual([expected, false]);
    expect(site.files()).toEqual([]);
  });
});

test('an overlong header of a form part is ignored', async () => {
  const site = await anUploadSite();
  const long = `X: ${'y'.repeat(90_000)}`;
  const body = `--b\r\nContent-Disposition: form-data; name="title"\r\n${long}\r\n\r\nx\r\n--b--`;
  const { status, json } = await site.send({ type: 'multipart/form-data; boundary=b', body });
  expect([status, json.data.body]).toEqual([200, { title: 'x', tags: [] }]);
});

test('a form counts as an upload only if it contains files', async () => {
  const taken: string[] = [];
  const consumeLimit: ConsumeLimit = async (_, limit) => {
    taken.push(limit);
    if (taken.length > 1) throw new Problem('too_many', undefined, { retryAfterSeconds: 60 });
  };
  const site = await anUploadSite({ consumeLimit, keep: true });
  await site.send(aForm({ title: 'x' }));
  expect(taken).toEqual([]);
  expect((await site.send(aForm({ title: 'x', image: [image(), image()] }))).status).toBe(200);
  expect(taken).toEqual(['uploads']);
  expect((await site.send(aForm({ title: 'x', image: image() }))).status).toBe(429);
  // Each as it is shown, and as it came.
  expect(site.files()).toHaveLength(4);
});

test('the API documentation names the files of a form, and the start is refused where nothing can store them', async () => {
  const site = await anUploadSite();
  const { paths } = JSON.parse(await (await fetch(`${site.origin}/openapi.json`)).text());
  const { description, requestBody } = paths['/api/thing'].post;
  expect(description).toContain('image (image, at most 3)');
  expect(Object.keys(requestBody.content)).toEqual(['multipart/form-data', 'application/json']);
  const implementation = implement(sendThing, async () => ({ success: true as const, data: null }));
  await expect(anApp({ implementations: [implementation] })).rejects.toThrow('sendThing takes files');
});

test('a caller without access is refused before a byte of the form is read', async () => {
  const site = await anUploadSite({
    keep: true,
    identify: async () => {
      throw new Problem('not_logged_in');
    },
  });
  const { status } = await site.send(aForm({ title: 'x', image: image() }));
  expect([status, site.files()]).toEqual([401, []]);
});
