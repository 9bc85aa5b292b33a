import { createHash, randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { expect, expectAccessible, open, test } from '../fixtures.ts';
import { author, logIn } from '../people.ts';
import { aName } from '../staff-forms.ts';

/** An export of another site of ours, with one story. */
async function anExport(story: { id: string; title: string; updatedAt: string }): Promise<Buffer> {
  const front = {
    ...story,
    slug: `moved-${story.id}`,
    formerSlugs: [],
    excerpt: 'Salt, wind and a bus that comes when it comes.',
    category: 'Travel',
    tags: [],
    readTime: '1 min read',
    status: 'published',
    featured: false,
    publishedAt: '2025-05-01T08:00:00.000Z',
    createdAt: '2025-05-01T08:00:00.000Z',
    cover: null,
    images: [],
    place: null,
  };
  const text = Buffer.from(`---\n${JSON.stringify(front)}\n---\n\nThe pans lie behind the town.\n`);
  const name = `stories/${story.id}.md`;
  const manifest = {
    format: 'trekker',
    version: 1,
    site: { name: 'Old', address: 'https://old.example' },
    exportedAt: '2025-06-01T08:00:00.000Z',
    files: [{ name, sizeBytes: text.length, sha256: createHash('sha256').update(text).digest('hex') }],
  };
  const zip = new ZipFile();
  zip.addBuffer(text, name);
  zip.addBuffer(Buffer.from(JSON.stringify(manifest)), 'trekker.json');
  zip.end();
  return buffer(zip.outputStream);
}

test('an export of another Trekker is brought, followed by a newer one, and undone', async ({ page }) => {
  // Six jobs, one after the other.
  test.slow();
  const id = randomUUID();
  const [first, second] = [aName('Salt'), aName('Pepper')];
  const name = `${aName('whole site')}.zip`;
  const bring = async (zip: Buffer) => {
    await open(page, '/admin/settings/import');
    await page.getByLabel(/^Import/).setInputFiles({ name, mimeType: 'application/zip', buffer: zip });
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  };
  await logIn(page, author);
  await bring(await anExport({ id, title: first, updatedAt: '2025-05-02T08:00:00.000Z' }));
  await expect(page.getByText('Undoing takes back what is new and restores settings')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Import 1 item' }).click();
  await expect(page.getByText('Imported', { exact: true })).toBeVisible();
  const firstRun = page.url();
  await expect(page.getByRole('link', { name: first })).toBeVisible();

  await bring(await anExport({ id, title: second, updatedAt: '2025-05-03T08:00:00.000Z' }));
  await expect(page.getByText('Already here in another version, which stays').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Import \d/ })).toHaveCount(0);
  await page.getByRole('switch', { name: 'Update what is here' }).press('Space');
  await page.getByRole('button', { name: 'Check again' }).press('Enter');
  await expect(page.getByText('Stays as it comes if the import is undone').first()).toBeVisible();
  await page.getByRole('button', { name: 'Import 1 item' }).click();
  await expect(page.getByText('Imported', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: second }).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(second);

  await open(page, new URL(firstRun).pathname);
  await page.getByRole('button', { name: 'Undo the import' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone', { exact: true }).first()).toBeVisible();
  expect((await page.request.get(`/stories/moved-${id}`)).status()).toBe(404);
});
