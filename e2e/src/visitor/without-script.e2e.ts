import { choice, destinationList, expectChosen } from '../destination-list.screen.ts';
import { expect, test } from '../fixtures.ts';
import { fillLogin, register } from '../people.ts';
import { sampleDestination, sampleDestinations } from '../sample-library.ts';

test.use({ javaScriptEnabled: false });

test('without a script the destination list is complete, and its filters and pages are links', async ({ page }) => {
  await page.goto('/destinations');
  const list = destinationList(page);
  await expect(list.cards).toHaveCount(25);
  await list.pager.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL('/destinations?page=2');
  await expect(list.cards).toHaveCount(sampleDestinations.length - 25);
  await list.showFilters();
  await choice(list.regions, 'Asia').click();
  await expect(page).toHaveURL('/destinations?region=asia');
  await list.showFilters();
  await choice(list.experiences, 'food').click();
  await expect(page).toHaveURL('/destinations?region=asia&tags=food');
  await list.showFilters();
  await expectChosen(list.regions, ['Asia']);
  await expectChosen(list.experiences, ['food']);
  await expect(list.names.filter({ hasText: 'Kyoto' })).toHaveCount(1);
});

test('without a script the search is a form', async ({ page }) => {
  await page.goto('/destinations?region=europe');
  const list = destinationList(page);
  await list.search.fill('portugal');
  await list.search.press('Enter');
  await expect(page).toHaveURL(/q=portugal/);
  await expect(page).toHaveURL(/region=europe/);
  await expect(list.names).toHaveText(['Lisbon']);
});

test('without a script all images of the destination list are shown, also those far below', async ({ page }) => {
  await page.goto('/destinations');
  const { cards } = destinationList(page);
  for (const card of [cards.first(), cards.last()]) {
    await card.scrollIntoViewIfNeeded();
    const image = card.locator('img:visible');
    await expect(image).toHaveCount(1);
    await expect(image).toHaveAttribute('alt', /\w+/);
  }
});

test('without a script a destination page is complete', async ({ page }) => {
  const place = sampleDestination('santorini');
  await page.goto('/destinations/santorini');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Santorini');
  await expect(main.getByRole('region', { name: 'About' })).toContainText(place.longDescription.split('\n\n')[0] ?? '');
  await expect(main.getByRole('region', { name: 'Travel Tips' }).getByRole('listitem')).toHaveText(place.travelTips);
  await expect(main.getByRole('heading', { level: 3 })).toHaveText(place.itinerary.map(({ title }) => title));
  await expect(main.getByRole('region', { name: 'Traveler Reviews' }).getByRole('article')).toHaveCount(10);
  await expect(main.getByRole('complementary')).toContainText(place.bestTimeToVisit);
});

test('without a script the header scrolls away instead of lying on the text', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.getByRole('banner')).toBeInViewport();
  await page.getByRole('button', { name: 'Send message' }).scrollIntoViewIfNeeded();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('banner')).not.toBeInViewport();
});

test('without a script no control is shown that would do nothing', async ({ page }) => {
  await page.goto('/destinations/santorini');
  for (const name of ['Save to Favorites', 'Share', 'Pause slideshow', 'Next picture', 'Read more']) {
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  }
});

test('without a script reviews are filtered by links and by a form with a button', async ({ page }) => {
  await page.goto('/destinations/santorini');
  const section = page.getByRole('region', { name: 'Traveler Reviews' });
  await section.getByRole('link', { name: /^2 stars/ }).click();
  await expect(section.getByRole('article')).toHaveCount(1);
  await page.goto('/destinations/santorini');
  await section.getByRole('combobox', { name: 'Category' }).selectOption('Accommodation');
  await section.getByRole('button', { name: 'Show' }).click();
  await expect(page).toHaveURL(/category=accommodation/);
  await expect(section.getByRole('article').filter({ hasNotText: 'Accommodation' })).toHaveCount(0);
  await expect(section.getByRole('article').first()).toBeInViewport();
});

test('without a script a long review is shown in full', async ({ page }) => {
  await page.goto('/destinations/santorini');
  const card = page.getByRole('article').filter({ hasText: 'Amir Haddad' });
  const shown = card.getByText(/^So everyone told us/).filter({ visible: true });
  await expect(shown).toHaveCount(1);
  const text = (await shown.textContent()) ?? '';
  expect([text.length > 300, text.includes('…')]).toEqual([true, false]);
});

