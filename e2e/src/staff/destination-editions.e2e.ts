import { expect, expectAccessible, open, test } from '../fixtures.ts';
import { author, logIn } from '../people.ts';
import { ownSite } from '../sites/own-site.ts';
import { callsOf } from '../staff-api.ts';
import { toast } from '../staff-forms.ts';

// A site of its own: its languages hold for all of it.
const site = ownSite();

test('a destination is written in German beside its original, by keyboard, and published', async ({
  page,
  request,
}) => {
  const call = await callsOf(request, author, site.url);
  const { data: destinations } = await call('GET', '/api/v3/destination?limit=1');
  const [{ _id: id }] = destinations;
  const { data: place } = await call('GET', `/api/v5/admin/destination/${id}`);
  expect(place.editions).toBeUndefined();
  await call('PUT', '/api/v5/admin/languages', { languages: [{ code: 'en' }, { code: 'de', isPublished: true }] });

  const form = `/admin/destinations/edit/${id}`;
  await logIn(page, author, site.url);
  await open(page, `${site.url}${form}`);
  const languages = page.getByRole('group', { name: 'Languages of this destination' });
  await languages.getByRole('link', { name: 'Deutsch Not translated' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${place.name} (Deutsch)`);
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  const long = field('Long description').and(page.locator('[contenteditable]'));
  for (const written of [field('Name'), field('Travel tips'), field('Day 1, title'), long])
    await expect(written).toHaveAttribute('lang', 'de');
  await expectAccessible(page);

  await field('Name').fill('Die Stadt am Fluss');
  await page.keyboard.press('Control+s');
  await expect(toast(page, 'Translation saved')).toBeVisible();
  await expect(languages.getByRole('link', { name: 'Deutsch Draft' })).toBeVisible();
  await expect(field('Address')).toHaveValue('die-stadt-am-fluss');
  const changed = page.getByText('Changed since the last review');
  await expect(changed).toHaveCount(0);

  const publish = page.getByRole('button', { name: 'Publish', exact: true });
  await publish.press('Enter');
  await expect(page.getByRole('alert')).toContainText('itinerary is required');
  await field('Short line').fill('Kurz gesagt.');
  await field('Travel tips').fill('Früh kommen.\nLange bleiben.');
  await field('Day 1, title').fill('Ankommen');
  await field('Day 1, one activity per line').fill('Am Ufer sitzen\nBrot kaufen');
  // The rest is the original's words, to begin with.
  const copies = page.getByRole('button', { name: 'Copy the original' });
  for (let left = await copies.count(); left > 0; left -= 1) {
    await copies.first().press('Enter');
    await expect(copies).toHaveCount(left - 1);
  }
  await expect(field('Best month')).toHaveValue(place.weatherInfo.bestMonth);
  await publish.press('Enter');
  await expect(toast(page, 'Translation published')).toBeVisible();
  await expect(languages.getByRole('link', { name: 'Deutsch Published' })).toBeVisible();

  await expect(page.getByRole('link', { name: 'View on site' })).toHaveAttribute(
    'href',
    '/de/destinations/die-stadt-am-fluss',
  );
  await open(page, `${site.url}/de/destinations/die-stadt-am-fluss`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Die Stadt am Fluss');
  await expect(page.getByText('Lange bleiben.')).toBeVisible();
  await expect(page.getByText('Brot kaufen')).toBeVisible();

  // What is new in the original stands beside its translation until somebody has compared them.
  await call('PUT', `/api/v5/admin/destination/${id}`, { description: 'Everything is different now.' });
  await open(page, `${site.url}${form}/de`);
  await expect(languages.getByRole('link', { name: 'Deutsch Outdated' })).toBeVisible();
  await expect(changed).toHaveCount(1);
  await page.getByRole('button', { name: 'Mark as reviewed' }).press('Enter');
  await expect(languages.getByRole('link', { name: 'Deutsch Published' })).toBeVisible();
  await expect(changed).toHaveCount(0);
});
