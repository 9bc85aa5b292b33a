import { beforeEach, expect, test } from 'vitest';
import { bannerTag } from '../src/features/banners/banner.contract.ts';
import { aBanner } from '../src/features/banners/server/banner.fixture.ts';
import { banners } from '../src/features/banners/server/banner.table.ts';
import { dropCached } from '../src/server/endpoints/cache-drops.ts';
import { soon } from './calls/staff-calls.ts';
import { builtPages } from './site/built-pages.ts';
import { testSite } from './site/test-site.ts';

const site = testSite(async () => ({ pages: await builtPages() }));

beforeEach(async () => {
  await site.db.delete(banners);
  await dropCached(site.db, [bannerTag]);
});

/** The images of home's cover: "own" from the banner, "default" from the site itself. */
async function coverImages(): Promise<string[]> {
  const { text } = await site.ask('/');
  const figures = text.match(/<figure.*?<\/figure>/gs)?.slice(0, 3) ?? [];
  return figures.map((figure) => (figure.includes('/assets/') ? 'default' : 'own'));
}

test('the home page without a banner shows three images and says where each was taken', async () => {
  await expect.poll(coverImages, soon).toEqual(['default', 'default', 'default']);
  expect((await site.ask('/')).text).toMatch(/<figcaption[^>]*>Lofoten, Norway<\/figcaption>/);
});

test.each([
  [1, ['own', 'default', 'default']],
  [2, ['own', 'own', 'default']],
  [3, ['own', 'own', 'own']],
])('a banner with %i images is filled up to three on the home page', async (images, expected) => {
  await aBanner(site.db, { active: true }, images);
  await dropCached(site.db, [bannerTag]);
  await expect.poll(coverImages, soon).toEqual(expected);
});
