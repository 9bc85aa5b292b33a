import { expect, expectAccessible, hydrated, open, type Page, test } from '../fixtures.ts';
import { admin, fillLogin, logIn, logInAsNew, type Person, register } from '../people.ts';

const text = 'The early boat has the harbour to itself.';

function reviewsOf(page: Page) {
  const section = page.getByRole('region', { name: 'Traveler Reviews' });
  const form = section.getByRole('form');
  return {
    section,
    form,
    write: section.getByRole('button', { name: 'Write a Review' }),
    stars: (count: number) => form.getByRole('radio', { name: count === 1 ? '1 star' : `${count} stars` }),
    text: form.getByRole('textbox', { name: 'Your review' }),
    submit: form.getByRole('button', { name: 'Submit Review' }),
    own: section.getByRole('article', { name: 'Your review' }),
    /** Fills the form without sending it. */
    async compose(stars: number) {
      await this.write.click();
      await this.stars(stars).check({ force: true });
      await this.text.fill(text);
    },
    others: section.getByRole('article').filter({ has: page.getByRole('button', { name: /elpful/ }) }),
  };
}

let person: Person;
test.beforeEach(async ({ page, request }) => {
  person = await logInAsNew(page, request, 'Ines Carvalho');
});

// Places of their own, so that no test sees what another has written.
const places = { desktop: ['uluru', 'samoa', 'serengeti', 'kerala'], phone: ['jaipur', 'havana', 'banff', 'bali'] };

