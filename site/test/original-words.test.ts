import { beforeAll, describe, expect, test } from 'vitest';
import { anAbout, aTeamMember } from '../src/features/about/server/about.fixture.ts';
import { about, teamMembers } from '../src/features/about/server/about.table.ts';
import { aboutTexts } from '../src/features/about/server/editions/about-text.table.ts';
import { teamMemberTexts } from '../src/features/about/server/editions/team-member-text.table.ts';
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
import { type TestSite, testSite } from './site/test-site.ts';

// What staff write in the site's own language alone says so on pages in another one, and nowhere else.

const site = testSite(async () => ({ pages: await builtPages() }));
const translated = testSite(async () => ({ pages: await builtPages() }));
const pageOf = (from: TestSite) => async (path: string) =>
  (await from.ask(path, { headers: { accept: 'text/html' } })).text;
const read = pageOf(site);
const translatedPage = pageOf(translated);

async function fill(site: TestSite) {
  await aBanner(site.db, { title: 'Roads nobody hurries on', active: true });
  await aHighlight(site.db, { description: 'The ferry waited for us.' });
  await anAbout(site.db);
  await aTeamMember(site.db, { name: 'Margot', role: 'Keeper of commas' });
  await lockSettings(site.db);
  await storeOwnTexts(site.db, {
    'home.newsletter-hint': 'One letter a season.',
    'footer.about': '{name}, since 1974.',
    'stories.lead': 'Walks, mostly.',
    'highlights.lead': '{name}',
  });
  await aLanguage(site.db, { code: 'de' });
  await aLanguage(site.db, { code: 'fr', position: 1, untranslated: 'hidden' });
  site.forget();
}
beforeAll(() => fill(site));

test.each([
  ['/', 'h1', 'Roads nobody hurries on'],
  ['/highlight', 'p', 'The ferry waited for us.'],
  ['/about', 'h1', 'We go, we stay'],
  ['/about', 'div', '<p>A notebook that was passed round.</p>'],
  ['/about', 'span', 'Join Our Community'],
  ['/about', 'span', 'Keep a list.'],
  ['/about', 'p', 'Keeper of commas'],
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

test('a value of About, and nowhere else', async () => {
  const marked = /<li lang="en" dir="ltr"><svg.*?<h3 class="t-card">Tread lightly</;
  expect(await read('/de/about')).toMatch(marked);
  expect(await read('/about')).not.toMatch(marked);
});

test('a banner and what travelers say tell readers so', async () => {
  const said = async (path: string) => (await read(path)).match(/<span>Auf Englisch<\/span>/g)?.length ?? 0;
  expect([await said('/de/'), await said('/de/highlight'), await said('/')]).toEqual([2, 1, 0]);
});

test('an empty list of a language that leaves out what is not translated says where more may be', async () => {
  const paths = [
    '/stories',
    '/stories?q=ferry',
    '/destinations',
    '/destinations?q=ferry',
    '/highlight',
    '/search?q=zzz',
  ];
  const told =
    /Seul ce qui est traduit figure ici\.[^<]*<a class="link" href="([^"]*)" hrefLang="en" lang="en" dir="ltr">/;
  for (const path of paths) expect((await read(`/fr${path}`)).match(told)?.[1]).toBe(path);
  expect(await read('/de/stories')).not.toContain('class="link" href="/stories" hrefLang');
});

test('the name alone is the same in every language', async () => {
  expect(await read('/de/highlight')).toContain('<p class="lead">Trekker</p>');
});

// First as staff have written it, then as it is without.
describe('once it is translated', { shuffle: false }, () => {
  beforeAll(() => fill(translated));

  test('where they are translated, they are the page’s own', async () => {
    const [banner] = await translated.db.select().from(banners);
    const texts = { title: 'Straßen ohne Eile', smallDescription: 'Komm mit', description: 'Langsame Züge.' };
    const standing = { language: 'de', published: true, publishedAt: new Date(0), sourceVersion: 1 };
    await translated.db.insert(bannerTexts).values({ bannerId: banner?.id ?? '', ...texts, ...standing });
    const [highlight] = await translated.db.select().from(highlights);
    const quote = { name: 'Ana', location: 'Lissabon', description: 'Die Fähre hat auf uns gewartet.' };
    await translated.db.insert(highlightTexts).values({ highlightId: highlight?.id ?? '', ...quote, ...standing });
    translated.forget();
    const home = await translatedPage('/de/');
    expect(home).toContain('<h1 class="t-hero" id="cover">Straßen ohne Eile</h1>');
    expect(home).toMatch(/<p class="lead">Langsame Züge\.</);
    for (const page of [home, await translatedPage('/de/highlight')]) {
      expect(page).toMatch(/<(p|blockquote) class="[^"]*">(<q>)?Die Fähre hat auf uns gewartet\./);
      expect(page).toMatch(/<span class="muted">Lissabon</);
    }
    expect(home).not.toContain('Auf Englisch');
    expect(await translatedPage('/')).toContain('Roads nobody hurries on</h1>');

    const page = { title: 'Wir gehen, wir bleiben', introMarkdown: 'Ein Heft.', joinTitle: 'Komm mit' };
    await translated.db.insert(aboutTexts).values({ only: 'about', ...page, ...standing });
    const [member] = await translated.db.select().from(teamMembers);
    const person = { memberId: member?.id ?? '', name: 'Margot', role: 'Hüterin der Kommas' };
    await translated.db.insert(teamMemberTexts).values({ ...person, ...standing });
    translated.forget();
    const german = await translatedPage('/de/about');
    expect(german).toMatch(/<h1 class="[^"]*">Wir gehen, wir bleiben</);
    expect(german).toMatch(/<h2 class="t-page" id="join">Komm mit</);
    expect(german).toMatch(/<p class="[^"]*">Hüterin der Kommas</);
    expect(german).toContain('<span lang="en" dir="ltr">Keep a list.</span>');
    // Its mission is not translated, and says so.
    expect(german).toContain('<span>Auf Englisch</span>');
  });

  test('About is for search engines where it is translated, and in each language while nobody has written it', async () => {
    const heads = async (path: string) =>
      (await translatedPage(path))
        .match(/<(meta name="robots"|link rel="(canonical|alternate)" )[^>]*>/g)
        ?.filter((tag) => !tag.includes('type=')) ?? [];
    expect((await heads('/de/about')).join()).toMatch(/canonical" href="[^"]*\/de\/about".*hreflang="de".*x-default/);
    expect((await heads('/about')).join()).toMatch(/canonical" href="[^"]*[^e]\/about".*hreflang="de"/);
    await translated.db.delete(aboutTexts);
    translated.forget();
    expect((await heads('/de/about')).join()).toMatch(/noindex.*canonical" href="[^"]*[^e]\/about"/);
    expect((await heads('/about')).join()).not.toContain('hreflang');
    await translated.db.delete(about);
    translated.forget();
    const page = await translatedPage('/de/about');
    expect(page).toMatch(/<h1 class="[^"]*">Ferne Orte/);
    expect((await heads('/de/about')).join()).toMatch(/canonical" href="[^"]*\/de\/about".*hreflang="de"/);
  });
});
