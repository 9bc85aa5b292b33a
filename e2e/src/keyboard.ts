import { expect, type Locator, type Page } from '@playwright/test';

/** Tab, until the focus is there, which must not be far. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let steps = 0; steps < 80; steps += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(control).toBeFocused();
}
