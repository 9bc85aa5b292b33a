import { createHash } from 'node:crypto';
import { aboutEditionRules } from '#features/about/about-edition.contract.ts';
import { aboutEditionVersions, writeOverAbout } from '#features/about/server/editions/about-edition.service.ts';
import { memberEditionVersions, writeOverMember } from '#features/about/server/editions/team-member-edition.service.ts';
import { bannerEditionVersions, writeOverBanner } from '#features/banners/server/editions/banner-edition.service.ts';
import {
  destinationEditionVersions,
  writeOverDestination,
} from '#features/destinations/server/editions/destination-edition.service.ts';
import { destinationRules } from '#features/destinations/staff-destination.contract.ts';
import type {
  PageTranslationFile,
  PlaceTranslationFile,
  StoryTranslationFile,
  WordsTranslationFile,
} from '#features/exports/translation-files.contract.ts';
import {
  highlightEditionVersions,
  writeOverHighlight,
} from '#features/highlights/server/editions/highlight-edition.service.ts';
import { pageEditionRules } from '#features/pages/page-edition.contract.ts';
import { pageEditionVersions, writeOverPage } from '#features/pages/server/editions/page-edition.service.ts';
import { textToStore } from '#features/rich-text/server/rich-text.service.ts';
import { storyEditionVersions } from '#features/stories/server/editions/story-edition.service.ts';
import { minutesOf } from '#features/stories/server/read-time.rules.ts';
import { writeOverStory } from '#features/stories/server/staff/story-saving.service.ts';
import { storyEditionRules } from '#features/stories/story-edition.contract.ts';
import { findNewestVersion } from '#features/versions/server/version.repository.ts';
import type { VersionedKind } from '#features/versions/server/versioned-kind.ts';
import { dropEverything } from '#server/endpoints/cache-drops.ts';
import type { Queryable } from '#server/queryable.ts';
import { ownText } from './own-text.rules.ts';
import * as store from './own-translations.repository.ts';
import { highlightTextOf, type Names } from './own-write.service.ts';

/** A text with marks, and what is known of it. */
export type TextTranslationValue =
  | (StoryTranslationFile & { of: 'story'; text: string })
  | (PageTranslationFile & { of: 'page'; text: string })
  | (PlaceTranslationFile & { of: 'destination'; text: string });

export type TranslationValue = TextTranslationValue | WordsTranslationFile;

export type { TranslatedKind } from './own-translations.repository.ts';

export const translatedBy = ({ of: kind, translationOf: id, language }: TranslationValue): store.Translated => ({
  kind,
  id,
  language,
});

/** As its versions are called: `story@de/ID`. */
export const translationKey = ({ of, translationOf, language }: TranslationValue): string =>
  `${of}@${language}/${translationOf}`;

function translatedAt(key: string): store.Translated | undefined {
  const [, word, language, id] = /^([a-z-]+)@([a-z0-9-]+)\/(.+)$/.exec(key) ?? [];
  const kind = translatedKinds.find((one) => one === word);
  return kind && language && id ? { kind, id, language } : undefined;
}

const versionsIn = {
  story: storyEditionVersions,
  page: pageEditionVersions,
  destination: destinationEditionVersions,
  highlight: highlightEditionVersions,
  banner: bannerEditionVersions,
  'team-member': memberEditionVersions,
  about: aboutEditionVersions,
} as const;

export const translatedKinds = Object.keys(versionsIn) as store.TranslatedKind[];

/** The kind of which versions of an item in a language are; undefined for any other. */
export function translationVersions(kind: string): VersionedKind | undefined {
  const translated = translatedAt(`${kind}/-`);
  if (!translated) return undefined;
  const { language } = translated;
  return versionsIn[translated.kind](language);
}

/** By which imports know it: it has no id of its own, and the same is always the same. */
export function translationItemId(key: string): string {
  const hex = createHash('sha256').update(key).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
}

/** Part of a transaction. */
export async function writeTranslation(tx: Queryable, names: Names, value: TranslationValue): Promise<void> {
  const standing = {
    language: value.language,
    published: value.status === 'published',
    madeBy: value.madeBy ?? ('person' as const),
    sourceVersion: await reviewedVersion(tx, value),
    stale: value.stale ?? false,
    reviewedAt: value.reviewedAt ? new Date(value.reviewedAt) : null,
    createdAt: new Date(value.createdAt),
    publishedAt: value.publishedAt === null ? null : new Date(value.publishedAt),
    updatedAt: new Date(value.updatedAt),
  };
  const row = { ...standing, ...(await textsOf(tx, names, value)) };
  await store.putText(tx, translatedBy(value), row, 'formerSlugs' in value ? value.formerSlugs : []);
}

/** By their columns. */
function textsOf(tx: Queryable, names: Names, value: TranslationValue): Promise<object> | object {
  switch (value.of) {
    case 'story':
      return storyTextsOf(tx, names, value);
    case 'page':
      return pageTextsOf(tx, names, value);
    case 'destination':
      return placeTextsOf(tx, names, value);
    case 'highlight': {
      const { translationOf: highlightId, name, location, imageAlt } = value;
      return { highlightId, name, location, imageAlt, ...highlightTextOf(names, value) };
    }
    case 'about':
      return aboutTextsOf(tx, names, value);
    case 'team-member': {
      const { translationOf: memberId, name, role, description, imageAlt } = value;
      return { memberId, name, role, description, imageAlt };
    }
    case 'banner': {
      const { translationOf: bannerId, title, smallDescription, description, images } = value;
      return {
        bannerId,
        title,
        smallDescription,
        description,
        alts: wordsByImage(
          names,
          images.map(({ file, alt }) => ({ file, words: alt })),
        ),
      };
    }
  }
}

