import { expect, isHydrated, type Page, test, withMotion } from '../fixtures.ts';

test.use(withMotion);

/**
 * Santorini has four images. The clock stands still, and moves only when the test says so; the row scrolls at once, so
 * that after a step of the clock one knows what did not happen, too.
 */
async function openSlideshow(page: Page, first: 'Pause slideshow' | 'Play slideshow' = 'Pause slideshow') {
  await page.clock.install({ time: new Date('2026-06-01T10:00:00Z') });
  await page.clock.pauseAt(new Date('2026-06-01T10:00:01Z'));
  await page.addInitScript(() => {
    const scrollTo = Element.prototype.scrollTo;
    Element.prototype.scrollTo = function (options?: ScrollToOptions | number) {
      Reflect.apply(scrollTo, this, [{ ...(options as ScrollToOptions), behavior: 'instant' }]);
    };
  });
  await page.goto('/destinations/santorini');
  // The script waits for the first paint, so a little time must pass; it ends once the page has been taken up.
  await expect(async () => {
    await page.clock.runFor(5);
    expect(await isHydrated(page)).toBe(true);
  }).toPass({ intervals: [50] });
  const hero = page.getByRole('region', { name: 'Pictures of Santorini' });
  const row = hero.getByRole('group', { name: 'Pictures, in a row' });
  const button = (name: string) => hero.getByRole('button', { name });
  const shows = async (number: number) => {
    await expect(button(`Picture ${number} of 4`)).toHaveAttribute('aria-current', 'true');
    await expect(hero.getByRole('group', { name: `${number} of 4` })).toBeInViewport({ ratio: 0.99 });
  };
  await expect(button(first)).toBeVisible();
  return {
    row,
    button,
    shows,
    /** Lets time pass; this image must then fill the row. */
    async after(ms: number, number: number) {
      await page.clock.runFor(ms);
      expect(await row.evaluate(({ scrollLeft, clientWidth }) => Math.round(scrollLeft / clientWidth) + 1)).toBe(
        number,
      );
      await shows(number);
    },
  };
}

test('the slideshow moves on every three seconds, and starts again after the last image @desktop', async ({ page }) => {
  const show = await openSlideshow(page);
  await show.after(2900, 1);
  await show.after(100, 2);
  await show.after(2900, 2);
  await show.after(100, 3);
  await show.after(3000, 4);
  await show.after(3000, 1);
});

test('the slideshow rests for eight seconds after somebody changes the image @desktop', async ({ page }) => {
  const show = await openSlideshow(page);
  await show.button('Next picture').click();
  await show.shows(2);
  await show.after(7900, 2);
  await show.after(100, 3);
  await show.after(3000, 4);
});

test('the slideshow rests for eight seconds after somebody scrolls it by hand', async ({ page }) => {
  const show = await openSlideshow(page);
  await show.after(2900, 1);
  await show.row.focus();
  await page.keyboard.press('ArrowRight');
  await show.shows(2);
  // The ring of the row, on the layer above its images: they would hide one of its own.
  const ring = await show.row.evaluate((row) => getComputedStyle(row.parentElement as Element, '::after').outlineStyle);
  expect(ring).toBe('solid');
  await show.after(7900, 2);
  await show.after(100, 3);
});

test('Previous and Next of the slideshow wrap around @desktop', async ({ page }) => {
  const show = await openSlideshow(page);
  await show.button('Previous picture').click();
  await show.shows(4);
  await show.button('Next picture').click();
  await show.shows(1);
  await show.button('Picture 2 of 4').click();
  await show.shows(2);
});

test('a paused slideshow stays paused until Play is pressed, even when the image is changed @desktop', async ({
  page,
}) => {
  const show = await openSlideshow(page);
  await show.button('Pause slideshow').click();
  await show.after(60_000, 1);
  await show.button('Next picture').click();
  await show.shows(2);
  await show.after(60_000, 2);
  await show.button('Play slideshow').click();
  await show.after(3000, 3);
});

test('the slideshow does not move for readers who prefer reduced motion @desktop', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const show = await openSlideshow(page, 'Play slideshow');
  await show.after(60_000, 1);
  await show.button('Next picture').click();
  await show.shows(2);
  await show.after(60_000, 2);
});
