import { declineCookies, expect, expectAccessible, open, type Page, test } from '../fixtures.ts';
import { linkIn as findLink, mailTo } from '../mails.ts';
import { startOwnSite } from '../site.ts';
import { ownSite } from '../sites/own-site.ts';

// A site of its own, whose mails can be read.
const site = ownSite({ start: startOwnSite, mode: 'serial' });

const thanks = 'Thanks for subscribing! Check your inbox soon.';
const form = (page: Page) => page.locator('form', { has: page.getByPlaceholder('Your email') });
const field = (page: Page) => form(page).getByLabel('Email', { exact: true });
const button = (page: Page) => form(page).getByRole('button');

async function openForm(page: Page): Promise<void> {
  await declineCookies(page.context(), site.url);
  await open(page, site.url);
  await form(page).scrollIntoViewIfNeeded();
}

async function subscribe(page: Page, email: string): Promise<void> {
  await field(page).fill(email);
  await button(page).click();
}

const linkIn = (mail: string, name: string) => findLink(mail, site.url, `/newsletter/${name}?token=`);

test('an empty newsletter address marks the field in red, and nothing is sent', async ({ page }) => {
  await openForm(page);
  const line = field(page).locator('..');
  const calm = await line.evaluate((element) => getComputedStyle(element).borderBottomColor);
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'PUT' && sent.push(request.url()));
  await button(page).click();
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
  const red = await line.evaluate(
    (element) => getComputedStyle(element).borderBottomColor.match(/\d+/g)?.map(Number) ?? [],
  );
  expect(red[0]).toBeGreaterThan(Math.max(red[1] ?? 0, red[2] ?? 0) + 60);
  await field(page).fill('a');
  await expect(field(page)).not.toHaveAttribute('aria-invalid');
  await field(page).blur();
  expect(await line.evaluate((element) => getComputedStyle(element).borderBottomColor)).toBe(calm);
  expect(sent).toEqual([]);
});

test('the newsletter thanks are announced, stay while they are being read, and disappear after five seconds', async ({
  page,
}) => {
  await page.clock.install();
  await openForm(page);
  await subscribe(page, 'ann@example.com');
  const message = form(page).locator('[aria-live=polite]');
  await expect(message).toHaveText(thanks);
  await expect(field(page)).toHaveValue('');
  await page.getByText(thanks).hover();
  await page.clock.runFor(8000);
  await expect(message).toHaveText(thanks);
  await page.mouse.move(0, 0);
  await page.clock.runFor(3000);
  await expect(message).toHaveText(thanks);
  await page.clock.runFor(2500);
  await expect(message).toHaveText('');
});

test('a double click subscribes to the newsletter once', async ({ page }) => {
  await openForm(page);
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'PUT' && sent.push(request.url()));
  await field(page).fill('dora@example.com');
  await button(page).dblclick();
  await expect(page.getByText(thanks)).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('an error from the server is shown in red below the newsletter field, and what was typed stays', async ({
  page,
  watch,
}) => {
  watch.expectTrouble(/^400 .*subscribe-email$/);
  await openForm(page);
  await subscribe(page, 'a@b');
  const message = page.getByText('Please enter a valid email address');
  await expect(message).toBeVisible();
  const [red = 0, green = 0, blue = 0] = await message.evaluate(
    (element) => getComputedStyle(element).color.match(/\d+/g)?.map(Number) ?? [],
  );
  expect(red).toBeGreaterThan(Math.max(green, blue) + 60);
  await expect(field(page)).toHaveValue('a@b');
});

test('the newsletter form offers to try again while offline', async ({ page, watch }) => {
  watch.expectTrouble(/subscribe-email$/);
  await openForm(page);
  await page.route('**/subscribe-email', (route) => route.abort('internetdisconnected'));
  await subscribe(page, 'eve@example.com');
  await expect(page.getByText('We can’t reach the site.')).toBeVisible();
  await page.unroute('**/subscribe-email');
  await form(page).getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(thanks)).toBeVisible();
});

test('the link in the newsletter mail confirms once, when its button is pressed', async ({ page, watch }) => {
  watch.expectTrouble(/^400 .*subscribe-email\/confirm$/);
  await openForm(page);
  await subscribe(page, 'fay@example.com');
  const link = linkIn(await mailTo(site.mailFolder, 'fay@example.com'), 'confirm');
  for (const _look of [1, 2]) {
    await open(page, link);
    await expect(page.getByRole('heading', { level: 1, name: 'Confirm your subscription' })).toBeVisible();
  }
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Confirm subscription' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You’re on the list' })).toBeVisible();
  await open(page, link);
  await page.getByRole('button', { name: 'Confirm subscription' }).click();
  await expect(page.getByText('This link has already been used.')).toBeVisible();
});

test('the link in every newsletter mail can end the subscription', async ({ page, watch }) => {
  watch.expectTrouble(/^400 .*subscribe-email\/unsubscribe$/);
  await openForm(page);
  await subscribe(page, 'gil@example.com');
  await open(page, linkIn(await mailTo(site.mailFolder, 'gil@example.com'), 'unsubscribe'));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You’re unsubscribed' })).toBeVisible();
  await open(page, `${site.url}/newsletter/unsubscribe?token=made-up`);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByText('This link isn’t valid or has expired.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Return Home' })).toBeVisible();
});
