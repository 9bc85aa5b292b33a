import { expect, expectAccessible, open, test } from '../fixtures.ts';
import { author, fillLogin, samplePassword } from '../people.ts';
import { type Site, startSite } from '../site.ts';

// A site of its own: what is changed here holds for all of it.
let site: Site;
test.beforeAll(async () => {
  site = await startSite({ WORKERS: '1', SAMPLE_PASSWORD: samplePassword });
});
test.afterAll(() => site?.stop());
test.use({ baseURL: undefined });

test('languages are added, ordered and removed by keyboard; none is public before its words are there', async ({
  page,
  watch,
}) => {
  watch.expectTrouble(/^400 .*\/languages$/);
  const address = '/admin/settings/languages';
  await open(page, `${site.url}/login?next=${encodeURIComponent(address)}`);
  await fillLogin(page, author);
  const list = page.getByRole('list', { name: 'Languages' });
  const rows = list.getByRole('listitem');
  const chosen = page.getByRole('combobox', { name: 'Add a language' });
  const save = page.getByRole('button', { name: 'Save changes' });
  await expectAccessible(page);

  for (const language of ['Icelandic', 'Welsh']) {
    await chosen.selectOption(language);
    await page.getByRole('button', { name: 'Add', exact: true }).press('Enter');
    await expect(page.getByRole('switch', { name: `${language} on the site` })).toBeFocused();
  }
  await list.getByRole('button', { name: /^Move Welsh/ }).press('Home');
  await expect(rows.first()).toContainText('Welsh');
  await page.getByRole('switch', { name: 'Welsh on the site' }).press('Space');
  await page.getByRole('group', { name: 'Icelandic' }).getByRole('radio', { name: 'Leave the page out' }).check();
  await save.press('Enter');
  await expect(rows.first()).toContainText('are not translated into Welsh yet');
  await expectAccessible(page);

  await page.getByRole('switch', { name: 'Welsh on the site' }).press('Space');
  await save.press('Enter');
  await expect(page.getByText('Nothing changed')).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Welsh on the site' })).toBeDisabled();
  await page.getByRole('button', { name: 'Remove Welsh' }).press('Enter');
  await save.press('Enter');
  await expect(page.getByText('Nothing changed')).toBeVisible();

  await open(page, `${site.url}${address}`);
  await expect(rows).toHaveCount(1);
  await expect(page.getByRole('radio', { name: 'Leave the page out' })).toBeChecked();
});
