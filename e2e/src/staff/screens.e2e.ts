import { expect, expectAccessible, expectContrast, open, test } from '../fixtures.ts';
import { author, logIn } from '../people.ts';
import { callsOf } from '../staff-api.ts';

// The rules look at every element of every screen, and on a busy machine that takes its time.
test.describe.configure({ timeout: 240_000 });
// What axe finds is told with its place; an image of every step would double the time.
test.use({ trace: 'off' });

const nobody = '00000000-0000-4000-8000-000000000000';

test('axe finds nothing on any staff screen, light or dark, and none is wider than its window', async ({
  page,
  request,
  watch,
}) => {
  watch.expectTrouble(new RegExp(`404 .*(${nobody}|/admin/nowhere)`));
  const call = await callsOf(request);
  const firstOf = async (list: string) => (await call('GET', list)).data[0]._id as string;
  const places = [
    '/admin',
    '/admin/users',
    `/admin/users/${await firstOf('/api/v5/Admin/users')}`,
    `/admin/users/${nobody}`,
    '/admin/about',
    '/admin/about/team',
    '/admin/contact-details',
    '/admin/banners',
    '/admin/banners/new',
    '/admin/contacts',
    '/admin/feedback',
    '/admin/destinations',
    '/admin/destinations/create',
    `/admin/destinations/edit/${await firstOf('/api/v3/destination/admin')}`,
    '/admin/highlights',
    '/admin/highlights/create',
    `/admin/highlights/edit/${await firstOf('/api/v5/admin/highlight')}`,
    '/admin/stories',
    '/admin/stories?q=zzzzqqqq',
    '/admin/stories/create',
    `/admin/stories/edit/${await firstOf('/api/v5/admin/stories')}`,
    '/admin/pages',
    '/admin/pages/create?template=imprint',
    `/admin/pages/edit/${await firstOf('/api/v5/admin/pages?q=privacy')}`,
    '/admin/authors',
    '/admin/media',
    '/admin/media?layout=list',
    `/admin/media?view=${await firstOf('/api/v5/admin/media')}`,
    `/admin/media?view=${nobody}`,
    `/admin/history/story/${await firstOf('/api/v5/admin/stories')}`,
    '/admin/activity',
    '/admin/addresses',
    '/admin/addresses/redirects',
    '/admin/settings',
    '/admin/trash',
    '/admin/nowhere',
  ];
  await logIn(page, author);
  for (const place of places)
    await test.step(place, async () => {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await open(page, place);
      await expect(page.getByRole('main').locator('h1, h2').first()).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await expectAccessible(page);
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      await expectContrast(page);
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(excess, 'wider than the window').toBeLessThanOrEqual(0);
    });
});
