import { expect, open, type Page, test } from './fixtures.ts';

/** Santorini has three pictures. The clock stands still, and moves only when the test says so. */
async function openSlideshow(page: Page) {
  await page.clock.install({ time: new Date('2026-06-01T10:00:00Z') });
  await page.clock.pauseAt(new Date('2026-06-01T10:00:01Z'));
  await open(page, '/destinations/santorini');
  const stage = page.getByRole('region', { name: 'Pictures of Santorini' });
  const button = (name: string) => stage.getByRole('button', { name });
  const shows = (number: number) => expect(button(`Picture ${number} of 3`)).toHaveAttribute('aria-current', 'true');
  return {
    stage,
    button,
    shows,
    /** Lets the time pass; the picture must then be this one, and have come to rest. */
    async after(ms: number, number: number) {
      await page.clock.runFor(ms);
      await shows(number);
      await expect(stage.getByRole('group', { name: `${number} of 3` })).toBeInViewport({ ratio: 0.99 });
    },
  };
}

test('moves on by itself every three seconds, and begins again after the last', async ({ page }) => {
  const show = await openSlideshow(page);
  await expect(show.button('Pause slideshow')).toBeVisible();
  await show.after(2900, 1);
  await show.after(100, 2);
  await show.after(2900, 2);
  await show.after(100, 3);
  await show.after(3000, 1);
});

test('rests for eight seconds after somebody turned a picture', async ({ page }) => {
  const show = await openSlideshow(page);
  await show.button('Next picture').click();
  await show.shows(2);
  await show.after(7900, 2);
  await show.after(100, 3);
  await show.after(3000, 1);
});

test('rests for eight seconds after a scroll by hand', async ({ page }) => {
  const show = await openSlideshow(page);
  await show.after(2900, 1);
  await show.stage.getByRole('group', { name: 'Pictures, in a row' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.clock.runFor(200);
  await show.shows(2);
  await show.after(7700, 2);
  await show.after(100, 3);
});

test('previous and next go round', async ({ page }) => {
  const show = await openSlideshow(page);
  await show.button('Previous picture').click();
  await show.shows(3);
  await show.button('Next picture').click();
  await show.shows(1);
  await show.button('Picture 2 of 3').click();
  await show.shows(2);
});

test('a pause lasts until play, whatever is turned meanwhile', async ({ page }) => {
  const show = await openSlideshow(page);
  await show.button('Pause slideshow').click();
  await show.after(60_000, 1);
  await show.button('Next picture').click();
  await show.shows(2);
  await show.after(60_000, 2);
  await show.button('Play slideshow').click();
  await show.after(3000, 3);
});

test('does not move where motion is not wanted', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const show = await openSlideshow(page);
  await expect(show.button('Play slideshow')).toBeVisible();
  await show.after(60_000, 1);
  await show.button('Next picture').click();
  await show.shows(2);
  await show.after(60_000, 2);
});
