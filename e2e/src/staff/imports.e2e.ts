import { expect, expectAccessible, open, test } from '../fixtures.ts';
import { admin, author, logIn } from '../people.ts';
import { aName, toast } from '../staff-forms.ts';

/** `id`: others may import at the same time. */
const exportOf = (title: string, id = Date.now()) => `<?xml version="1.0" encoding="UTF-8" ?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"
 xmlns:wp="http://wordpress.org/export/1.2/"><channel><title>Old</title><link>https://old.example</link>
<wp:wxr_version>1.2</wp:wxr_version><wp:base_site_url>https://old.example</wp:base_site_url>
<wp:author><wp:author_login>mara</wp:author_login><wp:author_display_name>Mara</wp:author_display_name></wp:author>
<item><title>${title}</title><link>https://old.example/2019/05/day-${id}/</link><dc:creator>mara</dc:creator>
<content:encoded><![CDATA[<p>The kettle was on before the harbor woke. [unknown_thing]</p>]]></content:encoded>
<wp:post_id>${id}</wp:post_id><wp:post_date_gmt>2019-05-04 10:00:00</wp:post_date_gmt><wp:post_name>day</wp:post_name>
<wp:status>publish</wp:status><wp:post_type>post</wp:post_type>
<category domain="category" nicename="cityscapes">Cityscapes</category></item></channel></rss>`;

const fileOf = (text: string, name: string) => ({ name, mimeType: 'text/xml', buffer: Buffer.from(text) });

test('an export is brought, looked at, imported and undone', async ({ page }) => {
  // Three jobs, one after the other.
  test.slow();
  const title = aName('A day in Porto');
  const file = `${aName('old site')}.xml`;
  await logIn(page, author);
  await open(page, '/admin/settings/import');
  await expect(page.getByRole('heading', { name: 'Bring something in' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(/^Import/).setInputFiles(fileOf(exportOf(title), file));

  await expect(page.getByRole('heading', { level: 2, name: file })).toBeVisible();
  const bring = page.getByRole('button', { name: 'Import 1 item' });
  await expect(bring).toBeVisible();
  await expect(page.getByRole('list', { name: 'What would come' })).toContainText('1story');
  const looks = page.getByRole('region', { name: 'Needs a look' });
  await expect(looks).toContainText('A shortcode was kept as textPut what it showed in its place, or delete it');
  const report = page.getByRole('region', { name: 'Report' });
  await expect(report.getByRole('listitem').filter({ hasText: title })).toBeVisible();
  const sample = page.getByRole('region', { name: 'How it will look' }).getByRole('group');
  await expect(sample).toContainText('<p>The kettle was on');
  await expect(
    sample.getByText('The kettle was on before the harbor woke. [unknown_thing]', { exact: true }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('combobox', { name: 'Cityscapes becomes' }).selectOption('Culture');
  await bring.press('Enter');

  await expect(page.getByText('Imported', { exact: true })).toBeVisible();
  await expect(page.getByText('Done: 1 item imported')).toBeVisible();
  const finish = page.getByRole('region', { name: 'To finish' }).getByRole('listitem');
  await expect(finish.filter({ hasText: '1 story' })).toContainText('Still drafts');
  await expect(finish.filter({ hasText: 'Point old.example here' })).toBeVisible();
  const line = page.getByRole('listitem').filter({ hasText: title });
  await expect(line).toContainText('new');
  await expectAccessible(page);
  const shown = page.getByRole('group', { name: 'Show' });
  await shown.getByRole('link', { name: 'Old addresses' }).click();
  const addresses = page.getByRole('table', { name: 'Old addresses' });
  await expect(addresses.getByRole('row').filter({ hasText: '/2019/05/day-' })).toContainText('Once published');
  await expectAccessible(page);
  await shown.getByRole('link', { name: 'Needs a look' }).click();
  await expect(page).toHaveURL(/show=problems/);
  await expect(line).toBeVisible();
  await line.getByRole('link', { name: title }).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(title);

  await page.goBack();
  await page.getByRole('button', { name: 'Undo the import' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone', { exact: true }).first()).toBeVisible();
  await open(page, '/admin/settings/import');
  await expect(page.getByRole('listitem').filter({ hasText: file })).toContainText('Undone');
});

test('what is no export is refused with a sentence, and removed @desktop', async ({ page }) => {
  await logIn(page, author);
  await open(page, '/admin/settings/import');
  await page.getByLabel(/^Import/).setInputFiles(fileOf('<html></html>', 'page.html'));
  await expect(page.getByText(/neither an export of WordPress/)).toBeVisible();
  await expect(page.getByText('Can’t be imported')).toBeVisible();
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page).toHaveURL(/\/admin\/settings\/import$/);
  await expect(toast(page, 'went wrong')).toHaveCount(0);
});

test('the whole site is taken out as one file', async ({ page }) => {
  await logIn(page, author);
  await open(page, '/admin/settings/import');
  const part = page.getByRole('region', { name: 'Take everything out' });
  await part.getByRole('checkbox', { name: 'Images and videos' }).uncheck();
  await part.getByRole('checkbox', { name: 'People' }).press('Space');
  await expect(part.getByRole('status')).toContainText('personal data');
  await expectAccessible(page);
  const downloading = page.waitForEvent('download');
  await part.getByRole('link', { name: 'Download everything' }).press('Enter');
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^[\w.-]+-\d{4}-\d\d-\d\d\.zip$/);
  expect(await download.failure()).toBeNull();
  expect(new URL(download.url()).search).toBe('?media=false&people=true');
});

test('whoever may not import is told who may, and finds them @desktop', async ({ page }) => {
  await logIn(page, admin);
  await open(page, '/admin/settings/import');
  await expect(page.getByRole('heading', { name: 'Only authors can import and export' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Show authors' }).press('Enter');
  await expect(page).toHaveURL('/admin/users?role=AUTHOR');
  await expect(page.getByRole('row').filter({ hasText: author.email })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: admin.email })).toHaveCount(0);

  await open(page, '/admin/settings/import/5c0e7d4a-3b0f-4d53-9f6e-2f3a1b7c9d10');
  await expect(page, 'of one import, too').toHaveURL('/admin/settings/import');
  await expect(page.getByRole('heading', { name: 'Only authors can import and export' })).toBeVisible();
});
