import type { Page } from '@playwright/test';
import { expect, expectAccessible, open, test } from '../fixtures.ts';
import { tabTo } from '../keyboard.ts';
import { author, logIn } from '../people.ts';
import { callsOf } from '../staff-api.ts';
import { addStory, aName, publishAnyway, toast } from '../staff-forms.ts';
import { storyForm } from '../story-form.screen.ts';

test.use({ timezoneId: 'Europe/Lisbon' });

/** The dialog, and what a test does in it. */
function schedule(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Schedule' });
  return {
    dialog,
    opener: page.getByRole('button', { name: /^Schedule/ }),
    save: dialog.getByRole('button', { name: 'Save schedule' }),
    /** On a phone it stands among the details. */
    async show() {
      const details = page.getByRole('button', { name: 'Details', exact: true });
      if (await details.isVisible()) await details.click();
    },
    async type(label: 'Publish at' | 'Unpublish at', date: string, time: string) {
      await dialog.getByLabel(`${label}: date`, { exact: true }).fill(date);
      await dialog.getByLabel(`${label}: time`, { exact: true }).fill(time);
    },
  };
}

/** A tab of a list: what stands in that state. */
const state = (page: Page, name: string) =>
  page.getByRole('group', { name: 'State' }).getByRole('link', { name: new RegExp(`^${name}`) });

