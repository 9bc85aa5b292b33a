import { expect, expectAccessible, open, test } from '../fixtures.ts';
import { author, logIn } from '../people.ts';
import { ownSite } from '../sites/own-site.ts';
import { callsOf } from '../staff-api.ts';
import { toast } from '../staff-forms.ts';

// A site of its own: its languages hold for all of it.
const site = ownSite();

test('a story is written in German beside its original, by keyboard, and published', async ({
  page,
  request,
  watch,
}) => {
  watch.expectTrouble(/^409 .*\/ar$/);
  const call = await callsOf(request, author, site.url);
  const { data: stories } = await call('GET', '/api/v5/admin/stories?state=published&limit=1');
  const [{ _id: id, title }] = stories;
  const form = `${site.url}/admin/stories/edit/${id}`;
  await logIn(page, author, site.url);
  await open(page, form);
  await expect(page.getByRole('button', { name: 'Save Story' })).toBeVisible();
  const languages = page.getByRole('group', { name: 'Languages of this story' });
  await expect(languages).toHaveCount(0);
  await call('PUT', '/api/v5/admin/languages', {
    languages: [{ code: 'en' }, { code: 'de', isPublished: true }, { code: 'ar' }],
  });

  await open(page, form);
  await languages.getByRole('link', { name: 'Deutsch Not translated' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${title} (Deutsch)`);
  await expect(languages.getByRole('link', { name: 'Deutsch' })).toHaveAttribute('aria-current', 'true');
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  const content = field('Content').and(page.locator('[contenteditable]'));
  for (const written of [field('Title'), field('Short excerpt'), content]) {
    await expect(written).toHaveAttribute('lang', 'de');
    await expect(written).toHaveAttribute('dir', 'ltr');
  }
  await expectAccessible(page);

  await field('Title').fill('Ein Bahnhof ohne Straße');
  // What is typed stays when the page is left.
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  await open(page, `${form}/de`);
  await page.getByRole('button', { name: 'Restore' }).press('Enter');
  await expect(field('Title')).toHaveValue('Ein Bahnhof ohne Straße');

  const publish = page.getByRole('button', { name: 'Publish', exact: true });
  await publish.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Excerpt is required');
  await page.keyboard.press('Control+s');
  await expect(toast(page, 'Translation saved')).toBeVisible();
  await expect(languages.getByRole('link', { name: 'Deutsch Draft' })).toBeVisible();
  await expect(field('Address')).toHaveValue('ein-bahnhof-ohne-straße');
  await field('Short excerpt').fill('Der Zug hält.');
  await content.focus();
  await page.keyboard.type('Dort ist nichts.');
  await publish.press('Enter');
  await expect(toast(page, 'Translation published')).toBeVisible();
  await expect(languages.getByRole('link', { name: 'Deutsch Published' })).toBeVisible();

  const view = page.getByRole('link', { name: 'View on site' });
  await expect(view).toHaveAttribute('href', '/de/stories/ein-bahnhof-ohne-straße');
  const there = `${site.url}/de/stories/ein-bahnhof-ohne-straße`;
  await open(page, there);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ein Bahnhof ohne Straße');
  await expect(page.getByText('Dort ist nichts.')).toBeVisible();

  // The original changes: what is new in it stands beside the German words until somebody has compared them.
  await call('PUT', `/api/v5/admin/stories/${id}`, { excerpt: 'Everything is different now.' });
  await open(page, `${form}/de`);
  await expect(languages.getByRole('link', { name: 'Deutsch Outdated' })).toBeVisible();
  await expect(page.getByText('Changed since the last review')).toBeVisible();
  await field('Short excerpt').fill('Alles ist jetzt anders.');
  await page.getByRole('button', { name: 'Mark as reviewed' }).press('Enter');
  await expect(languages.getByRole('link', { name: 'Deutsch Published' })).toBeVisible();
  await expect(page.getByText('Changed since the last review')).toHaveCount(0);

  await page.getByRole('button', { name: 'Unpublish' }).press('Enter');
  await expect(toast(page, 'Translation unpublished')).toBeVisible();
  await languages.getByRole('link', { name: /Not translated/ }).press('Enter');
  await expect(field('Title')).toHaveAttribute('dir', 'rtl');
  await expect(field('Title')).toHaveValue('');

  // The same person is, on another device, the first to save this language: nothing is overwritten.
  await field('Title').fill('محطة');
  await call('PUT', `/api/v5/admin/translations/story/${id}/ar`, { title: 'الوقفة', excerpt: 'قطار' });
  await page.keyboard.press('Control+s');
  const both = page.getByRole('region', { name: /saved a newer version/ });
  await expect(both).toContainText('محطة');
  await expect(both).toContainText('الوقفة');
  await both.getByRole('radio', { name: 'This device’s version' }).check();
  await both.getByRole('button', { name: 'Use selected versions' }).press('Enter');
  await page.keyboard.press('Control+s');
  await expect(field('Short excerpt')).toHaveValue('قطار');
  const stored = async () => (await call('GET', `/api/v5/admin/translations/story/${id}/ar`)).data.edition;
  await expect.poll(stored).toMatchObject({ title: 'محطة', excerpt: 'قطار' });
});

test('the back office in German edits English: the prefix is the language of its own words alone', async ({
  page,
  request,
}) => {
  const call = await callsOf(request, author, site.url);
  const { updatedAt } = await call('GET', '/api/v5/admin/languages');
  const languages = [{ code: 'en' }, { code: 'de', isPublished: true }, { code: 'ar' }];
  await call('PUT', '/api/v5/admin/languages', { languages, updatedAt });
  const { data: stories } = await call('GET', '/api/v5/admin/stories?state=published&limit=2');
  const { _id: id, slug, title } = stories[1];
  const german = `/api/v5/admin/translations/story/${id}/de`;
  await call('PUT', german, { title: 'Auf Deutsch', excerpt: 'Kurz.', content: 'Lang.', isPublished: true });
  await open(page, `${site.url}/de/login?next=${encodeURIComponent(`/admin/stories/edit/${id}`)}`);
  await page.locator('input[type=email]').fill(author.email);
  await page.locator('input[type=password]').fill(author.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site.url}/de/admin/stories/edit/${id}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  const field = page.getByRole('textbox', { name: 'Titel', exact: true });
  await expect(field).toHaveValue(title);
  await field.fill(`${title}, again`);
  await page.keyboard.press('Control+s');
  const read = async (path: string) => (await call('GET', path)).data;
  await expect.poll(async () => (await read(`/api/v5/admin/stories/${id}`)).title).toBe(`${title}, again`);
  expect((await read(`/api/story/${slug}`)).title).toBe(`${title}, again`);
  expect((await read(german)).edition).toMatchObject({ title: 'Auf Deutsch', state: 'stale' });
  await expect(page).toHaveURL(`${site.url}/de/admin/stories/edit/${id}`);
});
