import type { Page } from '@playwright/test';
import { expect, expectAccessible, open, test } from '../fixtures.ts';
import { tabTo } from '../keyboard.ts';
import { admin, author, logIn } from '../people.ts';
import { callsOf } from '../staff-api.ts';
import { addStory, aName, toast } from '../staff-forms.ts';

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a deleted story is found in the trash, restored to its address, and deleted for good by keyboard alone', {
  tag: '@desktop',
}, async ({ page, request, watch }) => {
  // One screen is enough: phones have no keyboard. Every key is a call to the browser.
  test.slow();
  const name = aName('A window in Sarajevo');
  const { _id, slug } = await addStory(request, name);
  const call = await callsOf(request);
  await call('PUT', `/api/v5/admin/stories/published/${_id}`, { isPublished: true });
  await call('DELETE', `/api/v5/admin/stories/${_id}`);
  watch.expectTrouble(new RegExp(`404 .*${slug}`));
  expect(await open(page, `/stories/${slug}`), 'gone for the public').toBe(404);

  await logIn(page, author);
  await open(page, '/admin');
  await page.getByRole('link', { name: 'Trash', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trash');
  const { keyboard } = page;
  const search = page.getByRole('searchbox', { name: 'Search the trash' });
  await page.getByRole('button', { name: 'Empty the trash' }).focus();
  await tabTo(page, search);
  await keyboard.type(name);
  await expect(page).toHaveURL(/\/admin\/trash\?q=/);
  await expect(row(page, name)).toHaveCount(1);
  await expect(row(page, name)).toContainText('30 days left');
  await expectAccessible(page);
  await tabTo(page, button(page, `Restore ${name}`));
  await keyboard.press('Enter');
  await expect(toast(page, 'Story restored')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Nothing in the trash matches' })).toBeVisible();
  await expect(page.getByRole('main'), 'the keyboard goes on from here').toBeFocused();
  expect(await open(page, `/stories/${slug}`), 'public again').toBe(200);

  await call('DELETE', `/api/v5/admin/stories/${_id}`);
  await open(page, `/admin/trash?kind=story&q=${encodeURIComponent(name)}`);
  await search.focus();
  await tabTo(page, button(page, `Delete ${name} now`));
  await keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Delete for good?' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await tabTo(page, question.getByRole('button', { name: 'Delete', exact: true }));
  await keyboard.press('Enter');
  await expect(toast(page, 'Deleted for good')).toBeVisible();
  await expect(row(page, name)).toHaveCount(0);
});

test('deleting a story is undone with Ctrl+Z from the list, or with the button of the toast on another page', {
  tag: '@desktop',
}, async ({ page, request }) => {
  // One screen is enough: phones have no Ctrl+Z.
  const name = aName('The undone quay');
  const { _id } = await addStory(request, name);
  await logIn(page, author);
  const list = `/admin/stories?q=${encodeURIComponent(name)}`;
  await open(page, list);
  const { keyboard } = page;
  const remove = async () => {
    await button(page, `Delete ${name}`).press('Enter');
    const question = page.getByRole('dialog', { name: 'Delete Story' });
    await tabTo(page, question.getByRole('button', { name: 'Delete', exact: true }));
    await keyboard.press('Enter');
    await expect(row(page, name)).toHaveCount(0);
    await expect(button(page, 'Undo')).toBeVisible();
  };
  await remove();
  await page.getByRole('searchbox').focus();
  await keyboard.press('Control+z');
  await expect(button(page, 'Undo'), 'in a text the keys take back what was typed').toBeVisible();
  await page.getByRole('link', { name: 'Stories', exact: true }).focus();
  await keyboard.press('Control+z');
  await expect(toast(page, 'Story restored')).toBeVisible();
  await expect(row(page, name)).toHaveCount(1);
  await expect(button(page, 'Undo')).toHaveCount(0);

  await remove();
  // Its time stands still while it has the focus.
  await button(page, 'Undo').focus();
  await page.getByRole('link', { name: 'Trash', exact: true }).press('Enter');
  await expect(row(page, name)).toHaveCount(1);
  await button(page, 'Undo').press('Enter');
  await expect(row(page, name), 'what is shown meanwhile follows').toHaveCount(0);
  await open(page, list);
  await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', `/admin/stories/edit/${_id}`);
});

test('what cannot be restored says why beside its row, and what is gone leaves the trash list @desktop', async ({
  page,
  request,
  watch,
}) => {
  watch.expectTrouble(/^(409|404|500) .*\/api\/v5\/admin\/trash/);
  const [kept, gone] = [aName('The kept quay'), aName('The lost quay')];
  const call = await callsOf(request);
  const stories = [await addStory(request, kept), await addStory(request, gone)];
  for (const { _id } of stories) await call('DELETE', `/api/v5/admin/stories/${_id}`);
  await logIn(page, admin);
  await open(page, '/admin/trash?kind=story');
  await expect(button(page, 'Empty the trash'), 'for authors alone').toHaveCount(0);

  const reason = 'What it belongs to is gone';
  await page.route(`**/trash/story/${stories[0]?._id}/restore`, (route) =>
    route.fulfill({ status: 409, json: { success: false, message: reason } }),
  );
  await button(page, `Restore ${kept}`).click();
  await expect(row(page, kept).getByRole('alert')).toHaveText(reason);
  await call('DELETE', `/api/v5/admin/trash/story/${stories[1]?._id}`);
  await button(page, `Restore ${gone}`).click();
  await expect(toast(page, 'This is no longer in the trash')).toBeVisible();
  await expect(row(page, gone)).toHaveCount(0);

  await page.route('**/api/v5/admin/trash?*', (route) =>
    route.fulfill({ status: 500, json: { success: false, message: 'The bin is stuck' } }),
  );
  await page.getByRole('searchbox', { name: 'Search the trash' }).fill('quay');
  await expect(page.getByRole('alert').getByText('The bin is stuck')).toBeVisible();
  await page.unroute('**/api/v5/admin/trash?*');
  await button(page, 'Try again').click();
  await expect(row(page, kept)).toHaveCount(1);
});

test('selected rows of the trash are restored and deleted by keys; what fails stays selected and says why @desktop', async ({
  page,
  request,
  watch,
}) => {
  watch.expectTrouble(/^409 .*\/api\/v5\/admin\/trash/);
  const name = aName('A crate of maps');
  const call = await callsOf(request);
  const ids: string[] = [];
  for (const part of ['one', 'two', 'three']) ids.push((await addStory(request, `${name} ${part}`))._id);
  for (const id of ids) await call('DELETE', `/api/v5/admin/stories/${id}`);
  await logIn(page, author);
  await open(page, `/admin/trash?q=${encodeURIComponent(name)}`);
  const box = (part: string) => page.getByRole('checkbox', { name: `Select ${name} ${part}`, exact: true });
  const bar = page.getByRole('region', { name: 'Selection' });
  const reason = 'What it belongs to is gone';
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(`**/trash/story/${ids[0]}/restore`, async (route) => {
    await held;
    await route.fulfill({ status: 409, json: { success: false, message: reason } });
  });
  await box('one').focus();
  await page.keyboard.press('Control+a');
  await expect(bar).toContainText('3 selected');
  await expectAccessible(page);
  await bar.getByRole('button', { name: 'Restore' }).press('Enter');
  await expect(bar.getByRole('button', { name: 'Restore' })).toHaveAttribute('aria-busy', 'true');
  answer();
  await expect(toast(page, '2 restored, 1 couldn’t be')).toBeVisible();
  await expect(row(page, `${name} one`).getByRole('alert')).toHaveText(reason);
  await expect(box('one')).toBeChecked();
  await expect(box('two')).toHaveCount(0);
  await expect(bar.getByRole('button', { name: 'Restore' })).toBeFocused();

  await bar.getByRole('button', { name: 'Delete now' }).press('Enter');
  const question = page.getByRole('dialog', { name: 'Delete for good?' });
  await question.getByRole('button', { name: 'Delete now' }).press('Enter');
  await expect(toast(page, '1 deleted for good')).toBeVisible();
  await expect(row(page, name)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
});
