import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { aPictureFile, sendForm } from '../../../../test/forms.ts';
import { type TestSite, testSite } from '../../../../test/test-site.ts';
import { aLogin } from '../../accounts/server/account.fixture.ts';
import { aReview } from '../../reviews/server/review.fixture.ts';
import { aDestination } from './destination.fixture.ts';
import { destinations } from './destination.table.ts';
import { destinationFields } from './destination-form.fixture.ts';

const site = testSite();
const base = '/api/v5/admin/destination';
const publicPath = '/api/v3/destination';

let author: Record<string, string>;
let admin: Record<string, string>;
let picture: File;

beforeAll(async () => {
  author = (await aLogin(site.db, { role: 'AUTHOR', name: 'Ana' })).headers;
  admin = (await aLogin(site.db, { role: 'ADMIN', name: 'Adil' })).headers;
  picture = await aPictureFile();
});

const pictures = () => ({ thumbnail: picture, images: [picture, picture] });

function create(fields: Parameters<typeof sendForm>[4] = {}, headers = author) {
  return sendForm(site, 'POST', base, headers, { ...destinationFields, ...pictures(), ...fields });
}

/** As the form sends it when no file goes along. */
function call(method: string, path: string, body?: unknown, headers = author) {
  const options = body === undefined ? { headers } : { headers: { ...headers, 'content-type': 'application/json' } };
  return site.ask(path, { method, ...options, ...(body !== undefined && { body: JSON.stringify(body) }) });
}

const put = (id: string, body: unknown, headers = author) => call('PUT', `${base}/${id}`, body, headers);
const stored = async (id: string) => (await site.db.select().from(destinations).where(eq(destinations.id, id)))[0];
const activities = async () =>
  (
    await site.db.execute(
      sql`select action, detail, type, actor_name as actor from activity_entries order by created_at desc, id`,
    )
  ).rows;
const errorsOf = ({ json }: { json: { errors?: { field: string; message: string }[] } }) =>
  Object.fromEntries((json.errors ?? []).map(({ field, message }) => [field, message]));

describe('a new destination', () => {
  test('is a draft with all that was sent, and an entry in the activity list', async () => {
    const { status, json } = await create();
    expect([status, json.success, json.message]).toEqual([201, true, 'Destination added']);
    expect(json.data).toMatchObject({
      ...{ slug: 'reine', name: 'Reine', category: 'Coast', description: 'Red cabins under grey peaks.' },
      longDescription: 'The boats come home at four.\n\nThe light stays.',
      ...{ bestTimeToVisit: 'March and September', SuggestedDuration: '4 days' },
      weatherInfo: { avgTemp: -2.5, climateType: 'Subarctic', bestMonth: 'March' },
      location: { country: 'Norway', region: 'Lofoten', coordinates: { latitude: 67.93, longitude: 13.09 } },
      ...{ tags: ['fjords', 'Hiking'], popularFor: ['Northern lights'], travelTips: ['Rent a car.', 'Bring a torch.'] },
      itinerary: [
        { day: 1, title: 'The harbour', activities: ['Walk the pier'] },
        { day: 2, title: 'The ridge', activities: [] },
      ],
      ...{ featured: false, published: false, isPublished: false },
      thumbnail: { url: expect.stringMatching(/^\/media\/[0-9a-f]{32}-48\.webp$/), alt: '' },
    });
    expect(json.data.images).toHaveLength(2);
    expect((await activities())[0]).toEqual({
      ...{ action: 'Added destination', detail: 'Reine, Norway', type: 'add', actor: 'Ana' },
    });
    expect((await site.ask(json.data.thumbnail.url)).status).toBe(200);
    expect((await site.ask(`${publicPath}/reine`)).status).toBe(404);
    expect((await call('GET', `${base}/${json.data._id}`)).json).toEqual({ success: true, data: json.data });
  });

  test('may be public and featured from the start, and is found by its region and its country', async () => {
    const { json } = await create({ name: 'Henningsvær', isPublished: 'true', featured: 'on' });
    expect(json.data).toMatchObject({ slug: 'henningsvaer', featured: true, isPublished: true });
    expect((await site.ask(`${publicPath}/henningsvaer`)).json.data.name).toBe('Henningsvær');
    for (const query of ['?region=europe&q=henningsv', '?q=norwegian', '?tags=FJORDS']) {
      const { data } = (await site.ask(`${publicPath}${query}`)).json;
      expect(data.map(({ slug }: { slug: string }) => slug)).toContain('henningsvaer');
    }
  });

  test.each(['published', 'isPublished'])('%s is understood', async (spelling) => {
    expect((await create({ [spelling]: 'true' })).json.data.published).toBe(true);
  });

  test('takes 0 for coordinates and temperature', async () => {
    const { json } = await create({ name: 'Null Island', latitude: '0', longitude: '0', avgTemp: '0' });
    expect(json.data.location.coordinates).toEqual({ latitude: 0, longitude: 0 });
    expect(json.data.weatherInfo.avgTemp).toBe(0);
  });

  test('gets a slug of its own, whatever it is called', async () => {
    const slugs: string[] = [];
    for (const name of ['Ærø', 'Aerø', 'Featured', '東京', '大阪']) slugs.push((await create({ name })).json.data.slug);
    expect(slugs).toEqual(['aero', 'aero-2', 'featured-2', 'destination', 'destination-2']);
  });

  test('is made once by a double click, with one slug each for ten at once', async () => {
    const createKey = randomUUID();
    const twice = await Promise.all([create({ name: 'Twice', createKey }), create({ name: 'Twice', createKey })]);
    expect(twice.map(({ status }) => status)).toEqual([201, 201]);
    expect(twice[0]?.json).toEqual(twice[1]?.json);
    expect(twice[0]?.json.data._id).toBe(createKey);
    expect((await call('GET', `${publicPath}/admin?q=twice`)).json.totalCount).toBe(1);
    const ten = await Promise.all(Array.from({ length: 10 }, () => create({ name: 'Same name' })));
    expect(new Set(ten.map(({ json }) => json.data.slug)).size).toBe(10);
  });
});

