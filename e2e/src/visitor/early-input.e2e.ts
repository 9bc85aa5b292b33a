import { expect, hydrated, type Page, test } from '../fixtures.ts';
import { logIn, register } from '../people.ts';

/** Opens a page whose scripts are on their way until the returned function is called. */
async function openBeforeScripts(page: Page, address: string): Promise<() => Promise<void>> {
  const mayCome = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await mayCome.promise;
    await route.continue();
  });
  await page.goto(address);
  return async () => {
    mayCome.resolve();
    await hydrated(page);
  };
}

test('a login that is typed before the scripts have loaded need not be typed again @desktop', async ({
  page,
  request,
}) => {
  const { email, password } = await register(request);
  const finish = await openBeforeScripts(page, '/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await finish();
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL('/');
});

test('what was typed, chosen and ticked before the scripts have loaded stays @desktop', async ({ page }) => {
  const finish = await openBeforeScripts(page, '/contact');
  const main = page.getByRole('main');
  await main.getByLabel('Subject').selectOption('partnership');
  await main.getByRole('textbox', { name: 'Message' }).fill('We publish maps.');
  await finish();
  // The first change draws the form anew.
  await main.getByRole('textbox', { name: /name/i }).first().fill('Ines Duarte');
  await expect(main.getByLabel('Subject')).toHaveValue('partnership');
  await expect(main.getByRole('textbox', { name: 'Message' })).toHaveValue('We publish maps.');

  const finishSignup = await openBeforeScripts(page, '/signup');
  await page.getByRole('checkbox').first().check();
  await finishSignup();
  await page.getByLabel('Email').fill('ines@example.com');
  await expect(page.getByRole('checkbox').first()).toBeChecked();
});

for (const moment of ['before the scripts have loaded', 'while React takes the page up'])
  test(`a category of reviews that is chosen ${moment} filters them @desktop`, async ({ page }) => {
    const categories = page.getByRole('combobox', { name: 'Category' });
    if (moment.startsWith('before')) {
      const finish = await openBeforeScripts(page, '/destinations/santorini');
      await categories.selectOption('food');
      await finish();
    } else {
      await page.addInitScript(chooseWhenReactListens);
      await page.goto('/destinations/santorini');
    }
    await expect(page).toHaveURL(/[?&]category=food/);
    await expect(categories).toHaveValue('food');
    await expect(
      page
        .getByRole('region', { name: 'Traveler Reviews' })
        .getByRole('article')
        .filter({ hasNotText: 'Food & Dining' }),
    ).toHaveCount(0);
  });

/** Chooses a category once React listens to the page and has not drawn it yet. */
function chooseWhenReactListens(): void {
  const listen = EventTarget.prototype.addEventListener;
  EventTarget.prototype.addEventListener = function (type, ...rest) {
    listen.call(this, type, ...rest);
    if (type !== 'change' || !(this instanceof Element && this.id === 'root')) return;
    EventTarget.prototype.addEventListener = listen;
    queueMicrotask(() => {
      const categories = document.querySelector('select[name=category]') as HTMLSelectElement;
      categories.value = 'food';
      for (const event of ['input', 'change']) categories.dispatchEvent(new Event(event, { bubbles: true }));
    });
  };
}

test('a login form that is sent before the scripts have loaded logs in once, and puts nothing into a URL @desktop', async ({
  page,
  request,
}) => {
  const { email, password } = await register(request);
  const asked: string[] = [];
  page.on('request', (call) => call.isNavigationRequest() && asked.push(`${call.method()} ${call.url()}`));
  const finish = await openBeforeScripts(page, '/login?next=%2Fabout');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page).toHaveURL('/about');
  expect(asked.filter((call) => call.startsWith('POST'))).toHaveLength(1);
  expect(asked.join(' ')).not.toMatch(new RegExp(`${encodeURIComponent(email)}|${email}|Horse`));
  await finish();
  // The script takes the login over.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('login') ?? '')).toContain(email);
  expect(await page.evaluate(() => document.cookie)).not.toContain('begun-login');
});

test('saving and a vote that are pressed before the scripts have loaded happen once @desktop', async ({
  page,
  request,
}) => {
  await logIn(page, await register(request));
  const asked: string[] = [];
  page.on('request', (call) => {
    if (call.method() !== 'GET' && /favorite|review-/.test(call.url())) asked.push(call.method());
  });
  const finish = await openBeforeScripts(page, '/destinations/santorini');
  const main = page.getByRole('main');
  const save = main.getByRole('button', { name: 'Save to Favorites' });
  await save.click();
  await save.click();
  await expect(save).toHaveAttribute('aria-busy', 'true');
  const helpful = main.getByRole('button', { name: /^Helpful/ }).first();
  await helpful.click();
  expect(asked).toEqual([]);
  await finish();
  await expect(main.getByRole('button', { name: 'Saved to Favorites' })).toBeVisible();
  await expect(helpful).toHaveAttribute('aria-pressed', 'true');
  expect(asked).toEqual(['POST', 'PUT']);
  // Taken back: other tests count these votes too.
  await Promise.all([page.waitForResponse(/review-(un)?Help/i), helpful.click()]);
  // What is saved already stays so, whoever presses before it is known.
  const again = await openBeforeScripts(page, '/destinations/santorini');
  await save.click();
  await again();
  await expect(main.getByRole('button', { name: 'Saved to Favorites' })).toBeVisible();
  expect(asked.filter((method) => method === 'DELETE')).toEqual([]);
});

test('an open menu and an open search field stay open when the scripts have loaded', async ({ page }) => {
  const finish = await openBeforeScripts(page, '/about');
  await page.getByRole('button', { name: 'Search' }).click();
  const line = page.getByRole('combobox', { name: 'Search' });
  await line.fill('kyo');
  await finish();
  await expect(line).toBeVisible();
  await expect(line).toHaveValue('kyo');
  await expect(page.getByRole('option').first()).toBeVisible();
  const again = await openBeforeScripts(page, '/about');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await again();
  await expect(page.getByRole('link', { name: 'Favorites' })).toBeVisible();
  // A page that one goes on to finds them closed.
  await page.getByRole('link', { name: 'Highlights' }).filter({ visible: true }).first().click();
  await expect(page).toHaveURL('/highlight');
  await expect(page.getByRole('link', { name: 'Favorites' })).toBeHidden();
});
