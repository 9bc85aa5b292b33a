import { readFile } from 'node:fs/promises';
import type { Download } from '@playwright/test';
import { expect, open, test } from '../fixtures.ts';
import { sampleDestination } from '../sample-library.ts';

const place = sampleDestination('santorini');
const address = '/destinations/santorini';

const saved = async (download: Download) => ({
  name: download.suggestedFilename(),
  text: await readFile(await download.path(), 'utf8'),
});

for (const script of [true, false]) {
  test.describe(script ? 'with a script' : 'without a script', () => {
    test.use({ javaScriptEnabled: script });

    test('a reader stores a place for a map program', async ({ page }) => {
      await (script ? open(page, address) : page.goto(address));
      for (const format of ['GPX', 'KML', 'GeoJSON']) {
        const started = page.waitForEvent('download');
        await page.getByRole('link', { name: format, exact: true }).click();
        const { name, text } = await saved(await started);
        expect(name).toBe(`santorini.${format.toLowerCase()}`);
        expect(text).toContain('Santorini');
      }
      await expect(page).toHaveTitle('Santorini | Trekker');
    });

    test('a reader puts a plan into a calendar from a day on', async ({ page }) => {
      await (script ? open(page, address) : page.goto(address));
      const plan = page.getByRole('region', { name: 'Detailed Itinerary' });
      await plan.getByLabel('First day of your trip').fill('2027-05-14');
      const started = page.waitForEvent('download');
      await plan.getByRole('button', { name: 'Add to calendar' }).click();
      const { name, text } = await saved(await started);
      expect(name).toBe('santorini.ics');
      expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(place.itinerary.length);
      expect(text).toContain('DTSTART;VALUE=DATE:20270514\r\n');
      await expect(page).toHaveTitle('Santorini | Trekker');
    });
  });
}

test('a reader stores the places that a list is filtered by', async ({ page }) => {
  await open(page, '/destinations?region=europe');
  const started = page.waitForEvent('download');
  await page.getByRole('main').getByRole('link', { name: 'Destinations as GeoJSON' }).click();
  const { name, text } = await saved(await started);
  expect(name).toBe('destinations.geojson');
  const regions = JSON.parse(text).features.map(({ properties }: { properties: { name: string } }) => properties.name);
  expect(regions).toContain('Santorini');
  expect(regions).not.toContain('Kyoto');
});
