import { expect, expectAccessible, open, test } from '../fixtures.ts';
import { tabTo } from '../keyboard.ts';
import { author, logIn } from '../people.ts';
import { callsOf } from '../staff-api.ts';
import { addStory, aName } from '../staff-forms.ts';

test('the activity shows what each field was and is, by person, kind and day, by keyboard, and as a table', async ({
  page,
  request,
}) => {
  const name = aName('The last ferry');
  const { _id } = await addStory(request, name);
  const call = await callsOf(request);
  await call('PUT', `/api/v5/admin/stories/${_id}`, { readTime: '93 min' });
  await logIn(page, author);
  await open(page, '/admin');
  await page.getByRole('link', { name: 'What changed' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Activity');
  await page.getByLabel('Kind').selectOption('Stories');
  await expect(page).toHaveURL(/kind=story/);
  const entry = page.getByRole('listitem').filter({ hasText: 'Updated story' }).filter({ hasText: name });
  await expect(entry).toHaveCount(1);
  await tabTo(page, entry.locator('summary'));
  await page.keyboard.press('Enter');
  await expect(entry.getByRole('region', { name: 'Estimated read time' })).toContainText('93 min');
  await expectAccessible(page);

  await page.getByLabel('Person').selectOption({ index: 1 });
  await expect(page).toHaveURL(/actor=/);
  await page.getByLabel('Day').fill('2020-02-29');
  await expect(page).toHaveURL(/day=2020-02-29/);
  await expect(page.getByRole('heading', { name: 'No activity found' })).toBeVisible();
  await page.getByRole('link', { name: 'Show all' }).click();
  await expect(page).toHaveURL(/\/admin\/activity$/);
  await page.getByLabel('Kind').selectOption('Stories');
  await expect(page).toHaveURL(/kind=story/);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export CSV' }).click();
  expect((await download).suggestedFilename()).toBe('activity.csv');
});
