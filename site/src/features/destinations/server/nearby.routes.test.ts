import { beforeAll, describe, expect, test } from 'vitest';
import { callsAs, soon } from '#test/calls/staff-calls.ts';
import { testSite } from '#test/site/test-site.ts';
import { aLanguage } from '../../languages/server/language.fixture.ts';
import { aDestination } from './destination.fixture.ts';

const site = testSite();

type Near = { name: string; distanceKm: number };

async function nearby(slug: string): Promise<Near[]> {
  const { status, json } = await site.ask(`/api/v3/destination/${slug}/nearby`);
  expect(status).toBe(200);
  return json.data;
}

const place = (name: string, latitude: number, longitude: number, published = true) =>
  aDestination(site.db, { name, latitude, longitude, published, images: 0 });

beforeAll(async () => {
  await place('Fiji', -17.8, 178);
  await place('Samoa', -13.8, -172.1);
  await place('Vanuatu', -17.7, 168.3);
  await place('Auckland', -36.85, 174.76);
  await place('Sydney', -33.87, 151.21);
  await place('Lisbon', 38.71, -9.14);
  await place('Sintra', 38.8, -9.38);
  await place('Tokyo', 35.68, 139.69);
  await place('Hidden Bay', -17.81, 178.01, false);
});

describe('the destinations near another', () => {
  test('are at most six, nearest first, also across the date line, without the destination itself', async () => {
    const near = await nearby('fiji');
    expect(near.map(({ name }) => name)).toEqual([
      'Vanuatu',
      'Samoa',
      'Auckland',
      'Sydney',
      'Tokyo',
      expect.anything(),
    ]);
    expect(near).toHaveLength(6);
  });

  test('have their distance in kilometres along the ground', async () => {
    const distances = Object.fromEntries((await nearby('fiji')).map(({ name, distanceKm }) => [name, distanceKm]));
    // By the haversine formula on a sphere of 6371.0088 km.
    expect(distances.Vanuatu).toBeCloseTo(1026.9, 0);
    expect(distances.Samoa).toBeCloseTo(1146, -1);
    expect(distances.Auckland).toBeCloseTo(2140, -1);
    expect((await nearby('lisbon'))[0]).toMatchObject({ name: 'Sintra', distanceKm: expect.closeTo(23.1, 0) });
  });

  test('have distances that agree with the haversine formula', async () => {
    const radians = (degrees: number) => (degrees * Math.PI) / 180;
    const { json } = await site.ask('/api/v3/destination/tokyo/nearby');
    for (const { location, distanceKm } of json.data) {
      const { latitude, longitude } = location.coordinates;
      const a =
        Math.sin(radians(latitude - 35.68) / 2) ** 2 +
        Math.cos(radians(35.68)) * Math.cos(radians(latitude)) * Math.sin(radians(longitude - 139.69) / 2) ** 2;
      expect(distanceKm).toBeCloseTo(2 * 6371.0088 * Math.asin(Math.sqrt(a)), 0);
    }
  });

  test('never include a draft', async () => {
    expect(JSON.stringify(await nearby('fiji'))).not.toContain('Hidden Bay');
  });

  test('may be at the same position, or on the opposite side of the earth', async () => {
    await place('Same One', 80, 40);
    await place('Same Two', 80, 40);
    await place('Opposite', -80, -140);
    const near = await nearby('same-one');
    expect(near[0]).toMatchObject({ name: 'Same Two', distanceKm: 0 });
    const [far] = (await nearby('opposite')).filter(({ name }) => name.startsWith('Same'));
    expect(far?.distanceKm ?? 20015.1).toBeCloseTo(20015.1, 0);
  });
});

describe('the map of a destination', () => {
  test('is an SVG in which no script can run (T32)', async () => {
    const { status, headers, text } = await site.ask('/api/v3/destination/lisbon/map.svg');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('image/svg+xml; charset=utf-8');
    expect(text).toMatch(/^<svg [^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
    expect(text).toContain('Lisbon');
    expect(text).not.toMatch(/<script|<foreignObject|\son\w+=|href="[^#]/i);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  test('writes a name that looks like markup as text (T32)', async () => {
    await aDestination(site.db, { name: '<b onload="x">&amp; Sons', slug: 'markup', latitude: 10, longitude: 10 });
    const { text } = await site.ask('/api/v3/destination/markup/map.svg');
    expect(text).not.toContain('<b onload');
    expect(text).toContain('&lt;b onload');
  });

  test('has a pin in the accent of the site, in both themes, as soon as it is changed', async () => {
    const map = '/api/v3/destination/lisbon/map.svg';
    const pins = async () => (await site.ask(map)).text.match(/(?<=\.pin\{fill:)#[0-9a-f]{6}/g);
    expect(await pins()).toEqual(['#b0432a', '#f08a6c']);
    const author = await callsAs(site, 'AUTHOR');
    const { accent } = (await author('PUT', '/api/v5/admin/brand', { accent: '#1f5f8b' })).json.data;
    expect(accent.chosen).toBe('#1f5f8b');
    await expect.poll(pins, soon).toEqual([accent.light, accent.dark]);
  });

  test('is written in the language that was asked for', async () => {
    for (const [position, code] of ['de', 'ar'].entries()) await aLanguage(site.db, { code, position });
    site.forget();
    const map = async (language: string) => (await site.ask(`/api/v3/destination/lisbon/map.svg${language}`)).text;
    const written = (svg: string) =>
      [...svg.matchAll(/<text class="(?:country|degree)"[^>]*>([^<]+)</g)].map((one) => one[1]);
    const [own, german, arabic] = [await map(''), await map('?language=de'), await map('?language=ar')];
    expect(own).toContain('<title id="t">Map of Lisbon</title><desc id="d">Lisbon lies at 38.71° N 9.14° W. ');
    expect(written(own)).toEqual(expect.arrayContaining(['PORTUGAL', '9° W', '50 km']));
    expect(german).toContain('<title id="t">Karte von Lisbon</title><desc id="d">Lisbon liegt auf 38,71° N 9,14° W. ');
    expect(arabic).toContain('<title id="t">خريطة Lisbon</title>');
    expect(written(arabic)).toEqual(expect.arrayContaining(['البرتغال', '\u206750 كم\u2069']));
    // Letters that are joined are not set apart.
    expect(own).toContain('letter-spacing:.16em');
    expect(arabic).not.toContain('letter-spacing:.');
  });

  test('is not found for a draft', async () => {
    const { text } = await site.ask('/api/v3/destination/fiji/map.svg');
    expect(text).not.toContain('Hidden Bay');
  });
});
