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

const drawing = (content: string) => ({
  name: 'logo.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20">${content}</svg>`),
});

const next = (page: Page) => page.getByRole('button', { name: 'Continue' });

test('the owner sets an empty site up in four steps, with the keyboard alone', async ({ page, browser, watch }) => {
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
  await page.keyboard.press('Tab');
  await page.keyboard.type('Go by train, stay a week');
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

  // Home says to staff, and to nobody else, what will stand where.
  await open(page, `${site.url}/`);
  await expect(page.getByText('Only staff see these frames.')).toBeVisible();
  for (const action of ['Make the cover', 'Add a place', 'Write a story'])
    await expect(page.getByRole('link', { name: action })).toBeVisible();
  await expectAccessible(page);
  // What comes from there stands there.
  await page.getByRole('link', { name: 'Add a place' }).press('Enter');
  await expect(page.getByRole('checkbox', { name: 'Feature this destination' })).toBeChecked();
  await open(page, `${site.url}/admin/destinations/create`);
  await expect(page.getByRole('checkbox', { name: 'Feature this destination' })).not.toBeChecked();
  await open(page, `${site.url}/`);
  await page.getByRole('link', { name: 'Write a story' }).press('Enter');
  await expect(page).toHaveURL(`${site.url}/admin/stories/create`);
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeVisible();
  const reader = await (await browser.newContext()).newPage();
  await open(reader, `${site.url}/`);
  await expect(reader.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(reader.getByText('Only staff see these frames.')).toHaveCount(0);
  await reader.context().close();
  await page.close();
});

/** Up to the last step, with a logo. */
async function comeToTheEnd(page: Page, logo: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  await open(page, site.setupUrl);
  await page.getByLabel('Your name').fill('Marta Oliveira');
  await page.getByLabel('Email').fill('marta@slowroads.example');
  await page.getByLabel('Password', { exact: true }).fill('Correct Horse 7');
  await next(page).click();
  await page.getByLabel('Name of the magazine').fill('Slow Roads');
  await next(page).click();
  await page.locator('input[type=file]').setInputFiles(logo);
  await next(page).click();
  await page.getByRole('radio', { name: 'Empty' }).check();
}

test('the front page stands beside what is typed, and what leads on is in sight @desktop', async ({ page, watch }) => {
  watch.expectTrouble(/^503 /);
  watch.expectTrouble(/^Connecting to 'blob:/);
  await page.setViewportSize({ width: 1280, height: 600 });
  await comeToTheEnd(page, drawing('<rect width="40" height="20" fill="#00ff00"/>'));
  const preview = page.getByRole('figure', { includeHidden: true });
  await expect(page.getByRole('button', { name: 'Open the magazine' })).toBeInViewport();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(next(page)).toBeInViewport();
  await expect(preview.locator('p img:visible')).toHaveCount(1);
  // Until a picture is there, and while it arrives, its blurred one fills the box.
  const standIn = preview.locator('img[width="1600"]').first().locator('..');
  await expect(standIn).toHaveCSS('background-image', /data:image/);
  await expect(standIn).toHaveCSS('background-size', 'cover');
  await expect(standIn).toHaveCSS('background-color', 'rgb(164, 151, 178)');
  await page.getByRole('button', { name: 'Remove' }).click();
  // Beside its first letter, which stands for a logo, and as the title.
  await expect(preview.getByText(/^S?Slow Roads$/)).toHaveCount(2);
  await page.getByRole('button', { name: 'Back' }).click();
  const before = await preview.boundingBox();
  await page.getByLabel('In one line').fill('Go by train, stay a week');
  await expect(preview.getByText('Go by train, stay a week')).toBeVisible();
  expect(await preview.boundingBox()).toEqual(before);
  await page.close();
});

test('a logo that can’t be read is asked for again, and nothing else is lost @desktop', async ({ page, watch }) => {
  watch.expectTrouble(/^503 /);
  watch.expectTrouble(/^4\d\d .*\/brand$/);
  // A trace asks once more for what is shown.
  watch.expectTrouble(/^Connecting to 'blob:/);
  const finish = page.getByRole('button', { name: 'Open the magazine' });
  await comeToTheEnd(page, { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg') });
  await finish.click();
  await expect(page.getByRole('heading', { name: 'How does it look?' })).toBeFocused();
  await expect(page.getByRole('group', { name: 'Logo' })).toContainText('Please select an SVG drawing');
  // Not behind the bar that leads on.
  const refusal = await page.getByText('Please select an SVG drawing').boundingBox();
  const bar = await next(page).boundingBox();
  expect((refusal?.y ?? 0) + (refusal?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
  const input = page.locator('input[type=file]');
  await input.setInputFiles(drawing('<rect width="40" height="20" fill="#00ff00"/>'));
  await expect(page.getByText('Please select an SVG drawing'), 'of the file before').toBeHidden();
  // The account is there: what was asked before it is not asked again.
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('button', { name: 'Back' })).toHaveCount(0);
  await page.getByLabel('Name of the magazine').fill('Slower Roads');
  await page.getByLabel('In one line').fill('By the next train, perhaps');
  await next(page).click();
  await next(page).click();
  // What it begins with was settled with the account.
  await expect(page.getByRole('radio', { name: 'Empty' })).toBeDisabled();
  await finish.click();
  await expect(page).toHaveURL(`${site.url}/admin`);
  await open(page, `${site.url}/`);
  await expect(page.getByRole('banner').getByRole('img', { name: 'Slower Roads' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('By the next train, perhaps');
  await page.close();
});

test('the brand’s form takes an error back when its field changes, and names its typefaces in its own words @desktop', async ({
  page,
  watch,
}) => {
  watch.expectTrouble(/^503 /);
  watch.expectTrouble(/^400 .*\/brand$/);
  // Playwright's own script, in the frames that show home and run none.
  watch.expectTrouble(/^Blocked script execution in 'about:/);
  await open(page, site.setupUrl);
  await page.getByLabel('Your name').fill('Marta Oliveira');
  await page.getByLabel('Email').fill('marta@slowroads.example');
  await page.getByLabel('Password', { exact: true }).fill('Correct Horse 7');
  await next(page).click();
  await page.getByLabel('Name of the magazine').fill('Slow Roads');
  await next(page).click();
  await next(page).click();
  await page.getByRole('radio', { name: 'Empty' }).check();
  await page.getByRole('button', { name: 'Open the magazine' }).click();
  await expect(page).toHaveURL(`${site.url}/admin`);
  await open(page, `${site.url}/admin/settings/brand`);
  const type = page.getByRole('radiogroup', { name: 'Type' });
  await expect(type).toContainText('Slow Roads');
  // What is done with a logo stands in one line.
  await page.locator('input[type=file]').first().setInputFiles(drawing('<rect width="40" height="20"/>'));
  const tools = page.getByRole('group', { name: 'Logo on paper' }).getByRole('button');
  await expect(tools).toHaveCount(3);
  const lines = new Set(await tools.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top)));
  expect(lines.size).toBe(1);
  await tools.filter({ hasText: 'Remove' }).click();
  await page.getByLabel('Tagline').fill('By train and on foot');
  await expect(type).toContainText('By train and on foot');
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await name.fill('Slower Roads');
  await expect(name).not.toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Nothing changed')).toBeVisible();
  // It asks for what is waiting, and the site ends first.
  await page.close();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the set-up is one form, which keeps what was typed @desktop', async ({ page, watch }) => {
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
