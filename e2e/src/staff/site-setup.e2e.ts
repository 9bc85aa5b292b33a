import { expect, expectAccessible, open, type Page, test } from '../fixtures.ts';
import { type Site, startSite } from '../site.ts';

// Sites of their own: each can be set up once.
let site: Site;
test.beforeEach(async () => {
  site = await startSite({ SAMPLE: 'none', WORKERS: '1' });
});
test.afterEach(() => site?.stop());
test.use({ baseURL: undefined });
test.setTimeout(120_000);

const next = (page: Page) => page.getByRole('button', { name: 'Continue' });

test('the owner sets an empty site up in four steps, with the keyboard alone', async ({ page, watch }) => {
  // Robots are told to come again.
  watch.expectTrouble(/^503 /);
  watch.expectTrouble(/^400 .*\/setup\/code$/);
  await open(page, `${site.url}/stories`);
  await expect(page.getByRole('heading', { name: 'Opening soon' })).toBeVisible();
  await expectAccessible(page);
  await open(page, `${site.url}/setup?code=wrong`);
  await expect(page.getByText('This code isn’t valid.')).toBeVisible();
  await open(page, site.setupUrl);
  await expect(page).toHaveURL(`${site.url}/setup`);
  await expect(page.getByText('Database works')).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel('Your name').focus();
  await page.keyboard.type('Marta Oliveira');
  await page.keyboard.press('Tab');
  await page.keyboard.type('marta@');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByLabel('Your name')).toHaveValue('Marta Oliveira');
  await page.getByLabel('Email').fill('marta@slowroads.example');
  await page.getByLabel('Password', { exact: true }).fill('Correct Horse 7');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'What’s it called?' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Slow Roads');
  await expectAccessible(page);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'How does it look?' })).toBeFocused();
  await page.getByRole('radio', { name: 'Terracotta' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Tobacco' })).toBeChecked();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Back' }).press('Enter');
  await expect(page.getByLabel('Name of the magazine')).toHaveValue('Slow Roads');
  await next(page).press('Enter');
  await next(page).press('Enter');

  await page.getByRole('radio', { name: 'Empty' }).check();
  await expect(page.getByText('Slow Roads, in English, owned by Marta Oliveira.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Open the magazine' }).press('Enter');
  await expect(page).toHaveURL(`${site.url}/admin`);
  await expect(page).toHaveTitle(/Slow Roads/);
  await expect(page.getByRole('heading', { name: /Marta/ })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the set-up is one form, which keeps what was typed', async ({ page, watch }) => {
    watch.expectTrouble(/^(503|400) /);
    await page.goto(site.setupUrl);
    const send = page.getByRole('button', { name: 'Open the magazine' });
    await page.getByLabel('Your name').fill('Marta Oliveira');
    await page.getByLabel('Email').fill('marta@slowroads.example');
    await page.getByLabel('Password', { exact: true }).fill('horse');
    await page.getByLabel('Name of the magazine').fill('Slow Roads');
    await page.getByText('Harbor').click();
    await page.getByRole('radio', { name: 'Empty' }).check();
    await send.click();
    await expect(page.getByText('Password must be at least 8 characters')).toBeVisible();
    await expect(page.getByLabel('Name of the magazine')).toHaveValue('Slow Roads');
    await expect(page.getByRole('radio', { name: 'Harbor' })).toBeChecked();
    await page.getByLabel('Password', { exact: true }).fill('Correct Horse 7');
    await send.click();
    await expect(page).toHaveURL(`${site.url}/`);
    await expect(page).toHaveTitle(/Slow Roads/);
  });
});
