import { declineCookies, expect, open, test } from '../fixtures.ts';
import { startOwnSite } from '../site.ts';
import { ownSite } from '../sites/own-site.ts';

// A site in a language that is none: what is in brackets is a text that has come whole, in its language.
const site = ownSite(() => startOwnSite({ PSEUDO_LANGUAGE: 'en-xa' }));
test.describe.configure({ mode: 'serial', timeout: 60_000 });

test('a page is taken up in its language, and so are those that one goes on to', async ({ page }) => {
  const faults: string[] = [];
  page.on('console', (line) => line.type() === 'error' && faults.push(line.text()));
  await declineCookies(page.context(), site.url);
  await open(page, `${site.url}/search?q=nowhere`);
  const heading = page.getByRole('heading', { name: '[Ñöthîñg föûñd för “nowhere”~~~~~~~~]' });
  await expect(heading).toBeVisible();
  // Without a load: the texts of the page come with its code.
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole('link', { name: '[Àšîà~~]' }).first().click();
  await expect(page).toHaveTitle(/^\[Šéàrçh: asia~+\]/i);
  await page.getByRole('contentinfo').getByRole('link', { name: '[Štörîéš~~~]' }).click();
  await expect(page).toHaveURL(/\/stories$/);
  await page.goBack();
  await page.goBack();
  await expect(heading).toBeVisible();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  expect(faults).toEqual([]);
});
