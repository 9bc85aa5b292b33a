import { destinationList } from '../destination-list.screen.ts';
import { expect, open, test } from '../fixtures.ts';

test.describe('a destination that does not exist', () => {
  test.beforeEach(({ watch }) => watch.expectTrouble(/404 .*nowhere/));

  test('has its own page with the status 404', async ({ page }) => {
    expect(await open(page, '/destinations/nowhere')).toBe(404);
    await expect(page).toHaveTitle('Destination not found | Trekker');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Destination not found');
    await expect(page.getByText("The destination you're looking for doesn't exist or has been removed.")).toBeVisible();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(3);
  });

  test('suggests what may have been meant', async ({ page, watch }) => {
    watch.expectTrouble(/404 .*(santorni|no-rode|portugl)/);
    await open(page, '/destinations/santorni');
    const meant = page.getByRole('region', { name: 'Perhaps you were looking for' });
    await expect(meant.getByRole('link', { name: 'Santorini' })).toHaveAttribute('href', '/destinations/santorini');
    await open(page, '/stories/station-with-no-rode');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Story not found');
    await expect(meant.getByRole('link', { name: 'A station with no road' })).toBeVisible();
    await open(page, '/tags/portugl');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tag not found');
    await expect(meant.getByRole('link', { name: /portugal/i }).first()).toBeVisible();
  });

  test('offers Go Back, which leads to the previous page', async ({ page }) => {
    await open(page, '/destinations?region=asia');
    await open(page, '/destinations/nowhere');
    await page.getByRole('button', { name: 'Go Back' }).click();
    await expect(page).toHaveURL('/destinations?region=asia');
    await expect(destinationList(page).cards.first()).toBeVisible();
  });
});

test('an unknown path is a 404 with a link to the home page', async ({ page, watch }) => {
  watch.expectTrouble(/404 .*no-such-page/);
  expect(await open(page, '/no-such-page')).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/');
});

for (const [asked, canonical] of [
  ['/Destinations/Santorini', '/destinations/santorini'],
  ['/destinations/santorini/', '/destinations/santorini'],
  ['/DESTINATIONS/?region=asia', '/destinations?region=asia'],
] as const) {
  test(`${asked} redirects permanently to ${canonical}`, async ({ page, request }) => {
    const answer = await request.get(asked, { maxRedirects: 0, headers: { accept: 'text/html' } });
    expect(answer.status()).toBe(301);
    expect(answer.headers().location).toBe(canonical);
    await open(page, asked);
    await expect(page).toHaveURL(canonical);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Santorini|Destinations/);
  });
}

test('a destination is found by its id too, and names its canonical address', async ({ page, request }) => {
  const { data } = await (await request.get('/api/v3/destination/santorini')).json();
  expect(await open(page, `/destinations/${data._id}`)).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Santorini');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/destinations\/santorini$/);
});
