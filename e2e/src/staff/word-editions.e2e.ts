import { expect, expectAccessible, open, test } from '../fixtures.ts';
import { author, logIn } from '../people.ts';
import { ownSite } from '../sites/own-site.ts';
import { callsOf } from '../staff-api.ts';
import { toast } from '../staff-forms.ts';

// A site of its own: its languages hold for all of it.
const site = ownSite();

test('a banner is written in German beside its original, and home begins with it', async ({ page, request }) => {
  const call = await callsOf(request, author, site.url);
  await call('PUT', '/api/v5/admin/languages', { languages: [{ code: 'en' }, { code: 'de', isPublished: true }] });
  const { data } = await call('GET', '/api/v5/admin/banner');
  const banner = data.find(({ active }: { active: boolean }) => active);

  await logIn(page, author, site.url);
  await open(page, `${site.url}/admin/banners?edit=${banner._id}`);
  const languages = page.getByRole('group', { name: 'Languages of this banner' });
  await expect(languages).toBeVisible();
  await expectAccessible(page, 'dialog');
  await languages.getByRole('link', { name: 'Deutsch Not translated' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${banner.title} (Deutsch)`);
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  for (const name of ['Title', 'Small description', 'Description', 'What image 1 shows'])
    await expect(field(name)).toHaveAttribute('lang', 'de');
  await expectAccessible(page);

  await field('Title').fill('Fahr, wohin keine Karte führt.');
  await page.keyboard.press('Control+s');
  await expect(toast(page, 'Translation saved')).toBeVisible();
  const publish = page.getByRole('button', { name: 'Publish', exact: true });
  await publish.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Description is required');
  await field('Small description').fill('Eine Notiz');
  await field('Description').fill('Ein langer Blick auf eine kurze Straße.');
  await publish.press('Enter');
  await expect(toast(page, 'Translation published')).toBeVisible();
  await expect(languages.getByRole('link', { name: 'Deutsch Published' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the original' }).click();
  await expect(page.getByRole('dialog', { name: 'Edit Banner' }).getByText('Deutsch')).toBeVisible();

  await open(page, `${site.url}/de/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fahr, wohin keine Karte führt.');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveAttribute('lang');
});

test('a highlight is written in German beside its original, and readers see it', async ({ page, request }) => {
  const call = await callsOf(request, author, site.url);
  await call('PUT', '/api/v5/admin/languages', { languages: [{ code: 'en' }, { code: 'de', isPublished: true }] });
  const { data } = await call('GET', '/api/v5/admin/highlight?limit=1');
  const [highlight] = data;
  await logIn(page, author, site.url);
  await open(page, `${site.url}/admin/highlights/edit/${highlight._id}`);
  const languages = page.getByRole('group', { name: 'Languages of this highlight' });
  await languages.getByRole('link', { name: 'Deutsch Not translated' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${highlight.name} (Deutsch)`);
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  for (const name of ['Name', 'Location', 'Description']) await expect(field(name)).toHaveAttribute('lang', 'de');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Copy the original' }).first().click();
  await expect(field('Name')).toHaveValue(highlight.name);
  await field('Location').fill('Am Meer');
  await field('Description').fill('Das Boot hielt um vier, und niemand fragte.');
  await page.getByRole('button', { name: 'Publish', exact: true }).press('Enter');
  await expect(toast(page, 'Translation published')).toBeVisible();
  await expect(languages.getByRole('link', { name: 'Deutsch Published' })).toBeVisible();

  await open(page, `${site.url}/de/highlight`);
  await expect(page.getByText('Das Boot hielt um vier')).toBeVisible();
});

test('somebody of the team is written in German beside the original, and About shows it', async ({ page, request }) => {
  const call = await callsOf(request, author, site.url);
  await call('PUT', '/api/v5/admin/languages', { languages: [{ code: 'en' }, { code: 'de', isPublished: true }] });
  const { data } = await call('GET', '/api/v5/admin/about/team');
  const [member, other] = data;
  await logIn(page, author, site.url);
  await open(page, `${site.url}/admin/about/team?edit=${member._id}`);
  const languages = page.getByRole('group', { name: 'Languages of this team member' });
  await expect(languages).toBeVisible();
  await expectAccessible(page, 'dialog');
  await languages.getByRole('link', { name: 'Deutsch Not translated' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${member.name} (Deutsch)`);
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  for (const name of ['Name', 'Role', 'Description']) await expect(field(name)).toHaveAttribute('lang', 'de');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Copy the original' }).first().click();
  await expect(field('Name')).toHaveValue(member.name);
  const publish = page.getByRole('button', { name: 'Publish', exact: true });
  await publish.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Role is required');
  await field('Role').fill('Lektorin der leisen Sätze');
  await publish.press('Enter');
  await expect(toast(page, 'Translation published')).toBeVisible();
  await expect(languages.getByRole('link', { name: 'Deutsch Published' })).toBeVisible();

  await open(page, `${site.url}/de/about`);
  await expect(page.getByText('Lektorin der leisen Sätze')).not.toHaveAttribute('lang');
  for (const words of [member.description, other.role])
    await expect(page.getByText(words, { exact: true }).first()).toHaveAttribute('lang', 'en');
});

test('About is written in German beside its original, and readers see both where it is not whole', async ({
  page,
  request,
}) => {
  const call = await callsOf(request, author, site.url);
  await call('PUT', '/api/v5/admin/languages', { languages: [{ code: 'en' }, { code: 'de', isPublished: true }] });
  const { data: about } = await call('GET', '/api/v5/admin/about');
  const [first, second] = about.values;
  await logIn(page, author, site.url);
  await open(page, `${site.url}/admin/about`);
  const languages = page.getByRole('group', { name: 'Languages of the About page' });
  await languages.getByRole('link', { name: 'Deutsch Not translated' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${about.title} (Deutsch)`);
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  const shown = ['Page title', 'Introduction', 'Our Mission', 'Value 1: title', 'Value 1: description', 'Join title'];
  for (const name of shown) await expect(field(name)).toBeVisible();
  for (const name of ['Page title', 'Value 1: title', 'Join title'])
    await expect(field(name)).toHaveAttribute('lang', 'de');
  await expectAccessible(page);

  await field('Page title').fill('Weite Orte, langsam erzählt.');
  await page.keyboard.press('Control+s');
  await expect(toast(page, 'Translation saved')).toBeVisible();
  const publish = page.getByRole('button', { name: 'Publish', exact: true });
  await publish.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Intro is required');
  await field('Introduction').fill('Geschrieben von Leuten, die geblieben sind.');
  await field('Value 1: title').fill('Leise gehen');
  await field('Value 1: description').fill('Der Zug vor dem Flug.');
  await publish.press('Enter');
  await expect(toast(page, 'Translation published')).toBeVisible();
  await expect(languages.getByRole('link', { name: 'Deutsch Published' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the original' }).click();
  await expect(languages.getByRole('link', { name: 'Deutsch Published' })).toBeVisible();

  await open(page, `${site.url}/de/about`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Weite Orte, langsam erzählt.');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveAttribute('lang');
  await expect(page.getByText('Geschrieben von Leuten')).toBeVisible();
  const values = page.getByRole('region', { name: 'Unsere Werte' }).getByRole('listitem');
  await expect(values.filter({ hasText: 'Leise gehen' })).not.toHaveAttribute('lang');
  await expect(values.filter({ hasText: second.title })).toHaveAttribute('lang', 'en');
  await expect(page.getByText(first.title, { exact: true })).toHaveCount(0);
  await expectAccessible(page);
});
