import { expect, expectAccessible, open, type Page, test } from '../fixtures.ts';
import { author, logIn } from '../people.ts';
import { newName } from '../staff-api.ts';

const list = (page: Page) => page.getByRole('list', { name: 'Messages' });

let fullName: string;
test.beforeEach(async ({ page, request }) => {
  fullName = newName('Bruno Maximilian Alexander Wolfeschlegelsteinhausenbergerdorff');
  const message = 'Good afternoon,\n\nWe run a small hotel.\n\nKind regards';
  for (const [subject, email] of [
    ['partnership', 'bruno@example.com'],
    ['support', 'second@example.com'],
  ])
    expect((await request.post('/api/contact', { data: { fullName, email, subject, message } })).status()).toBe(201);
  await logIn(page, author);
});

test('staff find, open, answer and delete a message', async ({ page, isMobile }) => {
  await open(page, '/admin/contacts');
  const search = page.getByRole('searchbox', { name: 'Search messages' });
  await search.fill(fullName);
  await expect(page).toHaveURL(/[?&]q=Bruno/);
  await expect(list(page).getByRole('link')).toHaveCount(2);
  await expect(list(page).getByRole('link', { name: 'unread' })).toHaveCount(2);
  // A name that is cut does not make the page wider than the screen.
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  if (!isMobile) await expect(page.getByText('Select a message to view')).toBeVisible();
  const box = await list(page).evaluate((element) => getComputedStyle(element).maxHeight);
  expect(box).toBe('600px');

  await list(page).getByRole('link', { name: 'Partnership Opportunity' }).click();
  await expect(page).toHaveURL(/[?&]message=/);
  const letter = page.getByRole('article', { name: 'Partnership Opportunity' });
  await expect(letter).toContainText('We run a small hotel.');
  await expect(letter.getByText(/^\w+, \d+ \w+ \d{4}, \d\d:\d\d$/)).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await letter.getByRole('button', { name: 'Mark as Read' }).click();
  await expect(letter.getByRole('button', { name: 'Read', exact: true })).toBeDisabled();

  const reply = letter.getByRole('link', { name: 'Reply' });
  await expect(reply).toHaveAttribute('href', /^mailto:bruno@example\.com\?subject=Re/);
  const logged = page.waitForResponse((answer) => answer.url().endsWith('/reply'));
  await reply.click();
  expect((await logged).status()).toBe(200);
  await expect(letter).toContainText('Reply started on');

  await letter.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('You can bring it back from the trash.');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page).not.toHaveURL(/message=/);
  await expect(list(page).getByRole('link')).toHaveCount(1);
});

test('the filter separates read from unread messages, and a message opened there stays open', async ({
  page,
  isMobile,
}) => {
  await open(page, `/admin/contacts?q=${encodeURIComponent(fullName)}`);
  const filter = page.getByRole('combobox', { name: 'Show' });
  await expect(filter.getByRole('option')).toHaveText(['All Messages', 'Read', 'Unread']);
  await filter.selectOption('Unread');
  await expect(page).toHaveURL(/read=false/);
  await list(page).getByRole('link', { name: 'Support' }).click();
  const letter = page.getByRole('article', { name: 'Support' });
  await letter.getByRole('button', { name: 'Mark as Read' }).click();
  await expect(letter.getByRole('button', { name: 'Read', exact: true })).toBeDisabled();
  if (isMobile) await page.getByRole('link', { name: 'Messages', exact: true }).click();
  await expect(list(page).getByRole('link')).toHaveCount(1);
  await filter.selectOption('Read');
  await expect(list(page).getByRole('link', { name: 'Support' })).not.toHaveText(/unread/);
});

test('the message list says that nothing is found @desktop', async ({ page }) => {
  await open(page, '/admin/contacts?q=nobody-wrote-this');
  await expect(page.getByRole('heading', { name: 'No messages found' })).toBeVisible();
  await page.getByRole('link', { name: 'Show all messages' }).click();
  await expect(list(page)).toBeVisible();
});
