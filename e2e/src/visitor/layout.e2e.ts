import { expect, open, type Page, test } from '../fixtures.ts';

const addresses = ['/destinations', '/destinations/santorini'];

for (const address of addresses) {
  test(`${address} never scrolls sideways`, async ({ page }) => {
    await open(page, address);
    for (const width of [320, 390, 768, 1280, 2560]) {
      await page.setViewportSize({ width, height: 844 });
      await scrollThrough(page);
      const wider = await page.evaluate((fits) => {
        const beyond = [...document.querySelectorAll('main *, header *, footer *')].filter(
          (element) =>
            element.getBoundingClientRect().right > fits + 1 && getComputedStyle(element).position !== 'fixed',
        );
        return {
          width: document.documentElement.scrollWidth,
          beyond: beyond.slice(0, 3).map(({ outerHTML }) => outerHTML.slice(0, 120)),
        };
      }, width);
      expect(wider.width, `at ${width} px: ${wider.beyond.join('\n')}`).toBeLessThanOrEqual(width);
    }
  });

  test(`${address} does not shift while it loads and while somebody scrolls`, async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: { value: number; what: string }[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & LayoutShift)[]) {
          if (entry.hadRecentInput) continue;
          const what = entry.sources.map(({ node }) => (node as Element | null)?.outerHTML?.slice(0, 80)).join(' | ');
          shifts.push({ value: entry.value, what });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await open(page, address);
    await scrollThrough(page);
    const shifts = await page.evaluate(
      () => (window as unknown as { shifts: { value: number; what: string }[] }).shifts,
    );
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    expect(sum, shifts.map(({ value, what }) => `${value.toFixed(4)} ${what}`).join('\n')).toBeLessThan(0.02);
  });
}

const everywhere = [
  ...['/', '/destinations', '/destinations/kyoto', '/stories', '/stories/a-station-with-no-road', '/tags/portugal'],
  ...['/highlight', '/search?q=asia', '/about', '/contact', '/login', '/signup', '/email/reset-password', '/favorite'],
  ...['/privacy', '/terms', '/cookies', '/offline', '/destinations/nowhere'],
];

/**
 * What can be pressed in the bars that stay where they are, and lies beyond the window: no scrolling brings it back.
 */
function outOfReach(): string[] {
  return [...document.querySelectorAll<HTMLElement>(':is(nav, header, section) :is(a, button)')]
    .filter((control) => {
      for (let part: HTMLElement | null = control; part; part = part.parentElement)
        if (getComputedStyle(part).position === 'fixed') return control.getBoundingClientRect().right > innerWidth + 1;
      return false;
    })
    .map((control) => control.textContent || control.ariaLabel || control.tagName);
}

test('text at 200 % fits on every page at 320 px, and on the home page at 1,280 px too @desktop', async ({
  page,
  watch,
}) => {
  test.slow();
  watch.expectTrouble(/404 .*nowhere/);
  const walks = [
    { width: 1280, percent: 150, addresses: ['/'] },
    { width: 1280, percent: 200, addresses: ['/'] },
    { width: 320, percent: 200, addresses: everywhere },
  ];
  const tooWide: string[] = [];
  for (const { width, percent, addresses } of walks) {
    await page.setViewportSize({ width, height: 800 });
    for (const address of addresses) {
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      const shown = await page.evaluate((size) => {
        document.documentElement.style.fontSize = `${size}%`;
        document.documentElement.dataset.whole = '';
        return document.documentElement.scrollWidth;
      }, percent);
      const lost = await page.evaluate(outOfReach);
      if (lost.length > 0) tooWide.push(`${address} at ${width} px and ${percent} % hides ${lost.join(', ')}`);
      if (shown > width) tooWide.push(`${address} is ${shown} px wide at ${width} px and ${percent} %`);
    }
  }
  expect(tooWide).toEqual([]);
  await page.context().clearCookies();
  await open(page, '/terms');
  const consent = page.getByRole('region', { name: 'Cookie consent' });
  await expect(consent).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  for (const answer of ['Settings', 'Decline', 'Accept All'])
    await expect(consent.getByRole('button', { name: answer })).toBeInViewport({ ratio: 1 });
});

