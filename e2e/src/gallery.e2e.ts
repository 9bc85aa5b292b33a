import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { expect, expectAccessible, expectContrast, test } from './fixtures.ts';

// The design system's own page (`npm run gallery`): no site is asked for. Pixels differ between machines, so what is
// seen is compared by rules; SCREENSHOTS=folder keeps pictures for people to look at.
test.describe.configure({ mode: 'serial', timeout: 300_000 });

const root = path.resolve(import.meta.dirname, '../..');
let server: ChildProcess;
let address: string;

test.beforeAll(async () => {
  server = spawn(process.execPath, [path.join(root, 'site/gallery.ts'), '--built'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  address = await new Promise((resolve, reject) => {
    let said = '';
    server.stdout?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const [, found] = /The gallery is at (\S+)/.exec(said) ?? [];
      if (found) resolve(found);
    });
    server.once('exit', () => reject(new Error(`The gallery did not start: ${said}`)));
  });
});
test.afterAll(() => void server?.kill());

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`the gallery in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    test('draws each state whole, and axe finds nothing', async ({ page, watch }, { project }) => {
      watch.expectTrouble(/gallery-has-no-such-image/);
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1, name: 'Design system' })).toBeVisible();
      const states = page.locator('[data-state]');
      expect(await states.count()).toBeGreaterThan(150);
      const wrong = await states.evaluateAll((figures) =>
        figures.flatMap((figure) => {
          const shown = figure.querySelector('[data-shown]') as HTMLElement;
          const { width, height } = (shown.firstElementChild ?? shown).getBoundingClientRect();
          const name = (figure as HTMLElement).dataset.state;
          return width < 1 || height < 1 ? [name] : [];
        }),
      );
      expect(wrong, 'states of which nothing is seen').toEqual([]);
      // Not `innerWidth`: a phone zooms out from what is too wide.
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, 'the page does not scroll sideways').toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
      const overflowing = await states
        .locator('button, a')
        .evaluateAll((controls) =>
          controls
            .filter((control) => control.clientWidth > 0 && control.scrollWidth > control.clientWidth)
            .map((control) => control.textContent),
        );
      expect(overflowing, 'controls whose words lie beyond their edge').toEqual([]);
      await (colorScheme === 'light' ? expectAccessible(page) : expectContrast(page));
      const { SCREENSHOTS } = process.env;
      if (SCREENSHOTS)
        await page.screenshot({ path: path.join(SCREENSHOTS, `${project.name}-${colorScheme}.png`), fullPage: true });
    });
  });
}

test('dialogs, questions, menus and messages of the gallery open, and axe finds nothing in them', async ({
  page,
  watch,
}) => {
  watch.expectTrouble(/gallery-has-no-such-image/);
  await page.goto(address);
  for (const name of ['Open a dialog', 'Open a sheet', 'Ask', 'Ask with a warning', 'Ask while busy']) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, 'dialog[open]', ['target-size']);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  await page.getByRole('button', { name: 'Role of Ana Lima' }).click();
  await expect(page.getByRole('button', { name: 'Make an admin' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Copied to clipboard!')).toBeVisible();
});
