import type { APIRequestContext } from '@playwright/test';
import { declineCookies, expect, open, test } from '../fixtures.ts';
import { wordsOutsideTexts } from '../foreign-words.ts';
import { startOwnSite } from '../site.ts';
import { ownSite } from '../sites/own-site.ts';
import { callsOf } from '../staff-api.ts';
import { addAsStaff, type Fields } from '../staff-forms.ts';

// A site in a language that is none: what is in brackets is a text that has come whole, in its language.
const site = ownSite({ start: () => startOwnSite({ PSEUDO_LANGUAGE: 'en-xa' }), mode: 'serial' });

test('a page is taken up in its language, and so are those that one goes on to', async ({ page }) => {
  const faults: string[] = [];
  page.on('console', (line) => line.type() === 'error' && faults.push(line.text()));
  await declineCookies(page.context(), site.url);
  await open(page, `${site.url}/search?q=nowhere`);
  const heading = page.getByRole('heading', { name: '[Ñöthîñg föûñd för “nowhere”~~~~~~~~]' });
  await expect(heading).toBeVisible();
  // Without a load: the texts of the page come with its code.
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole('link', { name: '[Àšîà~~]' }).first().click();
  await expect(page).toHaveTitle(/^\[Šéàrçh: asia~+\]/i);
  await page.getByRole('contentinfo').getByRole('link', { name: '[Štörîéš~~~]' }).click();
  await expect(page).toHaveURL(/\/stories$/);
  await page.goBack();
  await page.goBack();
  await expect(heading).toBeVisible();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  expect(faults).toEqual([]);
});

const owner = { name: '', email: 'marta@slowroads.example', password: 'Correct Horse 7' };

/** What is written by people is Greek: a Latin letter without an accent is the site's own. */
async function fillWithGreek(request: APIRequestContext) {
  const call = await callsOf(request, owner, site.url);
  const add = (path: string, fields: Fields, files: Record<string, readonly string[]>) =>
    addAsStaff(request, `${site.url}/api/v5/admin/${path}`, fields, files, owner);
  const place = await add(
    'destination',
    {
      name: 'Άνδρος',
      category: 'Ακτή',
      description: 'Ένας βράχος στη θάλασσα.',
      longDescription: '## Γέφυρες\n\nΓέφυρες και **φως**.',
      country: 'Ελλάδα',
      region: 'Αιγαίο',
      bestTimeToVisit: 'Μάιος',
      latitude: '37.8',
      longitude: '24.9',
      SuggestedDuration: '2 μέρες',
      avgTemp: '4',
      climateType: 'Ήπιο',
      bestMonth: 'Μάιος',
      'tags[]': ['νησιά'],
      'popularFor[]': ['φως'],
      'travelTips[]': ['Προσοχή.'],
      itinerary: JSON.stringify([{ title: 'Πρώτη', activities: ['Βόλτα'] }]),
    },
    { thumbnail: ['amalfi-coast-positano'], images: ['amalfi-coast-positano', 'amalfi-coast-scooter-road'] },
  );
  const story = await add(
    'stories',
    {
      title: 'Η πρώτη',
      excerpt: 'Μια νύχτα.',
      content: ['Αρχή', 'Μέση', 'Τέλος'].map((part) => `## ${part}\n\n${'Λέξη λέξη. '.repeat(60)}`).join('\n\n'),
      category: 'Travel',
      readTime: '3 λεπτά',
      'tags[]': ['νησιά'],
      'caption[]': ['λεμόνια'],
    },
    { coverImage: ['amalfi-coast-positano'], image: ['amalfi-coast-lemon-terrace'] },
  );
  const told = { description: 'Ωραία μέρα.', location: 'Άνδρος', region: 'Europe', rating: '4.5' };
  const image = ['amalfi-coast-positano'];
  const highlight = await add('highlight', { name: 'Πέτρος', ...told }, { image });
  const gone = await add('highlight', { name: 'Ρένα', ...told }, { image });
  const words = { title: 'Φως', smallDescription: 'Μικρό', description: 'Πολύ φως', active: 'true' };
  const banner = await add('banner/new', words, { image });
  await call('PUT', '/api/v5/admin/about', { title: 'Εμείς', intro: 'Λόγια', mission: ['Σκοπός'] });
  const { data: page } = await call('POST', '/api/v5/admin/pages', { title: 'Σελίδα', slug: '1', content: 'Λόγια' });
  await call('PUT', `/api/v5/admin/destination/published/${place._id}`, { isPublished: true });
  await call('PUT', `/api/v5/admin/stories/published/${story._id}`, { isPublished: true });
  await call('POST', `/api/v3/destination/add-review/${place.slug}`, { rating: 4, text: 'Πολύ ωραία μέρη για όλους.' });
  await call('DELETE', `/api/v5/admin/highlight/${gone._id}`);
  return { place, story, highlight, banner, page };
}

// The site, its owner and their address, files, categories and a sentence that a site begins with, what was searched
// for, and the field that no person sees.
const names =
  /^Website$|^Short videos and reviews by travelers\.$|\bnowhere\b|\basia\b|Trekker|Marta Oliveira|\bmarta\b|@slowroads|\.example|Amalfi coast [a-z ]+|Adventure|Food|Travel|Culture|Road Trip|Backpacking|Luxury/g;

test('no word of a screen is written in the code', async ({ page, request, watch }) => {
  test.slow(true, 'forty screens are opened');
  watch.expectTrouble(/^404 /);
  // The home page within the settings runs no script.
  watch.expectTrouble(/^Blocked script execution in 'about:blank'/);
  const { place, story, highlight, banner, page: own } = await fillWithGreek(request);
  await declineCookies(page.context(), site.url);
  await open(page, `${site.url}/login`);
  await page.locator('input[type=email]').fill(owner.email);
  await page.locator('input[type=password]').fill(owner.password);
  await page.keyboard.press('Enter');
  await page.waitForURL(`${site.url}/admin`);
  const found: Record<string, string[]> = {};
  for (const at of [
    '/destinations',
    `/destinations/${place.slug}`,
    '/stories',
    `/stories/${story.slug}`,
    '/highlight',
    '/contact',
    '/favorite',
    '/profile',
    '/nowhere',
    '/admin',
    '/admin/users',
    '/admin/about',
    '/admin/about/team?new=1',
    '/admin/contact-details',
    '/admin/banners',
    '/admin/banners/new',
    `/admin/banners?edit=${banner._id}`,
    '/admin/contacts',
    '/admin/feedback',
    '/admin/destinations',
    '/admin/destinations/create',
    `/admin/destinations/edit/${place._id}`,
    '/admin/highlights',
    `/admin/highlights/edit/${highlight._id}`,
    '/admin/stories',
    `/admin/stories/edit/${story._id}`,
    `/admin/pages/edit/${own._id}`,
    '/admin/authors',
    '/admin/media',
    '/admin/media?layout=list',
    '/admin/trash',
    '/admin/activity',
    '/admin/addresses',
    '/admin/addresses/redirects',
    '/admin/settings',
    '/admin/settings/texts',
    '/admin/settings/navigation',
    '/admin/settings/sections',
    '/admin/settings/import',
    '/admin/settings/glossary',
  ]) {
    await open(page, site.url + at);
    await expect(page.getByRole('main').locator('h1, h2').first()).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    const words = await wordsOutsideTexts(page, names);
    if (words.length > 0) found[at] = words;
  }
  expect(found).toEqual({});
});
