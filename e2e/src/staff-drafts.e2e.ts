import { expect, open, type Page, test, tookUp } from './fixtures.ts';
import { author, logIn } from './people.ts';
import { addStory, aName, toast } from './staff-forms.ts';

const content = (page: Page) => page.getByRole('textbox', { name: 'Content' });
const restore = (page: Page) => page.getByRole('button', { name: 'Restore' });
const form = '/admin/stories/create';

async function type(page: Page, words: string) {
  await content(page).fill(words);
  await expect(page.getByText(/^Draft kept in this browser/)).toBeVisible();
}

async function logInHere(page: Page, next = form) {
  await page.getByLabel('Email').fill(author.email);
  await page.getByLabel('Password', { exact: true }).fill(author.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(next);
}

test('what two tabs type into one form survives a crash, a logout elsewhere and a login that is over', async ({
  page,
  context,
  watch,
}) => {
  watch.expectTrouble(/^401 /);
  await logIn(page, author);
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
    await expect(content(third)).toHaveValue('Typed in the second tab.');
    await third.close();
  });

  await test.step('a logout in another tab keeps what is being typed', async () => {
    const other = await context.newPage();
    await open(other, '/profile');
    await other.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/login\?next=/);
    await other.close();
    await logInHere(page);
    await restore(page).click();
    await expect(content(page)).toHaveValue('Typed in the first tab.');
  });

  await test.step('so does a login that is over when it is saved', async () => {
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill('The long night');
    await page.getByLabel('Short excerpt').fill('Nobody slept.');
    await page.getByLabel('Category').selectOption('Travel');
    await page.getByRole('textbox', { name: 'Tags' }).fill('ferries');
    await context.clearCookies({ name: 'session' });
    await page.reload();
    await expect(page).toHaveURL(/\/login\?next=/);
    await tookUp(page);
    await logInHere(page);
    await restore(page).click();
    await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('The long night');
    await expect(content(page)).toHaveValue('Typed in the first tab.');
  });
});

test('Back after a save asks nothing, and a save with a login that is over can be made after the next', {
  tag: '@desktop',
}, async ({ page, context, request, watch }) => {
  watch.expectTrouble(/^401 /);
  const name = aName('The slow lift');
  const { _id } = await addStory(request, name);
  await logIn(page, author);
  await open(page, `/admin/stories?q=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name: `Edit ${name}` }).click();
  await type(page, 'It stops at every floor.');
  await page.getByRole('button', { name: 'Save Story' }).click();
  await expect(toast(page, 'Story saved')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/stories\?q=/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goForward();
  await expect(content(page)).toHaveValue('It stops at every floor.');
  await expect(restore(page), 'what was saved is no draft').toHaveCount(0);

  await type(page, 'It stops between two.');
  await context.clearCookies({ name: 'session' });
  await page.getByRole('button', { name: 'Save Story' }).click();
  await expect(page).toHaveURL(/\/login\?next=/);
  await tookUp(page);
  await logInHere(page, `/admin/stories/edit/${_id}`);
  await restore(page).click();
  await expect(content(page)).toHaveValue('It stops between two.');
  await page.getByRole('button', { name: 'Save Story' }).click();
  await expect(toast(page, 'Story saved')).toBeVisible();
  await page.reload();
  await tookUp(page);
  await expect(content(page)).toHaveValue('It stops between two.');
});
