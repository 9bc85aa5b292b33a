import { type CutLine, cutLineTo } from '../cut-line.ts';
import { test as base, expect, hydrated, open } from '../fixtures.ts';
import {
  arrived,
  calledAs,
  drawer,
  freeBox,
  libraryFiles,
  ownImage,
  uploaded,
  uploads,
} from '../media-library.screen.ts';
import { admin, author, logIn } from '../people.ts';
import { callsOf } from '../staff-api.ts';
import { addDestination, aName, toast } from '../staff-forms.ts';

const test = base.extend<{ line: CutLine }>({
  // It needs no fixture, not even the address of the site, which tests below take from it. Playwright wants one named.
  line: async ({ browserName: _ }, use) => {
    const line = await cutLineTo(process.env.E2E_SITE_URL ?? '');
    await use(line);
    await line.close();
  },
});

test('of several uploads each tells by itself that it is done, there already, or no picture', async ({
  page,
  watch,
}) => {
  watch.expectTrouble(/^415 /);
  // A trace asks once more for what is shown.
  watch.expectTrouble(/^Connecting to 'blob:/);
  const canal = ownImage('Canal');
  const copy = { ...canal, name: 'copy.avif' };
  const notes = { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('Not a picture.') };
  const phone = { name: 'IMG_2201.heic', mimeType: 'image/heic', buffer: Buffer.from('x') };
  await logIn(page, author);
  await open(page, '/admin/media');
  await libraryFiles(page).setInputFiles([canal]);
  await arrived(page);
  await libraryFiles(page).setInputFiles([copy, notes, phone]);
  await expect(uploads(page).getByText(`Already here as ${calledAs(canal.name)}`)).toBeVisible();
  await expect(uploads(page).getByText(/^Please select a picture/)).toBeVisible();
  await expect(uploads(page).getByText('HEIC can’t be read here. Save it as JPEG')).toBeVisible();
  await expect(uploads(page).getByText('Uploads finished, not all of them')).toBeVisible();
  const tiles = page.getByRole('list', { name: 'Media' }).getByText(calledAs(canal.name));
  await expect(tiles).toHaveCount(1);
  await uploads(page).getByRole('button', { name: 'Clear' }).click();
  await expect(uploads(page)).toHaveCount(0);
});

test('an upload can be paused, resumed and cancelled while others go on', async ({ page }) => {
  const [slow, unwanted] = [ownImage('Slow'), ownImage('Unwanted')];
  const held = Promise.withResolvers<void>();
  await logIn(page, author);
  await open(page, '/admin/media');
  await page.route('**/api/v5/admin/media', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await held.promise;
    return route.continue().catch(() => {});
  });
  await libraryFiles(page).setInputFiles([slow, unwanted]);
  await uploads(page)
    .getByRole('button', { name: `Pause ${slow.name}` })
    .click();
  await expect(uploads(page).getByText('Paused', { exact: true })).toBeVisible();
  await uploads(page)
    .getByRole('button', { name: `Cancel ${unwanted.name}` })
    .click();
  await expect(uploads(page).getByRole('listitem')).toHaveCount(1);
  held.resolve();
  await uploads(page)
    .getByRole('button', { name: `Resume ${slow.name}` })
    .click();
  await arrived(page);
  await expect(page.getByRole('list', { name: 'Media' }).getByText(calledAs(unwanted.name))).toHaveCount(0);
});

test('the library is left only after a question while something goes up', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await logIn(page, author);
  await open(page, '/admin/media');
  await page.route('**/api/v5/admin/media', async (route) => {
    if (route.request().method() === 'POST') await held.promise;
    await route.continue().catch(() => {});
  });
  const image = ownImage('Left');
  await libraryFiles(page).setInputFiles(image);
  await page.getByRole('link', { name: 'Show as list' }).click();
  await expect(page).toHaveURL(/layout=list/);
  await page.getByRole('link', { name: 'Stories' }).click();
  await page.getByRole('dialog', { name: 'Stop the uploads?' }).getByRole('button', { name: 'Stay' }).click();
  await expect(page).toHaveURL(/\/admin\/media/);
  held.resolve();
  await arrived(page);
});