/** Every text of the content that this page asks for from here on is one word. */
async function writeOneWord(page: Page, word: string): Promise<void> {
  const fields =
    /"(name|title|userName|country|region|text|category|excerpt|location|quote|description|SuggestedDuration)":"(?!http)[^"]*"/g;
  await page.route(/\/(api|story|highlight|banner|about)(\/|\?|$)/, async (route) => {
    if (route.request().resourceType() === 'document') return route.continue();
    const response = await route.fetch();
    const body = (await response.text())
      .replaceAll(fields, (_, field) => `"${field}":"${word}"`)
      .replaceAll(
        /"(tags|popularFor|travelTips|activities)":\["[^\]]*\]/g,
        (_, field) => `"${field}":["${word}","${word}2"]`,
      );
    return route.fulfill({ response, body });
  });
}

for (const address of ['/', '/destinations', '/destinations/kyoto', '/stories', '/highlight', '/search?q=island']) {
  test(`a very long word wraps on ${address} and does not widen the page`, async ({ page }) => {
    const word = 'Donaudampfschifffahrts'.repeat(4);
    await writeOneWord(page, word);
    // Through the site, because what the server sends with a page is not what a route here could change.
    await open(page, '/terms');
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href });
      document.body.append(link);
      link.click();
    }, address);
    await expect(page.getByRole('main').getByText(word).first()).toBeVisible();
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await scrollThrough(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width} px`).toBe(width);
    }
  });
}

test('type, posters and rail grow at 2,560 px, and a long list of reviews keeps its score in sight @desktop', async ({
  page,
}) => {
  await open(page, '/destinations/santorini');
  const sizes = () =>
    page.evaluate(() => ({
      type: Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
      poster: document.querySelector('main img')?.getBoundingClientRect().width ?? 0,
    }));
  await page.setViewportSize({ width: 1920, height: 1080 });
  const usual = await sizes();
  await page.setViewportSize({ width: 2560, height: 1440 });
  const large = await sizes();
  expect(usual.type).toBeCloseTo(16, 1);
  expect(large.type).toBeGreaterThan(18);
  expect(large.poster).toBeGreaterThan(usual.poster * 1.1);
  const link = page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link', { name: 'Destinations' });
  const cut = ({ scrollWidth, clientWidth }: Element) => scrollWidth - clientWidth;
  expect(await link.evaluate(cut)).toBeLessThanOrEqual(0);

  const reviews = page.getByRole('region', { name: 'Traveler Reviews' });
  await reviews.getByRole('article').last().scrollIntoViewIfNeeded();
  await expect(reviews.getByText(/^\d+ reviews$/)).toBeInViewport();
});

test('the cookie banner does not cover the end of the page', async ({ page, context }) => {
  await context.clearCookies();
  await open(page, '/destinations');
  await expect(page.getByRole('region', { name: 'Cookie consent' })).toBeVisible();
  const last = page.getByRole('contentinfo').getByRole('button', { name: 'Light or dark' });
  await last.scrollIntoViewIfNeeded();
  await last.click();
});

test('messages are not hidden behind the cookie banner', async ({ page, context }) => {
  await context.clearCookies();
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await open(page, '/destinations/santorini');
    await page.getByRole('button', { name: 'Save to Favorites' }).click();
    const said = page.getByText('Please log in to save to favorites').locator('xpath=ancestor::*[@aria-live][1]');
    await expect(said).toBeVisible();
    const bar = await page.getByRole('region', { name: 'Cookie consent' }).boundingBox();
    const toast = await said.boundingBox();
    expect((toast?.y ?? 0) + (toast?.height ?? 0), `at ${width}`).toBeLessThanOrEqual(bar?.y ?? 0);
  }
});

/** As Chromium reports it; TypeScript's library does not know it. */
type LayoutShift = { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };

/** Down to the end screen by screen, waiting for the images that come into sight, and up again. */
async function scrollThrough(page: Page): Promise<void> {
  const { height, screen } = await page.evaluate(() => ({ height: document.body.scrollHeight, screen: innerHeight }));
  for (let top = 0; top < height; top += screen) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
    await page.waitForFunction(() =>
      [...document.images]
        .filter((image) => {
          const { top: upper, bottom, width } = image.getBoundingClientRect();
          return width > 0 && bottom > 0 && upper < innerHeight;
        })
        .every((image) => image.complete),
    );
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}
