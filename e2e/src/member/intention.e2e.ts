import { expect, hydrated, open, type Page, test } from '../fixtures.ts';
import { linkIn, mailTo } from '../mails.ts';
import { fillLogin, logIn, type Person, register } from '../people.ts';

// What a guest, or somebody whose login has ended, presses is done after the login that it needs.

const prompt = (page: Page) => page.locator('[aria-live]').getByRole('button', { name: 'Log In' });
const saveButton = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Sav/ });
const reviews = (page: Page) => page.getByRole('region', { name: 'Traveler Reviews' });

/** The session ends at the server's side; the browser does not know it yet. */
const endLogin = (page: Page) => page.context().clearCookies({ name: 'session' });

test('a guest who saves a card far down a list finds it saved, at the same place, after logging in', async ({
  page,
  request,
}) => {
  const person = await register(request);
  await open(page, '/destinations?region=europe');
  const ribbon = page
    .getByRole('main')
    .getByRole('button', { name: /^Save / })
    .nth(5);
  // Where no focus alone would bring it.
  await ribbon.evaluate((button) => scrollBy(0, button.getBoundingClientRect().top - 250));
  const top = await page.evaluate(() => scrollY);
  expect(top).toBeGreaterThan(200);
  await ribbon.click();
  await prompt(page).click();
  await fillLogin(page, person);
  await expect(page).toHaveURL('/destinations?region=europe');
  await expect(ribbon).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText(/^.+ is saved\. Welcome\.$/)).toBeVisible();
  await expect(ribbon).toBeFocused();
  expect(Math.abs((await page.evaluate(() => scrollY)) - top)).toBeLessThan(3);
  await expect(ribbon).not.toHaveAttribute('aria-busy');
  await page.reload();
  await hydrated(page);
  await expect(ribbon).toHaveAttribute('aria-pressed', 'true');
});

