import { createHash } from 'node:crypto';
import {
  destinationEditionVersions,
  writeOverDestination,
} from '#features/destinations/server/editions/destination-edition.service.ts';
import { destinationRules } from '#features/destinations/staff-destination.contract.ts';
import type {
  PageTranslationFile,
  PlaceTranslationFile,
  StoryTranslationFile,
} from '#features/exports/translation-files.contract.ts';
import { pageEditionRules } from '#features/pages/page-edition.contract.ts';
import { pageEditionVersions, writeOverPage } from '#features/pages/server/editions/page-edition.service.ts';
import { textToStore } from '#features/rich-text/server/rich-text.service.ts';
import { storyEditionVersions } from '#features/stories/server/editions/story-edition.service.ts';
import { writeOverStory } from '#features/stories/server/staff/story-saving.service.ts';
import { storyEditionRules } from '#features/stories/story-edition.contract.ts';
import { findNewestVersion } from '#features/versions/server/version.repository.ts';
import type { VersionedKind } from '#features/versions/server/versioned-kind.ts';
import { dropEverything } from '#server/endpoints/cache-drops.ts';
import type { Queryable } from '#server/queryable.ts';
import { ownText } from './own-text.rules.ts';
import * as store from './own-translations.repository.ts';
import type { Names } from './own-write.service.ts';

export type TranslationValue =
  | (StoryTranslationFile & { of: 'story'; text: string })
  | (PageTranslationFile & { of: 'page'; text: string })
  | (PlaceTranslationFile & { of: 'destination'; text: string });

export const translatedBy = ({ of: kind, translationOf: id, language }: TranslationValue): store.Translated => ({
  kind,
  id,
  language,
});

/** As its versions are called: `story@de/ID`. */
export const translationKey = ({ of, translationOf, language }: TranslationValue): string =>
  `${of}@${language}/${translationOf}`;

function translatedAt(key: string): store.Translated | undefined {
  const [, kind, language, id] = /^(story|page|destination)@([a-z0-9-]+)\/(.+)$/.exec(key) ?? [];
  return kind && language && id ? { kind: kind as store.Translated['kind'], id, language } : undefined;
}

const versionsIn = {
  story: storyEditionVersions,
  page: pageEditionVersions,
  destination: destinationEditionVersions,
} as const;

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
  const { language, slug, formerSlugs, title: _, ...texts } = { title: '', ...value };
  const standing = {
    language,
    slug,
    published: texts.status === 'published',
    madeBy: texts.madeBy ?? ('person' as const),
    sourceVersion: await reviewedVersion(tx, value),
    stale: texts.stale ?? false,
    reviewedAt: texts.reviewedAt ? new Date(texts.reviewedAt) : null,
    createdAt: new Date(texts.createdAt),
    publishedAt: texts.publishedAt === null ? null : new Date(texts.publishedAt),
    updatedAt: new Date(texts.updatedAt),
  };
  const text = ownText(value.text, names);
  if (value.of === 'story') {
    const { most } = storyEditionRules.content;
    const content = await textToStore(tx, 'content', text, { most });
    const captions = value.images.flatMap(({ file, caption }) => {
      const mediaId = names.mediaAt(file);
      return mediaId ? [[mediaId, caption] as const] : [];
    });
    const { translationOf: storyId, title, excerpt, readTime } = value;
    const row = { ...standing, storyId, title, excerpt, readTime, captions: Object.fromEntries(captions) };
    await store.putStoryText(tx, { ...row, content: content.plain, contentMarkdown: content.markdown }, formerSlugs);
    return;
  }
  if (value.of === 'page') {
    const { most } = pageEditionRules.content;
    const content = await textToStore(tx, 'content', text, { most });
    const { translationOf: pageId, title, description } = value;
    const row = { ...standing, pageId, title, description };
    await store.putPageText(tx, { ...row, content: content.plain, contentMarkdown: content.markdown }, formerSlugs);
    return;
  }
  const { most } = destinationRules.longDescription;
  const content = await textToStore(tx, 'longDescription', text, { most });
  const days = value.itinerary.map(({ id, ...day }) => [id, day] as const);
  const row = {
    ...standing,
    destinationId: value.translationOf,
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
  await store.putPlaceText(tx, row, formerSlugs);
}

/** Part of a transaction that writes over an item: where it says otherwise now, its translations are stale. */
export const outdating = <Result>(
  tx: Queryable,
  { kind, id }: Pick<store.Translated, 'kind' | 'id'>,
  write: () => Promise<Result>,
): Promise<Result> => writeOver[kind](tx, id, write);

const writeOver = { story: writeOverStory, page: writeOverPage, destination: writeOverDestination } as const;

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
