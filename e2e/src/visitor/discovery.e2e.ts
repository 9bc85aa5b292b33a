import type { APIRequestContext } from '@playwright/test';
import { expect, hydrated, open, type Page, test } from '../fixtures.ts';
import { sampleDestinations } from '../sample-library.ts';

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address ?? '');
const canonicalOf = (html: string) => html.match(/<link rel="canonical" href="([^"]*)"/)?.[1];

async function textOf(request: APIRequestContext, address: string): Promise<string> {
  const answer = await request.get(address);
  expect([address, answer.status()]).toEqual([address, 200]);
  return answer.text();
}

/**
 * Reads a file as XML, and fails where it is none; in an empty document, since the site's own pages make no markup of
 * text.
 */
async function rootOf(page: Page, text: string) {
  await page.goto('about:blank');
  return page.evaluate((xml) => {
    const parsed = new DOMParser().parseFromString(xml, 'application/xml');
    return parsed.querySelector('parsererror')?.textContent ?? parsed.documentElement.tagName;
  }, text);
}

const headOf = (page: Page) =>
  page.evaluate(() => [
    document.title,
    ...[...document.head.querySelectorAll('[data-page]')].map((element) => element.outerHTML),
  ]);

test('every address in the sitemap is a page whose canonical address is the same', async ({ page, request }) => {
  await open(page, '/contact');
  const sitemap = await textOf(request, '/sitemap.xml');
  expect(await rootOf(page, sitemap)).toBe('urlset');
  const addresses = locations(sitemap);
  for (const { slug } of sampleDestinations) {
    expect(addresses.some((address) => address.endsWith(`/destinations/${slug}`))).toBe(true);
  }
  expect(new Set(addresses).size).toBe(addresses.length);
  const strangers: string[] = [];
  for (const address of addresses) {
    const canonical = canonicalOf(await textOf(request, address));
    // The root has no path: with and without its slash it is one address.
    if (canonical !== address) strangers.push(`${address} says ${canonical}`);
  }
  expect(strangers).toEqual([]);
});

test('robots.txt names the sitemap, and every page names the feed', async ({ page, request, baseURL }) => {
  expect(await textOf(request, '/robots.txt')).toContain(`\nSitemap: ${baseURL}/sitemap.xml\n`);
  await open(page, '/stories');
  const feed = await page.locator('link[rel=alternate][type="application/atom+xml"]').getAttribute('href');
  expect(feed).toBe(`${baseURL}/feed.xml`);
  const text = await textOf(request, feed ?? '');
  expect(await rootOf(page, text)).toBe('feed');
  const [newest] = text.match(/<link rel="alternate" type="text\/html" href="[^"]*\/stories\/[^"]*"/) ?? [];
  const answer = await request.get(newest?.match(/href="([^"]*)"/)?.[1] ?? '');
  expect(answer.status()).toBe(200);
});

test('the icons, the manifest and the image for link previews exist', async ({ page, request }) => {
  await open(page, '/contact');
  const named = await page.evaluate(() =>
    [...document.head.querySelectorAll('link[rel~=icon], link[rel=apple-touch-icon], link[rel=manifest]')].map(
      (link) => (link as HTMLLinkElement).href,
    ),
  );
  expect(named).toHaveLength(4);
  const manifest = JSON.parse(await textOf(request, '/manifest.webmanifest'));
  const icons = manifest.icons.map(({ src }: { src: string }) => src);
  const image = await page.locator('meta[property="og:image"]').getAttribute('content');
  for (const address of [...named, ...icons, image]) {
    const answer = await request.get(address);
    expect([address, answer.status()]).toEqual([address, 200]);
    expect((await answer.body()).length).toBeGreaterThan(300);
  }
});

test('after a client-side navigation the document head is that of the new page', async ({ page }) => {
  await open(page, '/destinations?q=lisbon');
  await page.getByRole('link', { name: 'Lisbon', exact: true }).click();
  await expect(page).toHaveTitle('Lisbon | Trekker');
  await expect(page.getByRole('heading', { name: 'Reviews' })).toBeVisible();
  const moved = await headOf(page);
  await page.reload();
  await hydrated(page);
  // Networks read documents alone, so locales stand in these.
  const loaded = (await headOf(page)).filter((line) => !line.includes('og:locale'));
  expect(moved).toEqual(loaded);
  expect(moved.join('\n')).toContain('"@type":"TouristDestination"');
  await page.goBack();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
});

test('a list in pages links to the previous and the next page in its head', async ({ page, baseURL }) => {
  const beside = (rel: string) => page.locator(`link[rel=${rel}]`);
  await open(page, '/destinations');
  await expect(beside('prev')).toHaveCount(0);
  await expect(beside('next')).toHaveAttribute('href', `${baseURL}/destinations?page=2`);
  await open(page, '/destinations?page=2');
  await expect(beside('prev')).toHaveAttribute('href', `${baseURL}/destinations`);
  await expect(beside('next')).toHaveCount(0);
});
