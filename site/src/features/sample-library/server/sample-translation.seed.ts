import { aboutId } from '#features/about/about.contract.ts';
import { sampleTexts } from '#features/rich-text/server/sample-text.seed.ts';
import type { Queryable } from '#server/queryable.ts';
import { sampleId } from '#server/sample-ids.ts';
import { sampleSingles } from './sample-items.ts';
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
    (await bringBanners(tx, language, translation)) +
    (await bringHighlights(tx, language, translation)) +
    (await bringAbout(tx, language, translation))
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

async function bringHighlights(tx: Queryable, language: string, { highlights }: SampleTranslation): Promise<number> {
  const idOf = (whose: string) => sampleId('highlight', whose);
  const originals = await store.holdOriginals(
    tx,
    'highlight',
    highlights.map((one) => idOf(one.of)),
  );
  let count = 0;
  for (const { of, standing, ...words } of highlights) {
    const original = originals.get(idOf(of));
    if (!original) continue;
    const row = { ...words, highlightId: original.id, language, ...standingOf(standing, original) };
    if (await store.addHighlightText(tx, row)) count += 1;
  }
  return count;
}

/** The about page while it is the library's, and its team. */
async function bringAbout(tx: Queryable, language: string, { about }: SampleTranslation): Promise<number> {
  const { team, title, intro, mission, values, join, imageAlt } = about;
  let count = 0;
  const page = await store.findSampleAbout(tx, (await sampleSingles()).about);
  if (page) {
    const row = {
      only: aboutId,
      language,
      title,
      introMarkdown: (await texts.read(intro)).markdown,
      missionMarkdown: (await texts.read(mission.join('\n\n'))).markdown,
      values: Object.fromEntries(page.values.flatMap((id, at) => (values[at] ? [[id, values[at]]] : []))),
      joinTitle: join.title,
      joinDescription: join.description,
      imageAlt,
      ...standingOf('published', { id: aboutId, datedAt: new Date(), ...page }),
    };
    if (await store.addAboutText(tx, row)) count += 1;
  }
  const idOf = (name: string) => sampleId('team-member', name);
  const originals = await store.holdOriginals(
    tx,
    'team-member',
    team.map((one) => idOf(one.of)),
  );
  for (const { of, ...words } of team) {
    const original = originals.get(idOf(of));
    if (!original) continue;
    const row = { ...words, memberId: original.id, language, ...standingOf('published', original) };
    if (await store.addMemberText(tx, row)) count += 1;
  }
  return count;
}
