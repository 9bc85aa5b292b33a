import { expect, open, type Page, test } from '../fixtures.ts';

// The densest screens ask for the heaviest images.
test.use({ deviceScaleFactor: 3 });

/** Counts what comes over the line, headers included and compressed as it is. */
async function weigh(page: Page): Promise<() => number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  let bytes = 0;
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  return () => bytes;
}

/** The page grows while it is read: what is far below is laid out when it comes near. */
async function scrollThrough(page: Page) {
  const step = 600;
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < (await height()); top += step) {
    await page.evaluate(async (to) => {
      window.scrollTo(0, to);
      for (let frame = 0; frame < 2; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
    }, top);
    await page.waitForLoadState('networkidle');
  }
}

test('a first visit to the home page, read to its end, downloads less than 630 kB', { tag: '@phone' }, async ({
  page,
}) => {
  const bytes = await weigh(page);
  await open(page, '/');
  await scrollThrough(page);
  const images = page.getByRole('main').locator('img:visible');
  await expect.poll(() => images.count(), 'the pictures have come').toBeGreaterThan(15);
  expect(bytes()).toBeGreaterThan(200_000);
  expect(bytes()).toBeLessThan(630_000);
});
