import { expect, expectAccessibleInBothThemes, open, type Page, test } from '../fixtures.ts';

// What holds for every public page, whatever it shows. The console and failed requests are watched by the fixture.
const addresses = [
  '/',
  '/destinations?region=africa',
  '/destinations/lisbon',
  '/stories',
  '/stories/a-station-with-no-road',
  '/tags/portugal',
  '/authors/margot-delacroix',
  '/highlight',
  '/search?q=asia',
  '/search',
  '/about',
  '/contact',
  '/privacy',
  '/terms',
  '/cookies',
  '/newsletter/confirm?token=unknown',
  '/newsletter/unsubscribe?token=unknown',
  '/travel-notifications/unsubscribe?token=unknown',
  '/offline',
];

for (const address of addresses) {
  test.describe(address, () => {
    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      // The HTML is the same on every screen.
      test('is complete', { tag: '@desktop' }, async ({ page }) => {
        const response = await page.goto(address);
        expect(response?.status()).toBe(200);
        await expect(page).toHaveTitle(/Trekker/);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        expect(await page.locator('meta[name=description]').getAttribute('content')).toMatch(/\S{3}/);
        expect((await page.getByRole('main').textContent())?.length ?? 0).toBeGreaterThan(60);
        expect(await page.locator('main a[href], footer a[href]').count()).toBeGreaterThan(5);
        expect(await structureFaults(page)).toEqual([]);
      });
    });

    test('is accessible in both themes and does not scroll sideways', async ({ page, isMobile }) => {
      await expectAccessibleInBothThemes(page, () => open(page, address));
      await expectNoWider(page, page.viewportSize()?.width ?? 0);
      // At all widths in the browser of a phone: there, what is too wide widens the page.
      if (isMobile)
        for (const width of [320, 768, 1280]) {
          await page.setViewportSize({ width, height: 844 });
          await expectNoWider(page, width);
        }
    });
  });
}

async function expectNoWider(page: Page, width: number): Promise<void> {
  const shown = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(shown, `at ${width} px`).toBeLessThanOrEqual(width);
}

/**
 * What makes HTML invalid without anybody seeing it: ids given twice, references that lead nowhere, controls inside
 * controls.
 */
function structureFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    const twice = ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `the id ${id} is given twice`);
    const references = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'popovertarget'];
    const lost = references.flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].flatMap((element) =>
        (element.getAttribute(name) ?? '')
          .split(/\s+/)
          .filter((id) => id && !ids.includes(id))
          .map((id) => `${name} names ${id}, which is not there`),
      ),
    );
    const nested = [
      ...document.querySelectorAll('a a, a button, button a, button button, form form, p p, p div, p ul'),
    ];
    return [...twice, ...lost, ...nested.map(({ outerHTML }) => `nested: ${outerHTML.slice(0, 100)}`)];
  });
}
