import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, markDocument, open, test } from '../fixtures.ts';

type SampleAbout = {
  title: string;
  intro: string;
  mission: string[];
  values: { title: string; description: string }[];
  team: { name: string; role: string; description: string }[];
  join: { title: string; description: string };
};

const about: SampleAbout = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../../../site/sample-library/about.json'), 'utf8'),
);

test('the about page says who writes the site, why, and how to join', async ({ page }) => {
  await open(page, '/about');
  const main = page.getByRole('main');
  await expect(page).toHaveTitle('About | Trekker');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(about.title);
  await expect(main.getByText(about.intro)).toBeVisible();
  await expect(main.getByRole('region', { name: 'Our Mission' }).getByRole('paragraph')).toHaveText(about.mission);

  const values = main.getByRole('region', { name: 'Our Values' }).getByRole('listitem');
  await expect(values).toHaveCount(about.values.length);
  for (const [index, { title, description }] of about.values.entries()) {
    await expect(values.nth(index).getByRole('heading')).toHaveText(title);
    await expect(values.nth(index)).toContainText(description);
    await expect(values.nth(index).locator('svg')).toBeVisible();
  }

  const team = main.getByRole('region', { name: 'Our Team' }).getByRole('listitem');
  await expect(team).toHaveCount(about.team.length);
  for (const [index, { name, role, description }] of about.team.entries()) {
    const member = team.nth(index);
    await member.scrollIntoViewIfNeeded();
    await expect(member.getByRole('heading')).toHaveText(name);
    await expect(member).toContainText(role);
    await expect(member).toContainText(description);
    await expect(member.getByRole('img', { name: /portrait/i })).toBeVisible();
  }

  const join = main.getByRole('region', { name: 'Join Our Community' });
  await expect(join).toContainText(about.join.description);
  await expect(join.getByRole('link', { name: 'Sign Up Now' })).toHaveAttribute('href', '/signup');
  await expect(join.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');
});

test('the image below the title of the about page loads with the page', async ({ page }) => {
  await open(page, '/about');
  const cover = page.getByRole('main').getByRole('img').first();
  await expect(cover).toBeInViewport();
  await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('the about page shows its skeleton while it loads from another page @desktop', async ({ page }) => {
  await open(page, '/contact');
  const document = await markDocument(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/about', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('status', { name: 'Loading the page' })).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(about.title);
  await expect(page).toHaveTitle('About | Trekker');
  await document.expectKept();
});

test('an about page whose content fails to load can be tried again @desktop', async ({ page, watch }) => {
  watch.expectTrouble(/503/);
  await open(page, '/contact');
  await page.route('**/api/about', (route) =>
    route.fulfill({ status: 503, json: { success: false, message: 'The service is busy' } }),
  );
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('alert')).toContainText('We couldn’t load this page');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(about.title);
});

test('an about page whose code fails to load keeps the layout and can be tried again @desktop', async ({
  page,
  watch,
}) => {
  watch.expectTrouble(/about\.page/);
  await open(page, '/contact');
  await page.route('**/assets/about.page-*', (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('alert')).toContainText('We couldn’t load this page');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(about.title);
});
