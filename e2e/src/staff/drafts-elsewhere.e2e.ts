import { expect, expectAccessible, hydrated, type Page, test } from '../fixtures.ts';
import { author, logIn } from '../people.ts';
import { addStory, aName, toast } from '../staff-forms.ts';
import { storyForm } from '../story-form.screen.ts';

const content = (page: Page) => storyForm(page).content;
const restore = (page: Page) => storyForm(page).restore;
const save = (page: Page) => storyForm(page).save;

/** The server has what was typed. */
const isSaved = (page: Page) => page.getByText(/^Saved \d\d:\d\d$/);

async function type(page: Page, words: string) {
  await content(page).fill(words);
  await expect(isSaved(page)).toBeVisible();
}

test('another device goes on where the first stopped, and neither overwrites the other', async ({
  page,
  browser,
  request,
  watch,
}) => {
  test.slow();
  watch.expectTrouble(/^409 /);
  const { _id } = await addStory(request, aName('The relay'));
  const elsewhere = await browser.newContext({
    baseURL: new URL(process.env.E2E_SITE_URL ?? '').origin,
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1',
  });
  const phone = await elsewhere.newPage();
  await logIn(page, author);
  await logIn(phone, author);
  await storyForm(phone).edit(_id);
  await type(phone, 'On the train.');

  await storyForm(page).edit(_id);
  await expect(page.getByText(/^Typed in Safari on iPhone on \w+, /)).toBeVisible();
  await restore(page).click();
  await expect(content(page)).toHaveText('On the train.');
  await type(page, 'On the train. At the desk.');

  await test.step('the first device is shown both texts when it goes on', async () => {
    await content(phone).fill('On the train. And on.');
    const panel = phone.getByRole('region', { name: 'You have other unsaved changes on another device' });
    await expect(panel).toContainText(/You typed them in Chrome on Linux at \d\d:\d\d/);
    await expect(content(phone), 'whoever types goes on typing').toBeFocused();
    await expectAccessible(phone, 'main');
    const choice = panel.getByRole('group', { name: 'Content' });
    await expect(choice.getByRole('insertion')).toContainText(['And on', 'At the desk']);
    await choice.getByRole('radio', { name: 'Your other device’s version' }).check();
    await panel.getByRole('button', { name: 'Use selected versions' }).click();
    await expect(content(phone)).toHaveText('On the train. At the desk.');
    await expect(isSaved(phone)).toBeVisible();
  });

  await test.step('what changes another field is put together without a question', async () => {
    await storyForm(page).title.fill('A relay');
    await expect(page.getByText('You have other unsaved changes')).toHaveCount(0);
    await expect(isSaved(page)).toBeVisible();
    await expect(content(page)).toHaveText('On the train. At the desk.');
  });

  await test.step('and a save ends the draft on every device', async () => {
    await save(page).click();
    await expect(toast(page, 'Story saved')).toBeVisible();
    await page.reload();
    await hydrated(page);
    await expect(content(page)).toHaveText('On the train. At the desk.');
    await expect(restore(page)).toHaveCount(0);
  });
  await elsewhere.close();
});

test('what a tab that is closed by now has left is said to be of this device', async ({
  page,
  context,
  request,
  watch,
}) => {
  watch.expectTrouble(/^409 /);
  const { _id } = await addStory(request, aName('The night train'));
  await logIn(page, author);
  await storyForm(page).edit(_id);
  await expect(content(page)).toBeVisible();
  const other = await context.newPage();
  await storyForm(other).edit(_id);
  await type(other, 'In the other tab.');
  await other.close();
  await content(page).fill('In this tab.');
  const panel = page.getByRole('region', { name: 'You have other unsaved changes from a closed tab' });
  await expect(panel).toContainText(/You typed them there at \d\d:\d\d/);
  await expectAccessible(page, 'main');
  await panel.getByRole('radio', { name: 'The closed tab’s version' }).check();
  await panel.getByRole('button', { name: 'Use selected versions' }).click();
  await expect(content(page)).toHaveText('In the other tab.');
  await expect(isSaved(page)).toBeVisible();
});

test('without a line the form says so, keeps what is typed on the device, and sends it when the line is back', async ({
  page,
  context,
  request,
  watch,
}) => {
  watch.expectTrouble(/INTERNET_DISCONNECTED/);
  const { _id } = await addStory(request, aName('The tunnel'));
  await logIn(page, author);
  await storyForm(page).edit(_id);
  await expect(content(page)).toBeVisible();
  await context.setOffline(true);
  await content(page).fill('Typed in a tunnel.');
  await expect(page.getByRole('status').getByText('Offline. Saved on this device')).toBeVisible();
  await context.setOffline(false);
  await expect(isSaved(page)).toBeVisible();
});
