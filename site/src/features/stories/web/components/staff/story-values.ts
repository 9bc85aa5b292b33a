import { type PickedFile, storedFile } from '@trekker/design-system/staff/forms/picked-file.ts';
import type { Choice } from '@trekker/design-system/staff/forms/search-choice.tsx';
import type { StaffStory } from '#features/stories/staff-story.contract.ts';
import type { StoryCategory, StoryDetail, StorySummary } from '#features/stories/story.contract.ts';
import { galleryChangeOf } from '#web/staff/form/gallery-change.ts';
import type { FieldErrors, TextField } from '#web/staff/form/use-edit-form.ts';

/** The choices of the form, in its order. */
export const storyCategories = [
  'Adventure',
  'Food',
  'Travel',
  'Culture',
  'Road Trip',
  'Backpacking',
  'Luxury',
] as const satisfies readonly StoryCategory[];

/** The fields of the form by their names in the contract. */
export type StoryValues = {
  title: string;
  excerpt: string;
  content: string;
  /** Empty as long as none is chosen. */
  category: StoryCategory | '';
  readTime: string;
  tags: string[];
  /** Whose name stands over it; null for nobody's. */
  authorId: Choice | null;
  /** What it is about; null for no place. */
  placeId: Choice | null;
  coverImage: PickedFile | null;
  /** With their captions. */
  image: PickedFile[];
  featured: boolean;
};

/** In the order of the form. */
export const storyLabels: Record<keyof StoryValues, string> = {
  title: 'Title',
  excerpt: 'Short excerpt',
  content: 'Content',
  authorId: 'Author',
  readTime: 'Estimated read time',
  placeId: 'Place',
  category: 'Category',
  tags: 'Tags',
  coverImage: 'Cover image',
  image: 'Additional images',
  featured: 'Feature this story',
};

const newValues: StoryValues = {
  ...{ title: '', excerpt: '', content: '', category: '', readTime: '', tags: [] },
  ...{ authorId: null, placeId: null, coverImage: null, image: [], featured: false },
};

/** The form's fields of a story; what a list knows of it fills those that it can. A new one names `author`. */
export function storyValuesOf(item: StaffStory | StorySummary | null, author: Choice | null = null): StoryValues {
  if (!item) return { ...newValues, authorId: author };
  const { title, excerpt, category, readTime, tags, coverImage, featured } = item;
  return {
    ...{ title, excerpt, category, readTime, tags, featured },
    coverImage: coverImage && storedFile(coverImage.url, { alt: coverImage.alt }),
    content: 'content' in item ? item.content : '',
    authorId: chosenAuthor(item),
    placeId:
      'place' in item && item.place ? { _id: item.place._id, name: item.place.name, note: item.place.country } : null,
    image: 'images' in item ? item.images.map(({ url, caption, alt }) => storedFile(url, { caption, alt })) : [],
  };
}

function chosenAuthor(item: StaffStory | StorySummary): Choice | null {
  if ('authorId' in item) return item.authorId ? { _id: item.authorId, name: item.author.name } : null;
  return item.author.slug ? { _id: '', name: item.author.name } : null;
}

const wordsPerMinute = 200;

/** How long a text takes to read, as the server reckons it: "5 min"; nothing for no text. */
export function readTimeOf(content: string): string {
  const words = [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(content)].filter(
    ({ isWordLike }) => isWordLike,
  );
  return words.length === 0 ? '' : `${Math.max(1, Math.round(words.length / wordsPerMinute))} min`;
}

/** Another text, and with it the reading time, unless somebody has written their own. */
export function withContent(values: StoryValues, content: string): Partial<StoryValues> {
  const { readTime } = values;
  const follows = readTime.trim() === '' || readTime === readTimeOf(values.content);
  return follows ? { content, readTime: readTimeOf(content) } : { content };
}

/** What is missing, in the literal words of the form, odd blanks included; the server says the same of what reaches it. */
export function validate(values: StoryValues): FieldErrors {
  const { title, excerpt, content, category, readTime, tags, coverImage, image } = values;
  const isBlank = (text: string) => text.trim() === '';
  return {
    ...(isBlank(title) && { title: 'Story title is required' }),
    ...(isBlank(excerpt) && { excerpt: 'Excerpt is required' }),
    ...(isBlank(content) && { content: 'Content is required' }),
    ...(category === '' && { category: 'Category is required' }),
    ...(isBlank(readTime) && { readTime: ' readTime is required' }),
    ...(tags.length === 0 && { tags: ' tags is required' }),
    ...(!coverImage && { coverImage: 'Cover image is required' }),
    ...(image.length === 0 && { image: ' image is required' }),
  };
}

/**
 * The form as the API takes it.
 * @param stored addresses of the images that the form began with
 */
export function toStoryRequest(values: StoryValues, stored: readonly string[]) {
  const { coverImage, image, category, authorId, placeId, ...rest } = values;
  const { files, ...gallery } = galleryChangeOf(image, stored);
  return {
    body: {
      ...rest,
      ...gallery,
      // Never empty here: without one nothing is sent.
      category: category as StoryCategory,
      authorId: authorId?._id ?? '',
      placeId: placeId?._id ?? '',
      caption: image.map(({ caption = '' }) => caption),
      ...(coverImage && { coverAlt: coverImage.alt ?? '' }),
    },
    files: { coverImage: coverImage?.file, image: files },
  };
}

/** A field as text, one item a line. */
export function printStoryField(field: TextField<StoryValues>, values: StoryValues): string {
  const value = values[field];
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (value && typeof value === 'object' && 'name' in value) return String(value.name);
  return Array.isArray(value) ? value.join('\n') : String(value ?? '');
}

/** A story as it would be with what was typed; of its images, those that are stored, in the order that they are to have. */
export function withUnsaved(stored: StoryDetail, typed: StoryValues): StoryDetail {
  const { title, excerpt, content, category, readTime, tags, image, authorId } = typed;
  return {
    ...stored,
    ...{ title, excerpt, content, readTime, tags },
    ...(authorId &&
      authorId.name !== stored.author.name && { author: { name: authorId.name, avatar: '', bio: '', slug: '' } }),
    category: category || stored.category,
    images: image.flatMap(({ url, caption = '', alt }) =>
      stored.images.filter((kept) => kept.url === url).map((kept) => ({ ...kept, caption, alt: alt || kept.alt })),
    ),
  };
}
