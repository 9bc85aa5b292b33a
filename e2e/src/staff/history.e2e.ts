import { expect, expectAccessible, test } from '../fixtures.ts';
import { author, logIn } from '../people.ts';
import { addStory, aName, toast } from '../staff-forms.ts';
import { storyForm } from '../story-form.screen.ts';

test('the history of a story shows each change word by word, and gives back one field or all, by keyboard', async ({
  page,
  request,
}) => {
  await logIn(page, author);
  const name = aName('Kept');
  const { _id } = await addStory(request, name);
  const form = storyForm(page);
  await form.edit(_id);
  await form.excerpt.fill('Nobody sleeps on the night ferry.');
  await form.save.click();
  await expect(toast(page, 'Story saved')).toBeVisible();
  await form.excerpt.fill('Everybody sleeps on the night ferry.');
  await form.title.fill(`${name}, again`);
  await form.save.click();
  await expect(page.getByRole('status').getByText('Saved', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'History' }).focus();
  await page.keyboard.press('Enter');
  const list = page.getByRole('region', { name: 'Versions', exact: true });
  await expect(list.getByRole('link')).toHaveCount(3);
  const heading = page.getByRole('heading', { name: `History of ${name}, again` });
  await expect.poll(async () => (await heading.boundingBox())?.width, 'to be read on a phone too').toBeGreaterThan(80);
  const changes = page.getByRole('region', { name: 'Changes' });
  const excerpt = changes.getByRole('region', { name: 'Short excerpt' });
  await expect(excerpt.getByRole('deletion')).toContainText('Nobody');
  await expect(excerpt.getByRole('insertion')).toContainText('Everybody');
  await expectAccessible(page, 'main');

  // The first version against today: one field comes back, the other stays.
  await list.getByRole('link').last().focus();
  await page.keyboard.press('Enter');
  await expect(changes.getByText('Old, version 1')).toBeVisible();
  await changes.getByRole('button', { name: 'Restore the old title' }).focus();
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Version 1 restored')).toBeVisible();
  await expect(list.getByRole('link').first()).toContainText('Restored from 1 by');
  await expect(changes.getByRole('region', { name: 'Title' })).toHaveCount(0);
  await changes.getByRole('button', { name: 'Restore all of version 1' }).click();
  await expect(changes.getByText('Nothing is different.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the story' }).click();
  await expect(form.title).toHaveValue(name);
});
