import { storedFile } from '@trekker/design-system/staff/forms/picked-file.ts';
import type { Choice } from '@trekker/design-system/staff/forms/search-choice.tsx';
import type { ReadingTime } from '@trekker/rich-text/reading-time.ts';
import type { RichTextBody } from '#features/rich-text/rich-text.contract.ts';
import { t } from '#features/stories/read-time.texts.ts';
import type { StaffStory } from '#features/stories/staff-story.contract.ts';
import type { StoryDetail, StorySummary } from '#features/stories/story.contract.ts';
import { blankValues, storedValues, toRequest } from '#web/staff/fields/form-field.ts';
import { galleryChangeOf } from '#web/staff/fields/gallery-change.ts';
import { type StoryFormValues, storyFields } from './story.fields.ts';

/** The form's fields of a story; what a list knows of it fills those that it can. A new one names `author`. */
export function storyValuesOf(item: StaffStory | StorySummary | null, author: Choice | null = null): StoryFormValues {
  if (!item) return { ...blankValues(storyFields), authorId: author };
  const { coverImage } = item;
  const place = 'place' in item ? item.place : null;
  return {
    ...storedValues(storyFields, item),
    coverImage: coverImage && storedFile(coverImage.url, { alt: coverImage.alt }),
    authorId: chosenAuthor(item),
    placeId: place && { _id: place._id, name: place.name, note: place.country },
    image: 'images' in item ? item.images.map(({ url, caption, alt }) => storedFile(url, { caption, alt })) : [],
  };
}

function chosenAuthor(item: StaffStory | StorySummary): Choice | null {
  if ('authorId' in item) return item.authorId ? { _id: item.authorId, name: item.author.name } : null;
  return item.author.slug ? { _id: '', name: item.author.name } : null;
}

/** How long a text takes to read, as the server reckons it: "5 min"; nothing for no text. */
const readTimeOf = ({ words, minutes }: ReadingTime): string => (words === 0 ? '' : t.minutes({ count: minutes }));

/** Another text, and with it the reading time, unless somebody has written their own. */
export function withContent(
  values: StoryFormValues,
  content: string,
  { before, now }: { before: ReadingTime; now: ReadingTime },
): Partial<StoryFormValues> {
  const follows = values.readTime.trim() === '' || values.readTime === readTimeOf(before);
  return follows ? { content, readTime: readTimeOf(now) } : { content };
}

/**
 * The form as the API takes it.
 * @param stored addresses of the images that the form began with
 */
export function toStoryRequest({ coverImage, image, ...values }: StoryFormValues, stored: readonly string[]) {
  const { files, ...gallery } = galleryChangeOf(image, stored);
  const caption = image.map((each) => each.caption ?? '');
  const body = { ...toRequest(storyFields, values), ...gallery, caption };
  return {
    body: coverImage ? { ...body, coverAlt: coverImage.alt ?? '' } : body,
    files: { coverImage, image: files },
  };
}

/**
 * A story as it would be with what was typed, `body` being its text; of its images, those that are stored, in the
 * order that they are to have.
 */
export function withUnsaved(stored: StoryDetail, typed: StoryFormValues, body: RichTextBody): StoryDetail {
  const { title, excerpt, content, category, readTime, tags, image, authorId } = typed;
  return {
    ...stored,
    title,
    excerpt,
    content,
    body,
    readTime,
    tags,
    ...(authorId &&
      authorId.name !== stored.author.name && { author: { name: authorId.name, avatar: '', bio: '', slug: '' } }),
    category: category || stored.category,
    images: image.flatMap(({ url, caption = '', alt }) =>
      stored.images.filter((kept) => kept.url === url).map((kept) => ({ ...kept, caption, alt: alt || kept.alt })),
    ),
  };
}