type Of<Kind extends TranslationValue['of']> = Extract<TranslationValue, { of: Kind }>;

/** By the ids of images that are here. */
function wordsByImage(names: Names, images: readonly { file: string; words: string }[]): Record<string, string> {
  return Object.fromEntries(
    images.flatMap(({ file, words }) => {
      const mediaId = names.mediaAt(file);
      return mediaId ? [[mediaId, words] as const] : [];
    }),
  );
}

async function storyTextsOf(tx: Queryable, names: Names, value: Of<'story'>) {
  const { translationOf: storyId, slug, title, excerpt, readTime, images } = value;
  const { most } = storyEditionRules.content;
  const content = await textToStore(tx, 'content', ownText(value.text, names), { most });
  const captions = wordsByImage(
    names,
    images.map(({ file, caption }) => ({ file, words: caption })),
  );
  const texts = { storyId, slug, title, excerpt, readTime, captions };
  return { ...texts, content: content.plain, contentMarkdown: content.markdown, readMinutes: minutesOf(content) };
}

async function pageTextsOf(tx: Queryable, names: Names, value: Of<'page'>) {
  const { translationOf: pageId, slug, title, description } = value;
  const { most } = pageEditionRules.content;
  const content = await textToStore(tx, 'content', ownText(value.text, names), { most });
  return { pageId, slug, title, description, content: content.plain, contentMarkdown: content.markdown };
}

async function aboutTextsOf(tx: Queryable, names: Names, value: Of<'about'>) {
  const { translationOf: only, title, joinTitle, joinDescription, imageAlt } = value;
  const { intro, mission } = aboutEditionRules;
  const texts = {
    intro: await textToStore(tx, 'intro', ownText(value.intro, names), { most: intro.most }),
    mission: await textToStore(tx, 'mission', ownText(value.mission, names), { most: mission.most }),
  };
  const values = Object.fromEntries(value.values.map(({ id, ...words }) => [id, words]));
  const { markdown: introMarkdown } = texts.intro;
  return {
    only,
    title,
    introMarkdown,
    missionMarkdown: texts.mission.markdown,
    values,
    joinTitle,
    joinDescription,
    imageAlt,
  };
}

async function placeTextsOf(tx: Queryable, names: Names, value: Of<'destination'>) {
  const { most } = destinationRules.longDescription;
  const content = await textToStore(tx, 'longDescription', ownText(value.text, names), { most });
  const days = value.itinerary.map(({ id, ...day }) => [id, day] as const);
  return {
    destinationId: value.translationOf,
    slug: value.slug,
    name: value.name,
    category: value.category,
    description: value.description,
    shortLine: value.shortLine,
    regionText: value.region,
    popularFor: value.popularFor,
    bestTimeToVisit: value.bestTimeToVisit,
    suggestedDuration: value.suggestedDuration,
    bestMonth: value.bestMonth,
    climateType: value.climateType,
    travelTips: value.travelTips,
    itinerary: Object.fromEntries(days),
    longDescription: content.plain,
    longDescriptionMarkdown: content.markdown,
  };
}

/** Part of a transaction that writes over an item: where it says otherwise now, its translations are stale. */
export const withStaleTranslations = <Result>(
  tx: Queryable,
  { kind, id }: Pick<store.Translated, 'kind' | 'id'>,
  write: () => Promise<Result>,
): Promise<Result> => writeOver[kind](tx, id, write);

const writeOver = {
  story: writeOverStory,
  page: writeOverPage,
  destination: writeOverDestination,
  highlight: writeOverHighlight,
  banner: writeOverBanner,
  'team-member': writeOverMember,
  about: writeOverAbout,
} as const;

/** Where versions of the item are here already, those of the export are counted otherwise. */
async function reviewedVersion(tx: Queryable, value: TranslationValue): Promise<number> {
  const { of, translationOf, reviewedVersion = 1, stale } = value;
  const newest = (await findNewestVersion(tx, of, translationOf))?.version;
  if (newest === undefined) return reviewedVersion;
  return stale ? Math.min(reviewedVersion, newest) : newest;
}

/**
 * Part of `trashing`: takes away for good what an import has made, unless somebody has changed it since.
 * @param importedAt its `updatedAt` as it was imported; null: whatever has happened to it
 */
export async function removeTranslation(
  tx: Queryable,
  key: string,
  importedAt: Date | null,
): Promise<{ outcome: 'removed' | 'gone' } | { outcome: 'edited'; title: string }> {
  const translated = translatedAt(key);
  const here = translated && (await store.findTranslation(tx, translated, translationItemId(key)));
  if (!translated || !here) return { outcome: 'gone' };
  if (importedAt && here.changedAt.getTime() !== importedAt.getTime())
    return { outcome: 'edited', title: 'translation' };
  await store.deleteTranslation(tx, translated);
  await dropEverything(tx);
  return { outcome: 'removed' };
}

/** Whether a history is of a translation, and of one that is not here. */
export async function isOfGoneTranslation(tx: Queryable, history: string): Promise<boolean> {
  const translated = translatedAt(history);
  return translated !== undefined && !(await store.findTranslation(tx, translated, translationItemId(history)));
}