test('an item is opened, described, cropped and left with the keys alone', async ({ page }) => {
  await logIn(page, author);
  await open(page, '/admin/media');
  const { image } = await uploaded(page, 'Quay');
  const { keyboard } = page;
  const own = drawer(page, image.name);
  await expect(own.getByRole('heading', { name: calledAs(image.name) })).toBeFocused();

  await keyboard.press('Tab');
  // A link where another test has uploaded something since, else a button that leads nowhere.
  const previous = { name: 'Previous' };
  await expect(own.getByRole('button', previous).or(own.getByRole('link', previous))).toBeFocused();
  for (let steps = 0; steps < 3; steps += 1) await keyboard.press('Tab');
  const ring = own.getByRole('button', { name: /^Focal point/ });
  await expect(ring).toBeFocused();
  await keyboard.press('ArrowRight');
  await keyboard.press('Shift+ArrowUp');
  await expect(ring).toHaveAccessibleName('Focal point, 51% across, 40% down. Move with the arrow keys');
  await keyboard.press('Tab');
  await expect(own.getByLabel('Alternative text')).toBeFocused();
  await keyboard.type('Boats at the quay');
  await keyboard.press('Tab');
  await expect(own.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  await keyboard.press('Escape');
  await expect(own).toHaveCount(0);
  const tile = page.getByRole('list', { name: 'Media' }).getByRole('link', { name: calledAs(image.name) });
  await expect(tile).toBeFocused();

  await keyboard.press('Enter');
  await expect(own).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(own.getByLabel('Alternative text')).toHaveValue('Boats at the quay');
  await expect(ring).toHaveAccessibleName('Focal point, 51% across, 40% down. Move with the arrow keys');
});

test('two people who describe the same item at once keep each other’s words', async ({ page, browser, baseURL }) => {
  await logIn(page, author);
  await open(page, '/admin/media');
  const { image, id } = await uploaded(page, 'Harbor');
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  const other = await elsewhere.newPage();
  await logIn(other, admin);
  await open(other, `/admin/media/${id}`);
  await drawer(other, image.name).getByLabel('Credit').fill('Ada Lovelace');
  await drawer(page, image.name).getByLabel('Caption').fill('The harbor at seven');
  await expect(other.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  await elsewhere.close();
  await page.reload();
  await hydrated(page);
  await expect(drawer(page, image.name).getByLabel('Credit')).toHaveValue('Ada Lovelace');
  await expect(drawer(page, image.name).getByLabel('Caption')).toHaveValue('The harbor at seven');
});

test('what was written while the line was away is stored when somebody tries again', async ({ page, watch }) => {
  watch.expectTrouble(/ERR_FAILED|Failed to load/);
  await logIn(page, author);
  await open(page, '/admin/media');
  const { image } = await uploaded(page, 'Ferry');
  const own = drawer(page, image.name);
  await page.route('**/api/v5/admin/media/*', (route) => route.abort());
  await own.getByLabel('Caption').fill('The last ferry');
  await expect(own.getByText(/^Not saved: /)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Stay' }).click();
  await page.unroute('**/api/v5/admin/media/*');
  await own.getByRole('button', { name: 'Try again' }).click();
  await expect(own.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(own.getByLabel('Caption')).toHaveValue('The last ferry');
});

test('a file is replaced in place, and deleted only while nothing uses it', async ({ page, request }) => {
  await logIn(page, author);
  await open(page, '/admin/media');
  const { image, id } = await uploaded(page, 'Tram');
  const own = drawer(page, image.name);
  const download = page.waitForEvent('download');
  await own.getByRole('link', { name: 'Download original' }).click();
  expect((await download).suggestedFilename()).toBe(image.name);

  const before = await own.locator('img').first().getAttribute('src');
  const other = ownImage('Other tram');
  await own.locator('input[type=file]').setInputFiles(other);
  const question = page.getByRole('dialog', { name: 'Replace this picture?' });
  await question.getByRole('button', { name: 'Replace' }).dblclick();
  await expect(toast(page, 'File replaced')).toBeVisible();
  const now = drawer(page, other.name);
  await expect(now.locator('img').first()).not.toHaveAttribute('src', before ?? '');

  const call = await callsOf(request);
  const { _id } = await addDestination(request, aName('Tram town'));
  const { data } = await call('GET', `/api/v5/admin/destination/${_id}`);
  await call('PUT', `/api/v5/admin/destination/${_id}`, { thumbnailId: id, updatedAt: data.updatedAt });
  await page.reload();
  await hydrated(page);
  await expect(now.getByText(/^Can’t be deleted while it’s used in 1 place/)).toBeVisible();
  await expect(now.getByRole('button', { name: 'Delete' })).toHaveAttribute('aria-disabled', 'true');
  await expect(now.getByRole('link', { name: data.name })).toHaveAttribute('href', `/admin/destinations/edit/${_id}`);

  await call('DELETE', `/api/v5/admin/destination/${_id}`);
});

test('what is wrong with one file is not said of the next one', async ({ page, watch }) => {
  watch.expectTrouble(/^4\d\d .*\/file$/);
  // A trace asks once more for what is shown.
  watch.expectTrouble(/^Connecting to 'blob:/);
  await logIn(page, author);
  await open(page, '/admin/media');
  const { image } = await uploaded(page, 'Ferry');
  const files = drawer(page, image.name).locator('input[type=file]');
  await files.setInputFiles({ name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('Not a picture.') });
  const question = page.getByRole('dialog', { name: 'Replace this picture?' });
  await question.getByRole('button', { name: 'Replace' }).click();
  await expect(question.getByRole('alert')).toContainText('Please select a picture');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await files.setInputFiles(ownImage('Other ferry'));
  await expect(question.locator('img')).toBeVisible();
  await expect(question.getByRole('alert')).toHaveCount(0);
});

test('an unused item goes to the trash after a question', async ({ page }) => {
  await logIn(page, author);
  await open(page, '/admin/media');
  const { image } = await uploaded(page, 'Mistake');
  await drawer(page, image.name).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog', { name: 'Delete this picture?' }).getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Moved to the trash')).toBeVisible();
  await expect(page).toHaveURL('/admin/media');
  await expect(page.getByRole('list', { name: 'Media' }).getByText(calledAs(image.name))).toHaveCount(0);
});

test('search, filters and page of the library live in the address', async ({ page }) => {
  await logIn(page, author);
  await open(page, '/admin/media');
  const { image } = await uploaded(page, 'Lantern');
  await page.getByRole('link', { name: 'Close' }).click();
  await page.getByLabel('Search media').fill(calledAs(image.name).split(' ').slice(0, 2).join(' '));
  await expect(page).toHaveURL(/q=Lantern/);
  await page.getByRole('link', { name: /^No alt text/ }).click();
  await expect(page).toHaveURL(/noAlt=true/);
  await page.getByLabel('Kind').selectOption('Videos');
  await expect(page.getByText('No media found').first()).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('list', { name: 'Media' }).getByText(calledAs(image.name))).toBeVisible();
});

test.describe('over an unreliable connection', () => {
  test.use({ baseURL: ({ line }, use) => use(line.url) });

  test('an upload that the line has cut off goes up when it is tried again', async ({ page, line, watch }) => {
    watch.expectTrouble(/ERR_|Failed to load/);
    const image = {
      ...ownImage('Storm'),
      buffer: Buffer.concat([ownImage('Storm').buffer, freeBox('x'.repeat(900_000))]),
    };
    await logIn(page, author);
    await open(page, '/admin/media');
    line.breakAfter(100_000);
    await libraryFiles(page).setInputFiles(image);
    await expect(uploads(page).getByText(/^Connection lost/)).toBeVisible();
    line.mend();
    await uploads(page)
      .getByRole('button', { name: `Try ${image.name} again` })
      .dblclick();
    await arrived(page);
    await expect(page.getByRole('list', { name: 'Media' }).getByText(calledAs(image.name))).toHaveCount(1);
  });
});
