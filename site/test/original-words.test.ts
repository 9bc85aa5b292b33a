import { beforeAll, expect, test } from 'vitest';
import { anAbout } from '../src/features/about/server/about.fixture.ts';
import { aBanner } from '../src/features/banners/server/banner.fixture.ts';
import { banners } from '../src/features/banners/server/banner.table.ts';
import { bannerTexts } from '../src/features/banners/server/editions/banner-text.table.ts';
import { highlightTexts } from '../src/features/highlights/server/editions/highlight-text.table.ts';
import { aHighlight } from '../src/features/highlights/server/highlight.fixture.ts';
import { highlights } from '../src/features/highlights/server/highlight.table.ts';
import { aLanguage } from '../src/features/languages/server/language.fixture.ts';
import { lockSettings } from '../src/features/settings/server/settings.repository.ts';
import { storeOwnTexts } from '../src/features/settings/server/texts/text.repository.ts';
import { builtPages } from './site/built-pages.ts';
import { testSite } from './site/test-site.ts';

// What staff write in the site's own language alone says so on pages in another one, and nowhere else.

const site = testSite(async () => ({ pages: await builtPages() }));
const read = async (path: string) => (await site.ask(path, { headers: { accept: 'text/html' } })).text;

beforeAll(async () => {
  await aBanner(site.db, { title: 'Roads nobody hurries on', active: true });
  await aHighlight(site.db, { description: 'The ferry waited for us.' });
  await anAbout(site.db);
  await lockSettings(site.db);
  await storeOwnTexts(site.db, {
    'home.newsletter-hint': 'One letter a season.',
    'footer.about': '{name}, since 1974.',
    'stories.lead': 'Walks, mostly.',
    'highlights.lead': '{name}',
  });
  await aLanguage(site.db, { code: 'de' });
  site.forget();
});

test.each([
  ['/', 'h1', 'Roads nobody hurries on'],
  ['/highlight', 'p', 'The ferry waited for us.'],
  ['/about', 'h1', 'We go, we stay'],
  ['/about', 'div', '<p>A notebook that was passed round.</p>'],
  ['/', 'span', 'One letter a season.'],
  ['/about', 'span', 'Trekker, since 1974.'],
  ['/stories', 'span', 'Walks, mostly.'],
  ['/feed.xml', 'subtitle', 'Walks, mostly.'],
])('on %s, <%s>', async (path, element, words) => {
  const marked = new RegExp(`<${element}[^>]* (xml:)?lang="en"( dir="ltr")?>${words}<`);
  expect(await read(`/de${path}`)).toMatch(marked);
  const own = await read(path);
  expect(own).toContain(words);
  expect(own).not.toMatch(marked);
});

test('the name alone is the same in every language', async () => {
  expect(await read('/de/highlight')).toContain('<p class="lead">Trekker</p>');
});

test('where they are translated, they are the page’s own', async () => {
  const [banner] = await site.db.select().from(banners);
  const texts = { title: 'Straßen ohne Eile', smallDescription: 'Komm mit', description: 'Langsame Züge.' };
  const standing = { language: 'de', published: true, publishedAt: new Date(0), sourceVersion: 1 };
  await site.db.insert(bannerTexts).values({ bannerId: banner?.id ?? '', ...texts, ...standing });
  const [highlight] = await site.db.select().from(highlights);
  const quote = { name: 'Ana', location: 'Lissabon', description: 'Die Fähre hat auf uns gewartet.' };
  await site.db.insert(highlightTexts).values({ highlightId: highlight?.id ?? '', ...quote, ...standing });
  site.forget();
  const home = await read('/de/');
  expect(home).toContain('<h1 class="t-hero" id="cover">Straßen ohne Eile</h1>');
  expect(home).toMatch(/<p class="lead">Langsame Züge\.</);
  for (const page of [home, await read('/de/highlight')]) {
    expect(page).toMatch(/<(p|blockquote) class="[^"]*">(“<!-- -->)?Die Fähre hat auf uns gewartet\./);
    expect(page).toMatch(/<span class="muted">Lissabon</);
  }
  expect(await read('/')).toContain('Roads nobody hurries on</h1>');
});
