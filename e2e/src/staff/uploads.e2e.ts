import { type CutLine, cutLineTo } from '../cut-line.ts';
import { test as base, expect, hydrated, type Locator, open, type Page } from '../fixtures.ts';
import { admin, author, logIn } from '../people.ts';
import { callsOf } from '../staff-api.ts';
import { addStory, aName, anImage, aVideo, editedId, filesOf, toast } from '../staff-forms.ts';
import { storyForm } from '../story-form.screen.ts';

const test = base.extend<{ line: CutLine }>({
  // It needs no fixture, not even the address of the site, which tests below take from it. Playwright wants one named.
  line: async ({ browserName: _ }, use) => {
    const line = await cutLineTo(process.env.E2E_SITE_URL ?? '');
    await use(line);
    await line.close();
  },
});

const save = (page: Page) => storyForm(page).save;
const captions = (page: Page) => page.getByLabel(/^Caption of picture/);
const isShown = (image: Locator) =>
  expect.poll(() => image.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

test.describe('over an unreliable connection', () => {
  test.use({ baseURL: ({ line }, use) => use(line.url) });

  test('four images can be uploaded again without typing or choosing anything again', async ({ page, line, watch }) => {
    test.slow();
    watch.expectTrouble(/ERR_|Failed to load/);
    const name = aName('The fourth ferry');
    const story = { Title: name, 'Short excerpt': 'It never came.', Content: 'We waited.\n\nIt rained.' };
    const words = ['The quay', 'The rain', 'The lamp', 'The ticket'];
    const files = ['positano', 'lemon-terrace', 'scooter-road', 'furore-blue-hour'];
    await logIn(page, author);
    await open(page, '/admin/stories/create');
    for (const [label, text] of Object.entries(story))
      await page.getByRole('textbox', { name: label, exact: true }).fill(text);
    await page.getByLabel('Category', { exact: true }).selectOption('Luxury');
    await page.getByRole('textbox', { name: 'Tags' }).fill('ferries');
    await page.getByRole('textbox', { name: 'Tags' }).press('Enter');
    await page.getByRole('checkbox', { name: 'Feature this story' }).check();
    await filesOf(page, 'Cover image').setInputFiles(anImage('amalfi-coast-positano', 1600));
    await filesOf(page, 'Additional images').setInputFiles(files.map((file) => anImage(`amalfi-coast-${file}`, 1600)));
    for (const [place, text] of words.entries()) await captions(page).nth(place).fill(text);

    line.breakAfter(100_000);
    await save(page).click();
    await expect(toast(page, 'Connection lost. Your work is safe; try again.')).toBeVisible();
    await expect(page.getByRole('status').getByText(/^Not saved: Connection lost/)).toBeVisible();
    await expect(page).toHaveURL('/admin/stories/create');

    line.mend();
    const answered = Promise.withResolvers<void>();
    await page.route('**/api/v5/admin/stories', async (route) => {
      await answered.promise;
      await route.continue();
    });
    await save(page).click();
    await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible();
    answered.resolve();
    await expect(page).toHaveURL(/\/admin\/stories\/edit\//);
    await page.reload();
    await hydrated(page);
    const form = storyForm(page);
    await expect(form.title).toHaveValue(story.Title);
    await expect(form.excerpt).toHaveValue(story['Short excerpt']);
    await expect(form.content).toHaveText('We waited.It rained.');
    await expect(page.getByRole('checkbox', { name: 'Feature this story' })).toBeChecked();
    await expect(captions(page)).toHaveCount(4);
    for (const [place, text] of words.entries()) await expect(captions(page).nth(place)).toHaveValue(text);
    for (const image of await page.getByRole('group', { name: 'Additional images' }).locator('img').all())
      await isShown(image);
  });
});

test('an open story form keeps an image that somebody else has removed meanwhile', async ({
  page,
  browser,
  baseURL,
  request,
  watch,
}) => {
  watch.expectTrouble(/^409 /);
  const { _id } = await addStory(request, aName('Two minds'), ['The lemons', 'The road']);
  const edit = `/admin/stories/edit/${_id}`;
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  const other = await elsewhere.newPage();
  await logIn(page, author);
  await logIn(other, admin);
  await open(page, edit);
  await open(other, edit);

  await other.getByRole('button', { name: 'Remove picture 2' }).click();
  await save(other).click();
  await expect(toast(other, 'Story saved')).toBeVisible();
  await elsewhere.close();

  await captions(page).first().fill('The lemons, mine');
  await save(page).click();
  const panel = page.getByRole('region', { name: 'Someone saved a newer version' });
  await panel.getByRole('radio', { name: 'Your version' }).check();
  await panel.getByRole('button', { name: 'Use selected versions' }).click();
  await expect(captions(page)).toHaveCount(2);
  await save(page).click();
  await expect(toast(page, 'Story saved')).toBeVisible();
  await open(page, edit);
  await expect(captions(page).first()).toHaveValue('The lemons, mine');
  await expect(captions(page).nth(1)).toHaveValue('The road');
  for (const image of await page.getByRole('group', { name: 'Additional images' }).locator('img').all())
    await isShown(image);
});

test('a video without an image gets one of its own frames as its image', async ({ page, request }) => {
  test.slow();
  const name = aName('The elephants');
  await logIn(page, author);
  await open(page, '/admin/highlights/create');
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Description').fill('They crossed, and we did not.');
  await page.getByLabel('Location').fill('Serengeti, Tanzania');
  await page.getByLabel('Region').selectOption('Africa');
  await filesOf(page, 'Video').setInputFiles(aVideo('serengeti-elephants'));
  const image = page.getByRole('group', { name: 'Image', exact: true });
  await expect(image.getByText('poster.jpg')).toBeVisible();
  await isShown(image.locator('img'));
  await page.getByRole('button', { name: 'Save Highlight' }).click();
  await expect(page).toHaveURL(/\/admin\/highlights\/edit\//);
  await page.reload();
  await hydrated(page);
  await isShown(image.locator('img'));
  const id = editedId(page);
  await open(page, `/highlight?${new URLSearchParams({ q: name })}`);
  const card = page.getByRole('main').getByRole('article').filter({ hasText: name });
  await isShown(card.locator('img').first());
  await expect(card.getByRole('button', { name: /^Play/ })).toBeVisible();
  // Other tests count what is public.
  await (await callsOf(request))('DELETE', `/api/v5/admin/highlight/${id}`);
});

test('a file that is no image is recognised and refused', async ({ page, watch }) => {
  watch.expectTrouble(/^415 /);
  // A trace asks once more for what is shown.
  watch.expectTrouble(/^Connecting to 'blob:/);
  await logIn(page, author);
  await open(page, '/admin/highlights/create');
  const notes = { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('Not a picture.') };
  await filesOf(page, 'Image').setInputFiles(notes);
  const image = page.getByRole('group', { name: 'Image', exact: true });
  await expect(image.getByText('Failed to load image')).toBeVisible();
  const story = { Name: 'Nobody', Description: 'Nothing.', Location: 'Nowhere' };
  for (const [label, text] of Object.entries(story)) await page.getByLabel(label).fill(text);
  await page.getByLabel('Region').selectOption('Antarctica');
  await page.getByRole('button', { name: 'Save Highlight' }).click();
  await expect(image.getByText('Please select a picture (JPEG, PNG, WebP, AVIF, or GIF)')).toBeVisible();
});
