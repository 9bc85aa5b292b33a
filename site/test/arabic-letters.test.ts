import { beforeAll, expect, test } from 'vitest';
import { aLanguage } from '../src/features/languages/server/language.fixture.ts';
import { builtPages } from './site/built-pages.ts';
import { testSite } from './site/test-site.ts';

const site = testSite(async () => ({ pages: await builtPages() }));
beforeAll(async () => {
  await aLanguage(site.db, { code: 'de', position: 0 });
  await aLanguage(site.db, { code: 'ar', position: 1 });
  site.forget();
});

test('pages in Arabic letters bring their fonts, and no others do', async () => {
  const fontsOf = async (path: string) =>
    (await site.ask(path, { headers: { accept: 'text/html' } })).text.match(/[^"]*woff2(?=" as="font")/g) ?? [];
  const arabic = /(readex-pro|noto-naskh)-arabic/;
  expect((await fontsOf('/ar/stories')).filter((font) => arabic.test(font))).toHaveLength(2);
  for (const path of ['/', '/de/']) {
    expect(await fontsOf(path)).toHaveLength(2);
    expect((await fontsOf(path)).filter((font) => arabic.test(font))).toEqual([]);
  }
});
