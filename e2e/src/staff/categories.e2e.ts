import { expect, expectAccessible, open, test } from '../fixtures.ts';
import { author, logIn } from '../people.ts';
import { ownSite } from '../sites/own-site.ts';

// A site of its own: what is changed here holds for all of it.
const site = ownSite();

test('categories of stories are named, ordered, added and removed by keyboard, and readers see them', async ({
  page,
  watch,
}) => {
  watch.expectTrouble(/^(400|409) .*\/story-categories$/);
  const address = '/admin/settings/categories';
  await logIn(page, author, site.url);
  await open(page, `${site.url}${address}`);
  await expectAccessible(page);
  const list = page.getByRole('list', { name: 'Categories of stories' });
  const names = list.getByRole('textbox');
  const expectNames = async (...wanted: string[]) => {
    await expect(names).toHaveCount(wanted.length);
    for (const [at, name] of wanted.entries()) await expect(names.nth(at)).toHaveValue(name);
  };
  await expectNames('Adventure', 'Food', 'Travel', 'Culture', 'Road Trip', 'Backpacking', 'Luxury');

  const grip = list.getByRole('button', { name: /^Move Culture/ });
  await grip.press('Home');
  await expect(grip).toBeFocused();
  await expect(grip).toHaveAccessibleName('Move Culture, 1 of 7');
  await list.getByRole('textbox', { name: 'Name of category 3' }).fill('Kitchens');
  await page.getByRole('button', { name: 'Add a category' }).press('Enter');
  await expect(names.last()).toBeFocused();
  await page.keyboard.type('kitchens');

  await list.getByRole('button', { name: 'Remove Travel' }).press('Enter');
  // Where the removed one stood, and not behind the list.
  const heir = list
    .getByRole('listitem')
    .nth(3)
    .getByRole('combobox', { name: /^Its \d+ stories go to$/ });
  await expect(heir).toBeFocused();
  const save = page.getByRole('button', { name: 'Save changes' });
  await save.press('Enter');
  await expect(names.last()).toBeFocused();
  await expect(list.getByText('Another category has this name')).toBeVisible();
  await expectAccessible(page);
  await names.last().fill('Night trains');
  await save.press('Enter');
  await expect(page.getByText('Choose where they go', { exact: true })).toBeVisible();
  await expect(heir).toBeFocused();
  await expectNames('Culture', 'Adventure', 'Kitchens', 'Road Trip', 'Backpacking', 'Luxury', 'Night trains');
  await heir.selectOption('Night trains');
  await save.press('Enter');
  await expect(page.getByText('Nothing changed')).toBeVisible();
  await expectNames('Culture', 'Adventure', 'Kitchens', 'Road Trip', 'Backpacking', 'Luxury', 'Night trains');

  await open(page, `${site.url}/admin/stories/create`);
  const options = page.getByLabel('Category', { exact: true }).getByRole('option');
  await expect(options.nth(1)).toHaveText('Culture');
  await expect(options.last()).toHaveText('Night trains');
  await open(page, `${site.url}/stories`);
  const chips = page.getByRole('group', { name: 'Category' });
  await expect(chips.getByRole('link')).toHaveText([
    ...['All Categories', 'Europe', 'Asia', 'Africa', 'Americas', 'Oceania'],
    ...['Culture', 'Adventure', 'Kitchens', 'Road Trip', 'Backpacking', 'Luxury', 'Night trains'],
  ]);
  await chips.getByRole('link', { name: 'Night trains' }).click();
  await expect(page).toHaveURL(`${site.url}/stories?category=Night+trains`);
  await expect(chips.locator('[aria-current]')).toHaveText('Night trains');
  // What was linked before leads to what took its place.
  await open(page, `${site.url}/stories?category=Travel+Tips`);
  await expect(chips.locator('[aria-current]')).toHaveText('Night trains');
  await expect(page.getByRole('article').first()).toBeVisible();
});
