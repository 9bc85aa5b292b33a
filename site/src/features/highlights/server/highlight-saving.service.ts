import type { SentMedia } from '#server/forms/media-upload.ts';
import type { Changes, Queryable } from '#server/queryable.ts';
import { attachImage } from '../../media/server/images/gallery.service.ts';
import { attachMedia } from '../../media/server/media.service.ts';
import { markdownOf, type StoredText } from '../../rich-text/server/rich-text.rules.ts';
import { paragraphsToStore } from '../../rich-text/server/rich-text.service.ts';
import { onlyChanged } from '../../versions/server/content.rules.ts';
import { type Edit, saveEdit } from '../../versions/server/edit.service.ts';
import { highlightsTag, highlightTag } from '../highlight.contract.ts';
import { type ChangedHighlight, highlightRules } from '../staff-highlight.contract.ts';
import { outdateHighlightEditions } from './editions/highlight-edition.service.ts';
import { type HighlightContent, highlightVersions } from './highlight-version.repository.ts';
import * as store from './staff-highlight.repository.ts';

type Stored = NonNullable<Awaited<ReturnType<typeof store.lockHighlight>>>;

const names = ['image', 'video', 'avatar', 'captions'] as const;
export type HighlightFiles = Record<(typeof names)[number], SentMedia | undefined>;
type Shown = Pick<HighlightContent, (typeof names)[number]>;

/** What is shown of a highlight that is not there yet. */
export const noFiles: Shown = { image: null, video: null, avatar: null, captions: null };

/** The columns that name what is shown. */
export function mediaIdsOf(shown: Changes<Shown>) {
  const idOf = (name: keyof Shown) => shown[name] && (shown[name]?.media ?? null);
  return { imageId: idOf('image'), videoId: idOf('video'), avatarId: idOf('avatar'), captionsId: idOf('captions') };
}

export const descriptionToStore = (sent: string): StoredText =>
  paragraphsToStore('description', sent, highlightRules.description);

/** What a form wants of a highlight that it began with. */
export async function wantedHighlight(
  tx: Queryable,
  id: string,
  from: HighlightContent,
  input: Omit<ChangedHighlight, 'updatedAt' | 'smallChange'>,
  files: HighlightFiles,
): Promise<HighlightContent> {
  const { name, description, location, region, rating, date, featured, isPublished, published } = input;
  return {
    name: name ?? from.name,
    description: description === undefined ? from.description : markdownOf(descriptionToStore(description)),
    location: location ?? from.location,
    region: region ?? from.region,
    rating: rating ?? from.rating,
    date: date ?? from.date,
    ...(await attachFiles(tx, id, from, input, files)),
    featured: featured ?? from.featured,
    isPublished: isPublished ?? published ?? from.isPublished,
  };
}

/** `isSmall`: translations stay good, whatever its texts say now. */
type HighlightEdit = Omit<Edit, 'id' | 'stored'> & { isSmall?: boolean };

/** Saves an edit of one whose row is locked; gives the fields that others changed meanwhile. Throws `conflict`. */
export function saveHighlight(
  tx: Queryable,
  stored: Stored,
  { isSmall = false, ...edit }: HighlightEdit,
  wanted: (from: HighlightContent) => Promise<HighlightContent>,
): Promise<string[]> {
  const write = async (before: HighlightContent, after: HighlightContent) => {
    const { image, video, avatar, captions, isPublished, description, ...values } = onlyChanged(before, after);
    const shown = mediaIdsOf({ image, video, avatar, captions });
    const text = description === undefined ? undefined : descriptionToStore(description);
    await store.updateHighlight(tx, stored.id, {
      ...values,
      ...shown,
      description: text?.plain,
      descriptionMarkdown: text?.markdown,
      published: isPublished,
    });
    if (!isSmall) await outdateHighlightEditions(tx, stored.id, before, after);
  };
  return saveEdit(tx, highlightVersions, { ...edit, id: stored.id, stored }, { wanted, write });
}

/** Stores the files that came with a call, and gives what is shown from then on. */
export async function attachFiles(
  tx: Queryable,
  id: string,
  from: Shown,
  {
    imageAlt,
    removeVideo = false,
    removeAvatar = false,
    removeCaptions = false,
  }: Partial<Pick<ChangedHighlight, 'imageAlt' | 'removeVideo' | 'removeAvatar' | 'removeCaptions'>>,
  files: HighlightFiles,
): Promise<Shown> {
  const cacheTags = [highlightTag(id), highlightsTag];
  const shown = async (name: 'video' | 'avatar' | 'captions', isRemoved: boolean) => {
    const upload = files[name];
    if (upload) return { media: await attachMedia(tx, upload, { cacheTags }), alt: '' };
    return isRemoved ? null : from[name];
  };
  return {
    image: await attachImage(tx, files.image, from.image, { alt: imageAlt, cacheTags }),
    video: await shown('video', removeVideo),
    avatar: await shown('avatar', removeAvatar),
    // Captions are nothing without the video.
    captions: await shown('captions', removeCaptions || (removeVideo && !files.video)),
  };
}
