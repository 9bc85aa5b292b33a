import { sampleTexts } from '#features/rich-text/server/sample-text.seed.ts';
import type { Queryable } from '#server/queryable.ts';
import { sampleId } from '#server/sample-ids.ts';
import * as store from './sample-translation.repository.ts';
import type { SampleStanding, SampleTranslation } from './sample-translations.ts';

/** Stores what is not written in the language yet, of what is here. Says how many texts came. */
export async function seedTranslation(
  tx: Queryable,
  language: string,
  translation: SampleTranslation,
): Promise<number> {
  return (
    (await bringPlaces(tx, language, translation)) +
    (await bringStories(tx, language, translation)) +
    (await bringBanners(tx, language, translation))
  );
}

/** Its texts name images that came with it. */
const texts = sampleTexts(imageOf, (name) => Promise.resolve(sampleId('video', name)));

async function imageOf(name: string): Promise<string> {
  return sampleId('image', name);
}

const byImage = (words: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(words).map(([name, text]) => [sampleId('image', name), text]));

/** A text is as old as its original: readers find it where the original stands among others. */
function standingOf(standing: SampleStanding, { isEdited, datedAt, sourceVersion }: store.SampleOriginal) {
  const published = standing === 'published';
  return {
    published,
    publishedAt: published ? datedAt : null,
    madeBy: standing === 'machine' ? ('machine' as const) : ('person' as const),
    reviewedAt: published ? new Date() : null,
    sourceVersion,
    stale: isEdited,
  };
}

async function bringPlaces(tx: Queryable, language: string, { places }: SampleTranslation): Promise<number> {
  const idOf = (slug: string) => sampleId('destination', slug);
  const originals = await store.holdOriginals(tx, 'destination', [...places.keys()].map(idOf));
  let count = 0;
  for (const [of, { standing, itinerary, longDescription, region, ...words }] of places) {
    const original = originals.get(idOf(of));
    if (!original) continue;
    const days = await store.listDays(tx, original.id);
    const { plain, markdown } = await texts.read(longDescription);
    const row = {
      ...words,
      destinationId: original.id,
      language,
      regionText: region,
      longDescription: plain,
      longDescriptionMarkdown: markdown,
      itinerary: Object.fromEntries(days.flatMap((id, at) => (itinerary[at] ? [[id, itinerary[at]]] : []))),
      ...standingOf(standing, original),
    };
    if (await store.addPlaceText(tx, row)) count += 1;
  }
  return count;
}

async function bringStories(tx: Queryable, language: string, { stories }: SampleTranslation): Promise<number> {
  const idOf = (slug: string) => sampleId('story', slug);
  const originals = await store.holdOriginals(tx, 'story', [...stories.keys()].map(idOf));
  let count = 0;
  for (const [of, { standing, captions, text, ...words }] of stories) {
    const original = originals.get(idOf(of));
    if (!original) continue;
    const { plain, markdown } = await texts.read(text);
    const row = {
      ...words,
      storyId: original.id,
      language,
      content: plain,
      contentMarkdown: markdown,
      captions: byImage(captions),
      ...standingOf(standing, original),
    };
    if (await store.addStoryText(tx, row)) count += 1;
  }
  return count;
}

async function bringBanners(tx: Queryable, language: string, { banners }: SampleTranslation): Promise<number> {
  const idOf = (title: string) => sampleId('banner', title);
  const originals = await store.holdOriginals(
    tx,
    'banner',
    banners.map((one) => idOf(one.of)),
  );
  let count = 0;
  for (const { of, alts, standing, ...words } of banners) {
    const original = originals.get(idOf(of));
    if (!original) continue;
    const row = { ...words, bannerId: original.id, language, alts: byImage(alts), ...standingOf(standing, original) };
    if (await store.addBannerText(tx, row)) count += 1;
  }
  return count;
}
