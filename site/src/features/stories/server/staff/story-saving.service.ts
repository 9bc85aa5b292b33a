import { Problem } from '#contract/problem.ts';
import { requireAuthor } from '#features/authors/server/author-profile.service.ts';
import { arrangeGallery } from '#features/media/server/images/gallery.rules.ts';
import { withFiles } from '#features/media/server/images/gallery.service.ts';
import { textToStore } from '#features/rich-text/server/rich-text.service.ts';
import { onlyChanged } from '#features/versions/server/content.rules.ts';
import { type Edit, saveEdit } from '#features/versions/server/edit.service.ts';
import type { SentMedia } from '#server/forms/media-upload.ts';
import type { Queryable } from '#server/queryable.ts';
import { type ChangedStory, storyRules } from '../../staff-story.contract.ts';
import { t } from '../api-stories.texts.ts';
import { requireCategory } from '../categories/story-category.service.ts';
import { outdateStoryEditions } from '../editions/story-edition.service.ts';
import { regionsOfTags } from '../story-regions.rules.ts';
import * as store from './staff-story.repository.ts';
import { attachCover, attachStoryGallery, requireImages } from './story-images.service.ts';
import { changeSlug } from './story-slug.service.ts';
import { type StoryContent, type StoryImage, storyVersions } from './story-version.repository.ts';

type Stored = NonNullable<Awaited<ReturnType<typeof store.lockStory>>>;
type Files = { coverImage: SentMedia | undefined; image: SentMedia[] };

export const storyText = (tx: Queryable, sent: string) => textToStore(tx, 'content', sent, storyRules.content);

type StoryText = Awaited<ReturnType<typeof storyText>>;

/** Reads a text once, however often the same save asks for it. */
export function storyTexts(tx: Queryable): (sent: string) => Promise<StoryText> {
  const known = new Map<string, StoryText>();
  return async (sent) => {
    const text = known.get(sent) ?? (await storyText(tx, sent));
    known.set(text.markdown, text);
    return text;
  };
}

type Texts = ReturnType<typeof storyTexts>;

/** What a form wants of a story that it began with. Throws `invalid_input`. */
export async function wantedStory(
  tx: Queryable,
  id: string,
  from: StoryContent,
  input: Omit<ChangedStory, 'updatedAt' | 'smallChange'>,
  files: Files,
  texts: Texts,
): Promise<StoryContent> {
  const { title, excerpt, content, category, tags, featured, readTime, authorId, placeId } = input;
  await requireChosen(tx, {
    authorId: authorId === from.authorId ? undefined : authorId,
    placeId: placeId === from.placeId ? undefined : placeId,
  });
  const places = arrangeGallery(await withFiles(tx, from.image), files.image.length, input);
  requireImages(files.coverImage ?? from.coverImage, places.length);
  return {
    ...from,
    title: title ?? from.title,
    excerpt: excerpt ?? from.excerpt,
    content: content === undefined || content === from.content ? from.content : (await texts(content)).markdown,
    category: category === undefined ? from.category : await requireCategory(tx, category),
    tags: tags ?? from.tags,
    featured: featured ?? from.featured,
    readTime: readTime ?? from.readTime,
    authorId: authorId === undefined ? from.authorId : authorId,
    placeId: placeId === undefined ? from.placeId : placeId,
    coverImage: await attachCover(tx, id, files.coverImage, from.coverImage, input.coverAlt),
    image: await attachStoryGallery(tx, id, places, files.image, input),
  };
}

/** `isSmall`: translations stay good, whatever its texts say now. */
type StoryEdit = Omit<Edit, 'id' | 'stored'> & { isSmall?: boolean };

/** Saves an edit of a story whose row is locked; gives the fields that others changed meanwhile. Throws `conflict`. */
export function saveStory(
  tx: Queryable,
  stored: Stored,
  { isSmall = false, ...edit }: StoryEdit,
  texts: Texts,
  wanted: (from: StoryContent) => Promise<StoryContent>,
): Promise<string[]> {
  const write = async (before: StoryContent, after: StoryContent) => {
    await writeStory(tx, stored, before, after, texts);
    if (!isSmall && saysOtherwise(before, after)) await outdateStoryEditions(tx, stored.id);
  };
  return saveEdit(tx, storyVersions, { ...edit, id: stored.id, stored }, { wanted, write });
}

/** Part of a transaction that writes over a story as a whole: where it says otherwise then, its editions are stale. */
export async function writeOverStory<Result>(tx: Queryable, id: string, write: () => Promise<Result>): Promise<Result> {
  const before = await storyVersions.read(tx, id);
  const result = await write();
  const after = await storyVersions.read(tx, id);
  if (before && after && saysOtherwise(before.content, after.content)) await outdateStoryEditions(tx, id);
  return result;
}

/** Whether something that is translated is another. */
function saysOtherwise(before: StoryContent, after: StoryContent): boolean {
  const captionsOf = ({ image }: StoryContent) =>
    image
      .map(({ media, caption }) => `${media} ${caption}`)
      .sort()
      .join('\n');
  const { title, excerpt, content } = onlyChanged(before, after);
  return [title, excerpt, content].some((text) => text !== undefined) || captionsOf(before) !== captionsOf(after);
}

export const galleryRow = ({ media, caption }: StoryImage) => ({ mediaId: media, caption });

async function writeStory(tx: Queryable, stored: Stored, before: StoryContent, after: StoryContent, texts: Texts) {
  const { title, excerpt, category, tags, featured, readTime, authorId, placeId, coverImage, content } = onlyChanged(
    before,
    after,
  );
  const text = content === undefined ? undefined : await texts(content);
  const [shown, gallery] = [before.image.map(galleryRow), after.image.map(galleryRow)];
  if (JSON.stringify(shown) !== JSON.stringify(gallery)) await store.replaceGallery(tx, stored.id, gallery);
  await store.updateStory(tx, stored.id, {
    title,
    excerpt,
    category,
    tags,
    featured,
    readTime,
    authorId,
    placeId,
    content: text?.plain,
    contentMarkdown: text?.markdown,
    regions: tags && regionsOfTags(tags),
    slug: title === undefined ? undefined : await changeSlug(tx, stored, title),
    coverId: coverImage === undefined ? undefined : (coverImage?.media ?? null),
  });
}

/** Whoever is named, and the place, are there. Throws `invalid_input`. */
export async function requireChosen(tx: Queryable, { authorId, placeId }: Pick<ChangedStory, 'authorId' | 'placeId'>) {
  if (authorId) await requireAuthor(tx, authorId);
  if (!placeId || (await store.isPlace(tx, placeId))) return;
  const message = t.noSuchPlace;
  throw new Problem('invalid_input', message, { errors: [{ field: 'placeId', message }] });
}