test('an item that a guest wanted to save survives a wrong password and a sign-up', async ({
  page,
  request,
  watch,
}) => {
  watch.expectTrouble(/^401 /);
  const person = await register(request);
  await open(page, '/destinations/santorini');
  await saveButton(page).click();
  await prompt(page).click();
  await page.getByRole('link', { name: 'Sign up' }).click();
  await expect(page.getByRole('heading', { name: 'Start your list' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await fillLogin(page, { ...person, password: 'Wrong Horse 7' });
  await expect(page.getByText('Invalid email or password')).toBeVisible();
  await fillLogin(page, person);
  await expect(saveButton(page)).toHaveText('Saved to Favorites');
  await expect(saveButton(page)).toBeFocused();
});

test('an item that was already saved stays saved when its owner presses Save as a guest and logs in', async ({
  page,
  request,
}) => {
  const person = await register(request);
  await logIn(page, person);
  await open(page, '/destinations/santorini');
  await saveButton(page).click();
  await expect(saveButton(page)).toHaveText('Saved to Favorites');
  await page.evaluate(() => localStorage.removeItem('login'));
  await page.reload();
  await hydrated(page);
  await expect(saveButton(page)).toHaveText('Save to Favorites');
  await saveButton(page).click();
  await prompt(page).click();
  await fillLogin(page, person);
  await expect(saveButton(page)).toHaveText('Saved to Favorites');
  await expect(saveButton(page)).toBeFocused();
  await page.reload();
  await hydrated(page);
  await expect(saveButton(page)).toHaveText('Saved to Favorites');
});

test('a login that was started elsewhere, or by a link, saves nothing (T25)', async ({ page, request }) => {
  const person = await register(request);
  const asked: string[] = [];
  page.on('request', (call) => call.url().includes('/favorite/') && asked.push(call.method()));
  await open(page, '/');
  const ribbon = page
    .getByRole('main')
    .getByRole('button', { name: /^Save / })
    .first();
  await ribbon.click();
  await prompt(page).click();
  await expect(page).toHaveURL('/login?next=%2F');
  // Whoever uses this tab next logs in by themselves.
  await open(page, '/login');
  await fillLogin(page, person);
  await expect(page).toHaveURL('/');
  await expect(ribbon).toHaveAttribute('aria-pressed', 'false');
  await page.evaluate(() => localStorage.removeItem('login'));
  await open(page, `/login?${new URLSearchParams({ next: '/destinations/santorini' })}`);
  await fillLogin(page, person);
  await expect(page).toHaveURL('/destinations/santorini');
  await expect(saveButton(page)).toHaveText('Save to Favorites');
  expect(asked).toEqual([]);
});

test('a guest who logs in to write a review finds the review form open', async ({ page, request }) => {
  const person = await register(request);
  await open(page, '/destinations/santorini');
  await reviews(page).getByRole('link', { name: 'Log In' }).click();
  await fillLogin(page, person);
  await expect(page).toHaveURL('/destinations/santorini#reviews');
  await expect(reviews(page).getByRole('radio', { name: '1 star' })).toBeFocused();
  await expect(reviews(page).getByRole('form')).toBeInViewport();
});

test('a review and a vote survive a session that has ended', async ({ page, request, watch }) => {
  watch.expectTrouble(/^401 /);
  const person = await register(request);
  const text = 'The early boat has the harbour to itself.';
  await logIn(page, person);
  await open(page, '/destinations/santorini');
  await reviews(page).getByRole('button', { name: 'Write a Review' }).click();
  const form = reviews(page).getByRole('form');
  await form.getByRole('radio', { name: '4 stars' }).check({ force: true });
  await form.getByRole('textbox', { name: 'Your review' }).fill(text);
  await endLogin(page);
  await form.getByRole('button', { name: 'Submit Review' }).click();
  await expect(page.getByText('Please log in to send your review. Nothing is lost.')).toBeVisible();
  await prompt(page).click();
  await fillLogin(page, person);
  await expect(form.getByRole('textbox', { name: 'Your review' })).toHaveValue(text);
  await expect(form).toBeInViewport();
  await form.getByRole('button', { name: 'Cancel' }).click();

  const helpful = reviews(page)
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Helpful/ });
  const votes = Number(/\d+/.exec((await helpful.textContent()) ?? ''));
  await helpful.scrollIntoViewIfNeeded();
  await endLogin(page);
  await helpful.click();
  await expect(page.getByText('Please log in to vote')).toBeVisible();
  await prompt(page).click();
  await fillLogin(page, person);
  await expect(helpful).toHaveText(`Helpful ${votes + 1}`);
  await expect(helpful).toHaveAttribute('aria-pressed', 'true');
  await expect(helpful).toBeFocused();
  // Taken back: other tests count these votes too.
  await Promise.all([page.waitForResponse(/review-(un)?Help/i), helpful.click()]);
});

test('an item saved by a guest survives a mailed login link that opens in another tab', async ({
  page,
  context,
  request,
}) => {
  const { link } = await saveByMail(page, await register(request));
  const other = await context.newPage();
  await other.goto(link);
  await expectSaved(other);
});

test('an item saved by a guest survives a mailed link that a tab opened without its cookie, once it is confirmed (T14)', async ({
  page,
  context,
  request,
}) => {
  const { link, email } = await saveByMail(page, await register(request));
  await context.clearCookies({ name: 'asked-for-link' });
  const other = await context.newPage();
  await other.goto(link);
  await expect(other.getByRole('heading', { name: `Log in as ${email[0]}…@…?` })).toBeVisible();
  await other.getByRole('button', { name: 'Log in', exact: true }).click();
  await expectSaved(other);
});

/** A guest wants to save a place, and asks for a link that logs them in. */
async function saveByMail(page: Page, { email }: Person): Promise<{ link: string; email: string }> {
  await open(page, '/destinations/santorini');
  await saveButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Please log in' })).toHaveCount(0);
  await expect(page.locator('[aria-live]').getByRole('button', { name: 'Sign up' })).toBeVisible();
  await prompt(page).click();
  await page.getByRole('link', { name: 'Get a link by email' }).click();
  // The login page, which has such a field too, is gone.
  await expect(page.getByRole('heading', { name: 'Log in by email' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Email me a link' }).click();
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();
  const mail = await mailTo(process.env.E2E_MAIL_DIR ?? '', email, '/auth/check-login');
  return { link: linkIn(mail, process.env.E2E_SITE_URL ?? '', '/auth/check-login?token='), email };
}

async function expectSaved(page: Page): Promise<void> {
  await expect(page).toHaveURL('/destinations/santorini');
  await expect(page.getByText('Santorini is saved. Welcome.')).toBeVisible();
  await expect(saveButton(page)).toHaveText('Saved to Favorites');
  expect(await page.evaluate(() => localStorage.getItem('mailed-intention'))).toBeNull();
}
