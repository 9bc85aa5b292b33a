import { expect, open, type Page, test } from '../fixtures.ts';
import { author, logIn } from '../people.ts';
import { callsOf } from '../staff-api.ts';

const width = 320;

const lists = [
  ...['/admin', '/admin/users', '/admin/about', '/admin/about/team', '/admin/banners', '/admin/banners/new'],
  ...['/admin/contacts', '/admin/contact-details', '/admin/feedback', '/admin/destinations', '/admin/highlights'],
  ...['/admin/stories', '/admin/authors', '/admin/settings', '/admin/addresses', '/admin/addresses/redirects'],
  ...['/admin/destinations/create', '/admin/highlights/create', '/admin/stories/create'],
];

/** What goes beyond the window, and words of titles and buttons that are broken in two. */
function faults(): string[] {
  const found: string[] = [];
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth) found.push(`is ${scrollWidth} px wide`);
  for (const control of document.querySelectorAll<HTMLElement>('header :is(a, button)')) {
    const { left, right } = control.getBoundingClientRect();
    if (left < -8 || right > innerWidth) found.push(`cuts ${control.ariaLabel ?? control.textContent}`);
  }
  for (const part of document.querySelectorAll(
    'h1, h2, main button, main a[class*="button"], main a[class*="tally"]',
  )) {
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      for (const { 0: word, index } of (texts.currentNode.textContent ?? '').matchAll(/[^\s-]+/g)) {
        const range = document.createRange();
        range.setStart(texts.currentNode, index);
        range.setEnd(texts.currentNode, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.push(`breaks ${word}`);
      }
    }
  }
  return found;
}

async function faultsOf(page: Page, address: string): Promise<string[]> {
  await open(page, address);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  return (await page.evaluate(faults)).map((fault) => `${address} ${fault}`);
}

test('text at 200 % fits in the whole back office at a width of 320 px @desktop', async ({ page, request }) => {
  test.slow();
  await page.setViewportSize({ width, height: 800 });
  const call = await callsOf(request);
  const first = async (path: string) => (await call('GET', path)).data[0]._id;
  // The last one has a menu: where one writes there is none.
  const forms = [
    `/admin/stories/edit/${await first('/api/story?limit=1')}`,
    `/admin/destinations/edit/${await first('/api/v3/destination?limit=1')}`,
    `/admin/highlights/edit/${await first('/api/highlight?limit=1')}`,
  ];
  await logIn(page, author);
  const found: string[] = [];
  for (const address of [...lists, ...forms]) found.push(...(await faultsOf(page, address)));
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('link', { name: 'Destinations' }).first()).toBeInViewport({ ratio: 1 });
  expect(found).toEqual([]);
});

test('text at the usual size keeps the actions of a row on one line', async ({ page }) => {
  await logIn(page, author);
  for (const address of ['/admin/destinations', '/admin/stories', '/admin/banners']) {
    await open(page, address);
    const row = page.getByRole('row').nth(1);
    await expect(row).toBeVisible();
    const tops = await row.locator('td:last-child :is(a, button)').evaluateAll((actions) =>
      actions.map((action) => {
        const { top, height } = action.getBoundingClientRect();
        return Math.round(top + height / 2);
      }),
    );
    expect(Math.max(...tops) - Math.min(...tops), address).toBeLessThanOrEqual(2);
  }
});
