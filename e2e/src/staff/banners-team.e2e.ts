import { expect, expectAccessible, type Locator, open, type Page, test } from '../fixtures.ts';
import { admin, author, logIn } from '../people.ts';
import { anImage } from '../staff-forms.ts';

const row = (page: Page, words: string) => page.getByRole('row').filter({ hasText: words });

// Which banner is active is left alone: other tests look at the home page. The calls have tests of their own.
test('staff add a banner with checked texts, preview it, change it and delete it', async ({ page }) => {
  const title = 'Go where the map is blank.';
  await logIn(page, author);
  await open(page, '/admin/banners');
  await expect(page.getByRole('switch', { checked: true })).toHaveCount(1);
  await open(page, '/admin/banners/new');
  const form = page.getByRole('dialog', { name: 'Add Banner' });
  await form.getByRole('button', { name: 'Save Banner' }).click();
  await expect(form.getByText('Title, description, and small description are required!'), 'said once').toHaveCount(1);
  for (const field of ['Title', 'Small description', 'Description'])
    await expect(form.getByText(`${field} is required`, { exact: true })).toBeVisible();
  await expect(form.getByText('At least one image is required!').first()).toBeVisible();
  await expect(form.getByText('Active banners will be displayed on the website')).toBeVisible();
  await expectAccessible(page, 'dialog');
  const save = form.getByRole('button', { name: 'Save Banner' });
  const placeOfSave = await save.boundingBox();
  await form.getByLabel('Title').fill(title);
  await expect(form.getByText(/^Saved \d/)).toBeVisible();
  expect(await save.boundingBox(), 'stands where it stood while the draft is kept').toEqual(placeOfSave);
  await form.getByLabel('Small description').fill('A note of a test');
  await form.getByRole('textbox', { name: 'Description', exact: true }).fill('One long look at a short road.');
  const images = [
    'amalfi-coast-lemon-terrace',
    'amalfi-coast-positano',
    'amalfi-coast-scooter-road',
    'angkor-wat-bayon-faces',
  ].map((name) => anImage(name));
  await form.locator('input[type=file]').setInputFiles(images);
  const tooMany = form.getByText('Maximum 3 images allowed per banner.');
  await expect(tooMany).toBeVisible();
  await form.getByRole('button', { name: 'Remove picture 3' }).click();
  await expect(tooMany).toBeHidden();
  await form.locator('input[type=file]').last().setInputFiles(images.slice(2, 3));
  const place = form.getByLabel('Place of picture 2');
  await place.fill('Amalfi');
  await expect(form.locator('datalist option[value="Amalfi Coast, Italy"]').first()).toBeAttached();
  await place.fill('Amalfi Coast, Italy');
  const crops = await form
    .getByRole('figure')
    .locator('img')
    .evaluateAll((shown) => shown.map(({ clientWidth, clientHeight }) => (clientWidth / clientHeight).toFixed(1)));
  expect(crops, 'as the home page will crop them').toEqual(['1.8', '0.8', '0.8']);
  await form.getByRole('button', { name: 'Save Banner' }).click();
  await expect(page).toHaveURL('/admin/banners');
  await expect(row(page, title)).toContainText('3/3');
  await expect(row(page, title)).toContainText('Inactive');

  // What is opened over a list that was searched leaves it as it is.
  await page.getByLabel('Search banners').fill(title);
  await expect(page).toHaveURL(/[?&]q=Go/);
  const found = page.url();
  await row(page, title).getByRole('link', { name: /^View/ }).click();
  await expect(page.getByRole('dialog', { name: title }).locator('img')).toHaveCount(3);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(found);
  await row(page, title).getByRole('link', { name: /^Edit/ }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Banner' });
  await expect(edit.getByLabel('Place of picture 2')).toHaveValue('Amalfi Coast, Italy');
  await expect(edit.getByLabel('Place of picture 1')).toHaveValue('');
  const rowOf = async (control: Locator) => (await control.boundingBox())?.y;
  expect(await rowOf(edit.getByRole('button', { name: 'Save Banner' })), 'its buttons stand in one row').toBe(
    await rowOf(edit.getByRole('link', { name: 'History' })),
  );
  await edit.getByLabel('Small description').fill('Another note of a test');
  await edit.getByRole('button', { name: 'Save Banner' }).click();
  await expect(row(page, title)).toContainText('Another note of a test');
  await expect(page).toHaveURL(found);

  await row(page, title)
    .getByRole('button', { name: /^Delete/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Delete Banner' });
  await expect(dialog).toContainText('Are you sure you want to delete this banner?');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: 'No banners found' })).toBeVisible();
  await page.getByRole('link', { name: 'Show all' }).click();
  await expect(page.getByRole('switch', { checked: true })).toHaveCount(1);
});

