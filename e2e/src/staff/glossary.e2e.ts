import { expect, expectAccessible, open, test } from '../fixtures.ts';
import { author, logIn } from '../people.ts';
import { ownSite } from '../sites/own-site.ts';
import { callsOf } from '../staff-api.ts';

// A site of its own: what is changed here holds for all of it.
const site = ownSite();

test('tags and categories are translated by keyboard, of two people at once the later is asked', async ({
  page,
  request,
  watch,
}) => {
  watch.expectTrouble(/^409 .*\/glossary\?/);
  const call = await callsOf(request, author, site.url);
  const address = '/admin/settings/glossary';
  await logIn(page, author, site.url);
  await open(page, `${site.url}${address}`);
  await expect(page.getByText('The site has one language.')).toBeVisible();
  await call('PUT', '/api/v5/admin/languages', [
    { code: 'en' },
    { code: 'de', isPublished: true },
    { code: 'ar', isPublished: true },
  ]);

  await open(page, `${site.url}/admin/settings/languages`);
  await page.getByRole('link', { name: 'Translate tags, categories, and menus' }).press('Enter');
  await expect(page).toHaveURL(`${site.url}${address}`);
  const food = page.getByRole('textbox', { name: 'Food in Deutsch' });
  await expect(food).toHaveAccessibleDescription('Shown until then: Essen');
  await expect(food).toHaveAttribute('lang', 'de');
  await expectAccessible(page);
  await food.focus();
  await page.keyboard.type('Kulinarik');
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 translation saved')).toBeVisible();
  await expect(page.getByText('Everything is translated').first()).toBeVisible();
  await expect(food).toBeFocused();

  await page.getByRole('link', { name: 'Tags', exact: true }).press('Enter');
  const scenic = page.getByRole('textbox', { name: 'scenic in Deutsch' });
  await scenic.fill('Weitblick');
  // Somebody else was quicker.
  await call('PUT', '/api/v5/admin/glossary?language=de&kind=tag', { terms: [{ term: 'scenic', name: 'Aussicht' }] });
  await scenic.press('Enter');
  await expect(page.getByText('Meanwhile saved as “Aussicht”. Save again to use yours.')).toBeVisible();
  await expect(scenic).toHaveValue('Weitblick');
  await expect(scenic).toBeFocused();
  await expectAccessible(page);
  await scenic.press('Enter');
  await expect(scenic).toHaveAccessibleDescription('Address: /de/tags/weitblick');

  await page.getByRole('combobox', { name: 'Show' }).selectOption('Not translated');
  await expect(scenic).toHaveCount(0);
});

test('what is typed is not lost, whoever works in another language translates too, and readers see it', async ({
  page,
  request,
}) => {
  const call = await callsOf(request, author, site.url);
  await call('PUT', '/api/v5/admin/languages', [
    { code: 'en' },
    { code: 'de', isPublished: true },
    { code: 'ar', isPublished: true },
  ]);
  const address = '/admin/settings/glossary?kind=tag';
  await logIn(page, author, site.url);
  await open(page, `${site.url}${address}`);
  await expect(page.getByRole('textbox', { name: 'nature in Deutsch' })).toBeVisible();
  await open(page, `${site.url}/de${address}`);
  await page.getByRole('combobox', { name: 'Sprache', exact: true }).selectOption('العربية');
  const nature = page.getByRole('textbox', { name: 'nature auf العربية' });
  await expect(nature).toHaveAttribute('dir', 'rtl');
  await nature.fill('طبيعة');
  await page.getByRole('link', { name: 'Menüs', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Bleiben' }).press('Enter');
  await expect(nature).toHaveValue('طبيعة');
  await page.getByRole('button', { name: 'Speichern' }).press('Enter');
  await expect(page.getByText('1 Übersetzung gespeichert')).toBeVisible();

  await open(page, `${site.url}/ar/destinations/banff`);
  await expect(page.getByText('طبيعة').first()).toBeVisible();
});
