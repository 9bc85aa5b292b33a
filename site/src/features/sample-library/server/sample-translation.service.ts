import { Problem } from '#contract/problem.ts';
import { recordActivity } from '#features/activity/server/activity.service.ts';
import { englishNameOf, ownNameOf } from '#features/languages/server/language.rules.ts';
import { adoptLanguages } from '#features/languages/server/language.service.ts';
import { sampleTexts } from '#features/rich-text/server/sample-text.seed.ts';
import type { Viewer } from '#server/dependencies.ts';
import { dropEverything } from '#server/endpoints/cache-drops.ts';
import type { Queryable, Transactor } from '#server/queryable.ts';
import { sampleId } from '#server/sample-ids.ts';
import type { SampleLibrary } from '../sample-library.contract.ts';
import { sampleItems } from './sample-items.ts';
import * as store from './sample-translation.repository.ts';
import {
  listSampleLanguages,
  readSampleTranslation,
  type SampleStanding,
  type SampleTranslation,
} from './sample-translations.ts';

/** The languages that the library is there in, and whether its texts in them are here. */
export async function readTranslations(db: Queryable): Promise<SampleLibrary['translations']> {
  const codes = await listSampleLanguages();
  const { destination } = await sampleItems();
  const here = await store.listTranslated(db, destination, codes);
  return codes.map((code) => ({ language: code, name: ownNameOf(code), isHere: here.includes(code) }));
}

/**
 * Brings what the library says in a language, which is prepared where it is not here yet. What is written in it already
 * stays; what somebody has changed since in English is told as outdated.
 * @returns how many texts came
 * @throws Problem `conflict` where nothing of it came
 */
export async function bringTranslation(db: Transactor, viewer: Viewer, language: string): Promise<number> {
  const translation = await readSampleTranslation(language);
  return db.transaction(async (tx) => {
    await adoptLanguages(tx, [{ code: language, state: 'preparing', untranslated: 'labelled', fallback: [] }]);
    const count =
      (await bringPlaces(tx, language, translation)) +
      (await bringStories(tx, language, translation)) +
      (await bringBanners(tx, language, translation));
    if (count === 0)
      throw new Problem('conflict', 'Nothing of the sample library is left to be brought in this language');
    await recordActivity(tx, viewer, {
      action: 'Added sample translations',
      detail: englishNameOf(language),
      type: 'add',
    });
    await dropEverything(tx);
    return count;
  });
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
