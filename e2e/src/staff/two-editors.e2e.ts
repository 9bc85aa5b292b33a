import type { Browser } from '@playwright/test';
import { expect, expectAccessible, type Page, test } from '../fixtures.ts';
import { admin, author, logIn } from '../people.ts';
import { addStory, aName, anImage, filesOf, toast } from '../staff-forms.ts';
import { storyForm } from '../story-form.screen.ts';

/** The form of a story, open for an author and, in another browser, for an admin. */
async function openForTwo(page: Page, browser: Browser, id: string) {
  await logIn(page, author);
  const elsewhere = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const other = await elsewhere.newPage();
  await logIn(other, admin);
  const [form, theirs] = [storyForm(page), storyForm(other)];
  await form.edit(id);
  await theirs.edit(id);
  return { elsewhere, other, form, theirs };
}

/** The texts of the buttons that are filled as the main action of a page is. */
const filledButtons = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const buttons = [...main.querySelectorAll<HTMLElement>('button, a')].filter((button) => button.checkVisibility());
    const fill = (button: HTMLElement) => getComputedStyle(button).backgroundColor;
    const primary = buttons.find(({ textContent }) => textContent === 'Use selected versions');
    return buttons.filter((button) => primary && fill(button) === fill(primary)).map(({ textContent }) => textContent);
  });

test('two people who edit one story lose nothing', async ({ page, browser, request, watch }) => {
  watch.expectTrouble(/^409 /);
  const name = aName('Two hands');
  const { _id } = await addStory(request, name);
  const { elsewhere, other, form, theirs } = await openForTwo(page, browser, _id);

  await theirs.title.fill(`${name}, theirs`);
  await theirs.excerpt.fill('Their excerpt.');
  await theirs.save.click();
  await expect(toast(other, 'Story saved')).toBeVisible();

  // Another field than theirs: both stand without a question.
  await form.content.fill('My words.');
  await form.save.click();
  await expect(toast(page, 'Story saved')).toBeVisible();
  await expect(form.title).toHaveValue(`${name}, theirs`);
  await expect(form.excerpt).toHaveValue('Their excerpt.');

  // The same field: both texts are shown, and what is chosen stands.
  await theirs.content.fill('Their words.');
  await theirs.title.fill(`${name}, theirs again`);
  await theirs.save.click();
  const panel = other.getByRole('region', { name: 'Someone saved a newer version' });
  await expect(panel, 'who, and when').toContainText(/\S+ saved it at \d\d:\d\d/);
  const ofContent = panel.getByRole('group', { name: 'Content' });
  await expect(ofContent.getByRole('insertion')).toContainText(['Their', 'My']);
  await expect(ofContent.getByRole('deletion').first(), 'said, not only drawn').toContainText('removed:');
  await expect(other.getByText('Not saved: there are two versions')).toBeVisible();
  await expect(theirs.save, 'one thing to do').toHaveCount(0);
  await expect(panel.getByText('Choose a version of each field.')).toBeVisible();
  expect(await filledButtons(other), 'one primary button, in the panel or around it').toEqual([
    'Use selected versions',
  ]);
  await expectAccessible(other, 'main');
  await ofContent.getByRole('radio', { name: /^(?!Your).*’s version$/ }).check();
  await panel.getByRole('button', { name: 'Use selected versions' }).click();
  await expect(theirs.content).toHaveText('My words.');
  await expect(theirs.title).toHaveValue(`${name}, theirs again`);
  await theirs.save.click();
  await expect(other.getByRole('status').getByText('Saved', { exact: true })).toBeVisible();
  await form.edit(_id);
  await expect(form.content).toHaveText('My words.');
  await expect(form.title).toHaveValue(`${name}, theirs again`);

  // Oneself in another tab is no stranger.
  const tab = await elsewhere.newPage();
  const inTab = storyForm(tab);
  await inTab.edit(_id);
  await theirs.edit(_id);
  await inTab.content.fill('From the other tab.');
  await inTab.save.click();
  await expect(toast(tab, 'Story saved')).toBeVisible();
  await theirs.content.fill('From this tab.');
  await theirs.save.click();
  const ownPanel = other.getByRole('region', { name: 'You saved a newer version in your other tab' });
  await expect(ownPanel.getByRole('radio')).toHaveCount(2);
  await expect(ownPanel.getByRole('radio', { name: 'Your other tab’s version' })).toBeVisible();
  await elsewhere.close();
});

test('two people who change one gallery see both versions and can keep both', async ({
  page,
  browser,
  request,
  watch,
}) => {
  watch.expectTrouble(/^409 /);
  const { _id } = await addStory(request, aName('Two galleries'));
  const { elsewhere, other, form, theirs } = await openForTwo(page, browser, _id);
  const chooses = (who: Page, image: string) => filesOf(who, 'Additional images').setInputFiles(anImage(image));

  await chooses(other, 'amalfi-coast-scooter-road');
  await other.getByLabel('Caption of picture 2').fill('The road, theirs');
  await theirs.save.click();
  await expect(toast(other, 'Story saved')).toBeVisible();
  await chooses(page, 'amalfi-coast-positano');
  await page.getByLabel('Caption of picture 2').fill('The bay, mine');
  await form.save.click();

  const panel = page.getByRole('region', { name: 'Someone saved a newer version' });
  const group = panel.getByRole('group', { name: 'Additional images' });
  await expect(group.getByRole('listitem')).toHaveText([
    'The lemons',
    'amalfi-coast-positano.avif: The bay, mine',
    'The lemons',
    'The road, theirs',
  ]);
  for (const image of await group.locator('img').all())
    await expect.poll(() => image.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expectAccessible(page, 'main');
  await group.getByRole('radio', { name: /^Both/ }).check();
  await panel.getByRole('button', { name: 'Use selected versions' }).click();
  const captions = page.getByLabel(/^Caption of picture/);
  await expect(captions).toHaveCount(3);
  await form.save.click();
  await expect(toast(page, 'Story saved')).toBeVisible();
  await form.edit(_id);
  for (const [place, words] of ['The lemons', 'The road, theirs', 'The bay, mine'].entries())
    await expect(captions.nth(place)).toHaveValue(words);
  await elsewhere.close();
});
