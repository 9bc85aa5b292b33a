import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { diskStorage } from '@trekker/media-storage/disk-storage.ts';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { limits } from '../src/contract/limits.ts';
import { shareCardOf } from '../src/contract/rules/share-card.ts';
import { aLogin } from '../src/features/accounts/server/account.fixture.ts';
import { aDestination } from '../src/features/destinations/server/destination.fixture.ts';
import { sweepMedia } from '../src/features/media/server/sweep.service.ts';
import { aPage } from '../src/features/pages/server/page.fixture.ts';
import { aStory } from '../src/features/stories/server/story.fixture.ts';
import { sendForm } from './calls/forms.ts';
import { callsAs, soon } from './calls/staff-calls.ts';
import { builtPages } from './site/built-pages.ts';
import { testSite } from './site/test-site.ts';

const siteUrl = 'https://kompass.example';
const site = testSite(async () => ({ pages: await builtPages(), config: { sample: 'none', siteUrl } }));

const name = 'Kompass & Söhne';
const brand = { name, tagline: 'Mit der Bahn ans Meer', accent: '#1f5f8b', typePair: 'modern', removeLogo: 'true' };

async function saveBrand(fields: Parameters<typeof sendForm>[4]): Promise<void> {
  const { headers } = await aLogin(site.db, { role: 'AUTHOR' });
  expect((await sendForm(site, 'PUT', '/api/v5/admin/brand', headers, fields)).status).toBe(200);
}

beforeEach(() => saveBrand(brand));

/** What a page's head says of its image. */
async function shownWith(page: string) {
  const { text } = await site.ask(page);
  const said = (named: string) => new RegExp(`(?:property|name)="${named}" content="([^"]*)"`).exec(text)?.[1] ?? '';
  const image = new URL(said('og:image'));
  const data = [...text.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g)];
  return {
    origin: image.origin,
    address: image.pathname + image.search,
    alt: said('og:image:alt'),
    size: `${said('og:image:width')}x${said('og:image:height')}`,
    card: said('twitter:card'),
    imagesInData: data.map(([, json = '']) => JSON.parse(json).image).filter(Boolean),
  };
}

const addressOn = async (page: string) => (await shownWith(page)).address;
const statusOf = async (address: string) => (await site.ask(address)).status;

