import { enqueue } from '@trekker/job-queue/enqueue.ts';
import { regionOf } from '@trekker/place-names/region.ts';
import { regionWords } from '@trekker/place-names/region-words.ts';
import { plainText } from '@trekker/rich-text/plain-text.ts';
import { aboutRules } from '#features/about/staff-about.contract.ts';
import { monthColumns } from '#features/destinations/server/months/months.rules.ts';
import { destinationRules } from '#features/destinations/staff-destination.contract.ts';
import type * as files from '#features/exports/site-files.contract.ts';
import { highlightRules } from '#features/highlights/staff-highlight.contract.ts';
import { makeImageSizes } from '#features/media/server/media.jobs.ts';
import { putCaptions, putTexts } from '#features/media/server/media-text.repository.ts';
import { pageRules } from '#features/pages/staff-page.contract.ts';
import { paragraphsToStore, textToStore } from '#features/rich-text/server/rich-text.service.ts';
import { ensureCategory } from '#features/stories/server/categories/story-category.service.ts';
import { regionsOfTags } from '#features/stories/server/story-regions.rules.ts';
import { storyRules } from '#features/stories/staff-story.contract.ts';
import type { Queryable } from '#server/queryable.ts';
import type { StoredFiles } from './own-media.service.ts';
import { type OwnNames, ownText } from './own-text.rules.ts';
import * as store from './own-texts.repository.ts';

/** What the files of an export name, as far as it is here. */
export type Names = OwnNames & {
  /** Undefined: there is nobody of that id here. */
  accountAt(id: string | null | undefined): string | null;
  authorAt(id: string | null | undefined): string | null;
};

type WithText<Value> = Value & { text: string };

const date = (at: string) => new Date(at);
const dateOrNull = (at: string | null) => (at === null ? null : new Date(at));
const isPublished = ({ status }: { status: 'published' | 'draft' }) => status === 'published';

export async function writeMedia(
  tx: Queryable,
  { names, media, stored }: { names: Names; media: files.MediaFile; stored: StoredFiles },
): Promise<void> {
  const { id, key, kind, width, height, durationSeconds, sizeBytes, alt, decorative, caption, credit, license } = media;
  const { otherCaptions, ...ofFiles } = stored;
  await store.putMedia(tx, {
    ...ofFiles,
    id,
    key,
    kind,
    width,
    height,
    durationSeconds,
    sizeBytes,
    alt,
    decorative,
    caption,
    credit,
    license,
    focalX: media.focalX,
    focalY: media.focalY,
    fileName: media.fileName,
    tone: media.tone,
    thumbhash: media.thumbhash,
    originalBytes: media.originalBytes ?? 0,
    digest: media.digest ?? null,
    latitude: media.latitude ?? null,
    longitude: media.longitude ?? null,
    uploaderId: names.accountAt(media.uploaderId),
    personal: media.personal ?? false,
    kept: media.kept ?? true,
    createdAt: date(media.createdAt),
  });
  if (media.texts) await putTexts(tx, id, media.texts);
  for (const [language, file] of otherCaptions) await putCaptions(tx, id, language, file);
  // What an export without the smaller files lacks is made.
  if (kind === 'image') await enqueue(tx, makeImageSizes, { mediaId: id, cacheTags: [] });
}

/** An image, where it is here. */
function imageAt({ mediaAt }: Names, image: { file: string } | null): string | null {
  return image === null ? null : mediaAt(image.file);
}

export async function writeStory(tx: Queryable, names: Names, story: WithText<files.StoryFile>): Promise<void> {
  const { id, slug, title, excerpt, tags, readTime, featured, formerSlugs, text } = story;
  const category = await ensureCategory(tx, story.category);
  const rule = { ...storyRules.content, missing: '' };
  const content = await textToStore(tx, 'content', ownText(text, names), rule);
  const place = idIn(names, 'destination', story.place);
  const row = {
    id,
    slug,
    title,
    excerpt,
    category,
    tags,
    readTime,
    featured,
    regions: regionsOfTags(tags),
    content: content.plain,
    contentMarkdown: content.markdown,
    published: isPublished(story),
    coverId: imageAt(names, story.cover),
    authorId: names.authorAt(story.authorId),
    placeId: place !== null && (await store.isHere(tx, 'destination', place)) ? place : null,
    createdAt: date(story.createdAt),
    publishedAt: dateOrNull(story.publishedAt),
    updatedAt: date(story.updatedAt),
  };
  const images = story.images.flatMap(({ file, caption }) => {
    const mediaId = names.mediaAt(file);
    return mediaId ? [{ mediaId, caption }] : [];
  });
  await store.putStory(tx, row, { formerSlugs, images });
}

function idIn({ itemAt }: Names, kind: string, path: string | null): string | null {
  const item = path === null ? undefined : itemAt(path);
  return item?.startsWith(`${kind}/`) ? item.slice(kind.length + 1) : null;
}

