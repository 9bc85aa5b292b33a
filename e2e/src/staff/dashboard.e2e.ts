import { expect, expectAccessible, open, type Page, test } from '../fixtures.ts';
import { admin, author, logIn } from '../people.ts';
import { callsOf, newName } from '../staff-api.ts';

const main = (page: Page) => page.getByRole('main');
const log = (page: Page) => main(page).getByRole('region', { name: 'Recent Activity' });

test('every card and quick action of the dashboard leads to its page', async ({ page }) => {
  await logIn(page, author);
  await open(page, '/admin');
  const cards = main(page).getByRole('region', { name: 'Numbers' });
  const places = {
    Users: '/admin/users',
    Destinations: '/admin/destinations',
    Stories: '/admin/stories',
    Highlights: '/admin/highlights',
    'Team Members': '/admin/about/team',
    'Active Banners': '/admin/banners',
    'Unread Contacts': '/admin/contacts?read=false',
    'Last Updated': '/admin#activity',
  };
  for (const [name, href] of Object.entries(places))
    await expect(cards.getByRole('link', { name: new RegExp(`^${name}`) })).toHaveAttribute('href', href);
  await expect(cards.getByRole('link')).toHaveCount(8);
  const quick = main(page).getByRole('navigation', { name: 'Quick Actions' });
  await expect(quick.getByRole('link')).toHaveText([
    'Add Team Member',
    'Create Banner',
    'Edit About Page',
    'View Messages',
  ]);
  await expectAccessible(page);
  await quick.getByRole('link', { name: 'Add Team Member' }).click();
  await expect(page.getByRole('dialog', { name: 'Add Member' })).toBeVisible();
  await page.goBack();
  await quick.getByRole('link', { name: 'View Messages' }).click();
  await expect(page).toHaveURL('/admin/contacts');
});

test('the dashboard lists what staff did, in pages, and counts what is waiting', async ({
  page,
  request,
  isMobile,
}) => {
  const fullName = newName('Amara');
  const email = 'amara@example.com';
  await request.post('/api/contact', { data: { fullName, email, subject: 'support', message: 'The ferry.' } });
  const call = await callsOf(request, admin);
  const { data } = await call('GET', `/api/v5/admin/contact?q=${encodeURIComponent(fullName)}`);
  for (let times = 0; times < 8; times += 1) await call('POST', `/api/v5/admin/contact/${data[0]._id}/reply`);

  await logIn(page, author);
  await open(page, '/admin');
  const needs = main(page).getByRole('region', { name: 'Needs your attention' });
  await expect(needs.getByRole('link', { name: /unread message/ })).toHaveAttribute(
    'href',
    '/admin/contacts?read=false',
  );
  if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Travel Admin' });
  await expect(menu.getByRole('link', { name: /^Contacts \d+\+? waiting$/ })).toBeVisible();
  if (isMobile) await page.keyboard.press('Escape');
  await expect(log(page).getByRole('listitem')).toHaveCount(7);
  await expect(log(page)).toContainText(/Total Activity: [\d,]+/);
  const entry = log(page).getByRole('listitem').filter({ hasText: 'ADMIN' }).filter({ hasText: 'reply' }).first();
  await expect(entry).toContainText(/\d\d:\d\d/);

  await log(page).getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL('/admin?page=2#activity');
  await expect(log(page)).toContainText(/Page 2 of \d+/);
  await page.reload();
  await expect(log(page)).toContainText(/Page 2 of \d+/);
  await log(page).getByRole('link', { name: 'Previous' }).click();
  await expect(log(page)).toContainText(/Page 1 of \d+/);
});
