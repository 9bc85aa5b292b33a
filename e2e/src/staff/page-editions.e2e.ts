import { expect, expectAccessible, open, test } from '../fixtures.ts';
import { author, logIn } from '../people.ts';
import { ownSite } from '../sites/own-site.ts';
import { callsOf } from '../staff-api.ts';
import { toast } from '../staff-forms.ts';

// A site of its own: its languages hold for all of it.
const site = ownSite();

test('a page is written in German beside its original, by keyboard, and published', async ({ page, request }) => {
  const call = await callsOf(request, author, site.url);
  const press = { title: 'Press', description: 'For those who write.', content: 'Ask us **first**.', slug: 'press' };
  const { data } = await call('POST', '/api/v5/admin/pages', press);
  await call('PUT', `/api/v5/admin/pages/published/${data._id}`, { isPublished: true });
  await call('PUT', '/api/v5/admin/languages', { languages: [{ code: 'en' }, { code: 'de', isPublished: true }] });

  const form = `/admin/pages/edit/${data._id}`;
  await logIn(page, author, site.url);
  await open(page, `${site.url}${form}`);
  const languages = page.getByRole('group', { name: 'Languages of this page' });
  await languages.getByRole('link', { name: 'Deutsch Not translated' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Press (Deutsch)');
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  const content = field('Content').and(page.locator('[contenteditable]'));
  for (const written of [field('Title'), field('Lead'), content]) await expect(written).toHaveAttribute('lang', 'de');
  await expectAccessible(page);
  // No service suggests anything here.
  await expect(page.getByRole('button', { name: 'Suggest translation' })).toHaveCount(0);

  await field('Title').fill('Für die Presse');
  await page.keyboard.press('Control+s');
  await expect(toast(page, 'Translation saved')).toBeVisible();
  await expect(languages.getByRole('link', { name: 'Deutsch Draft' })).toBeVisible();
  await expect(field('Address')).toHaveValue('für-die-presse');
  const publish = page.getByRole('button', { name: 'Publish', exact: true });
  await publish.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Content is required');
  await content.pressSequentially('Fragen Sie uns.');
  await publish.press('Enter');
  await expect(toast(page, 'Translation published')).toBeVisible();
  await expect(languages.getByRole('link', { name: 'Deutsch Published' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the original' }).click();
  await expect(languages.getByRole('link', { name: 'Deutsch Published' })).toBeVisible();

  await open(page, `${site.url}/de/press`);
  await expect(page).toHaveURL(`${site.url}/de/${encodeURIComponent('für-die-presse')}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Für die Presse');
  await expect(page.getByText('Fragen Sie uns.')).toBeVisible();

  await call('PUT', `/api/v5/admin/pages/${data._id}`, { content: 'Ask us **twice**.' });
  await open(page, `${site.url}/admin/pages`);
  await page.getByRole('combobox', { name: 'Translations' }).selectOption('Deutsch: Outdated');
  const outdated = page.getByRole('link', { name: 'Deutsch: Outdated' });
  await expect(outdated).toHaveCount(1);
  await expect(outdated).toHaveAttribute('href', `${form}/de`);
  await expectAccessible(page);
  // What a call answers of a row takes nothing else from it.
  const published = page.getByRole('switch', { name: /^Published/ });
  for (const isOn of [false, true]) {
    await published.press('Space');
    await expect(published).toBeChecked({ checked: isOn });
    await expect(outdated).toHaveCount(1);
  }
  await page.getByRole('checkbox', { name: 'Select Press', exact: true }).press('Space');
  await page.getByRole('button', { name: 'Translations' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Translations of 1 page' });
  await expect(dialog.getByRole('status')).toHaveText('The translation of 1 page will be marked as reviewed.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Mark as reviewed 1' }).press('Enter');
  await expect(toast(page, 'Translation of 1 page marked as reviewed')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No pages found' })).toBeVisible();
});
