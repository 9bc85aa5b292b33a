import { expect, expectAccessible, expectContrast, open, test } from '../fixtures.ts';
import { calledAs, drawer, ownImage, uploaded } from '../media-library.screen.ts';
import { author, logIn } from '../people.ts';
import { callsOf } from '../staff-api.ts';
import { addDestination, aName, toast } from '../staff-forms.ts';

test('a destination takes a picture from the library by keyboard, and another uploaded right there', async ({
  page,
  request,
}) => {
  test.slow();
  await logIn(page, author);
  await open(page, '/admin/media');
  const { image } = await uploaded(page, 'Lagoon');
  await drawer(page, image.name).getByLabel('Alternative text').fill('A lagoon at dusk');
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  const { _id } = await addDestination(request, aName('Lagoon town'));
  await open(page, `/admin/destinations/edit/${_id}`);
  const { keyboard } = page;
  const cover = page.getByRole('group', { name: 'Thumbnail' });
  const choose = cover.getByRole('button', { name: 'Choose from library' });
  await choose.focus();
  await keyboard.press('Enter');
  const picker = page.getByRole('dialog', { name: 'Choose a picture' });
  await expect(picker.getByLabel('Search media')).toBeFocused();
  await keyboard.type(calledAs(image.name));
  const radio = picker.getByRole('radio', { name: calledAs(image.name) });
  await expect(picker.getByRole('radio')).toHaveCount(1);
  await radio.focus();
  await keyboard.press('Space');
  await expect(picker.getByLabel('Alternative text')).toHaveValue('A lagoon at dusk');
  await expectAccessible(page, 'dialog');
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectContrast(page);
  await keyboard.press('Enter');
  await expect(picker).toHaveCount(0);
  await expect(choose).toBeFocused();

  const gallery = page.getByRole('group', { name: 'Pictures' });
  await gallery.getByRole('button', { name: 'Choose from library: Pictures' }).click();
  const several = page.getByRole('dialog', { name: 'Choose pictures' });
  await several.getByRole('button', { name: 'Upload', exact: true }).click();
  const fresh = ownImage('Gull');
  await several.locator('input[type=file]').setInputFiles(fresh);
  await several.getByRole('button', { name: 'Use this picture' }).click();
  await expect(gallery.getByText(calledAs(fresh.name))).toBeVisible();
  await gallery.getByRole('button', { name: 'Move picture 3 forward' }).click();
  await page.getByRole('button', { name: 'Save Destination' }).click();
  await expect(toast(page, 'Destination saved')).toBeVisible();

  const call = await callsOf(request);
  const { data } = await call('GET', `/api/v5/admin/destination/${_id}`);
  expect(data.thumbnail.alt).toBe('A lagoon at dusk');
  const { data: found } = await call('GET', `/api/v5/admin/media?q=${encodeURIComponent(calledAs(fresh.name))}`);
  expect(data.images.map(({ secure_url }: { secure_url: string }) => secure_url).indexOf(found[0].url)).toBe(1);
  expect(data.images).toHaveLength(3);
  await call('DELETE', `/api/v5/admin/destination/${_id}`);
});
