import { expect, expectAccessible, open, type Page, test } from '../fixtures.ts';
import { author, logIn } from '../people.ts';
import { newName } from '../staff-api.ts';

const feedback = (name: string, message: string) => ({
  data: { name, email: 'amara@example.com', location: 'Porto', message, ratting: 4 },
});
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const voices = (page: Page) => page.getByRole('list', { name: 'Testimonials' });

test('staff show held feedback, hide it again and delete it', async ({ page, request }) => {
  const name = newName('Amara');
  // Links are what advertising has.
  const spam = feedback(name, `${name} found https://one.example and https://two.example`);
  expect((await request.post('/api/v3/auth/feedback', spam)).status()).toBe(201);
  await logIn(page, author);
  await open(page, '/admin/feedback?held=true');
  await page.getByRole('searchbox', { name: 'Search feedback' }).fill(name);
  await expect(page.getByRole('row').filter({ hasText: 'Porto' })).toHaveCount(1);
  await expect(row(page, name)).toContainText('Held');
  await expect(row(page, name)).toContainText('amara@example.com');
  await expect(page.getByRole('columnheader')).toHaveText([
    'User',
    'Location',
    'Rating',
    'Feedback',
    'Date',
    'Actions',
  ]);
  await expectAccessible(page);
  await row(page, name).getByRole('button', { name: 'Show' }).click();
  await expect(page.getByRole('heading', { name: 'No feedback found' })).toBeVisible();
  await page.goto('/');
  await expect(voices(page)).toContainText(name);

  await open(page, `/admin/feedback?q=${encodeURIComponent(name)}`);
  await row(page, name).getByRole('button', { name: 'Hide' }).click();
  await expect(row(page, name)).toContainText('Held');
  await page.goto('/');
  await expect(voices(page)).toBeVisible();
  await expect(voices(page)).not.toContainText(name);

  await open(page, `/admin/feedback?q=${encodeURIComponent(name)}`);
  await row(page, name).getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete This Feedback' });
  await expect(dialog).toContainText('You can bring it back from the trash.');
  await expect(dialog, 'whose it is, and how it begins').toContainText(`${name}: “${name} found https://one.example`);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: 'No feedback found' })).toBeVisible();
});

test('the staff feedback list has pages, and a page number past the end shows the last page', async ({ page }) => {
  await logIn(page, author);
  await open(page, '/admin/feedback');
  const pages = page.getByRole('navigation', { name: 'Pages of Feedback' });
  await expect(pages).toContainText(/Page 1 of [2-9]/);
  await pages.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL('/admin/feedback?page=2');
  await expect(pages).toContainText('Page 2 of');
  await pages.getByRole('link', { name: 'Previous' }).click();
  await expect(page).toHaveURL('/admin/feedback');
  await open(page, '/admin/feedback?page=999');
  await expect(pages.getByText(/^Page (\d+) of \1$/)).toBeVisible();
});

test('the staff feedback list assumes five pages until the first answer, and says when loading fails', async ({
  page,
  watch,
}) => {
  watch.expectTrouble(/^500 /);
  await logIn(page, author);
  const gate = Promise.withResolvers<void>();
  await page.route('**/api/v3/auth/feedback?*', async (route) => {
    await gate.promise;
    await route.fulfill({ status: 500, json: { success: false, message: 'Broken' } });
  });
  await page.goto('/admin/feedback');
  await expect(page.getByText('Page 1 of 5')).toBeVisible();
  gate.resolve();
  await expect(page.getByText('Failed to fetch feedback')).toBeVisible();
  await page.unroute('**/api/v3/auth/feedback?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('table', { name: 'Feedback' })).toBeVisible();
});
