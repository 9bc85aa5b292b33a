import { expect, hydrated, open, type Page, test } from '../fixtures.ts';
import { admin, fillLogin, logIn } from '../people.ts';
import { callsOf } from '../staff-api.ts';
import { addStory, aName, anImage, filesOf, toast } from '../staff-forms.ts';
import { storyForm } from '../story-form.screen.ts';

const content = (page: Page) => storyForm(page).content;
const restore = (page: Page) => storyForm(page).restore;
const save = (page: Page) => storyForm(page).save;
const form = '/admin/stories/create';

// Drafts follow a person everywhere: these tests come one after the other, and those of other files are by the author.
test.describe.configure({ mode: 'default' });
test.beforeEach(async ({ request }) => {
  const call = await callsOf(request, admin);
  const edits = '/api/v5/admin/unsaved-edits';
  const { data } = await call('GET', `${edits}?kind=story`);
  for (const { item, form, sequence } of data) await call('DELETE', `${edits}/story/${item}/${form}/${sequence}`);
});

/** The server has what was typed. */
const isSaved = (page: Page) => page.getByText(/^Saved \d\d:\d\d$/);

async function type(page: Page, words: string) {
  await content(page).fill(words);
  await expect(isSaved(page)).toBeVisible();
}

/** The form saves these words, and shows them when it is opened anew. */
async function saves(page: Page, words: string) {
  await save(page).click();
  await expect(toast(page, 'Story saved')).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(content(page)).toHaveText(words);
}

async function logInHere(page: Page, next = form) {
  await fillLogin(page, admin);
  await expect(page).toHaveURL(next);
}

test('unsaved text survives a reload and a failed request, and the form asks before it is left', async ({
  page,
  request,
  watch,
}) => {
  watch.expectTrouble(/ERR_FAILED|Failed to load/);
  const { _id } = await addStory(request, aName('The long night'));
  await logIn(page, admin);
  await storyForm(page).edit(_id);
  await type(page, 'Typed and not saved.');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await hydrated(page);
  await restore(page).click();
  await expect(content(page)).toHaveText('Typed and not saved.');

  await page.getByRole('link', { name: 'Stories', exact: true }).first().click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();

  await filesOf(page, 'Cover image').setInputFiles(anImage('amalfi-coast-scooter-road'));
  const address = `**/api/v5/admin/stories/${_id}`;
  await page.route(address, (route) => route.abort('failed'), { times: 1 });
  await save(page).click();
  await expect(toast(page, 'Connection lost. Your work is safe; try again.')).toBeVisible();
  await expect(content(page)).toHaveText('Typed and not saved.');
  await saves(page, 'Typed and not saved.');
  await expect(restore(page)).toHaveCount(0);
});

test('a draft that is offered goes into the form only when it is taken, beside what was typed since', async ({
  page,
  context,
  request,
  watch,
}) => {
  watch.expectTrouble(/^409 |ERR_FAILED/);
  const name = aName('The two keys');
  const { _id } = await addStory(request, name);
  const { title, excerpt } = storyForm(page);
  await logIn(page, admin);
  await storyForm(page).edit(_id);
  await title.fill('The lost key');
  await expect(isSaved(page)).toBeVisible();
  const openAnew = async () => {
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await hydrated(page);
    await expect(restore(page)).toBeVisible();
  };

  await openAnew();
  const asked = page.waitForResponse((response) => response.status() === 409);
  await excerpt.fill('Nobody locks.');
  await asked;
  await expect(page.getByText('Saved on this device', { exact: true })).toBeVisible();
  await expect(title, 'nobody has chosen it').toHaveValue(name);
  await restore(page).click();
  await expect(title).toHaveValue('The lost key');
  await expect(excerpt, 'typed since').toHaveValue('Nobody locks.');
  await expect(isSaved(page)).toBeVisible();

  await openAnew();
  await context.route('**/api/v5/admin/unsaved-edits/**', (route) =>
    route.request().method() === 'DELETE' ? route.abort('failed') : route.fallback(),
  );
  await page.getByRole('button', { name: 'Discard' }).press('Enter');
  await expect(restore(page)).toHaveCount(0);
  await expect(page.getByRole('main').locator(':focus'), 'the keyboard goes on near by').toHaveCount(1);
  await excerpt.fill('Nobody knocks.');
  await expect(isSaved(page)).toBeVisible();
  await expect(title, 'thrown away, though the server was not told').toHaveValue(name);
});

