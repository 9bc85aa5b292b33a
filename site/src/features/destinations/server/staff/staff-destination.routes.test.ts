import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { anImageFile, sendForm } from '#test/calls/forms.ts';
import { errorsOf, staffHarness } from '#test/calls/staff-harness.ts';
import { testSite } from '#test/site/test-site.ts';
import { destinations } from '../destination.table.ts';
import { destinationFields } from './destination-form.fixture.ts';

const site = testSite();
const base = '/api/v5/admin/destination';
const publicPath = '/api/v3/destination';
const image = await anImageFile();
const { activities, call, create, logins, put, send } = staffHarness(site, base, {
  ...destinationFields,
  thumbnail: image,
  images: [image, image],
});
const stored = async (id: string) => (await site.db.select().from(destinations).where(eq(destinations.id, id)))[0];

describe('a new destination', () => {
  test('is a draft with everything that was sent, and an entry in the activity list', async () => {
    const { status, json } = await create();
    expect([status, json.success, json.message]).toEqual([201, true, 'Destination added']);
    expect(json.data).toMatchObject({
      slug: 'reine',
      name: 'Reine',
      category: 'Coast',
      description: 'Red cabins under grey peaks.',
      longDescription: 'The boats come home at four.\n\nThe light stays.',
      bestTimeToVisit: 'March and September',
      SuggestedDuration: '4 days',
      weatherInfo: { avgTemp: -2.5, climateType: 'Subarctic', bestMonth: 'March' },
      location: { country: 'Norway', region: 'Lofoten', coordinates: { latitude: 67.93, longitude: 13.09 } },
      tags: ['fjords', 'Hiking'],
      popularFor: ['Northern lights'],
      travelTips: ['Rent a car.', 'Bring a torch.'],
      itinerary: [
        { day: 1, title: 'The harbour', activities: ['Walk the pier'] },
        { day: 2, title: 'The ridge', activities: [] },
      ],
      featured: false,
      published: false,
      isPublished: false,
      thumbnail: { url: expect.stringMatching(/^\/media\/[0-9a-f]{32}-48\.webp$/), alt: '' },
    });
    expect(json.data.images).toHaveLength(2);
    expect((await activities())[0]).toEqual({
      action: 'Added destination',
      detail: 'Reine, Norway',
      type: 'add',
      actor: 'Ana Reis',
    });
    expect((await site.ask(json.data.thumbnail.url)).status).toBe(200);
    expect((await site.ask(`${publicPath}/reine`)).status).toBe(404);
    expect((await call('GET', `${base}/${json.data._id}`)).json).toEqual({ success: true, data: json.data });
  });

  test('can be public and featured from the start, and is found by its region and its country', async () => {
    const { json } = await create({ name: 'Henningsvær', isPublished: 'true', featured: 'on' });
    expect(json.data).toMatchObject({ slug: 'henningsvaer', featured: true, isPublished: true });
    expect((await site.ask(`${publicPath}/henningsvaer`)).json.data.name).toBe('Henningsvær');
    for (const query of ['?region=europe&q=henningsv', '?q=norwegian', '?tags=FJORDS']) {
      const { data } = (await site.ask(`${publicPath}${query}`)).json;
      expect(data.map(({ slug }: { slug: string }) => slug)).toContain('henningsvaer');
    }
  });

  test.each(['published', 'isPublished'])('accepts the field name "%s"', async (spelling) => {
    expect((await create({ [spelling]: 'true' })).json.data.published).toBe(true);
  });

  test('accepts 0 for coordinates and temperature', async () => {
    const { json } = await create({ name: 'Null Island', latitude: '0', longitude: '0', avgTemp: '0' });
    expect(json.data.location.coordinates).toEqual({ latitude: 0, longitude: 0 });
    expect(json.data.weatherInfo.avgTemp).toBe(0);
  });

  test('gets a slug of its own, whatever its name', async () => {
    const slugs: string[] = [];
    for (const name of ['Ærø', 'Aerø', 'Featured', '東京', '大阪']) slugs.push((await create({ name })).json.data.slug);
    expect(slugs).toEqual(['aero', 'aero-2', 'featured-2', 'dongjing', 'daban']);
  });

  test('is created once by a double click, and ten at once get one slug each', async () => {
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

describe('a destination form that is wrong', () => {
  test('reports all errors at once, in the words of the form', async () => {
    const answer = await sendForm(site, 'POST', base, logins.author, { 'tags[]': ' ' });
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
  ])('is refused for %o', async (fields, field, message) => {
    const before = await site.db.$count(destinations);
    const answer = await create(fields);
    expect([answer.status, errorsOf(answer)]).toEqual([400, { [field]: message }]);
    expect(await site.db.$count(destinations)).toBe(before);
  });

  test('is refused with only one image, or with a text as an image', async () => {
    expect(errorsOf(await create({ images: image }))).toEqual({ images: 'AtLest 2 is required' });
    const text = new File(['<svg/>'], 'a.png', { type: 'image/png' });
    const answer = await create({ thumbnail: text });
    expect([answer.status, Object.keys(errorsOf(answer))]).toEqual([415, ['thumbnail']]);
  });
});

describe('changing a destination', () => {
  test('changes the given fields and nothing else', async () => {
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

  test('of the name keeps the former slug reserved and redirecting', async () => {
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
    const late = await put(data._id, { description: 'Theirs', updatedAt: data.updatedAt }, logins.admin);
    expect([mine.status, late.status]).toEqual([200, 409]);
    expect(late.json).toEqual({
      success: false,
      message: expect.stringMatching(
        /^Ana Reis saved this on .* UTC, after you opened it\. Nothing was overwritten\.$/,
      ),
      data: {
        savedBy: { _id: expect.any(String), name: 'Ana Reis' },
        savedAt: mine.json.data.updatedAt,
        fields: { description: { yours: 'Theirs', theirs: 'Mine', base: data.description } },
        merged: expect.objectContaining({ name: 'Contested', description: 'Theirs' }),
      },
    });
    expect((await stored(data._id))?.description).toBe('Mine');
    expect((await put(data._id, { description: 'Later', updatedAt: '' })).status).toBe(200);
    expect((await put(data._id, { updatedAt: 'yesterday' })).status).toBe(400);
  });

  test('ten times at once from one form succeeds once', async () => {
    const { data } = (await create({ name: 'Raced' })).json;
    const all = await Promise.all(
      Array.from({ length: 10 }, (_, n) => put(data._id, { description: `Text ${n}`, updatedAt: data.updatedAt })),
    );
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(all.filter(({ status }) => status === 409)).toHaveLength(9);
  });
});

describe('the images of a destination', () => {
  const urls = (data: { images: { secure_url: string }[] }) => data.images.map(({ secure_url }) => secure_url);

  test('are added, removed and reordered in one save', async () => {
    const { data } = (await create({ images: [image, image, image] })).json;
    const [first = '', second = '', third = ''] = urls(data);
    const { json } = await send(data._id, {
      images: [image],
      removedImages: JSON.stringify([second]),
      imageOrder: JSON.stringify(['new:0', third]),
    });
    expect(urls(json.data)).toEqual([expect.any(String), third, first]);
    expect(urls(data)).not.toContain(urls(json.data)[0]);
    expect(json.data.thumbnail).toEqual(data.thumbnail);
    const thumbnail = await send(data._id, { thumbnail: image });
    expect(thumbnail.json.data.thumbnail.url).not.toBe(data.thumbnail.url);
    expect(urls(thumbnail.json.data)).toEqual(urls(json.data));
  });

  test('of another destination cannot be removed (T52)', async () => {
    const [one, other] = [(await create()).json.data, (await create()).json.data];
    const foreign = [...urls(other), `http://127.0.0.1${urls(one)[1]}`, '/media/../../etc/passwd'];
    expect(urls((await send(one._id, { removedImages: foreign })).json.data)).toEqual(urls(one));
    expect(urls((await call('GET', `${base}/${other._id}`)).json.data)).toEqual(urls(other));
  });

  test('are never fewer than two, and the first cannot be removed without a replacement', async () => {
    const { data } = (await create({ images: [image, image, image] })).json;
    const [first = '', second = '', third = ''] = urls(data);
    const few = await put(data._id, { removedImages: [second, third] });
    expect([few.status, errorsOf(few)]).toEqual([400, { images: 'AtLest 2 is required' }]);
    const gone = await put(data._id, { removedImages: [first] });
    expect([gone.status, errorsOf(gone)]).toEqual([400, { removedImages: 'The first image cannot be removed' }]);
    const replaced = await send(data._id, { removedImages: [first], images: [image] });
    expect(urls(replaced.json.data)).toEqual([expect.any(String), second, third]);
  });
});