describe('what is wrong with a form', () => {
  test('is told all at once, in the words of the form', async () => {
    const answer = await sendForm(site, 'POST', base, author, { 'tags[]': ' ' });
    expect(answer.status).toBe(400);
    expect(answer.json.message).toBe('Destination name is required');
    const named = [
      'description',
      'longDescription',
      'category',
      'country',
      'region',
      'bestTimeToVisit',
      'tags',
      'popularFor',
    ];
    named.push(
      'latitude',
      'longitude',
      'travelTips',
      'avgTemp',
      'climateType',
      'bestMonth',
      'SuggestedDuration',
      'itinerary',
    );
    expect(errorsOf(answer)).toEqual({
      name: 'Destination name is required',
      thumbnail: 'Thumbnail is required',
      images: 'AtLest 2 is required',
      ...Object.fromEntries(named.map((field) => [field, `${field} is required`])),
    });
  });

  test.each([
    [{ latitude: '90.1' }, 'latitude', 'latitude must be a number from -90 to 90'],
    [{ latitude: '12e1' }, 'latitude', 'latitude must be a number from -90 to 90'],
    [{ longitude: '-181' }, 'longitude', 'longitude must be a number from -180 to 180'],
    [{ longitude: '' }, 'longitude', 'longitude is required'],
    [{ avgTemp: 'warm' }, 'avgTemp', 'avgTemp must be a number from -100 to 100'],
    [{ itinerary: '[{"title":' }, 'itinerary', 'itinerary must be a list of days as JSON'],
    [{ itinerary: '{"title":"One"}' }, 'itinerary', 'itinerary must be a list of days as JSON'],
    [{ itinerary: '[]' }, 'itinerary', 'itinerary is required'],
    [{ itinerary: '[{"title":" "}]' }, 'itinerary.0.title', 'Each day needs a title'],
    [{ name: '   ' }, 'name', 'Destination name is required'],
    [{ name: 'a'.repeat(121) }, 'name', 'At most 120 characters'],
    [{ createKey: '../etc' }, 'createKey', 'createKey must be a UUID'],
    [{ featured: 'perhaps' }, 'featured', expect.any(String)],
  ])('%o', async (fields, field, message) => {
    const before = await site.db.$count(destinations);
    const answer = await create(fields);
    expect([answer.status, errorsOf(answer)]).toEqual([400, { [field]: message }]);
    expect(await site.db.$count(destinations)).toBe(before);
  });

  test('one picture is too few, and a text is no picture', async () => {
    expect(errorsOf(await create({ images: picture }))).toEqual({ images: 'AtLest 2 is required' });
    const text = new File(['<svg/>'], 'a.png', { type: 'image/png' });
    const answer = await create({ thumbnail: text });
    expect([answer.status, Object.keys(errorsOf(answer))]).toEqual([415, ['thumbnail']]);
  });
});