test('text that two tabs type into one form survives a crash and an expired session', async ({
  page,
  context,
  watch,
}) => {
  watch.expectTrouble(/^401 /);
  await logIn(page, admin);
  await open(page, form);
  await type(page, 'Typed in the first tab.');

  await test.step('a second tab has a draft of its own', async () => {
    const second = await context.newPage();
    await open(second, form);
    await type(second, 'Typed in the second tab.');
    await expect(restore(second), 'the first tab is open').toHaveCount(0);
    const crashed = second.waitForEvent('crash');
    const devTools = await context.newCDPSession(second);
    void devTools.send('Page.crash').catch(() => {});
    await crashed;
    await second.close();

    const third = await context.newPage();
    await open(third, form);
    await restore(third).click();
    await expect(content(third)).toHaveText('Typed in the second tab.');
    // What is as it was at first is no draft.
    // As a person does: what is marked at the moment of the first focus, the editor marks anew.
    await content(third).press('ControlOrMeta+a');
    await content(third).press('Delete');
    await expect(third.getByText(/^0 words/), 'the form knows').toBeVisible();
    await expect(isSaved(third)).toHaveCount(0);
    await third.close();
  });

  await test.step('a login that ends by itself keeps what is being typed', async () => {
    await context.clearCookies({ name: 'session' });
    await page.reload();
    await expect(page).toHaveURL(/\/login\?next=/);
    await hydrated(page);
    await logInHere(page);
    await restore(page).click();
    await expect(content(page)).toHaveText('Typed in the first tab.');
  });

  await test.step('and whatever is added to it', async () => {
    await storyForm(page).title.fill('The long night');
    await storyForm(page).excerpt.fill('Nobody slept.');
    await page.getByLabel('Category', { exact: true }).selectOption('Travel');
    await page.getByRole('textbox', { name: 'Tags' }).fill('ferries');
    await context.clearCookies({ name: 'session' });
    await page.reload();
    await expect(page).toHaveURL(/\/login\?next=/);
    await hydrated(page);
    await logInHere(page);
    await restore(page).click();
    await expect(storyForm(page).title).toHaveValue('The long night');
    await expect(content(page)).toHaveText('Typed in the first tab.');
  });
});

test('Back after a save asks nothing, and a save that fails because the session ended works after the next login', {
  tag: '@desktop',
}, async ({ page, context, request, watch }) => {
  watch.expectTrouble(/^401 /);
  const name = aName('The slow lift');
  const { _id } = await addStory(request, name);
  await logIn(page, admin);
  await open(page, `/admin/stories?q=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name: `Edit ${name}` }).click();
  await type(page, 'It stops at every floor.');
  await save(page).click();
  await expect(toast(page, 'Story saved')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/stories\?q=/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goForward();
  await expect(content(page)).toHaveText('It stops at every floor.');
  await expect(restore(page), 'what was saved is no draft').toHaveCount(0);

  await type(page, 'It stops between two.');
  await context.clearCookies({ name: 'session' });
  await save(page).click();
  await expect(page).toHaveURL(/\/login\?next=/);
  await hydrated(page);
  await logInHere(page, `/admin/stories/edit/${_id}`);
  await restore(page).click();
  await expect(content(page)).toHaveText('It stops between two.');
  await saves(page, 'It stops between two.');
});

const draftsKept = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('draft:')));

test('logging out asks about drafts that are nowhere else, then deletes them in every tab (T26)', async ({
  page,
  context,
  watch,
}) => {
  watch.expectTrouble(/^401 |ERR_FAILED/);
  await logIn(page, admin);
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  // The server never has it.
  await context.route('**/api/v5/admin/unsaved-edits/**', (route) => route.abort('failed'));
  await open(page, form);
  await content(page).fill('Typed on a shared computer.');
  await expect(page.getByText('Offline. Saved on this device')).toBeVisible();
  const other = await context.newPage();
  await open(other, '/profile');
  const dialog = other.getByRole('dialog', { name: 'Log out without saving?' });

  await test.step('whoever stays is still logged in, and loses nothing', async () => {
    await other.getByRole('button', { name: 'Logout' }).click();
    await dialog.getByRole('button', { name: 'Stay' }).click();
    await expect(dialog).toBeHidden();
    await open(other, '/profile');
    expect(await draftsKept(other)).toHaveLength(1);
  });

  await test.step('whoever goes leaves nothing', async () => {
    await content(page).fill('Typed on a shared computer, and on.');
    await other.getByRole('button', { name: 'Logout' }).click();
    await dialog.getByRole('button', { name: 'Log out' }).click();
    await expect(other).toHaveURL('/login');
    await expect(page).toHaveURL(/\/login/);
    for (const tab of [page, other]) expect(await draftsKept(tab)).toEqual([]);
    expect(await other.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
    await other.close();
    await open(page, '/login');
    await logInHere(page, '/admin');
    await open(page, form);
    await expect(content(page)).toHaveText('');
    await expect(restore(page)).toHaveCount(0);
  });
});

test('a draft is deleted as soon as another tab logs out (T26)', async ({ page, context, watch }) => {
  watch.expectTrouble(/^401 /);
  await logIn(page, admin);
  const other = await context.newPage();
  await open(other, '/about');
  await open(page, form);
  await content(page).fill('Typed on a shared computer.');
  // What a logout does to the storage: the tab that leaves says so, then the server's answer empties it.
  await other.evaluate(() => {
    localStorage.setItem('left', '1');
    localStorage.clear();
  });
  await expect(page).toHaveURL(/\/login/);
  expect(await draftsKept(page)).toEqual([]);
});

test('logging out asks nothing about a draft that the server has, and leaves none in the browser (T26)', async ({
  page,
}) => {
  await logIn(page, admin);
  await open(page, form);
  await type(page, 'Typed on a shared computer.');
  await page.getByRole('navigation', { name: 'Travel Admin' }).getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  expect(await draftsKept(page)).toEqual([]);
  await hydrated(page);
  await logInHere(page, '/admin');
  await open(page, form);
  await restore(page).click();
  await expect(content(page)).toHaveText('Typed on a shared computer.');
});
