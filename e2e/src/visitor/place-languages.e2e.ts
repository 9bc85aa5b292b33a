import { expect, expectAccessible, open, test } from '../fixtures.ts';
import { author } from '../people.ts';
import { ownSite } from '../sites/own-site.ts';
import { callsOf } from '../staff-api.ts';

// A site of its own: its languages hold for all of it.
const site = ownSite();

const german = {
  name: 'Die Stadt am Fluss',
  category: 'Stadt',
  description: 'Steile Gassen, Kacheln und ein Fluss wie ein Meer.',
  shortLine: 'Gassen, Kacheln, Licht.',
  longDescription: 'Der Morgen gehört den Hügeln.',
  bestTimeToVisit: 'April bis Juni',
  SuggestedDuration: 'Drei Tage',
  climateType: 'Mittelmeerklima',
  bestMonth: 'Mai',
  region: 'Südeuropa',
  popularFor: ['Kacheln'],
  travelTips: ['Früh kommen.'],
};

test('a German list shows what is translated in German, leads there, and marks the rest', async ({ page, request }) => {
  const call = await callsOf(request, author, site.url);
  const languages = [{ code: 'en' }, { code: 'de', isPublished: true }, { code: 'ar', isPublished: true }];
  await call('PUT', '/api/v5/admin/languages', { languages });
  const { data } = await call('GET', '/api/v3/destination?limit=2');
  const [{ _id: id, name, location }, other] = data;
  const { data: place } = await call('GET', `/api/v5/admin/destination/${id}`);
  const itinerary = Object.fromEntries(
    place.itinerary.map((day: { _id: string }) => [day._id, { title: 'Ankommen', activities: ['Gehen'] }]),
  );
  await call('PUT', `/api/v5/admin/translations/destination/${id}/de`, { ...german, itinerary, isPublished: true });

  await open(page, `${site.url}/de/destinations`);
  const card = page.getByRole('article').filter({ hasText: german.name });
  await expect(card).toContainText(german.shortLine);
  await expect(card).not.toContainText('Auf Englisch');
  const untranslated = page.getByRole('article').filter({ hasText: other.name });
  await expect(untranslated).toContainText('Auf Englisch');
  await expect(untranslated.getByRole('link', { name: other.name })).toHaveAttribute('lang', 'en');
  await expectAccessible(page);
  await card.getByRole('link', { name: german.name }).click();
  await expect(page).toHaveURL(`${site.url}/de/destinations/die-stadt-am-fluss`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(german.name);

  await open(page, `${site.url}/ar/destinations`);
  const arabic = page.getByRole('article').filter({ hasText: name });
  await expect(arabic.getByRole('link', { name })).toHaveAttribute('dir', 'ltr');
  await expect(arabic).not.toContainText(location.country);
  await expectAccessible(page);

  await open(page, `${site.url}/destinations`);
  await expect(page.getByRole('article').filter({ hasText: name })).toContainText(location.country);
  await expect(page.locator('main [lang]')).toHaveCount(0);
});