test('staff add, change and delete a team member', async ({ page, browser }) => {
  await logIn(page, admin);
  await open(page, '/admin/about');
  await page.getByRole('link', { name: 'Manage Team' }).click();
  await page.getByRole('link', { name: 'Add Member' }).click();
  const form = page.getByRole('dialog', { name: 'Add Member' });
  await form.getByRole('button', { name: 'Save Member' }).click();
  await expect(form.getByText('Name and role are required!'), 'said once').toHaveCount(1);
  await expect(form.getByText('Role is required', { exact: true })).toBeVisible();
  await form.getByLabel('Name').fill('Test Person');
  await form.getByLabel('Role').fill('Proof reader');
  await form.getByRole('button', { name: 'Save Member' }).click();
  const card = page.getByRole('listitem').filter({ hasText: 'Test Person' });
  await expect(card).toBeVisible();
  await card.getByRole('link', { name: /^Edit/ }).click();
  await page.getByRole('dialog', { name: 'Edit Member' }).getByLabel('Role').fill('Reader of proofs');
  await page.getByRole('button', { name: 'Save Member' }).click();
  await expect(card).toContainText('Reader of proofs');
  const visitor = await browser.newPage();
  await open(visitor, '/about');
  await expect(visitor.getByText('Reader of proofs')).toBeVisible();
  await visitor.close();
  await card.getByRole('button', { name: /^Delete/ }).click();
  await expect(page.getByText('Are you sure you want to delete this team member?')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(card).toHaveCount(0);
});

test('staff add a highlight with checked texts, publish it at once, unpublish it and delete it', async ({
  page,
  browser,
  watch,
}) => {
  watch.expectTrouble(/highlight/);
  await logIn(page, author);
  await open(page, '/admin/highlights/create');
  await page.getByRole('button', { name: 'Save Highlight' }).click();
  for (const text of [
    'Highlight name is required',
    'Description is required',
    'Location is required',
    'Region is required',
  ])
    await expect(page.getByText(text).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Name').fill('Test Traveller');
  await page.getByLabel('Description').fill('The tram stopped, and nobody minded.');
  await page.getByLabel('Location').fill('Lisbon, Portugal');
  await page.getByLabel('Region').selectOption('Europe');
  await page.getByLabel('Rating').fill('4.3');
  await page.locator('input[type=file]').first().setInputFiles(anImage('amalfi-coast-lemon-terrace'));
  await page.getByRole('button', { name: 'Save Highlight' }).click();
  await expect(page).toHaveURL(/\/admin\/highlights\/edit\//);
  await page.reload();
  await expect(page.getByLabel('Name')).toHaveValue('Test Traveller');

  const visitor = await browser.newPage();
  await open(visitor, '/highlight?q=tram+stopped');
  await expect(visitor.getByText('Test Traveller').first()).toBeVisible();
  await open(page, '/admin/highlights?q=Test+Traveller');
  const toggle = page.getByRole('switch', { name: 'Published: Test Traveller' });
  await toggle.click();
  await expect(toggle).not.toBeChecked();
  await visitor.reload();
  await expect(visitor.getByText('No highlights found')).toBeVisible();
  await visitor.close();
  await row(page, 'Test Traveller')
    .getByRole('button', { name: /^Delete/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Delete Highlight' });
  await expect(dialog).toContainText('Are you sure you want to delete this highlight? This action cannot be undone.');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No highlights found').first()).toBeVisible();
});

test('empty staff lists say so in the literal words', { tag: '@desktop' }, async ({ page, watch }) => {
  watch.expectTrouble(/^404 .*\/Admin\/users\//);
  await logIn(page, author);
  await open(page, '/admin/users?q=nobody-is-called-this');
  await expect(page.getByRole('heading', { name: 'No users found matching your search criteria.' })).toBeVisible();
  await expect(page.getByText('Showing 0 of 0 users')).toBeVisible();
  await expect(page.getByText('All Roles').first()).toBeAttached();
  await open(page, '/admin/users/00000000-0000-4000-8000-000000000000');
  await expect(page.getByRole('heading', { name: 'User not found' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Users' }).first()).toBeVisible();
  await open(page, '/admin/about/team?q=nobody-is-called-this');
  await expect(page.getByRole('heading', { name: 'No team members found' })).toBeVisible();
  await open(page, '/admin/banners?q=nobody-is-called-this');
  await expect(page.getByRole('heading', { name: 'No banners found' })).toBeVisible();
});