describe('a change', () => {
  test('touches what was given and nothing else', async () => {
    const { data } = (await create({ name: 'Before' })).json;
    const answer = await put(data._id, { description: ' Another text. ', avgTemp: -7, updatedAt: data.updatedAt });
    expect([answer.status, answer.json.message]).toEqual([200, 'Destination saved']);
    expect(answer.json.data).toEqual({
      ...data,
      description: 'Another text.',
      weatherInfo: { ...data.weatherInfo, avgTemp: -7 },
      updatedAt: expect.any(String),
    });
    expect(answer.json.data.updatedAt > data.updatedAt).toBe(true);
    expect((await activities())[0]).toMatchObject({
      action: 'Updated destination',
      detail: 'Before, Norway',
      type: 'update',
    });
  });

  test('of country and region moves it to another part of the world', async () => {
    const { _id } = (await create({ name: 'Mover', isPublished: 'true' })).json.data;
    await put(_id, { country: 'India', region: 'Rajasthan' });
    expect(await stored(_id)).toMatchObject({ region: 'asia', placeWords: expect.stringContaining('indian') });
    expect((await site.ask(`${publicPath}?region=asia&q=mover`)).json.totalCount).toBe(1);
    await put(_id, { country: 'Peru', region: 'Cusco' });
    expect((await stored(_id))?.region).toBe('americas');
  });

  test('of the name keeps the former address, and gives it to no other', async () => {
    const { _id } = (await create({ name: 'Bombay', isPublished: 'true' })).json.data;
    expect((await put(_id, { name: 'Mumbai' })).json.data.slug).toBe('mumbai');
    for (const name of ['bombay', 'mumbai'])
      expect((await site.ask(`${publicPath}/${name}`)).json.data.slug).toBe('mumbai');
    expect((await create({ name: 'Bombay' })).json.data.slug).toBe('bombay-2');
    expect((await put(_id, { name: 'BOMBAY' })).json.data.slug).toBe('bombay');
    expect((await site.ask(`${publicPath}/mumbai`)).json.data.slug).toBe('bombay');
    expect((await put(_id, { name: 'Bombay' })).json.data.slug).toBe('bombay');
  });

  test('from an outdated form is refused and overwrites nothing', async () => {
    const { data } = (await create({ name: 'Contested' })).json;
    const mine = await put(data._id, { description: 'Mine', updatedAt: data.updatedAt });
    const late = await put(data._id, { description: 'Theirs', updatedAt: data.updatedAt }, admin);
    expect([mine.status, late.status]).toEqual([200, 409]);
    expect(late.json).toEqual({
      success: false,
      message: expect.stringMatching(/^Ana saved this on .* UTC, after you opened it\. Nothing was overwritten\.$/),
    });
    expect((await stored(data._id))?.description).toBe('Mine');
    expect((await put(data._id, { description: 'Later', updatedAt: '' })).status).toBe(200);
    expect((await put(data._id, { updatedAt: 'yesterday' })).status).toBe(400);
  });

  test('of ten at once from one form is one', async () => {
    const { data } = (await create({ name: 'Raced' })).json;
    const all = await Promise.all(
      Array.from({ length: 10 }, (_, n) => put(data._id, { description: `Text ${n}`, updatedAt: data.updatedAt })),
    );
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(all.filter(({ status }) => status === 409)).toHaveLength(9);
  });
});

