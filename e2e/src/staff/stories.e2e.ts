import { expect, expectAccessible, hydrated, type Locator, open, test } from '../fixtures.ts';
import { author, logIn } from '../people.ts';
import { callsOf } from '../staff-api.ts';
import { addStory, aName, anImage, filesOf, publishAnyway, toast } from '../staff-forms.ts';
import { storyForm } from '../story-form.screen.ts';

test('staff write a story with four images, preview, publish, correct, unpublish and delete it', async ({
  page,
  browser,
  baseURL,
  request,
  watch,
}) => {
  // Five images are made in all their sizes.
  test.slow();
  watch.expectTrouble(/^404 .*\/stories\//);
  const name = aName('The ferry that waited');
  const form = storyForm(page);
  await logIn(page, author);
  await open(page, '/admin/stories');
  await page.getByRole('link', { name: 'Add Story' }).click();

  await form.title.fill(name);
  await form.excerpt.fill('It sails at six, or when the baker is aboard.');
  await form.content.fill('The baker was late.\n\nNobody minded.');
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
  const places = page.getByRole('listbox').getByRole('option');
  const chosen = page.getByRole('listbox').getByRole('option', { selected: true });
  const textOf = async (option: Locator) => (await option.textContent()) ?? '';
  await place.fill('s');
  await expect(places.nth(2)).toBeVisible();
  await place.press('ArrowDown');
  await place.press('ArrowDown');
  await expect(chosen).toHaveText(await textOf(places.nth(1)));
  await place.press('ArrowUp');
  await expect(chosen).toHaveText(await textOf(places.nth(0)));
  await place.press('ArrowUp');
  await expect(chosen, 'from the first to the last').toHaveText(await textOf(places.last()));
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
  await tags.pressSequentially('ovens, fer');
  await expect(tags, 'a comma ends a word').toHaveValue('fer');
  await tags.fill('');
  await tags.press('Backspace');
  await page.keyboard.press('Delete');
  await expect(page.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText(['ferries']);
  await filesOf(page, 'Cover image').setInputFiles(anImage('amalfi-coast-positano'));
  await filesOf(page, 'Additional images').setInputFiles([
    anImage('amalfi-coast-lemon-terrace'),
    anImage('amalfi-coast-scooter-road'),
    anImage('amalfi-coast-furore-blue-hour'),
    anImage('amalfi-coast-positano'),
  ]);
  for (const [index, caption] of ['The terrace', 'The road', 'The islands', 'The lakes'].entries()) {
    await page.getByLabel(`Caption of picture ${index + 1}`).fill(caption);
    await page.getByLabel(`Alternative text of picture ${index + 1}`).fill(`${caption}, seen from the ferry`);
  }
  await expect(page.getByRole('button', { name: 'Remove picture 1' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Move picture 2 forward' }).click();
  await page.getByRole('button', { name: 'Move picture 4 forward' }).press('Enter');
  await form.save.dblclick();
  await expect(toast(page, 'Story added')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/stories\/edit\//);

  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  const captions = ['The road', 'The terrace', 'The lakes', 'The islands'];
  for (const [index, caption] of captions.entries()) {
    await expect(page.getByLabel(`Caption of picture ${index + 1}`)).toHaveValue(caption);
    const words = page.getByLabel(`Alternative text of picture ${index + 1}`);
    await expect(words).toHaveValue(`${caption}, seen from the ferry`);
  }
  await expect(form.content).toHaveText('The baker was late.Nobody minded.');
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
  await form.content.fill('The baker was late.\n\nNobody minded. Nobody.');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await publishAnyway(page);
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
  await form.content.fill('The baker was late.\n\nNobody minded at all.');
  await form.content.press('Control+s');
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
  // Other tests of this person leave drafts of their own.
  const { data: drafts } = await (await callsOf(request))('GET', '/api/v5/admin/unsaved-edits?kind=story');
  expect(JSON.stringify(drafts), 'what was saved is no draft').not.toContain(name);
});

test('a story form that is refused focuses what is wrong, until it is corrected', async ({ page }) => {
  const form = storyForm(page);
  await logIn(page, author);
  await open(page, '/admin/stories/create');
  await form.save.click();
  const told = page.getByRole('alert').getByRole('link');
  await expect(told).toHaveCount(8);
  await expect(form.title).toBeFocused();
  await form.title.pressSequentially('Mended');
  await expect(form.title).toHaveValue('Mended');
  await expect(told).toHaveCount(7);
  await told.nth(4).click();
  await expect(page.getByRole('textbox', { name: 'Tags' })).toBeFocused();
  const box = page.getByRole('checkbox', { name: 'Feature this story' });
  await expect(box, 'its hint is read once').toHaveAccessibleName('Feature this story');
  await expect(box).toHaveAccessibleDescription(/\S/);
  await expectAccessible(page);
});

test('the first letter of a story is large until somebody writes, and the Home key leads before it', async ({
  page,
  request,
}) => {
  const { _id } = await addStory(request, aName('A large letter'));
  await logIn(page, author);
  const { edit, content } = storyForm(page);
  await edit(_id);
  const first = content.getByRole('paragraph').first();
  const isLarge = () =>
    first.evaluate(
      (words) =>
        parseFloat(getComputedStyle(words, '::first-letter').fontSize) >
        2 * parseFloat(getComputedStyle(words).fontSize),
    );
  await expect.poll(isLarge).toBe(true);
  await first.click();
  await expect.poll(isLarge).toBe(false);
  await page.keyboard.press('Home');
  await page.keyboard.type('Once: ');
  await expect(first).toHaveText('Once: The first paragraph.');
});

test('the paper of the story form scrolls with the page, and nothing of the form is out of reach', async ({
  page,
  request,
}) => {
  const { _id } = await addStory(request, aName('A tall column'), ['One', 'Two']);
  await logIn(page, author);
  await storyForm(page).edit(_id);
  const cover = page.getByRole('group', { name: 'Cover image', exact: true });
  await cover.hover();
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => scrollY), 'the wheel over it moves the page').toBeGreaterThan(300);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.getByRole('button', { name: 'Move picture 2 forward' })).toBeInViewport({ ratio: 1 });
  const feature = page.getByRole('checkbox', { name: 'Feature this story' });
  // What the checklist finds stands above it, in as many lines as there are findings, and may come after the scroll.
  await expect(async () => {
    await feature.scrollIntoViewIfNeeded();
    await expect(feature).toBeInViewport({ ratio: 1, timeout: 500 });
  }).toPass();
});
