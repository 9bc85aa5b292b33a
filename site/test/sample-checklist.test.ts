import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readMarkdown } from '@trekker/rich-text/read-markdown.ts';
import { expect, test } from 'vitest';
import { aboutChecklist } from '../src/features/about/about-checklist.ts';
import { bannerChecklist } from '../src/features/banners/banner-checklist.ts';
import { checkedItem } from '../src/features/checklists/checked-fields.rules.ts';
import type { CheckedFacts, CheckedFields } from '../src/features/checklists/checked-item.ts';
import { checkItem } from '../src/features/checklists/checklist.rules.ts';
import { destinationChecklist } from '../src/features/destinations/destination-checklist.ts';
import { highlightChecklist } from '../src/features/highlights/highlight-checklist.ts';
import { sampleTexts } from '../src/features/rich-text/server/sample-text.seed.ts';
import { storyChecklist } from '../src/features/stories/story-checklist.ts';

const library = path.resolve(import.meta.dirname, '../sample-library');
const read = (file: string) => JSON.parse(readFileSync(path.join(library, file), 'utf8'));
const folder = (name: string) =>
  readdirSync(path.join(library, name))
    .filter((file) => file.endsWith('.json') && file !== 'authors.json')
    .map((file) => read(path.join(name, file)));

const pictures: Record<string, { alt: string; width: number }> = read('pictures.json');
/** An id that is always the same for a file. */
const idOf = (slug: string) =>
  createHash('sha256')
    .update(slug)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
const media = new Map(
  [
    ...Object.entries(pictures),
    ...Object.keys(read('videos.json')).map((slug) => [slug, { alt: '', width: 0 }] as const),
  ].map(([slug, { alt, width }]) => [idOf(slug), { alt, width, decorative: false }]),
);
const named = async (slug: string) => idOf(slug);
const texts = sampleTexts(named, named);
const stories = folder('stories');
const destinations = folder('destinations');
const published = new Set([
  ...stories.map(({ slug }) => `story/${texts.idOf('story', slug)}`),
  ...destinations.map(({ slug }) => `destination/${texts.idOf('destination', slug)}`),
]);
const facts: CheckedFacts = { media, isPublic: (item) => published.has(item) };
const image = (slug: string) => ({ media: idOf(slug), alt: pictures[slug]?.alt ?? '' });

async function found(slug: string, fields: CheckedFields, content: Record<string, unknown>, source: string) {
  const { markdown } = await texts.read(source);
  const findings = checkItem(checkedItem(fields, content, readMarkdown(markdown), facts));
  return findings.map(({ rule, message }) => `${slug}: ${rule}: ${message}`);
}

test('the checklist finds nothing in any story of the sample library', async () => {
  const all = stories.map(({ slug, title, category, excerpt, tags, place, cover, gallery }) =>
    found(
      slug,
      storyChecklist,
      {
        title,
        category,
        content: readFileSync(path.join(library, 'stories', `${slug}.md`), 'utf8'),
        excerpt,
        tags,
        placeId: place,
        coverImage: image(cover),
        image: gallery.map(({ picture }: { picture: string }) => image(picture)),
      },
      readFileSync(path.join(library, 'stories', `${slug}.md`), 'utf8'),
    ),
  );
  expect((await Promise.all(all)).flat()).toEqual([]);
});

test('the checklist finds nothing in any destination of the sample library', async () => {
  const all = destinations.map(({ slug, suggestedDuration, weather, pictures: shown, ...written }) =>
    found(
      slug,
      destinationChecklist,
      {
        ...written,
        SuggestedDuration: suggestedDuration,
        avgTemp: weather.averageTemperatureCelsius,
        climateType: weather.climateType,
        bestMonth: weather.bestMonth,
        thumbnail: image(shown.thumbnail),
        images: shown.images.map(image),
      },
      written.longDescription,
    ),
  );
  expect((await Promise.all(all)).flat()).toEqual([]);
});

test('the checklist finds nothing in any highlight of the sample library', async () => {
  const all = read('highlights.json').map(({ name, description, picture }: Record<string, string>) =>
    found(name ?? '', highlightChecklist, { description, image: image(picture ?? '') }, ''),
  );
  expect((await Promise.all(all)).flat()).toEqual([]);
});

test('the checklist finds nothing in any banner of the sample library, nor in About', async () => {
  const banners = read('banners.json').map(
    ({ pictures: shown, ...written }: { title: string; pictures: { picture: string }[] }) =>
      found(written.title, bannerChecklist, { ...written, image: shown.map(({ picture }) => image(picture)) }, ''),
  );
  const { intro, introImage } = read('about.json');
  const about = found('About', aboutChecklist, { introImage: image(introImage) }, intro);
  expect((await Promise.all([...banners, about])).flat()).toEqual([]);
});
