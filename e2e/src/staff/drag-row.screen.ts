import { expect, type Locator, type Page } from '../fixtures.ts';

/** Takes a row by its grip to the upper edge of the window, and waits there until `wanted` has come into view. */
export async function holdAtTop(page: Page, grip: Locator, wanted: Locator) {
  const from = await grip.boundingBox();
  if (!from) throw new Error('Nothing to drag');
  const x = from.x + from.width / 2;
  await page.mouse.move(x, from.y + from.height / 2);
  await page.mouse.down();
  // Near the edge, not at it: as slow as a look at it now and then is enough.
  await page.mouse.move(x, 40, { steps: 8 });
  const top = async () => (await wanted.boundingBox())?.y ?? -1;
  await expect.poll(top, { intervals: [50] }).toBeGreaterThan(80);
  // Away from the edge nothing scrolls any more, a frame later.
  await page.mouse.move(x, 180);
  let before = Number.NaN;
  const isStill = async () => {
    const [was, now] = [before, await top()];
    before = now;
    return was === now;
  };
  await expect.poll(isStill, { intervals: [100] }).toBe(true);
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
