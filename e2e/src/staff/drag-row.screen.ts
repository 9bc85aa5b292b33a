import { expect, type Locator, type Page } from '../fixtures.ts';

/** Takes a row by its grip to the upper edge of the window, and waits there until `wanted` has come into view. */
export async function holdAtTop(page: Page, grip: Locator, wanted: Locator) {
  const from = await grip.boundingBox();
  if (!from) throw new Error('Nothing to drag');
  const x = from.x + from.width / 2;
  await page.mouse.move(x, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(x, 8, { steps: 8 });
  await expect.poll(async () => (await wanted.boundingBox())?.y ?? -1).toBeGreaterThan(80);
  // Away from the edge nothing scrolls.
  await page.mouse.move(x, 180);
}

type DragOptions = { key?: string; below?: boolean };

/** Drags a row past another by its grip, or `below` it, and lets go, or takes it back by a key. */
export async function drag(page: Page, grip: Locator, onto: Locator, { key, below: wanted }: DragOptions = {}) {
  await grip.scrollIntoViewIfNeeded();
  const [from, to] = await Promise.all([grip.boundingBox(), onto.boundingBox()]);
  if (!from || !to) throw new Error('Nothing to drag');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  const below = wanted ?? to.y > from.y;
  await page.mouse.move(from.x + from.width / 2, below ? to.y + to.height - 2 : to.y + 2, { steps: 8 });
  if (key) await page.keyboard.press(key);
  await page.mouse.up();
}