async function imageAt(address: string): Promise<Buffer> {
  const { status, headers, body } = await site.ask(address);
  expect([address, status, headers['content-type']]).toEqual([address, 200, 'image/jpeg']);
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(await sharp(body).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  return body;
}

const drawnFiles = async () => {
  const names = await readdir(path.join(site.dataDirectory, 'media'), { recursive: true });
  return names.filter((file) => file.endsWith('-card.jpg'));
};

const asAnyCard = (address: string) => address.replace(/[0-9a-f]{16}/, '0123456789abcdef');

test('links to whatever has no image show a picture of its own with its title', async () => {
  await aStory(site.db, { title: 'Ein Deich', slug: 'ein-deich', tags: ['nordsee'], coverId: null });
  await aDestination(site.db, { name: 'Süderdünen', slug: 'suederduenen', thumbnailId: null });
  await aPage(site.db, { slug: 'impressum', title: 'Impressum' });
  const titles = {
    '/stories/ein-deich': 'Ein Deich',
    '/destinations/suederduenen': 'Süderdünen',
    '/impressum': 'Impressum',
    '/stories': 'Stories',
    '/tags/nordsee': 'Stories tagged nordsee',
    '/search?q=anything': 'Search',
    '/': 'Mit der Bahn ans Meer',
    '/nowhere': 'Mit der Bahn ans Meer',
  };
  const images = new Set<string>();
  for (const [page, alt] of Object.entries(titles)) {
    const { address, ...shown } = await shownWith(page);
    expect(shown).toMatchObject({ alt, origin: siteUrl, size: '1200x630', card: 'summary_large_image' });
    expect(address, page).toMatch(/^\/media\/[0-9a-f]{16}-card\.jpg\?of=\/[^?&]*$/);
    images.add((await imageAt(address)).toString('base64'));
  }
  // What has no address of its own has that of the site.
  expect(images.size).toBe(Object.keys(titles).length - 1);
  for (const page of ['/stories/ein-deich', '/destinations/suederduenen']) {
    const { address, imagesInData } = await shownWith(page);
    expect(imagesInData).toEqual([siteUrl + address]);
  }
});

test('a title, a name or a look that changes gives another address, and the former one ends with the next sweep', async () => {
  const author = await callsAs(site, 'AUTHOR');
  const { id } = await aPage(site.db, { slug: 'anreise', title: 'Anreise' });
  const addresses: string[] = [];
  const nowAnother = async () => {
    await expect.poll(async () => addresses.includes(await addressOn('/anreise')), soon).toBe(false);
    const address = await addressOn('/anreise');
    addresses.push(address);
    return imageAt(address);
  };
  const seen = [await nowAnother()];
  const { updatedAt } = (await author('GET', `/api/v5/admin/pages/${id}`)).json.data;
  const saved = await author('PUT', `/api/v5/admin/pages/${id}`, { title: 'So kommt man hin', updatedAt });
  expect(saved.status, JSON.stringify(saved.json)).toBe(200);
  seen.push(await nowAnother());
  const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4"/></svg>`;
  for (const change of [
    { name: 'Kompass' },
    { accent: '#7a3b68' },
    { typePair: 'plain' },
    { logo: new File([logo], 'logo.svg') },
  ]) {
    await saveBrand(change);
    seen.push(await nowAnother());
  }
  expect(new Set(seen.map((body) => body.toString('base64'))).size).toBe(6);
  const storage = await diskStorage(path.join(site.dataDirectory, 'media'));
  await sweepMedia(site.db, storage, new Date(Date.now() + 2000));
  expect(await Promise.all(addresses.map(statusOf))).toEqual([404, 404, 404, 404, 404, 200]);
});

test('nobody has words of their own drawn, and what nobody may read has no picture', async () => {
  await aPage(site.db, { slug: 'kontakt', title: 'Kontakt' });
  const draft = await aStory(site.db, { title: 'Noch geheim', published: false, coverId: null });
  const shown = { siteName: name, brand: { tagline: brand.tagline, typePair: 'modern' as const } };
  const cardOf = (title: string, canonicalPath: string) => shareCardOf({ title, canonicalPath }, shown).url;
  const good = await addressOn('/kontakt');
  const [file = ''] = good.split('?');
  const before = await drawnFiles();
  const refused = [
    asAnyCard(good),
    cardOf('Buy now', '/kontakt'),
    cardOf('Buy now', '/nowhere'),
    cardOf('Noch geheim', `/stories/${draft.slug}`),
    cardOf('Search: Buy now', '/search?q=Buy%20now'),
    cardOf('Admin', '/admin'),
    ...[
      '',
      '?of=',
      '?of=/stories',
      '?of=//kontakt',
      '?of=/Kontakt',
      '?of=/kontakt?x=1',
      '?of=/kontakt&of=/kontakt',
    ].map((query) => file + query),
    `${file}?of=/${'a'.repeat(3000)}`,
  ];
  for (const address of refused) expect([address, await statusOf(address)]).toEqual([address, 404]);
  expect(await drawnFiles()).toEqual(before);

  // Many who ask at once have it drawn once.
  const all = await Promise.all(Array.from({ length: 20 }, () => statusOf(good)));
  expect(new Set(all)).toEqual(new Set([200]));
  expect((await drawnFiles()).length).toBe(before.length + 1);
});

test('who asks for many that are not there is told to wait, and what is there is sent all the same', async () => {
  await aPage(site.db, { slug: 'presse', title: 'Presse' });
  const good = await addressOn('/presse');
  await imageAt(good);
  const most = 6;
  const strict = await site.twin({ rateLimitScale: most / limits.calls.most });
  try {
    const statuses: number[] = [];
    for (let turn = 0; turn < most + 3; turn += 1) statuses.push((await strict.ask(asAnyCard(good))).status);
    expect(statuses).toEqual([...Array(most).fill(404), 429, 429, 429]);
    expect((await strict.ask(good)).status).toBe(200);
  } finally {
    await strict.close();
  }
});

test.each([
  ['right to left', 'رحلة بالقطار من Wien إلى إسطنبول'],
  ['in no letters of ours', '東京の朝'],
  ['far too long', 'Ganz langsam am Meer entlang '.repeat(6).trim()],
  ['one word', `Donau${'dampf'.repeat(30)}schiff`],
  ['markup', '<span font="99">&amp;</b> & "mehr"'],
  ['emoji', '🚂 👩‍👩‍👧 🇦🇹 1️⃣'],
  ['full of signs that nobody sees', 'Ein\u200bDeich\u202e\u00ad'],
])(
  'a title is drawn that is %s',
  async (_kind, title) => {
    const { slug } = await aStory(site.db, { title, slug: `t-${randomUUID()}`, coverId: null });
    await imageAt(await addressOn(`/stories/${slug}`));
  },
  30_000,
);

test('a picture that staff chose for links takes the place of all that would be drawn', async () => {
  await aPage(site.db, { slug: 'team', title: 'Team' });
  const photo = await sharp({ create: { width: 600, height: 900, channels: 3, background: '#204060' } })
    .png()
    .toBuffer();
  await saveBrand({ shareImage: new File([photo], 'share.png') });
  await expect.poll(() => addressOn('/team'), soon).toMatch(/^\/og\.jpg\?v=/);
  await saveBrand({ removeShareImage: 'true' });
  await expect.poll(() => addressOn('/team'), soon).toMatch(/-card\.jpg/);
});
