import { beforeAll, expect, test } from 'vitest';
import { aDestination } from '#features/destinations/server/destination.fixture.ts';
import { destinationTexts } from '#features/destinations/server/editions/destination-text.table.ts';
import { aLanguage } from '#features/languages/server/language.fixture.ts';
import { testSite } from '#test/site/test-site.ts';
import { formats, pointsOf } from './map-files.fixture.ts';

const site = testSite();
const siteUrl = 'http://127.0.0.1:3000';
const base = '/api/v3/destination';

beforeAll(async () => {
  const itinerary = [{ id: 'd1', day: 1, title: 'Boats', activities: ['Row out'] }];
  const place = await aDestination(site.db, { name: 'The Bay', slug: 'bay', itinerary });
  await aDestination(site.db, { name: 'Date Line' });
  await aLanguage(site.db, { code: 'de' });
  await aLanguage(site.db, { code: 'fr', position: 1, untranslated: 'hidden' });
  const text = { name: 'Küste', description: 'Salz.', itinerary: { d1: { title: 'Boote', activities: [] } } };
  const standing = { published: true, publishedAt: new Date(0), sourceVersion: 1 };
  await site.db
    .insert(destinationTexts)
    .values(
      ['de', 'fr'].map((language) => ({ ...text, ...standing, language, slug: 'küste', destinationId: place.id })),
    );
  site.forget();
});
const names = async (file: string) =>
  (await pointsOf(site, `${base}${file}`)).map(({ properties }: { properties: { name: string } }) => properties.name);

test.each(formats)('a file has the words of its readers (%s)', async (format) => {
  expect(await names(`/bay/place.${format}?language=de`)).toEqual(['Küste']);
  expect(await names(`/${encodeURIComponent('küste')}/place.${format}`)).toEqual(['The Bay']);
  expect(await names(`/places.${format}?sort=name&language=de`)).toEqual(['Date Line', 'Küste']);
  const { text } = await site.ask(`${base}/places.${format}?language=de`);
  expect(text).toContain(`${siteUrl}/de/destinations/k%C3%BCste`);
});

test('a file of places has those alone that are translated, where its lists do', async () => {
  expect(await names('/places.geojson?language=fr')).toEqual(['Küste']);
  expect(await names('/places.geojson')).toHaveLength(2);
});

test('a calendar has the days of its readers', async () => {
  const { text } = await site.ask(`${base}/bay/plan.ics?start=2027-05-14&language=de`);
  expect(text).toMatch(/SUMMARY:[^\n]*Küste[^\n]*Boote/);
  expect(text).toContain(`URL:${siteUrl}/de/destinations/k%C3%BCste`);
});
