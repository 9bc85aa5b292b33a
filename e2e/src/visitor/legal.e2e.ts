import { expect, open, test } from '../fixtures.ts';

const pages = [
  ['Privacy', 9, 'Who is responsible'],
  ['Terms', 9, 'What you agree to'],
  ['Cookies', 7, 'What a cookie is'],
] as const;

for (const [title, sections, first] of pages) {
  const address = `/${title.toLowerCase()}`;

  test(`${address} has ${sections} numbered sections and an address to write to`, async ({ page }) => {
    await open(page, address);
    const main = page.getByRole('main');
    await expect(page).toHaveTitle(`${title} | Trekker`);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
    const headings = main.getByRole('heading', { level: 2 });
    await expect(headings).toHaveCount(sections);
    const texts = await headings.allTextContents();
    expect(texts.map((text) => Number.parseInt(text, 10))).toEqual(Array.from({ length: sections }, (_, i) => i + 1));
    expect(texts[0]).toBe(`1. ${first}`);
    await expect(main.getByText('Last updated: May 27, 2025')).toBeVisible();
    await expect(main.getByRole('link', { name: /^support@/ }).first()).toHaveAttribute('href', /^mailto:support@/);
    await expect(main.getByText(/[{}]/)).toHaveCount(0);
  });

  test(`${address} links to its sections`, async ({ page }) => {
    await open(page, address);
    const contents = page.getByRole('navigation', { name: 'On this page' });
    await expect(contents.getByRole('link')).toHaveCount(sections);
    await contents.getByRole('link').last().click();
    await expect(page).toHaveURL(/#[a-z-]+$/);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).last()).toBeInViewport();
  });
}

test('the legal pages are linked in the footer of every page', async ({ page }) => {
  await open(page, '/about');
  const legal = page.getByRole('contentinfo').getByRole('navigation', { name: 'Legal' });
  for (const [title] of pages) {
    await legal.getByRole('link', { name: title, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  }
});

test('optional cookies are unchecked until somebody checks them, and the answer is shown again', async ({
  page,
  context,
}) => {
  await context.clearCookies();
  await open(page, '/about');
  const settings = page.getByRole('dialog', { name: 'Cookie settings' });
  const boxes = () => [settings.getByLabel('Analytics'), settings.getByLabel('Ads')];
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  for (const box of boxes()) await expect(box).not.toBeChecked();
  await settings.getByRole('button', { name: 'Save settings' }).click();
  const [answer] = (await context.cookies()).filter(({ name }) => name === 'site_cookie_consent');
  expect(JSON.parse(decodeURIComponent(answer?.value ?? ''))).toEqual({ analytics: false, ads: false });
});
