import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

export { expect, type Locator, type Page } from '@playwright/test';

/** Answers the cookie banner of a site beforehand; it would cover the end of every page. */
export function declineCookies(context: BrowserContext, url: string): Promise<void> {
  const declined = encodeURIComponent(JSON.stringify({ analytics: false, ads: false }));
  return context.addCookies([{ name: 'site_cookie_consent', value: declined, url }]);
}

/** For `test.use`: what moves by itself is drawn, as for most people. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

type Watch = {
  /** Declares an error that the test causes on purpose: messages that match the pattern do not fail it. */
  expectTrouble(pattern: RegExp): void;
};

/** Playwright's `test`, which also fails if the page logs an error, throws one, or makes a request that fails. */
export const test = base.extend<{ watch: Watch }>({
  context: async ({ context, baseURL }, use) => {
    await declineCookies(context, baseURL ?? '');
    await use(context);
  },
  // On a new document the pointer is in the corner, over the navigation rail, which opens and covers what is beside it.
  page: async ({ page, viewport, isMobile }, use) => {
    if (viewport && !isMobile)
      page.on('domcontentloaded', () => page.mouse.move(viewport.width - 1, viewport.height - 1).catch(() => {}));
    await use(page);
  },
  watch: [
    async ({ page, javaScriptEnabled }, use) => {
      // With JavaScript off, Chromium warns about modules that were preloaded and not used.
      const expected: RegExp[] = javaScriptEnabled ? [] : [/^csp .*\/assets\/[^/]+\.js$/];
      const trouble = watchTrouble(page);
      await use({ expectTrouble: (pattern) => void expected.push(pattern) });
      expect(trouble.filter((line) => !expected.some((pattern) => pattern.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
});

function watchTrouble(page: Page): string[] {
  const trouble: string[] = [];
  page.on('console', (message) => {
    // A failed response is reported below, with its status.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      trouble.push(message.text());
  });
  page.on('pageerror', ({ name, message, stack }) => {
    // Chromium's own animation between documents, cut short by a redirect or by the new document. Nobody sees it.
    if (!/Page already revealed$|ViewTransition opt-in disabled$/.test(message))
      trouble.push(`${name}: ${message}\n${stack ?? ''}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) trouble.push(`${response.status()} ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A page that is left cancels its downloads.
    if (reason !== 'net::ERR_ABORTED') trouble.push(`${reason} ${request.url()}`);
  });
  return trouble;
}

/** Opens a page and waits until it is hydrated. Returns the HTTP status. */
export async function open(page: Page, address: string): Promise<number> {
  const response = await page.goto(address);
  await hydrated(page);
  return response?.status() ?? 0;
}

/**
 * Resolves when React has hydrated the page; before that, buttons do nothing. A stranger's page waits for a sign that
 * somebody is there.
 */
export async function hydrated(page: Page): Promise<void> {
  const giveSign = () => page.evaluate(() => dispatchEvent(new Event('wheel'))).catch(() => {});
  const look = async () => {
    await giveSign();
    return isHydrated(page);
  };
  await expect.poll(look, { intervals: [20, 50, 100] }).toBe(true);
}

/** Whether React has hydrated the page; false while another page is loading. */
export function isHydrated(page: Page): Promise<boolean> {
  const asked = page.evaluate(() => {
    const root = document.getElementById('root');
    return root !== null && Object.keys(root).some((key) => key.startsWith('__reactContainer'));
  });
  return asked.catch(() => false);
}

/** Marks the document. `expectKept` fails if the document was reloaded since. */
export async function markDocument(page: Page): Promise<{ expectKept(): Promise<void> }> {
  await page.evaluate(() => Object.assign(window, { marked: true }));
  return {
    expectKept: async () =>
      expect(await page.evaluate(() => 'marked' in window), 'the page was not loaded anew').toBe(true),
  };
}

/**
 * Checks the rules of WCAG 2.2 AA that a machine can check, on the page or the part that a selector names. `without`
 * skips rules that are wrong there; say why.
 */
export async function expectAccessible(page: Page, part?: string, without: string[] = []): Promise<void> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
  const rules = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]));
  await expectNoViolations(page, part, { runOnly: { type: 'tag', values: tags }, rules });
}

/**
 * Opens a page in the light theme and checks it, then its colours in the dark one: the document is the same, and to
 * open it and look at all of it twice takes nearly twice the time.
 */
export async function expectAccessibleInBothThemes(page: Page, openPage: () => Promise<unknown>): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await openPage();
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectContrast(page);
}

/** Checks colour contrast alone: for a page, or a part, whose structure has been checked in another theme. */
export async function expectContrast(page: Page, part?: string): Promise<void> {
  await expectNoViolations(page, part, { runOnly: { type: 'rule', values: ['color-contrast'] } });
}

type Axe = { axe: { run(context: string | Document, options: RunOptions): Promise<AxeResults> } };

/** Content far below is laid out only when it comes near; until then axe believes that it covers what follows. */
async function layOut(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset.whole = '';
  });
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Runs axe in the page. A document takes it once: its source is as long as all that a page loads, and
 * `@axe-core/playwright` brings it, in full length, twice for each look. What a frame shows is a page of its own.
 */
async function expectNoViolations(page: Page, part: string | undefined, options: RunOptions): Promise<void> {
  await layOut(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const look = { part, options: { resultTypes: ['violations'], iframes: false, ...options } };
  const { violations } = await page.evaluate(
    ({ part, options }) => (window as unknown as Axe).axe.run(part ?? document, options as RunOptions),
    look,
  );
  const told = violations.map(({ id, impact, help, nodes }) => {
    const where = nodes.slice(0, 3).map(({ target, failureSummary }) => `${target.join(' ')}\n    ${failureSummary}`);
    return `${impact} ${id}: ${help} (${nodes.length})\n  ${where.join('\n  ')}`;
  });
  expect(told.join('\n')).toBe('');
}
