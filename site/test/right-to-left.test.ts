import { expect, test } from 'vitest';
import { aDestination, goodIn } from '../src/features/destinations/server/destination.fixture.ts';
import { aLanguage } from '../src/features/languages/server/language.fixture.ts';
import { builtPages } from './site/built-pages.ts';
import { testSite } from './site/test-site.ts';

const site = testSite(async () => ({ pages: await builtPages() }));
const thisMonth = new Date().getUTCMonth() + 1;

test('numbers with signs keep their order on pages that are read from right to left', async () => {
  const where = { latitude: -0.67, longitude: -90.55, featured: true, goodMonths: goodIn(thisMonth) };
  await aDestination(site.db, { ...where, name: 'Spetses', monthTemperatures: Array(12).fill(19) });
  await aLanguage(site.db, { code: 'ar' });
  site.forget();
  const { text } = await site.ask('/ar/', { headers: { accept: 'text/html' } });
  expect(text).toMatch(/<bdi class="nums">0\.67°\sS\s90\.55°\sW<\/bdi>/);
  expect(text).toMatch(/<bdi class="[^"]*nums">19\s°C<\/bdi>/);
});
