import ICAL from 'ical.js';
import { beforeAll, describe, expect, test } from 'vitest';
import { aDestination, type Destination } from '#features/destinations/server/destination.fixture.ts';
import { testSite } from '#test/site/test-site.ts';
import { documentOf, formats, pointsOf } from './map-files.fixture.ts';

const site = testSite();
const siteUrl = 'http://127.0.0.1:3000';
const base = '/api/v3/destination';
const odd = {
  name: 'Tom & Jerry <b>"Bay"</b>',
  description: 'Sea, sand & “sun” <script>alert(1)</script>;\u000b a bell\u0007',
};
let place: Destination;
let edge: Destination;

beforeAll(async () => {
  place = await aDestination(site.db, {
    ...odd,
    slug: 'bay',
    formerSlugs: ['old-bay'],
    latitude: 38.7123456789,
    longitude: -0.00000001,
    itinerary: [
      { id: 'd1', day: 1, title: 'Boats; nets, \\ and 🐟', activities: ['Row out', 'Come back, wet', 'é'.repeat(200)] },
      { id: 'd3', day: 3, title: 'Rest', activities: [] },
    ],
  });
  edge = await aDestination(site.db, {
    name: 'Date Line',
    country: 'Fiji',
    regionText: 'Oceania',
    latitude: -17,
    longitude: 180,
    tags: ['island'],
  });
  await aDestination(site.db, { name: 'Hidden', published: false });
});

const points = (path: string) => pointsOf(site, `${base}${path}`);

