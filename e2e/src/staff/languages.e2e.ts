import { expect, expectAccessible, open, test } from '../fixtures.ts';
import { author, logIn } from '../people.ts';
import { ownSite } from '../sites/own-site.ts';
import { callsOf } from '../staff-api.ts';

// A site of its own: what is changed here holds for all of it.
const site = ownSite();

test('languages are added, ordered and removed by keyboard; none is public before its words are there', async ({
  page,
  watch,
}) => {
  watch.expectTrouble(/^400 .*\/languages$/);
  const address = '/admin/settings/languages';
  await logIn(page, author, site.url);
  await open(page, `${site.url}${address}`);
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
  await expect(rows).toContainText('Icelandic');
});

test('a variant says which language the words of the site are there in @desktop', async ({ page, request }) => {
  const call = await callsOf(request, author, site.url);
  const { updatedAt } = await call('GET', '/api/v5/admin/languages');
  await call('PUT', '/api/v5/admin/languages', { languages: [{ code: 'en' }, { code: 'fr-ca' }], updatedAt });
  await logIn(page, author, site.url);
  await open(page, `${site.url}/admin/settings/languages`);
  const row = page.getByRole('list', { name: 'Languages' }).getByRole('listitem');
  await expect(row).toContainText('are translated into French, but not into this variant');
  await expect(page.getByRole('switch', { name: 'Canadian French on the site' })).toBeDisabled();
});

test('the sentences of the magazine are worded in each of its languages', async ({ page, request, watch }) => {
  // Playwright's own script, in the frame that shows the page and runs none.
  watch.expectTrouble(/^Blocked script execution in 'about:|^409 .*\/languages$/);
  const call = await callsOf(request, author, site.url);
  await call('PUT', '/api/v5/admin/languages', [{ code: 'en' }, { code: 'de', isPublished: true }]);
  await call('PUT', '/api/v5/admin/texts/home.newsletter-hint', { value: 'Come along' });
  const address = '/admin/settings/texts';
  await logIn(page, author, site.url);
  await open(page, `${site.url}${address}`);
  const language = page.getByRole('combobox', { name: 'Language' });
  await language.focus();
  await language.selectOption('Deutsch');
  await expect(page).toHaveURL(`${site.url}${address}?in=de`);
  await expect(language).toBeFocused();
  await page.getByRole('button', { name: /^Home/ }).press('Enter');
  const title = page.getByRole('textbox', { name: 'Cover, title' });
  await expect(title).toHaveValue('Ferne Orte, in Ruhe erzählt.');
  await expect(title).toHaveAttribute('lang', 'de');
  const note = page.getByRole('listitem').filter({ hasText: 'Line below the newsletter' });
  await expect(note.getByText('Not translated')).toBeVisible();
  await expectAccessible(page);
  await note.getByRole('textbox').fill('Kommen Sie mit');
  await page.getByRole('button', { name: 'Save changes' }).press('Enter');
  await expect(page.getByText('Text saved')).toBeVisible();
  await expect(note.getByText('Not translated')).toBeHidden();

  await open(page, `${site.url}/de/`);
  await expect(page.getByRole('heading', { name: 'Ein Brief im Monat, von anderswo.' })).toBeVisible();
  await expect(page.getByText('Kommen Sie mit')).toBeVisible();
  await open(page, `${site.url}/`);
  await expect(page.getByText('Come along')).toBeVisible();

  await open(page, `${site.url}/admin/settings/languages`);
  await page.getByRole('button', { name: 'Remove German' }).press('Enter');
  await page.getByRole('button', { name: 'Save changes' }).press('Enter');
  const refusal = page.getByRole('alert').filter({ hasText: 'German still has texts' });
  await expect(refusal.getByRole('link', { name: 'See what is translated' }), 'where they are').toBeVisible();
  await expectAccessible(page);
});

test('one list says what is translated, whatever its kind, and leads to where it is written', async ({
  page,
  request,
}) => {
  const call = await callsOf(request, author, site.url);
  const { updatedAt } = await call('GET', '/api/v5/admin/languages');
  await call('PUT', '/api/v5/admin/languages', {
    languages: [{ code: 'en' }, { code: 'de', isPublished: true }],
    updatedAt,
  });
  const address = '/admin/settings/languages';
  await logIn(page, author, site.url);
  await open(page, `${site.url}${address}`);
  await page.getByRole('link', { name: 'See what is translated' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Translations', level: 1 })).toBeVisible();
  await expect(page.getByText(/^\u2068Deutsch\u2069: \d+ not translated/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('Banner');
  await page.getByRole('combobox', { name: 'Translations' }).selectOption('Deutsch: Not translated');
  const row = page.getByRole('row').filter({ hasText: 'Take the slow boat.' });
  await row.getByRole('link', { name: /^de, Deutsch: Not translated/ }).press('Enter');
  await expect(page).toHaveURL(/\/admin\/banners\/edit\/[0-9a-f-]+\/de$/);
});

test('on a phone the marks of languages have a line of their own, which no dot begins', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  const call = await callsOf(request, author, site.url);
  const { updatedAt } = await call('GET', '/api/v5/admin/languages');
  const languages = [{ code: 'en' }, ...['de', 'fr', 'es', 'ar'].map((code) => ({ code, isPublished: true }))];
  await call('PUT', '/api/v5/admin/languages', { languages, updatedAt });
  await logIn(page, author, site.url);
  for (const list of ['stories', 'destinations', 'highlights', 'pages']) {
    await open(page, `${site.url}/admin/${list}`);
    const row = page.locator('tbody tr').first();
    const marks = row.locator('td').filter({ has: page.getByRole('link', { name: /^de, / }) });
    await expect(marks).toBeVisible();
    expect(await marks.evaluate((cell) => getComputedStyle(cell, '::before').content), list).toBe('none');
    const fact = await row.locator('td[data-phone=fact]').first().boundingBox();
    const first = await marks.getByRole('link').first().boundingBox();
    expect(first?.x, list).toBeCloseTo(fact?.x ?? 0, 0);
    expect(first?.y, list).toBeGreaterThanOrEqual((fact?.y ?? 0) + (fact?.height ?? 0));
  }
});