test('without a script a destination that does not exist suggests others', async ({ page, watch }) => {
  watch.expectTrouble(/404 .*nowhere/);
  await page.goto('/destinations/nowhere');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Destination not found');
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Destination not found');
});

for (const address of ['/favorite', '/profile', '/admin'])
  test(`without a script ${address} says that it needs one, and does not keep loading`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page needs JavaScript');
    await expect(page.locator('[aria-busy="true"], [role="status"]').filter({ visible: true })).toHaveCount(0);
  });

test('without a script a contact message is sent, and errors appear beside their fields', async ({ page, watch }) => {
  watch.expectTrouble(/^400 .*\/contact(#[a-z-]+)?$/);
  await page.goto('/contact');
  const main = page.getByRole('main');
  await main.getByLabel('Full name').fill('Amara Okafor');
  await main.getByLabel('Email').fill('amara');
  await main.getByLabel('Subject').selectOption('support');
  await main.getByRole('textbox', { name: 'Message' }).fill('Without a script.');
  await main.getByRole('button', { name: 'Send message' }).click();
  await expect(main.getByLabel('Email')).toHaveAccessibleDescription('Please enter a valid email address');
  await expect(main.getByLabel('Email')).toBeInViewport();
  await expect(main.getByLabel('Subject')).toHaveValue('support');
  await expect(main.getByRole('textbox', { name: 'Message' })).toHaveValue('Without a script.');
  await main.getByLabel('Email').fill('amara@example.com');
  await main.getByRole('button', { name: 'Send message' }).click();
  await expect(page).toHaveURL('/contact?sent=message#message-sent');
  await expect(main.getByRole('status')).toContainText('Thank You!');
  await expect(main.getByText('Thank You!')).toBeInViewport();
});

test('without a script the forms of the home page show their results', async ({ page }) => {
  await page.goto('/');
  const feedback = page.getByRole('region', { name: 'Share Your Experience' });
  await feedback.getByLabel('Name').fill('Ana Reis');
  await feedback.getByLabel('Email').fill('ana@example.com');
  await feedback.getByLabel('Location').fill('Faro');
  // Held, so that nothing is left for the other tests.
  await feedback.getByLabel('Message').fill(`Rooms at https://rooms.example ${Date.now()}`);
  await feedback.getByRole('button', { name: 'Send' }).click();
  await expect(feedback.getByText('It will appear here once we’ve approved it.')).toBeInViewport();
  await page.getByRole('textbox', { name: 'Email' }).last().fill(`ana-${Date.now()}@example.com`);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('Thanks for subscribing! Check your inbox soon.')).toBeInViewport();
});

test('without a script the Account link is the same for everybody, and leads each person to the right page', async ({
  page,
  request,
}) => {
  const person = await register(request);
  const bars = page.getByRole('navigation', { name: /^Main/ }).filter({ visible: true });
  await page.goto('/');
  await expect(bars.getByRole('link', { name: /^(Login|Profile)$/ })).toHaveCount(0);
  await bars.getByRole('link', { name: 'Account' }).click();
  await expect(page).toHaveURL('/login');
  await fillLogin(page, person);
  await expect(page).toHaveURL('/');
  await expect(bars.getByRole('link', { name: /^(Login|Profile)$/ })).toHaveCount(0);
  await bars.getByRole('link', { name: 'Account' }).click();
  await expect(page).toHaveURL('/profile');
});

test('without a script a visitor logs in, also after a wrong password, and can ask for a login link', async ({
  page,
  request,
  watch,
}) => {
  watch.expectTrouble(/^401 .*\/login/);
  const person = await register(request);
  await page.goto('/login?next=%2Fstories');
  await fillLogin(page, { ...person, password: 'Wrong Horse 7' });
  await expect(page.getByText('Invalid email or password')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL('/stories');
  expect((await page.context().cookies()).map(({ name }) => name)).toContain('session');
  await page.goto('/email/reset-password');
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Send Reset Instructions' }).click();
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();
  await page.getByRole('link', { name: 'Use a different email' }).click();
  await expect(page.getByLabel('Email')).toBeVisible();
});