export async function writePage(tx: Queryable, names: Names, page: WithText<files.PageFile>): Promise<void> {
  const { id, slug, standard, title, description, formerSlugs, text } = page;
  const content = await textToStore(tx, 'content', ownText(text, names), { ...pageRules.content, missing: '' });
  const row = {
    id,
    slug,
    standard,
    title,
    description,
    content: content.plain,
    contentMarkdown: content.markdown,
    published: isPublished(page),
    createdAt: date(page.createdAt),
    publishedAt: dateOrNull(page.publishedAt),
    updatedAt: date(page.updatedAt),
  };
  await store.putPage(tx, row, formerSlugs);
}

export async function writePlace(tx: Queryable, names: Names, place: WithText<files.PlaceFile>): Promise<void> {
  const {
    cover,
    images,
    status: _,
    formerSlugs,
    region: regionText,
    months,
    text,
    createdAt,
    updatedAt,
    ...row
  } = place;
  const rule = { ...destinationRules.longDescription, missing: '' };
  const content = await textToStore(tx, 'longDescription', ownText(text, names), rule);
  const region = regionOf(regionText, row.country);
  await store.putDestination(
    tx,
    {
      ...row,
      ...monthColumns(months),
      regionText,
      region,
      placeWords: regionWords(region, row.country).join(' '),
      longDescription: content.plain,
      longDescriptionMarkdown: content.markdown,
      thumbnailId: imageAt(names, cover),
      published: isPublished(place),
      createdAt: date(createdAt),
      updatedAt: date(updatedAt),
    },
    { formerSlugs, images: images.map((image) => imageAt(names, image)).filter((id) => id !== null) },
  );
}

/** Both columns of a highlight's text. Without Markdown it is plain, whatever signs stand in it. */
export function highlightTextOf(
  names: Names,
  { description, descriptionMarkdown }: { description: string; descriptionMarkdown?: string | undefined },
) {
  if (descriptionMarkdown === undefined) return { description, descriptionMarkdown: null };
  const rule = { most: highlightRules.description.most };
  const { plain, markdown } = paragraphsToStore('description', ownText(descriptionMarkdown, names), rule);
  return { description: plain, descriptionMarkdown: markdown };
}

export async function writeHighlight(tx: Queryable, names: Names, highlight: files.HighlightFile): Promise<void> {
  const { image, video, avatar, captions, createdAt, updatedAt, ...row } = highlight;
  await store.putHighlight(tx, {
    ...row,
    ...highlightTextOf(names, row),
    imageId: imageAt(names, image),
    videoId: video === null ? null : names.mediaAt(video),
    avatarId: imageAt(names, avatar),
    captionsId: captions === null ? null : names.mediaAt(captions),
    createdAt: date(createdAt),
    updatedAt: date(updatedAt),
  });
}

export async function writeBanner(
  tx: Queryable,
  names: Names,
  banner: files.BannerFile,
): Promise<{ isActive: boolean }> {
  const { images, createdAt, updatedAt, ...row } = banner;
  const shown: { mediaId: string; placeId: string | null }[] = [];
  for (const { file, place } of images) {
    const mediaId = file === undefined ? null : names.mediaAt(file);
    const placeId = idIn(names, 'destination', place);
    const isThere = placeId !== null && (await store.isHere(tx, 'destination', placeId));
    if (mediaId) shown.push({ mediaId, placeId: isThere ? placeId : null });
  }
  return store.putBanner(tx, { ...row, createdAt: date(createdAt), updatedAt: date(updatedAt) }, shown);
}

export async function writeAbout(tx: Queryable, names: Names, page: files.AboutFile): Promise<void> {
  const { title, values, joinTitle, joinDescription, updatedAt } = page;
  const intro = await textToStore(tx, 'intro', ownText(page.intro, names), { ...aboutRules.intro, missing: '' });
  const { items, characters } = aboutRules.mission;
  const mission = await textToStore(tx, 'mission', ownText(page.mission, names), { most: items * characters });
  await store.putAbout(tx, {
    title,
    values,
    joinTitle,
    joinDescription,
    intro: intro.plain,
    introMarkdown: intro.markdown,
    introImageId: imageAt(names, page.introImage),
    mission: mission.blocks.map((block) => plainText([block])),
    missionMarkdown: mission.markdown,
    updatedAt: date(updatedAt),
  });
}

export async function writeTeamMember(tx: Queryable, names: Names, member: files.MemberFile): Promise<void> {
  const { image, createdAt, updatedAt, ...row } = member;
  await store.putTeamMember(tx, {
    ...row,
    imageId: imageAt(names, image),
    createdAt: date(createdAt),
    updatedAt: date(updatedAt),
  });
}

export async function writeContact(tx: Queryable, contact: files.ContactFile): Promise<void> {
  await store.putContact(tx, { ...contact, updatedAt: date(contact.updatedAt) });
}
