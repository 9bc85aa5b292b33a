import { expect, open, type Page, test, withMotion } from '../fixtures.ts';

test.use(withMotion);

/** Notes the images that travel at each change of page, as the browser itself names them. */
async function watchTransitions(page: Page): Promise<() => Promise<string[][]>> {
  await page.addInitScript(() => {
    const changes: string[][] = [];
    Object.assign(window, { changes });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      transition.ready.then(() => {
        const parts = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '');
        const groups = parts.flatMap((part) => /^::view-transition-group\((.+)\)$/.exec(part)?.[1] ?? []);
        changes.push(groups);
      });
      return transition;
    };
  });
  return () => page.evaluate(() => (window as unknown as { changes: string[][] }).changes);
}

const ways = [
  { from: '/destinations', link: 'Galápagos', to: '/destinations/galapagos', image: 'place-galapagos' },
  { from: '/', link: 'Lisbon', to: '/destinations/lisbon', image: 'place-lisbon' },
  { from: '/stories', link: 'High water on the stairs', to: '/stories/', image: 'story-high-water-on-the-stairs' },
];

test('the image of a card animates into the page that it opens', async ({ page }) => {
  const changes = await watchTransitions(page);
  for (const { from, link, to, image } of ways) {
    await open(page, from);
    await page.getByRole('main').getByRole('link', { name: link, exact: true }).first().click();
    await expect(page).toHaveURL(new RegExp(to));
    await expect.poll(async () => (await changes()).flat(), { message: from }).toContain(image);
  }
});

test('readers who prefer reduced motion get the next page without an animation @desktop', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    document.startViewTransition = () => {
      throw new Error('a page change was animated');
    };
  });
  await open(page, '/destinations');
  await page.getByRole('main').getByRole('link', { name: 'Galápagos', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Galápagos');
});

test('a page that is slow to load shows a progress bar @desktop', async ({ page }) => {
  let answer = () => {};
  const mayAnswer = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/v3/destination?**', async (route) => {
    await mayAnswer;
    await route.continue();
  });
  await open(page, '/about');
  const line = page.getByRole('progressbar', { name: 'Loading the page' });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Destinations', exact: true }).click();
  await expect(line).toBeVisible();
  answer();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Destinations');
  await expect(line).toHaveCount(0);
});

// The router keeps by its key where an entry was left. Whether it takes one place for another shows only now and then.
test('history entries that the browser adds within a page have a key of their own @desktop', async ({ page }) => {
  await open(page, '/destinations');
  await page.getByRole('link', { name: 'Galápagos', exact: true }).click();
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const keys = new Set<string>();
  const keyAt = async (hash: string) => {
    await expect(page).toHaveURL(new RegExp(`/galapagos${hash}$`));
    const key = () => page.evaluate(() => history.state?.key ?? '');
    await expect.poll(key, hash).toMatch(/^\w{4,}$/);
    keys.add(await key());
  };
  await contents.getByRole('link', { name: 'Itinerary' }).click();
  await keyAt('#itinerary');
  await page.goBack();
  await keyAt('');
  await contents.getByRole('link', { name: 'Reviews' }).click();
  await keyAt('#reviews');
  expect(keys.size).toBe(3);
});