test('a story is scheduled by keyboard, in the time of the device, and what is typed in its form stays', async ({
  page,
  request,
  watch,
}) => {
  watch.expectTrouble(/^400 .*schedule/);
  const name = aName('The first ferry');
  const { _id } = await addStory(request, name);
  await logIn(page, author);
  const form = storyForm(page);
  await form.edit(_id);
  await form.excerpt.fill('Not saved yet.');
  const { dialog, opener, save, show, type } = schedule(page);
  await show();
  await opener.press('Enter');
  await expect(dialog).toContainText('Times are those of this device: Lisbon, UTC');
  await type('Publish at', '2029-12-01', '07:30');
  await type('Unpublish at', '2029-12-24', '');
  await tabTo(page, save);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Choose a date and a time')).toBeVisible();
  await expectAccessible(page, 'dialog[open]');
  await type('Unpublish at', '2029-07-01', '18:00');
  await save.press('Enter');
  await expect(dialog.getByText('Choose a time after it’s published')).toBeVisible();
  await type('Unpublish at', '2030-07-01', '18:00');
  await save.press('Enter');
  await expect(toast(page, 'Schedule saved')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  const state = page.getByRole('region', { name: 'State' });
  await expect(state).toContainText('Scheduled');
  await expect(state).toContainText('Publishes 1 Dec 2029, 07:30 (UTC+0)');
  await expect(state).toContainText('Unpublishes 1 Jul 2030, 18:00 (UTC+1)');
  await expect(form.excerpt).toHaveValue('Not saved yet.');
  const call = await callsOf(request);
  expect((await call('GET', `/api/v5/admin/stories/${_id}`)).data).toMatchObject({
    state: 'scheduled',
    publishAt: '2029-12-01T07:30:00.000Z',
    unpublishAt: '2030-07-01T17:00:00.000Z',
  });
  await form.save.click();
  await expect(toast(page, 'Story saved')).toBeVisible();
  await expect(state, 'a save leaves the plan').toContainText('Publishes 1 Dec 2029, 07:30 (UTC+0)');

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await publishAnyway(page);
  await expect(state).toContainText('Published');
  await expect(state, 'published by hand').not.toContainText('Publishes');
  await opener.click();
  await expect(dialog.getByLabel('Publish at: date', { exact: true }), 'it is public').toBeHidden();
  await dialog.getByRole('button', { name: 'Remove schedule' }).click();
  await expect(toast(page, 'Nothing is scheduled')).toBeVisible();
  await expect(state).not.toContainText('Unpublishes');
  // Other tests count what is public.
  await call('DELETE', `/api/v5/admin/stories/${_id}`);
});

test('an hour that occurs twice is asked about, one that clocks skip is explained, and the past is refused', async ({
  page,
  request,
  watch,
}) => {
  watch.expectTrouble(/^400 .*schedule/);
  const { _id } = await addStory(request, aName('The hour that came twice'));
  await logIn(page, author);
  await storyForm(page).edit(_id);
  const { dialog, opener, save, show, type } = schedule(page);
  await show();
  await opener.click();
  await type('Publish at', '2028-03-26', '01:30');
  await save.click();
  await expect(dialog).toContainText('There is no 26 Mar 2028, 01:30: clocks go forward then, to 02:30.');
  await type('Publish at', '2020-01-01', '08:00');
  await save.click();
  await expect(dialog).toContainText('Choose a time in the future');
  await type('Publish at', '2028-10-29', '01:30');
  await save.click();
  await expect(dialog).toContainText('That time occurs twice. Choose which of the two');
  await expectAccessible(page, 'dialog[open]');
  await dialog.getByRole('radio', { name: 'The second, UTC+0' }).check();
  await save.click();
  await expect(toast(page, 'Schedule saved')).toBeVisible();
  const call = await callsOf(request);
  const stored = await call('GET', `/api/v5/admin/stories/${_id}`);
  expect(stored.data.publishAt).toBe('2028-10-29T01:30:00.000Z');
  await opener.click();
  await expect(dialog.getByRole('radio', { name: 'The second, UTC+0' }), 'it is shown again').toBeChecked();
});

test('the dashboard lists what is due day by day, each leading to its form, and lists say it at the row', async ({
  page,
  request,
}) => {
  const name = aName('The last light');
  const { _id } = await addStory(request, name);
  const call = await callsOf(request);
  await call('PUT', `/api/v5/admin/schedule/story/${_id}`, { publishAt: '2027-03-01T08:00:00Z' });
  await logIn(page, author);
  await open(page, '/admin');
  const due = page.getByRole('region', { name: 'Scheduled' });
  await expect(due.getByRole('heading', { name: 'Monday, 1 March 2027' })).toBeVisible();
  const item = due.getByRole('listitem').filter({ hasText: name });
  await expect(item).toContainText('08:00');
  await expect(item).toContainText('Publishes');
  await expectAccessible(page);
  await open(page, `/admin/stories?q=${encodeURIComponent(name)}`);
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('Publishes 1 Mar 2027, 08:00');
  await state(page, 'Scheduled').click();
  await expect(page).toHaveURL(/state=scheduled/);
  await expect(state(page, 'Scheduled')).toHaveText('Scheduled1');
  await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(1);
  await state(page, 'Private').click();
  await expect(page).toHaveURL(/state=draft/);
  await expect(page.getByText('No stories found').first()).toBeVisible();
  await open(page, '/admin');
  await item.getByRole('link', { name }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/stories/edit/${_id}$`));
});

test('what was taken back at its instant is found among what has ended, and says so', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  const name = aName('The ferry that stopped');
  const { _id } = await addStory(request, name);
  const call = await callsOf(request);
  await call('PUT', `/api/v5/admin/stories/published/${_id}`, { isPublished: true });
  const unpublishAt = new Date(Date.now() + 5000).toISOString();
  await call('PUT', `/api/v5/admin/schedule/story/${_id}`, { unpublishAt });
  const found = async (state: string) =>
    (await call('GET', `/api/v5/admin/stories?state=${state}&q=${encodeURIComponent(name)}`)).totalCount;
  await expect.poll(() => found('ended'), { timeout: 30_000 }).toBe(1);
  await logIn(page, author);
  await open(page, `/admin/stories?q=${encodeURIComponent(name)}`);
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('PrivateEnded');
  await state(page, 'Ended').click();
  await expect(page).toHaveURL(/state=ended/);
  await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(1);
  await expectAccessible(page);
});

test('planning a place that is not whole says what it lacks, and leads there', { tag: '@desktop' }, async ({
  page,
  request,
  watch,
}) => {
  watch.expectTrouble(/^400 .*schedule/);
  const call = await callsOf(request);
  const { _id } = (await call('POST', '/api/v5/admin/destination/draft', { name: aName('Half a harbor') })).data;
  await logIn(page, author);
  await open(page, `/admin/destinations/edit/${_id}`);
  const { dialog, opener, save, type } = schedule(page);
  await opener.click();
  await type('Publish at', '2029-12-01', '07:30');
  await save.click();
  const lacking = dialog.getByRole('alert');
  await expect(lacking).toBeFocused();
  await expect(lacking.getByRole('link')).toHaveCount(18);
  await expectAccessible(page, 'dialog[open]');
  await lacking.getByRole('link', { name: 'country is required' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('Country', { exact: true })).toBeFocused();
  await call('DELETE', `/api/v5/admin/destination/${_id}`);
});

test('who schedules a banner reads what home shows once it is off @desktop', async ({ page }) => {
  await logIn(page, author);
  await open(page, '/admin/banners');
  await page.getByRole('main').getByRole('link', { name: /^Edit/ }).first().click();
  const planned = schedule(page);
  await page.getByRole('dialog', { name: 'Edit Banner' }).getByRole('button', { name: 'Schedule' }).click();
  await expect(planned.dialog).toContainText('shows its usual cover until another banner is on');
  await expectAccessible(page);
});
