import { expect, expectAccessible, open, test } from '../fixtures.ts';
import { author, fillLogin } from '../people.ts';
import { ownSite } from '../sites/own-site.ts';
import { callsOf } from '../staff-api.ts';

// A site of its own: what is changed here holds for all of it.
const site = ownSite();

test('tags and categories are translated by keyboard, and readers see them', async ({ page, request, watch }) => {
  watch.expectTrouble(/^409 .*\/glossary\?/);
  const call = await callsOf(request, author, site.url);
  const address = '/admin/settings/glossary';
  await open(page, `${site.url}/login?next=${encodeURIComponent(address)}`);
  await fillLogin(page, author);
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
  await expect(page.getByText('6 of 7 not translated').first()).toBeVisible();
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
  await page.getByRole('combobox', { name: 'Language' }).selectOption('العربية');
  const arabic = page.getByRole('textbox', { name: 'scenic in العربية' });
  await expect(arabic).toHaveAttribute('dir', 'rtl');
  await arabic.fill('مناظر');
  await page.getByRole('link', { name: 'Menus', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Stay' }).press('Enter');
  await expect(arabic).toHaveValue('مناظر');

  // Whoever works in a language translates into another one all the same.
  await open(page, `${site.url}/de/admin/settings/glossary?kind=tag&in=ar`);
  await page.getByRole('textbox', { name: 'nature auf العربية' }).fill('طبيعة');
  await page.getByRole('button', { name: 'Speichern' }).press('Enter');
  await expect(page.getByText('1 Übersetzung gespeichert')).toBeVisible();

  await open(page, `${site.url}/de/stories`);
  await expect(page.getByText('Kulinarik').first()).toBeVisible();
  await open(page, `${site.url}/de/destinations`);
  await expect(page.getByText('Weitblick').first()).toBeVisible();
});