describe('a place as a file for maps', () => {
  test.each(formats)('is one point with its name and position as %s, whatever the name looks like', async (format) => {
    const [point, ...others] = await points(`/bay/place.${format}`);
    expect(others).toEqual([]);
    expect(point.properties.name).toBe(odd.name);
    expect(point.geometry.type).toBe('Point');
    const [longitude, latitude] = point.geometry.coordinates;
    expect(longitude).toBeCloseTo(0, 6);
    expect(latitude).toBeCloseTo(38.7123456789, 6);
  });

  test('says in GPX and GeoJSON what the site says of it, with the address of its page', async () => {
    const [waypoint] = await points('/bay/place.gpx');
    // What XML cannot hold is left out.
    const text = odd.description.replaceAll(/\p{Cc}/gu, '');
    expect(waypoint.properties).toMatchObject({
      desc: text,
      type: 'City',
      links: [{ href: `${siteUrl}/destinations/bay`, text: odd.name }],
    });
    const [feature] = await points('/bay/place.geojson');
    expect(feature).toMatchObject({ type: 'Feature', id: place.id });
    expect(feature.properties).toEqual({
      ...odd,
      category: 'City',
      country: 'Portugal',
      region: 'Southern Europe',
      tags: ['city', 'food'],
      url: `${siteUrl}/destinations/bay`,
    });
  });

  test('is text to programs that show a KML description as HTML', async () => {
    const { text } = await site.ask(`${base}/bay/place.kml`);
    const html = documentOf(text).getElementsByTagName('description')[0]?.textContent;
    expect(html).toMatch(/^<p>Sea, sand &amp; “sun” &lt;script&gt;alert\(1\)&lt;\/script&gt;/);
  });

  test.each([
    ['gpx', 'application/gpx+xml; charset=utf-8'],
    ['kml', 'application/vnd.google-earth.kml+xml; charset=utf-8'],
    ['geojson', 'application/geo+json'],
  ])('is stored by a browser under the name of the place (%s)', async (format, type) => {
    const { headers } = await site.ask(`${base}/bay/place.${format}`);
    expect(headers['content-type']).toBe(type);
    expect(headers['content-disposition']).toBe(`attachment; filename="bay.${format}"; filename*=UTF-8''bay.${format}`);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  test('is found by a former slug, and not where there is no such place or a draft', async () => {
    for (const ending of [...formats.map((format) => `place.${format}`), 'plan.ics?start=2027-05-14']) {
      expect((await site.ask(`${base}/old-bay/${ending}`)).status).toBe(200);
      for (const slug of ['hidden', 'nowhere', '%00', 'a'.repeat(300)]) {
        const { status, headers } = await site.ask(`${base}/${slug}/${ending}`);
        expect([slug, ending, status]).toEqual([slug, ending, 404]);
        expect(headers['content-disposition']).toBeUndefined();
      }
    }
  });

  test('is on the western side of the date line in GPX, whose longitudes end before 180', async () => {
    const { text } = await site.ask(`${base}/${edge.slug}/place.gpx`);
    expect(text).toContain('lat="-17" lon="-180"');
    expect((await points(`/${edge.slug}/place.kml`))[0].geometry.coordinates.slice(0, 2)).toEqual([180, -17]);
  });

  test('is told apart by its ETag, as the page is', async () => {
    const path = `${base}/bay/place.gpx`;
    const { headers } = await site.ask(path);
    expect(headers['cache-control']).toBe('public, no-cache');
    const again = await site.ask(path, { headers: { 'if-none-match': String(headers.etag) } });
    expect(again.status).toBe(304);
  });
});

describe('the places of a list as a file for maps', () => {
  test.each(formats)('are those that the list’s filters leave, in its order (%s)', async (format) => {
    const names = async (search: string) =>
      (await points(`/places.${format}${search}`)).map(
        (point: { properties: { name: string } }) => point.properties.name,
      );
    expect(await names('?sort=name')).toEqual(['Date Line', odd.name]);
    expect(await names('?tags=island')).toEqual(['Date Line']);
    expect(await names('?region=europe')).toEqual([odd.name]);
    expect(await names('?q=nothing-like-it')).toEqual([]);
  });

  test('are refused with a sentence where the filter makes no sense', async () => {
    const { status, json } = await site.ask(`${base}/places.gpx?region=atlantis`);
    expect([status, json.success]).toEqual([400, false]);
  });
});

// The schemas say nothing of who may pass them on, so they are not here: what they ask of the elements in use is.
const orders: Readonly<Record<string, readonly string[]>> = {
  gpx: ['metadata', 'wpt'],
  metadata: ['name', 'desc', 'author', 'copyright', 'link', 'time', 'keywords', 'bounds'],
  author: ['name', 'email', 'link'],
  wpt: ['ele', 'time', 'magvar', 'geoidheight', 'name', 'cmt', 'desc', 'src', 'link', 'sym', 'type'],
  link: ['text', 'type'],
  kml: ['Document'],
  Document: ['name', 'visibility', 'open', 'atom:author', 'atom:link', 'address', 'description', 'Placemark'],
  Placemark: ['name', 'visibility', 'open', 'atom:author', 'atom:link', 'address', 'description', 'Point'],
  'atom:author': ['atom:name', 'atom:uri', 'atom:email'],
  'atom:link': [],
  Point: ['extrude', 'altitudeMode', 'coordinates'],
};
const several = new Set(['wpt', 'Placemark', 'link']);

describe.each(['gpx', 'kml'])('a file of places as %s', (format) => {
  const elements = async () => {
    const answers = await Promise.all(['/places', '/bay/place'].map((file) => site.ask(`${base}${file}.${format}`)));
    return answers.flatMap(({ text }) => [...documentOf(text).getElementsByTagName('*')]);
  };
  const childrenOf = ({ childNodes }: Awaited<ReturnType<typeof elements>>[number]) =>
    [...childNodes].filter(({ nodeType }) => nodeType === 1).map(({ nodeName }) => nodeName);

  test('has its elements in the order and the number that its schema asks for', async () => {
    for (const element of await elements()) {
      const [order, names] = [orders[element.nodeName] ?? [], childrenOf(element)];
      const places = names.map((name) => order.indexOf(name));
      expect([element.nodeName, places]).toEqual([element.nodeName, places.toSorted((one, other) => one - other)]);
      expect([names.filter((_, at) => places[at] === -1), element.nodeName]).toEqual([[], element.nodeName]);
      expect(names.filter((name, at) => names.indexOf(name) !== at && !several.has(name))).toEqual([]);
    }
  });

  test('has degrees in the form that its schema asks for', async () => {
    const points = (await elements()).filter(({ nodeName }) => nodeName === 'wpt' || nodeName === 'coordinates');
    const pairs = points.map((point) =>
      format === 'gpx' ? [point.getAttribute('lon'), point.getAttribute('lat')] : point.textContent?.split(','),
    );
    expect(pairs).toHaveLength(3);
    for (const [x = '', y = ''] of pairs as string[][]) {
      expect([x, y].filter((value) => !/^-?\d+(\.\d+)?$/.test(value))).toEqual([]);
      expect(Math.abs(Number(y))).toBeLessThanOrEqual(90);
      expect(Math.abs(Number(x))).toBeLessThanOrEqual(180);
      // Its meridian of 180 is that of -180.
      if (format === 'gpx') expect(x).not.toBe('180');
    }
  });

  test('has addresses, and names of its points that are one', async () => {
    const all = await elements();
    const links = all
      .filter(({ nodeName }) => nodeName.endsWith('link'))
      .map((link) => link.getAttribute('href') ?? '');
    expect(links.length).toBeGreaterThan(1);
    expect(links.filter((href) => !URL.canParse(href))).toEqual([]);
    const ids = all.filter(({ nodeName }) => nodeName === 'Placemark').map((one) => one.getAttribute('id') ?? '');
    // As XML has them: they begin with a letter. Both files hold the same place.
    expect(ids.filter((id) => !/^[A-Za-z_][\w.-]*$/.test(id))).toEqual([]);
    expect(new Set(ids).size).toBe(format === 'kml' ? 2 : 0);
    expect(all[0]?.getAttribute('version')).toBe(format === 'gpx' ? '1.1' : null);
  });
});

describe('an itinerary as a calendar', () => {
  const calendar = async (start: string) => {
    const answer = await site.ask(`${base}/bay/plan.ics?start=${start}`);
    expect(answer.status).toBe(200);
    return answer;
  };
  const events = (text: string) =>
    new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));

  test('has each day on its date, whole and free, with what is done then', async () => {
    const { text, headers } = await calendar('2028-02-28');
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(headers['content-disposition']).toContain('filename="bay.ics"');
    const [first, third, ...others] = events(text);
    expect(others).toEqual([]);
    expect([first?.startDate.toString(), first?.endDate.toString()]).toEqual(['2028-02-28', '2028-02-29']);
    expect([third?.startDate.toString(), third?.endDate.toString()]).toEqual(['2028-03-01', '2028-03-02']);
    expect(first?.startDate.isDate).toBe(true);
    expect(first?.summary).toBe(`${odd.name}, day 1: Boats; nets, \\ and 🐟`);
    expect(first?.description).toBe(
      ['Row out', 'Come back, wet', 'é'.repeat(200), `${siteUrl}/destinations/bay`].join('\n'),
    );
    expect(first?.location).toBe(`${odd.name}, Southern Europe, Portugal`);
    expect(first?.component.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
  });

  test('has lines of at most 75 bytes, each ended by CR and LF', async () => {
    const { text } = await calendar('2027-05-14');
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    const lines = text.split('\r\n');
    expect(lines.some((line) => line.includes('\n') || line.includes('\r'))).toBe(false);
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(lines.join('')).not.toContain('\ufffd');
  });

  test('is the same plan when it is asked for again, and another one on other days', async () => {
    const ids = async (start: string) => events((await calendar(start)).text).map(({ uid }) => uid);
    expect(await ids('2027-05-14')).toEqual(await ids('2027-05-14'));
    expect(await ids('2027-05-14')).not.toEqual(await ids('2027-05-15'));
  });

  test.each(['', '?start=', '?start=2027-02-30', '?start=tomorrow', '?start=0001-01-01', '?start=9999-12-31'])(
    'needs a first day that a calendar has: %j',
    async (search) => {
      const { status, json } = await site.ask(`${base}/bay/plan.ics${search}`);
      expect([status, json.errors?.[0]?.message ?? json.message]).toEqual([
        400,
        expect.stringContaining('start must be the first day of the trip'),
      ]);
    },
  );
});
