import AxeBuilder from '@axe-core/playwright';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';

export { expect, type Locator, type Page } from '@playwright/test';

/** Somebody has answered the consent bar of a site, which would else lie over the end of every page. */
export function declineCookies(context: BrowserContext, url: string): Promise<void> {
  const declined = encodeURIComponent(JSON.stringify({ analytics: false, ads: false }));
  return context.addCookies([{ name: 'site_cookie_consent', value: declined, url }]);
}

type Watch = {
  /** Names trouble that the test means to cause; what matches is not held against it. */
  expectTrouble(pattern: RegExp): void;
};

/**
 * Playwright's `test`, which also fails when the page says an error in its console, throws one, or asks for something that
 * does not come.
 */
export const test = base.extend<{ watch: Watch }>({
  context: async ({ context, baseURL }, use) => {
    await declineCookies(context, baseURL ?? '');
    await use(context);
  },
  // On a new document the pointer stands at the corner, on the rail, which opens under it and covers what is beside it.
  page: async ({ page, viewport, isMobile }, use) => {
    if (viewport && !isMobile)
      page.on('domcontentloaded', () => page.mouse.move(viewport.width - 1, viewport.height - 1).catch(() => {}));
    await use(page);
  },
  watch: [
    async ({ page, javaScriptEnabled }, use) => {
      // Without scripts Chromium tells of the modules that it did not load ahead.
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
    // What did not come is told below, with its status.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      trouble.push(message.text());
  });
  page.on('pageerror', ({ name, message, stack }) => {
    // Chromium's own animation from document to document, when the new one leads on at once or wants none. Nobody sees it.
    if (!/Page already revealed$|ViewTransition opt-in disabled$/.test(message))
      trouble.push(`${name}: ${message}\n${stack ?? ''}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) trouble.push(`${response.status()} ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A page that is left stops its downloads.
    if (reason !== 'net::ERR_ABORTED') trouble.push(`${reason} ${request.url()}`);
  });
  return trouble;
}

/** Opens a page and waits until its script has taken it up. Gives the status of the answer. */
export async function open(page: Page, address: string): Promise<number> {
  const response = await page.goto(address);
  await tookUp(page);
  return response?.status() ?? 0;
}

/** Resolves when React answers on the page; before that, buttons do nothing. */
export async function tookUp(page: Page): Promise<void> {
  await expect.poll(() => isTakenUp(page), { intervals: [20, 50, 100] }).toBe(true);
}

/** Whether React answers already; no while the page changes. */
export function isTakenUp(page: Page): Promise<boolean> {
  const asked = page.evaluate(() => {
    const root = document.getElementById('root');
    return root !== null && Object.keys(root).some((key) => key.startsWith('__reactContainer'));
  });
  return asked.catch(() => false);
}

/** From here on, a page that is loaded anew has lost its mark. */
export async function markDocument(page: Page): Promise<{ expectKept(): Promise<void> }> {
  await page.evaluate(() => Object.assign(window, { marked: true }));
  return {
    expectKept: async () =>
      expect(await page.evaluate(() => 'marked' in window), 'the page was not loaded anew').toBe(true),
  };
}

/**
 * The rules of WCAG 2.2 AA that a machine can check, on the page or on the part of it that a selector names. `without` leaves
 * out rules that the machine gets wrong there; say why.
 */
export async function expectAccessible(page: Page, part?: string, without: string[] = []): Promise<void> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
  await layOut(page);
  const axe = rules(page).withTags(tags).disableRules(without);
  await expectNoViolations(part === undefined ? axe : axe.include(part));
}

/** What depends on the colours alone: for a second look at a page whose structure was seen. */
export async function expectContrast(page: Page): Promise<void> {
  await layOut(page);
  await expectNoViolations(rules(page).withRules(['color-contrast']));
}

/** What is far below is laid out when it comes near: until then the rules see it lie over what follows. */
async function layOut(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset.whole = '';
  });
}

/** No page of ours has frames: what is needed for them, a second page for each look, would cost more than the rules themselves. */
function rules(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
}

async function expectNoViolations(axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze();
  const told = violations.map(({ id, impact, help, nodes }) => {
    const where = nodes.slice(0, 3).map(({ target, failureSummary }) => `${target.join(' ')}\n    ${failureSummary}`);
    return `${impact} ${id}: ${help} (${nodes.length})\n  ${where.join('\n  ')}`;
  });
  expect(told.join('\n')).toBe('');
}