describe('pictures', () => {
  const urls = (data: { images: { secure_url: string }[] }) => data.images.map(({ secure_url }) => secure_url);
  const send = (id: string, fields: Parameters<typeof sendForm>[4]) =>
    sendForm(site, 'PUT', `${base}/${id}`, author, fields);

  test('are added, removed and put in order in one save', async () => {
    const { data } = (await create({ images: [picture, picture, picture] })).json;
    const [first = '', second = '', third = ''] = urls(data);
    const { json } = await send(data._id, {
      images: [picture],
      removedImages: JSON.stringify([second]),
      imageOrder: JSON.stringify(['new:0', third]),
    });
    expect(urls(json.data)).toEqual([expect.any(String), third, first]);
    expect(urls(data)).not.toContain(urls(json.data)[0]);
    expect(json.data.thumbnail).toEqual(data.thumbnail);
    const thumbnail = await send(data._id, { thumbnail: picture });
    expect(thumbnail.json.data.thumbnail.url).not.toBe(data.thumbnail.url);
    expect(urls(thumbnail.json.data)).toEqual(urls(json.data));
  });

  test('of others stay where they are (T52)', async () => {
    const [one, other] = [(await create()).json.data, (await create()).json.data];
    const foreign = [...urls(other), `http://127.0.0.1${urls(one)[1]}`, '/media/../../etc/passwd'];
    expect(urls((await send(one._id, { removedImages: foreign })).json.data)).toEqual(urls(one));
    expect(urls((await call('GET', `${base}/${other._id}`)).json.data)).toEqual(urls(other));
  });

  test('never are fewer than two, and the first does not just go', async () => {
    const { data } = (await create({ images: [picture, picture, picture] })).json;
    const [first = '', second = '', third = ''] = urls(data);
    const few = await put(data._id, { removedImages: [second, third] });
    expect([few.status, errorsOf(few)]).toEqual([400, { images: 'AtLest 2 is required' }]);
    const gone = await put(data._id, { removedImages: [first] });
    expect([gone.status, errorsOf(gone)]).toEqual([400, { removedImages: 'The first image cannot be removed' }]);
    const replaced = await send(data._id, { removedImages: [first], images: [picture] });
    expect(urls(replaced.json.data)).toEqual([expect.any(String), second, third]);
  });
});

describe('featured and published', () => {
  test('are turned the other way round, or set', async () => {
    const { _id } = (await create({ name: 'Toggled' })).json.data;
    const flag = async (path: string, body?: unknown) => (await call('PUT', `${base}/${path}/${_id}`, body)).json;
    expect(await flag('published')).toMatchObject({ message: 'Destination published', data: { isPublished: true } });
    expect((await activities())[0]).toMatchObject({ action: 'Published destination', detail: 'Toggled, Norway' });
    expect(await flag('published', { isPublished: true })).toMatchObject({ data: { published: true } });
    expect(await flag('published')).toMatchObject({
      message: 'Destination is a draft now',
      data: { isPublished: false },
    });
    expect(await flag('featured')).toMatchObject({ message: 'Destination featured', data: { featured: true } });
    const before = (await activities()).length;
    expect(await flag('featured', { featured: true })).toMatchObject({ data: { featured: true } });
    expect((await activities()).length).toBe(before);
  });
});

