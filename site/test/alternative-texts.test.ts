import { beforeAll, describe, expect, test } from 'vitest';
import { aLogin } from '../src/features/accounts/server/account.fixture.ts';
import { destinationFields } from '../src/features/destinations/server/staff/destination-form.fixture.ts';
import { storyFields } from '../src/features/stories/server/staff/story-form.fixture.ts';
import { anImageFile, sendForm } from './calls/forms.ts';
import { soon } from './calls/staff-calls.ts';
import { testSite } from './site/test-site.ts';

const site = testSite();
let headers: Record<string, string>;
let image: File;

beforeAll(async () => {
  ({ headers } = await aLogin(site.db, { role: 'AUTHOR' }));
  image = await anImageFile();
});

type Fields = Parameters<typeof sendForm>[4];
type Shown = { alt: string; url: string; secure_url: string };
/** What answers of all kinds hold together; each kind has its own part of it. */
type Item = {
  _id: string;
  slug: string;
  thumbnail: Shown;
  coverImage: Shown;
  image: Shown;
  images: Shown[];
  introImage: Shown;
  team: { image: Shown }[];
};
const send = async (method: 'POST' | 'PUT', path: string, fields: Fields): Promise<Item> =>
  (await sendForm(site, method, path, headers, fields)).json.data;

type Kind = {
  path: string;
  fields: Fields;
  /** The image that stands alone. */
  single: { file: string; alt: string; of: (item: Item) => Shown };
  gallery?: { file: string; order: string; of: (item: Item) => Shown[]; address: 'url' | 'secure_url' };
  publicPath: (item: Item) => string;
  /** Said where nobody wrote anything. */
  fallback: string;
};

const kinds: Record<string, Kind> = {
  destination: {
    path: '/api/v5/admin/destination',
    fields: { ...destinationFields, isPublished: 'true' },
    single: { file: 'thumbnail', alt: 'thumbnailAlt', of: ({ thumbnail }) => thumbnail },
    gallery: { file: 'images', order: 'imageOrder', of: ({ images }) => images, address: 'secure_url' },
    publicPath: ({ slug }) => `/api/v3/destination/${slug}`,
    fallback: 'Reine',
  },
  story: {
    path: '/api/v5/admin/stories',
    fields: storyFields,
    single: { file: 'coverImage', alt: 'coverAlt', of: ({ coverImage }) => coverImage },
    gallery: { file: 'image', order: 'imageOrder', of: ({ images }) => images, address: 'url' },
    publicPath: ({ slug }) => `/api/story/${slug}`,
    fallback: 'The night ferry',
  },
  highlight: {
    path: '/api/v5/admin/highlight',
    fields: { name: 'Ewa', description: 'White steps.', location: 'Oia, Greece', region: 'Europe', rating: '4' },
    single: { file: 'image', alt: 'imageAlt', of: ({ image }) => image },
    publicPath: ({ _id }) => `/api/highlight/${_id}`,
    fallback: 'Oia, Greece',
  },
};

describe.each(Object.entries(kinds))("the alternative texts of a %s's images", (kind, { path, fields, ...rest }) => {
  const { single, gallery, publicPath, fallback } = rest;
  const images = () => ({
    [single.file]: image,
    ...(gallery && { [gallery.file]: [image, image] }),
  });

  test('are written by staff, and stay when images are moved or replaced, until changed', async () => {
    const texts = { [single.alt]: ' Red cabins\non poles ', ...(gallery && { alt: ['Nets', 'Peaks'] }) };
    const made = await send('POST', path, { ...fields, ...images(), ...texts });
    expect(single.of(made).alt).toBe('Red cabins on poles');
    expect(single.of(await send('PUT', `${path}/${made._id}`, { featured: 'true' })).alt).toBe('Red cabins on poles');
    expect(single.of(await send('PUT', `${path}/${made._id}`, { [single.alt]: 'Cabins' })).alt).toBe('Cabins');
    const other = { [single.file]: image, [single.alt]: 'Other cabins' };
    expect(single.of(await send('PUT', `${path}/${made._id}`, other)).alt).toBe('Other cabins');
    // Another image, of which nothing was said.
    expect(single.of(await send('PUT', `${path}/${made._id}`, { [single.file]: image })).alt).toBe('');
    if (!gallery) return;
    const [nets, peaks] = gallery.of(made).map((image) => image[gallery.address]);
    const changed = await send('PUT', `${path}/${made._id}`, {
      [gallery.file]: [image],
      [gallery.order]: JSON.stringify([peaks, 'new:0', nets]),
      alt: ['Peaks in snow', 'A new one', 'Nets'],
    });
    const moved = gallery.of(changed).map((image) => [image[gallery.address], image.alt]);
    expect(moved).toEqual([
      [peaks, 'Peaks in snow'],
      [expect.any(String), 'A new one'],
      [nets, 'Nets'],
    ]);
    const more = await send('PUT', `${path}/${made._id}`, { [gallery.file]: [image], alt: 'The newest' });
    expect(gallery.of(more).map(({ alt }) => alt)).toEqual(['Peaks in snow', 'A new one', 'Nets', 'The newest']);
  });

  test('are shown to the public, or a default where there is none; staff see none then', async () => {
    const made = await send('POST', path, { ...fields, ...images(), [single.alt]: 'Red cabins' });
    if (kind === 'story') await site.ask(`${path}/published/${made._id}`, { method: 'PUT', headers });
    const shown = async () => (await site.ask(publicPath(made))).json.data;
    await expect.poll(async () => single.of((await shown()) ?? {})?.alt, soon).toBe('Red cabins');
    const silent = await send('PUT', `${path}/${made._id}`, { [single.alt]: '' });
    expect(single.of(silent).alt).toBe('');
    await expect.poll(async () => single.of(await shown())?.alt, soon).toContain(fallback);
    if (gallery) expect(gallery.of(silent).map(({ alt }) => alt)).toEqual(['', '']);
    if (gallery) expect(gallery.of(await shown()).map(({ alt }) => alt)).toEqual([fallback, fallback]);
  });
});

test('banners, portraits and the about page have alternative texts too', async () => {
  const texts = { title: 'Slow trains', description: 'Long evenings.', smallDescription: 'Join us' };
  const banner = await send('POST', '/api/v5/admin/banner/new', {
    ...texts,
    image: [image, image],
    alt: ['a', 'b'],
  });
  const [a, b] = banner.images.map(({ secure_url }) => secure_url);
  const turned = await send('PUT', `/api/v5/admin/banner/${banner._id}`, {
    existingImages: JSON.stringify([b, a]),
    alt: ['b', 'A train'],
  });
  expect(turned.images.map(({ alt }) => alt)).toEqual(['b', 'A train']);
  const member = { name: 'Margot', role: 'Editor', image: image, imageAlt: 'Margot at her desk' };
  const margot = await send('PUT', '/api/v5/admin/about/team/new', member);
  const about = await send('PUT', '/api/v5/admin/about', { introImage: image, introImageAlt: 'A harbour' });
  expect([margot.image.alt, about.introImage.alt, about.team[0]?.image.alt]).toEqual([
    'Margot at her desk',
    'A harbour',
    'Margot at her desk',
  ]);
});

test('an alternative text that is too long is refused beside its field', async () => {
  const { status, json } = await sendForm(site, 'POST', '/api/v5/admin/destination', headers, {
    ...destinationFields,
    thumbnail: image,
    images: [image, image],
    thumbnailAlt: 'x'.repeat(301),
  });
  expect([status, json.errors]).toEqual([400, [{ field: 'thumbnailAlt', message: 'At most 300 characters' }]]);
});