test('a review is written, listed first, changed and deleted by its writer', async ({ page }, { project }) => {
  const place = `/destinations/${places[project.name as 'phone'][0]}`;
  await open(page, place);
  const reviews = reviewsOf(page);
  await reviews.write.click();
  await expect(reviews.stars(1)).toBeFocused();
  await expect(reviews.form).toContainText('0/500 characters (minimum 20)');
  await reviews.submit.click();
  await expect(reviews.form).toContainText('Please select a rating');
  await expect(reviews.form).toContainText('Review must be at least 20 characters long');
  await expectAccessible(page);
  await reviews.stars(4).check({ force: true });
  await reviews.form.getByRole('combobox', { name: 'Category' }).selectOption('Food & Dining');
  await reviews.text.fill(text);
  await expect(reviews.form).toContainText(`${text.length}/500 characters (minimum 20)`);
  await reviews.submit.click();
  await expect(page.getByText('SuccessFully add , review...')).toBeVisible();
  await expect(reviews.form).toHaveCount(0);
  await expect(reviews.write).toHaveCount(0);
  await expect(reviews.own).toContainText(text);
  await expect(reviews.own.getByRole('button', { name: 'Edit' })).toBeFocused();
  await expect(reviews.own).toContainText('Food & Dining');
  await expect(reviews.section.getByText(text)).toHaveCount(1);
  await expectAccessible(page);

  await reviews.own.getByRole('button', { name: 'Edit' }).click();
  await expect(reviews.text).toHaveValue(text);
  await reviews.stars(2).check({ force: true });
  await reviews.text.fill(`${text} The late one does not.`);
  await reviews.form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(reviews.own).toContainText('The late one does not.');
  await expect(reviews.own.getByRole('img', { name: '2 out of 5' })).toBeVisible();

  await page.reload();
  await hydrated(page);
  await expect(reviews.own).toContainText('The late one does not.');
  await reviews.own.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete Review' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(reviews.own).toBeVisible();
  await reviews.own.getByRole('button', { name: 'Delete' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(reviews.own).toHaveCount(0);
  await expect(reviews.write).toBeFocused();
});

test('other readers see a new review, and the rating of the destination follows @desktop', async ({ page, browser }, {
  project,
}) => {
  const place = `/destinations/${places[project.name as 'phone'][1]}`;
  await open(page, place);
  const reviews = reviewsOf(page);
  await reviews.compose(1);
  const before = Number.parseInt((await reviews.section.getByText(/^\d+ reviews$/).textContent()) ?? '', 10);
  await reviews.submit.click();
  await expect(reviews.section.getByText(`${before + 1} reviews`, { exact: true })).toBeVisible();
  const stranger = await browser.newPage();
  await open(stranger, place);
  await expect(reviewsOf(stranger).section).toContainText(text);
  await expect(reviewsOf(stranger).section.getByText(`${before + 1} reviews`, { exact: true })).toBeVisible();
  await expect(reviewsOf(stranger).section.getByRole('button', { name: /^Delete/ })).toHaveCount(0);

  // Staff take it away where they read it.
  await logIn(stranger, admin);
  await open(stranger, place);
  await hydrated(stranger);
  const theirs = reviewsOf(stranger);
  await theirs.others
    .filter({ hasText: text })
    .getByRole('button', { name: 'Delete the review by Ines Carvalho' })
    .click();
  const dialog = stranger.getByRole('dialog', { name: 'Delete Review' });
  await expect(dialog).toContainText(text);
  await expect(dialog).toContainText('You can bring it back from the trash.');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(theirs.section).not.toContainText(text);
  await expect(theirs.section.getByText(`${before} reviews`, { exact: true })).toBeVisible();
  await stranger.close();
});

async function beginReview(page: Page, screen: string) {
  const place = `/destinations/${places[screen as 'phone'][2]}`;
  await open(page, place);
  const reviews = reviewsOf(page);
  await reviews.compose(5);
  return { place, reviews };
}

test('the text of a review survives a reload, a failed request and a detour through the login @desktop', async ({
  page,
  watch,
}, { project }) => {
  watch.expectTrouble(/^(500|401) /);
  const { place, reviews } = await beginReview(page, project.name);
  await page.reload();
  await hydrated(page);
  await expect(reviews.text).toHaveValue(text);
  await expect(reviews.stars(5)).toBeChecked();

  await page.route('**/add-review/*', (route) =>
    route.fulfill({ status: 500, json: { success: false, message: 'Something went wrong' } }),
  );
  await reviews.submit.click();
  await expect(reviews.form).toContainText('Failed to submit review. Please try again.');
  await expect(reviews.text).toHaveValue(text);
  await page.unroute('**/add-review/*');

  // The login ends elsewhere.
  await page.context().clearCookies({ name: 'session' });
  await reviews.submit.click();
  await reviews.section.getByRole('link', { name: 'Log In' }).click();
  await fillLogin(page, person);
  await expect(page).toHaveURL(`${place}#reviews`);
  await expect(reviews.text).toHaveValue(text);
  await reviews.submit.click();
  await expect(reviews.own).toContainText(text);
});

test('a review that is being written survives a logout in another tab, for its writer alone @desktop', async ({
  page,
  context,
  request,
  watch,
}, { project }) => {
  watch.expectTrouble(/^401 /);
  const { place, reviews } = await beginReview(page, project.name);
  const logOutElsewhere = async () => {
    const other = await context.newPage();
    await open(other, '/profile');
    await other.getByRole('button', { name: 'Logout' }).click();
    await expect(other).toHaveURL('/login');
    await other.close();
    await expect(reviews.form).toHaveCount(0);
  };
  await logOutElsewhere();
  await expect(page.getByText('Please log in to send your review. Nothing is lost.')).toBeVisible();
  // A logout leaves nothing on the device (T26).
  expect(await page.evaluate((words) => JSON.stringify(sessionStorage).includes(words), text)).toBe(false);

  // Somebody else, in the same tab.
  const stranger = await register(request);
  const logInToWrite = async (who: Person) => {
    await reviews.section.getByRole('link', { name: 'Log In' }).click();
    await fillLogin(page, who);
    await expect(page).toHaveURL(`${place}#reviews`);
    await expect(reviews.form).toBeVisible();
  };
  await logInToWrite(stranger);
  await expect(reviews.text).toHaveValue('');
  await logOutElsewhere();
  await logInToWrite(person);
  await expect(reviews.text).toHaveValue(text);
  await expect(reviews.stars(5)).toBeChecked();
});

test('a review that was being written when the login ended is shown to nobody else @desktop', async ({
  page,
  request,
  watch,
}, { project }) => {
  watch.expectTrouble(/^401 /);
  const { place, reviews } = await beginReview(page, project.name);
  await page.context().clearCookies({ name: 'session' });
  await reviews.submit.click();
  await reviews.section.getByRole('link', { name: 'Log In' }).click();
  await fillLogin(page, await register(request));
  await expect(page).toHaveURL(`${place}#reviews`);
  await expect(reviews.text).toHaveValue('');
  await expect(reviews.stars(5)).not.toBeChecked();
});

test('votes on a review show at once, are counted by the server, and can be switched and taken back @desktop', async ({
  page,
  watch,
}, { project }) => {
  watch.expectTrouble(/^500 /);
  await open(page, `/destinations/${places[project.name as 'phone'][3]}`);
  const { others } = reviewsOf(page);
  const helpful = others.first().getByRole('button', { name: /^Helpful/ });
  const unhelpful = others.first().getByRole('button', { name: /^Unhelpful/ });
  await expect(helpful).toBeEnabled();
  const [h, u] = [await helpful.textContent(), await unhelpful.textContent()].map((words) =>
    Number(/\d+/.exec(words ?? '')),
  );
  const expectVotes = async (up: number, down: number, mine: 'helpful' | 'unhelpful' | null) => {
    await expect(helpful).toHaveText(`Helpful ${(h ?? 0) + up}`);
    await expect(unhelpful).toHaveText(`Unhelpful ${(u ?? 0) + down}`);
    await expect(helpful).toHaveAttribute('aria-pressed', String(mine === 'helpful'));
    await expect(unhelpful).toHaveAttribute('aria-pressed', String(mine === 'unhelpful'));
  };
  const answered = (button: typeof helpful) => Promise.all([page.waitForResponse(/review-(un)?Help/i), button.click()]);
  await answered(helpful);
  await expectVotes(1, 0, 'helpful');
  await answered(unhelpful);
  await expectVotes(0, 1, 'unhelpful');
  await page.reload();
  await hydrated(page);
  await expectVotes(0, 1, 'unhelpful');
  await answered(unhelpful);
  await expectVotes(0, 0, null);

  const gate = Promise.withResolvers<void>();
  await page.route('**/review-Help/**', async (route) => {
    await gate.promise;
    await route.fulfill({ status: 500, json: { success: false, message: 'Something went wrong' } });
  });
  await helpful.click();
  await expectVotes(1, 0, 'helpful');
  gate.resolve();
  await expectVotes(0, 0, null);
  await expect(page.getByRole('alert')).toContainText('Something went wrong');
});

test('the bell notifies the writer of votes once, until it is opened', async ({
  page,
  browser,
  playwright,
  baseURL,
}) => {
  const request = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  const call = async (who: Person, method: 'post' | 'put', address: string, data?: object) => {
    const login = await request.post('/api/v3/auth/login', { data: { email: who.email, password: who.password } });
    const { AuthenticatorToken } = await login.json();
    return request[method](address, { headers: { authorization: `Bearer ${AuthenticatorToken}` }, data });
  };
  const added = await call(person, 'post', '/api/v3/destination/add-review/zanzibar', { rating: 4, text });
  const { _id } = (await added.json()).data;
  await open(page, '/');
  const banner = page.getByRole('banner');
  const bell = banner.getByRole('button', { name: /^Notifications/ });
  await bell.click();
  await expect(page.getByText('You’re all caught up.')).toBeVisible();
  await call(admin, 'put', `/api/v3/destination/review-Help/zanzibar/${_id}/false`);
  await request.dispose();
  await page.reload();
  await hydrated(page);
  await expect(bell).toHaveAccessibleName('Notifications, 1 new');
  await bell.click();
  const event = page.getByRole('link', { name: /1 traveler found your review of Zanzibar helpful/ });
  await expect(event).toBeVisible();
  await expectAccessible(page);
  await expect(bell).toHaveAccessibleName('Notifications');
  await event.click();
  await expect(page).toHaveURL('/destinations/zanzibar#reviews');
  const other = await browser.newPage();
  await open(other, '/');
  await expect(other.getByRole('banner').getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  await other.close();
});