describe('the preview', () => {
  test('is what the public would be answered, for staff alone', async () => {
    const draft = await aDestination(site.db, { name: 'Draft Bay', published: false });
    await aReview(site.db, draft);
    const preview = await call('GET', `${base}/${draft.id}/preview`);
    expect([preview.status, preview.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect((await site.ask(`${publicPath}/draft-bay`)).status).toBe(404);
    await call('PUT', `${base}/published/${draft.id}`);
    const { data } = (await site.ask(`${publicPath}/draft-bay`)).json;
    const { destination, nearby } = preview.json.data;
    expect({ ...destination, published: true, isPublished: true, updatedAt: data.updatedAt }).toEqual(data);
    expect(nearby).toEqual((await site.ask(`${publicPath}/draft-bay/nearby`)).json.data);
    const map = await call('GET', `${base}/${draft.id}/map.svg`);
    expect(map.text).toBe((await site.ask(`${publicPath}/draft-bay/map.svg`)).text);
    expect(map.headers).toMatchObject({
      'content-type': expect.stringMatching(/^image\/svg/),
      'cache-control': 'private, no-store',
    });
  });
});

describe('who may', () => {
  const calls = [
    ['GET', ''],
    ['GET', '/preview'],
    ['GET', '/map.svg'],
    ['PUT', ''],
    ['DELETE', ''],
    ['PUT', 'featured'],
    ['PUT', 'published'],
  ] as const;
  const addressOf = (id: string, under: string) =>
    under.startsWith('/') ? `${base}/${id}${under}` : [base, under, id].filter(Boolean).join('/');

  test('strangers and users are refused before anything is looked at, and change nothing', async () => {
    const place = await aDestination(site.db, { name: 'Guarded' });
    const before = await stored(place.id);
    const entries = (await activities()).length;
    const user = (await aLogin(site.db, { role: 'USER' })).headers;
    const answers = new Set<string>();
    for (const [method, under] of calls) {
      for (const [headers, status] of [
        [{}, 401],
        [user, 403],
      ] as const) {
        for (const id of [place.id, randomUUID(), 'x']) {
          const body = method === 'PUT' ? { name: '' } : undefined;
          const answer = await call(method, addressOf(id, under), body, headers as Record<string, string>);
          expect([method, under, answer.status]).toEqual([method, under, status]);
          answers.add(answer.json.message);
        }
      }
    }
    expect(answers.size).toBe(2);
    expect((await create({}, {})).status).toBe(401);
    expect((await create({}, user)).status).toBe(403);
    expect(await stored(place.id)).toEqual(before);
    expect((await activities()).length).toBe(entries);
  });

  test.each(['ADMIN', 'AUTHOR'] as const)('%s may all', async (role) => {
    const { headers } = await aLogin(site.db, { role });
    expect((await create({}, headers)).status).toBe(201);
    const place = await aDestination(site.db, { name: `Of ${role}` });
    for (const [method, under] of [...calls].sort(([a]) => (a === 'DELETE' ? 1 : -1))) {
      const body = method === 'PUT' ? {} : undefined;
      expect((await call(method, addressOf(place.id, under), body, headers)).status).toBe(200);
    }
  });

  test.each(calls)('%s /%s of nothing is not found', async (method, under) => {
    for (const id of [randomUUID(), 'x', '__proto__', '%00']) {
      const answer = await call(method, addressOf(id, under), method === 'PUT' ? {} : undefined);
      expect([answer.status, answer.json]).toEqual([404, { success: false, message: 'Destination not found' }]);
    }
  });
});

test('what is deleted is gone with its reviews, and no late save brings it back', async () => {
  const place = await aDestination(site.db, { name: 'Doomed', formerSlugs: ['doom'] });
  await aReview(site.db, place);
  const [removal, save] = await Promise.all([
    call('DELETE', `${base}/${place.id}`),
    put(place.id, { description: 'Late' }),
  ]);
  expect([removal.status, removal.json]).toEqual([200, { success: true, message: 'Destination deleted' }]);
  expect([200, 404]).toContain(save.status);
  expect((await put(place.id, { description: 'Later' })).status).toBe(404);
  expect((await call('DELETE', `${base}/${place.id}`)).status).toBe(404);
  expect(await stored(place.id)).toBeUndefined();
  for (const name of ['doomed', 'doom', place.id]) expect((await site.ask(`${publicPath}/${name}`)).status).toBe(404);
  const entries = await activities();
  expect(entries.find(({ type }) => type === 'Delete')).toMatchObject({
    action: 'Deleted destination',
    detail: 'Doomed, Portugal',
  });
});

describe('on every process', () => {
  let other: TestSite;
  beforeAll(async () => {
    other = await site.twin();
  });
  afterAll(() => other.close());

  // How soon is measured in cache.test.ts; here the machine may be busy.
  const seen = (wanted: () => Promise<boolean>) => vi.waitUntil(wanted, { timeout: 5000, interval: 20 });
  const lists = [
    '?q=flicker',
    '/featured?q=flicker',
    '?tags=flickering',
    '/neighbour/nearby',
    '/neighbour/map.svg',
  ].map((under) => `${publicPath}${under}`);
  lists.push('/api/search?keyword=flicker', '/api/search/suggest?q=flicker', '/sitemap.xml', `${publicPath}/flicker`);

  test('all public answers change at once', { timeout: 60_000 }, async () => {
    await aDestination(site.db, { name: 'Neighbour', latitude: -50, longitude: 100 });
    const spot = { latitude: '-50.1', longitude: '100.1', 'tags[]': ['flickering'], featured: 'true' };
    const { _id } = (await create({ name: 'Flicker', ...spot })).json.data;
    const showsIt = async (at: TestSite, address: string) =>
      (await at.ask(address)).text.toLowerCase().includes('flicker');
    const allAre = (wanted: boolean) =>
      Promise.all(
        [site, other].flatMap((at) =>
          lists.map((address) => seen(async () => (await showsIt(at, address)) === wanted)),
        ),
      );
    await allAre(false);
    for (const wanted of [true, false, true]) {
      await call('PUT', `${base}/published/${_id}`);
      await allAre(wanted);
    }
    await put(_id, { name: 'Quiet', tags: ['still'] });
    await Promise.all(
      [site, other].flatMap((at) =>
        lists.slice(0, 7).map((address) => seen(async () => !(await showsIt(at, address)))),
      ),
    );
    for (const at of [site, other]) await seen(async () => (await at.ask('/sitemap.xml')).text.includes('/quiet'));
    await call('DELETE', `${base}/${_id}`);
    for (const at of [site, other]) await seen(async () => (await at.ask(`${publicPath}/quiet`)).status === 404);
  });
});
