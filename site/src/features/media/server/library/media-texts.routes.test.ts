import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aBanner } from '#features/banners/server/banner.fixture.ts';
import { bannerImages } from '#features/banners/server/banner.table.ts';
import { aDestination } from '#features/destinations/server/destination.fixture.ts';
import { destinationImages } from '#features/destinations/server/destination.table.ts';
import { aHighlight } from '#features/highlights/server/highlight.fixture.ts';
import { aLanguage } from '#features/languages/server/language.fixture.ts';
import { languages } from '#features/languages/server/language.table.ts';
import { aStory } from '#features/stories/server/story.fixture.ts';
import { storyImages } from '#features/stories/server/story.table.ts';
import { type Calls, callsAs, soon } from '#test/calls/staff-calls.ts';
import { countStatements } from '#test/calls/statements.ts';
import { builtPages } from '#test/site/built-pages.ts';
import { keptRows } from '#test/site/kept-rows.ts';
import { testSite } from '#test/site/test-site.ts';
import { anImage } from '../media.fixture.ts';
import { deleteOrphans } from '../media.repository.ts';
import { mediaTexts } from '../media.table.ts';

// What images show, and are captioned, in other languages: for staff and for readers.

const site = testSite(async () => ({ pages: await builtPages() }));
const base = '/api/v5/admin/media';
let staff: Calls;
let sea: string;
let story: string;

beforeAll(async () => {
  staff = await callsAs(site, 'ADMIN');
  await aLanguage(site.db, { code: 'de' });
  await aLanguage(site.db, { code: 'fr', position: 1, fallback: ['de'] });
  sea = (await anImage(site.db, { alt: 'The sea', caption: 'The sea at noon', kept: true })).id;
  const content = { content: 'Look.', contentMarkdown: `Look.\n\n::figure[Blue]{media=${sea}}` };
  story = (await aStory(site.db, { title: 'Shore', coverId: sea, ...content })).id;
  await site.db.insert(storyImages).values({ storyId: story, mediaId: sea, position: 0, caption: 'The sea at noon' });
  const place = await aDestination(site.db, { name: 'Nazare', thumbnailId: sea, images: 0 });
  await site.db.insert(destinationImages).values({ destinationId: place.id, mediaId: sea, position: 0 });
  const banner = await aBanner(site.db, { active: true }, 0);
  await site.db.insert(bannerImages).values({ bannerId: banner.id, mediaId: sea, position: 0 });
  await aHighlight(site.db, { imageId: sea });
});
const rows = keptRows(site);
beforeEach(async () => {
  await rows.restore();
  await site.forget();
});

type Shown = Record<'altLanguage' | 'caption' | 'captionLanguage', string | undefined> & { alt: string };
const german = { de: { alt: 'Das Meer', caption: 'Das Meer am Mittag' } };
const say = (texts: object) => staff('PUT', `${base}/${sea}`, { texts });
const read = async (path: string) => (await site.ask(path)).json.data;
const told = ({ alt, altLanguage, caption, captionLanguage }: Shown) => ({
  alt,
  altLanguage,
  caption,
  captionLanguage,
});

/** Each way in which readers get the image. */
async function everywhere(language: string): Promise<Shown[]> {
  const query = `?language=${language}`;
  const [one, list, place, places, [banner], highlights] = await Promise.all(
    ['story/shore', 'story', 'v3/destination/nazare', 'v3/destination', 'banner', 'highlight'].map((path) =>
      read(`/api/${path}${query}`),
    ),
  );
  const images = [one.coverImage, list[0].coverImage, place.thumbnail, place.images[0], places[0].thumbnail];
  return [...images, banner.images[0], highlights[0].image].map(told);
}
const seven = (alt: string, altLanguage?: string) => Array(7).fill({ alt, altLanguage });
const figureOf = (html: string) => /<figure[^>]*>[\s\S]*?<\/figure>/.exec(html)?.[0] ?? '';

describe('staff', () => {
  test('say in each language what an item shows; each that is sent is whole, and blank words take it back', async () => {
    const blank = { alt: '', caption: '' };
    const before = (await staff('GET', `${base}/${sea}`)).json.data;
    expect(before).toMatchObject({ texts: { de: blank, fr: blank }, languages: [{ code: 'de' }, { code: 'fr' }] });
    const saved = await say(german);
    expect([saved.status, saved.json.data.texts]).toEqual([200, { ...german, fr: blank }]);
    expect((await say({ fr: { alt: 'La mer', caption: '' } })).json.data.texts.de).toEqual(german.de);
    expect((await say({ de: blank })).json.data.texts).toEqual({ de: blank, fr: { alt: 'La mer', caption: '' } });
    expect((await staff('GET', base)).json.data[0]).not.toHaveProperty('texts');
  });

  test('are told what cannot be stored, and keep a language in which something is said', async () => {
    const wrong = await say({ de: { alt: 'x'.repeat(301), caption: '' } });
    expect([wrong.status, wrong.json.errors]).toEqual([
      400,
      [{ field: 'texts.de.alt', message: 'At most 300 characters' }],
    ]);
    const unknown = await say({ is: { alt: 'Hafið', caption: '' } });
    expect([unknown.status, unknown.json.errors?.[0].field]).toEqual([400, 'texts.is']);
    await say(german);
    const author = await callsAs(site, 'AUTHOR');
    const kept = { languages: [{ code: 'en', isPublished: true }] };
    expect((await author('PUT', '/api/v5/admin/languages', kept)).status).toBe(409);
  });
});

