import type { Page } from '@playwright/test';
import { expect, expectAccessible, open, test, tookUp } from './fixtures.ts';
import { admin, author, logIn } from './people.ts';
import { addStory, aName, aPicture, filesOf, toast } from './staff-forms.ts';

const save = (page: Page) => page.getByRole('button', { name: 'Save Story' });
const title = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true });
const content = (page: Page) => page.getByRole('textbox', { name: 'Content' });

async function openForm(page: Page, id: string) {
  await open(page, `/admin/stories/edit/${id}`);
  await expect(save(page)).toBeVisible();
}

test('a story with four pictures is written, seen, published, corrected, taken back and deleted', async ({
  page,
  browser,
  baseURL,
  watch,
}) => {
  // Five pictures are made in all their sizes.
  test.slow();
  watch.expectTrouble(/^404 .*\/stories\//);
  const name = aName('The ferry that waited');
  await logIn(page, author);
  await open(page, '/admin/stories');
  await page.getByRole('link', { name: 'Add Story' }).click();

  await title(page).fill(name);
  await page.getByLabel('Short excerpt').fill('It sails at six, or when the baker is aboard.');
  await content(page).fill('The baker was late.\n\nNobody minded.');
  await expect(page.getByLabel('Estimated read time')).toHaveValue('1 min');
  const byline = page.getByRole('combobox', { name: 'Author' });
  await expect(byline, 'whoever writes, and seen').toHaveValue(/./);
  await byline.fill('');
  await byline.blur();
  await expect(byline, 'emptied by hand').toHaveValue('');
  await byline.evaluate((field) => field.scrollIntoView({ block: 'end' }));
  await byline.fill('zola');
  const zola = page.getByRole('option', { name: /Zola Mbeki/ });
  const isOnTop = () =>
    zola.evaluate((option) => {
      const { x, y } = option.getBoundingClientRect();
      return option.contains(document.elementFromPoint(x + 9, y + 9));
    });
  await expect.poll(isOnTop, 'not below the bar of Save').toBe(true);
  await zola.click();
  await expect(byline).toHaveValue('Zola Mbeki');
  const place = page.getByRole('combobox', { name: 'Place' });
  await place.fill('amalfi');
  await expect(page.getByRole('option', { name: /Amalfi/ })).toBeVisible();
  await place.press('Enter');
  await expect(place).toHaveValue(/Amalfi/);
  await page.getByLabel('Category', { exact: true }).selectOption('Road Trip');
  const tags = page.getByRole('textbox', { name: 'Tags' });
  await tags.fill(' ferries ');
  await tags.press('Enter');
  await tags.fill('Ferries');
  await tags.press('Enter');
  await tags.fill('ovens');
  await tags.press('Enter');
  await tags.press('Backspace');
  await page.keyboard.press('Delete');
  await expect(page.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText(['ferries']);
  await filesOf(page, 'Cover image').setInputFiles(aPicture('amalfi-coast-positano'));
  await filesOf(page, 'Additional images').setInputFiles([
    aPicture('amalfi-coast-lemon-terrace'),
    aPicture('amalfi-coast-scooter-road'),
    aPicture('amalfi-coast-furore-blue-hour'),
    aPicture('amalfi-coast-positano'),
  ]);
  for (const [index, caption] of ['The terrace', 'The road', 'The islands', 'The lakes'].entries()) {
    await page.getByLabel(`Caption of picture ${index + 1}`).fill(caption);
    await page.getByLabel(`Alternative text of picture ${index + 1}`).fill(`${caption}, seen from the ferry`);
  }
  await expect(page.getByRole('button', { name: 'Remove picture 1' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Move picture 2 forward' }).click();
  await page.getByRole('button', { name: 'Move picture 4 forward' }).press('Enter');
  await save(page).dblclick();
  await expect(toast(page, 'Story added')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/stories\/edit\//);

  await page.reload();
  await tookUp(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  const captions = ['The road', 'The terrace', 'The lakes', 'The islands'];
  for (const [index, caption] of captions.entries()) {
    await expect(page.getByLabel(`Caption of picture ${index + 1}`)).toHaveValue(caption);
    const words = page.getByLabel(`Alternative text of picture ${index + 1}`);
    await expect(words).toHaveValue(`${caption}, seen from the ferry`);
  }
  await expect(content(page)).toHaveValue('The baker was late.\n\nNobody minded.');
  await expect(page.getByRole('combobox', { name: 'Author' })).toHaveValue('Zola Mbeki');
  await expect(page.getByRole('combobox', { name: 'Place' })).toHaveValue(/Amalfi/);
  const [preview] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Preview' }).click(),
  ]);
  await expect(preview.getByText('Nobody minded.')).toBeVisible();
  await expect(preview.getByRole('main'), 'no day of a publication that is yet to come').not.toContainText('NaN');
  const bar = await preview.getByRole('complementary', { name: 'Preview' }).boundingBox();
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBe(preview.viewportSize()?.height);
  await expect(preview.getByRole('figure')).toHaveText(captions.map((caption) => new RegExp(caption)));
  await preview.close();
  // What is typed goes public with it.
  await content(page).fill('The baker was late.\n\nNobody minded. Nobody.');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(toast(page, 'Story published')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Unpublish' }), 'beside Preview').toBeInViewport();
  await expect(page.getByRole('switch'), 'nothing that acts at once beside boxes that wait for Save').toHaveCount(0);
  await expect(page.getByRole('link', { name: 'View on site' })).toBeInViewport();

  await page.goto('/admin/stories');
  await page.getByLabel('Search stories').fill(name);
  await expect(page).toHaveURL(/q=The/);
  const row = page.getByRole('row').nth(1);
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(row).toContainText('isPublished');
  await expect(row).toContainText('Regular');
  await row.getByRole('button', { name: /^Toggle featured/ }).click();
  await expect(row).toContainText('Featured');

  const slug = name.toLowerCase().replaceAll(' ', '-');
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  const reader = await elsewhere.newPage();
  await reader.goto(`/stories/${slug}`);
  await expect(reader.getByText('Nobody minded. Nobody.')).toBeVisible();
  for (const caption of captions) {
    await expect(reader.getByText(caption, { exact: true })).toBeVisible();
    await expect(reader.getByRole('img', { name: `${caption}, seen from the ferry` })).toBeVisible();
  }

  // A slip is seen in print, mended, and gone for the next who reads.
  await row.getByRole('link', { name: /^Edit/ }).click();
  await content(page).fill('The baker was late.\n\nNobody minded at all.');
  await content(page).press('Control+s');
  await expect(toast(page, 'Story saved')).toBeVisible();
  await expect(async () => {
    await reader.reload();
    await expect(reader.getByText('Nobody minded at all.')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await elsewhere.close();

  await page.goto(`/admin/stories?q=${encodeURIComponent(name)}`);
  await row.getByRole('switch').click();
  await expect(row).toContainText('Private');
  expect(await open(page, `/stories/${slug}`)).toBe(404);

  await page.goto(`/admin/stories?q=${encodeURIComponent(name)}`);
  await row.getByRole('button', { name: /^Delete/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete Story' });
  await expect(dialog).toContainText('Are you sure you want to delete this story? This action cannot be undone.');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: 'No stories found' })).toBeVisible();
  await page.goto('/admin/stories/create');
  await expect(save(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Restore' }), 'what was saved is no draft').toHaveCount(0);
});

test('a refused form leads to what is wrong, until it is mended', async ({ page }) => {
  await logIn(page, author);
  await open(page, '/admin/stories/create');
  await save(page).click();
  const told = page.getByRole('alert').getByRole('link');
  await expect(told).toHaveCount(8);
  await expect(title(page)).toBeFocused();
  await title(page).pressSequentially('Mended');
  await expect(title(page)).toHaveValue('Mended');
  await expect(told).toHaveCount(7);
  await told.nth(4).click();
  await expect(page.getByRole('textbox', { name: 'Tags' })).toBeFocused();
  const box = page.getByRole('checkbox', { name: 'Feature this story' });
  await expect(box, 'its hint is read once').toHaveAccessibleName('Feature this story');
  await expect(box).toHaveAccessibleDescription(/\S/);
  await expectAccessible(page);
});

test('two who edit one story lose nothing', async ({ page, browser, baseURL, request, watch }) => {
  watch.expectTrouble(/^409 /);
  const name = aName('Two hands');
  const { _id } = await addStory(request, name);
  await logIn(page, author);
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  const other = await elsewhere.newPage();
  await logIn(other, admin);
  await openForm(page, _id);
  await openForm(other, _id);

  await title(other).fill(`${name}, theirs`);
  await other.getByLabel('Short excerpt').fill('Their excerpt.');
  await save(other).click();
  await expect(toast(other, 'Story saved')).toBeVisible();

  // Another field than theirs: both stand without a question.
  await content(page).fill('My words.');
  await save(page).click();
  await expect(toast(page, 'Story saved')).toBeVisible();
  await expect(title(page)).toHaveValue(`${name}, theirs`);
  await expect(page.getByLabel('Short excerpt')).toHaveValue('Their excerpt.');

  // The same field: both texts are shown, and what is chosen stands.
  await content(other).fill('Their words.');
  await title(other).fill(`${name}, theirs again`);
  await save(other).click();
  const panel = other.getByRole('region', { name: 'Someone saved a newer version' });
  await expect(panel, 'who, and when').toContainText(/\S+ saved it at \d\d:\d\d/);
  const ofContent = panel.getByRole('group', { name: 'Content' });
  await expect(ofContent.getByRole('insertion')).toContainText(['Their', 'My']);
  await expect(ofContent.getByRole('deletion').first(), 'said, not only drawn').toContainText('removed:');
  await expect(other.getByText('Not saved: there are two versions')).toBeVisible();
  await expect(save(other), 'one thing to do').toHaveCount(0);
  await expect(panel.getByText('Choose a version of each field.')).toBeVisible();
  await expectAccessible(other, 'main');
  await ofContent.getByRole('radio', { name: /^(?!Your).*’s version$/ }).check();
  await panel.getByRole('button', { name: 'Use selected versions' }).click();
  await expect(content(other)).toHaveValue('My words.');
  await expect(title(other)).toHaveValue(`${name}, theirs again`);
  await save(other).click();
  await expect(other.getByRole('status').getByText('Saved', { exact: true })).toBeVisible();
  await openForm(page, _id);
  await expect(content(page)).toHaveValue('My words.');
  await expect(title(page)).toHaveValue(`${name}, theirs again`);

  // Oneself in another tab is no stranger.
  const tab = await elsewhere.newPage();
  await openForm(tab, _id);
  await openForm(other, _id);
  await content(tab).fill('From the other tab.');
  await save(tab).click();
  await expect(toast(tab, 'Story saved')).toBeVisible();
  await content(other).fill('From this tab.');
  await save(other).click();
  const ownPanel = other.getByRole('region', { name: 'You saved a newer version in your other tab' });
  await expect(ownPanel.getByRole('radio')).toHaveCount(2);
  await expect(ownPanel.getByRole('radio', { name: 'Your other tab’s version' })).toBeVisible();
  await elsewhere.close();
});

test('two who change one gallery see both, and can keep both', { tag: '@desktop' }, async ({
  page,
  browser,
  baseURL,
  request,
  watch,
}) => {
  watch.expectTrouble(/^409 /);
  const { _id } = await addStory(request, aName('Two galleries'));
  await logIn(page, author);
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  const other = await elsewhere.newPage();
  await logIn(other, admin);
  await openForm(page, _id);
  await openForm(other, _id);
  const chooses = (who: Page, picture: string) => filesOf(who, 'Additional images').setInputFiles(aPicture(picture));

  await chooses(other, 'amalfi-coast-scooter-road');
  await other.getByLabel('Caption of picture 2').fill('The road, theirs');
  await save(other).click();
  await expect(toast(other, 'Story saved')).toBeVisible();
  await chooses(page, 'amalfi-coast-positano');
  await page.getByLabel('Caption of picture 2').fill('The bay, mine');
  await save(page).click();

  const panel = page.getByRole('region', { name: 'Someone saved a newer version' });
  const group = panel.getByRole('group', { name: 'Additional images' });
  await expect(group.getByRole('listitem')).toHaveText([
    'The lemons',
    'amalfi-coast-positano.avif: The bay, mine',
    'The lemons',
    'The road, theirs',
  ]);
  for (const picture of await group.locator('img').all())
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expectAccessible(page, 'main');
  await group.getByRole('radio', { name: /^Both/ }).check();
  await panel.getByRole('button', { name: 'Use selected versions' }).click();
  const captions = page.getByLabel(/^Caption of picture/);
  await expect(captions).toHaveCount(3);
  await save(page).click();
  await expect(toast(page, 'Story saved')).toBeVisible();
  await openForm(page, _id);
  for (const [place, words] of ['The lemons', 'The road, theirs', 'The bay, mine'].entries())
    await expect(captions.nth(place)).toHaveValue(words);
  await elsewhere.close();
});

test('what is typed survives a reload and a broken line, and is not left by mistake', async ({
  page,
  request,
  watch,
}) => {
  watch.expectTrouble(/ERR_FAILED|Failed to load/);
  const name = aName('The long night');
  const { _id } = await addStory(request, name);
  await logIn(page, author);
  await openForm(page, _id);
  await content(page).fill('Typed and not saved.');
  await expect(page.getByText(/^Draft saved on this device/)).toBeVisible();
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await tookUp(page);
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(content(page)).toHaveValue('Typed and not saved.');

  await page.getByRole('link', { name: 'Stories', exact: true }).first().click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();

  await filesOf(page, 'Cover image').setInputFiles(aPicture('amalfi-coast-scooter-road'));
  const address = `**/api/v5/admin/stories/${_id}`;
  await page.route(address, (route) => route.abort('failed'), { times: 1 });
  await save(page).click();
  await expect(toast(page, 'Connection lost. Your work is safe; try again.')).toBeVisible();
  await expect(content(page)).toHaveValue('Typed and not saved.');
  await save(page).click();
  await expect(toast(page, 'Story saved')).toBeVisible();
  await page.reload();
  await tookUp(page);
  await expect(content(page)).toHaveValue('Typed and not saved.');
  await expect(page.getByRole('button', { name: 'Restore' })).toHaveCount(0);
});

test('the right column scrolls with the page: nothing of it lies out of sight', async ({ page, request }) => {
  const { _id } = await addStory(request, aName('A tall column'), ['One', 'Two']);
  await logIn(page, author);
  await openForm(page, _id);
  const cover = page.getByRole('group', { name: 'Cover image', exact: true });
  await cover.hover();
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => scrollY), 'the wheel over it moves the page').toBeGreaterThan(300);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.getByRole('button', { name: 'Move picture 2 forward' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('checkbox', { name: 'Feature this story' })).toBeInViewport({ ratio: 1 });
});

test('an author without an account is added, renamed and deleted', async ({ page }) => {
  const name = aName('Nana');
  await logIn(page, author);
  await open(page, '/admin/authors');
  await page.getByRole('link', { name: 'Add Author' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('button', { name: 'Save Author' }).click();
  await expect(toast(page, 'Author added')).toBeVisible();
  await expect(dialog, 'what is saved is closed').toHaveCount(0);
  await page.getByRole('link', { name: `Edit ${name}`, exact: true }).click();
  await dialog.getByRole('textbox', { name: 'Name' }).fill(`${name} B`);
  await dialog.getByRole('button', { name: 'Save Author' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: `Delete ${name} B` }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('row', { name: `${name} B` })).toHaveCount(0);
});