describe('readers', () => {
  test('get what an image shows in their language, in the one that stands in, else the original and which', async () => {
    expect(await everywhere('de')).toEqual(seven('The sea', 'en'));
    await say(german);
    await expect.poll(() => everywhere('de'), soon).toEqual(seven('Das Meer'));
    expect(await everywhere('fr')).toEqual(seven('Das Meer', 'de'));
    expect(await everywhere('en')).toEqual(seven('The sea'));
    await say({ de: { alt: '', caption: '' } });
    await expect.poll(() => everywhere('fr'), soon).toEqual(seven('The sea', 'en'));
  });

  test('get what nobody has said in the site’s own language, but nothing of what is decorative', async () => {
    await staff('PUT', `${base}/${sea}`, { alt: '', texts: german });
    await expect.poll(() => everywhere('de'), soon).toEqual(seven('Das Meer'));
    await staff('PUT', `${base}/${sea}`, { decorative: true });
    await expect.poll(async () => (await everywhere('de')).map(({ alt }) => alt), soon).not.toContain('Das Meer');
  });

  test('get a caption that came from the library in their language; one of its own place stays', async () => {
    await say(german);
    const of = async () => {
      const { images, fallbacks } = await read('/api/story/shore?language=de');
      return [told(images[0]), fallbacks];
    };
    const original = ['title', 'excerpt', 'content'];
    await expect
      .poll(of, soon)
      .toEqual([{ alt: 'Das Meer', caption: 'Das Meer am Mittag', captionLanguage: undefined }, original]);
    await site.db.update(storyImages).set({ caption: 'Here we swam' });
    await site.forget();
    expect(await of()).toEqual([{ alt: 'Das Meer', caption: 'Here we swam', captionLanguage: 'en' }, original]);
  });

  test('hear images within a text in the language of the text', async () => {
    await say(german);
    const edition = { title: 'Ufer', content: `Schau.\n\n::figure[Blau]{media=${sea}}`, excerpt: 'Da.' };
    const at = `/api/v5/admin/translations/story/${story}/de`;
    expect((await staff('PUT', at, { ...edition, captions: {}, isPublished: true })).status).toBe(200);
    const figure = async (path: string) => figureOf((await site.ask(path)).text);
    await expect.poll(() => figure('/de/stories/ufer'), soon).toMatch(/<img[^>]* alt="Das Meer"/);
    expect(await figure('/de/stories/ufer')).not.toMatch(/<img[^>]* lang=/);
    expect(await figure('/stories/shore')).toMatch(/<img[^>]* alt="The sea"/);
    await say({ de: { alt: '', caption: '' } });
    await expect.poll(() => figure('/de/stories/ufer'), soon).toMatch(/<img[^>]* alt="The sea"/);
    expect(await figure('/de/stories/ufer')).toMatch(/<img[^>]* lang="en"/);
  });

  test('get what its own place says of an image before that', async () => {
    await say(german);
    const [{ _id: banner }] = await read('/api/banner');
    const texts = { title: 'Langsam', smallDescription: 'Komm', description: 'Züge.', alts: { [sea]: 'Wellen' } };
    const at = `/api/v5/admin/translations/banner/${banner}/de`;
    expect((await staff('PUT', at, { ...texts, isPublished: true })).status).toBe(200);
    await expect.poll(async () => (await read('/api/banner?language=de'))[0].images[0].alt, soon).toBe('Wellen');
  });
});

test('what is said of an image does not keep it from being swept', async () => {
  const { id } = await anImage(site.db, { kept: false });
  await site.db.insert(mediaTexts).values({ mediaId: id, language: 'de', alt: 'Das Meer' });
  await deleteOrphans(site.db, new Date(Date.now() + 1000), 1000);
  expect(await site.db.$count(mediaTexts)).toBe(0);
});

test('a site of one language asks nothing, and says nothing of it', async () => {
  await site.db.delete(languages);
  await site.forget();
  const asked = countStatements(site.database, 'media_texts');
  for (const path of ['/stories/shore', '/destinations/nazare', '/', '/highlight'])
    expect((await site.ask(path)).text).toContain('alt="The sea"');
  expect(asked.count()).toBe(0);
  expect((await staff('GET', `${base}/${sea}`)).json.data).not.toHaveProperty('texts');
});
