import { described, mediaUrl, presentImage } from '../../media/server/media.presenter.ts';
import type { RichTextBody } from '../../rich-text/rich-text.contract.ts';
import { blocksOf, bothTexts } from '../../rich-text/server/rich-text.rules.ts';
import type { StoredStory } from '../staff-story.contract.ts';
import type { StoryDetail, StorySummary } from '../story.contract.ts';
import type { StaffStoryRow } from './staff/staff-story.repository.ts';
import type { StoryDetailRow, StorySummaryRow } from './story.repository.ts';

function presentAuthor({ authorName, authorSlug, authorBio, portrait }: StorySummaryRow): StorySummary['author'] {
  const avatar = portrait && (portrait.sizes[0]?.file ?? portrait.file);
  return { name: authorName, avatar: avatar ? mediaUrl(avatar) : '', bio: authorBio ?? '', slug: authorSlug ?? '' };
}

export function presentStorySummary(row: StorySummaryRow): StorySummary {
  return presentStaffSummary({ ...row, cover: described(row.cover, row.title) });
}

/** Its cover with no words but those that staff wrote. */
export function presentStaffSummary(row: StorySummaryRow): StorySummary {
  const publishedAt = row.publishedAt?.toISOString() ?? '';
  return {
    _id: row.id,
    slug: row.slug,
    title: row.title,
    excerpt: row.excerpt,
    category: row.category,
    tags: row.tags,
    readTime: row.readTime,
    publishedAt,
    date: publishedAt,
    featured: row.featured,
    published: row.published,
    isPublished: row.published,
    coverImage: row.cover && presentImage(row.cover),
    author: presentAuthor(row),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** Its images with no words but those that staff wrote. */
export function presentStaffStory(row: StaffStoryRow): StoredStory {
  const { authorId, chosenPlace } = row;
  return {
    ...presentTexts(row, blocksOf(textOf(row))),
    authorId: authorId ?? '',
    place: chosenPlace && { _id: chosenPlace.id, name: chosenPlace.name, country: chosenPlace.country },
  };
}

type TextRow = Omit<StoryDetailRow, 'place'>;

const textOf = ({ content, contentMarkdown }: TextRow) => ({ plain: content, markdown: contentMarkdown });

function presentTexts(row: TextRow, blocks: RichTextBody['blocks']) {
  const { markdown, text } = bothTexts(textOf(row), blocks);
  return {
    ...presentStaffSummary(row),
    content: markdown,
    contentText: text,
    images: row.images.map(({ id, caption, ...image }) => ({
      id,
      caption,
      ...presentImage(image),
    })),
  };
}

export function presentStoryDetail(row: StoryDetailRow, body: RichTextBody): StoryDetail {
  const shown = {
    ...row,
    cover: described(row.cover, row.title),
    images: row.images.map((image) => described(image, image.caption || row.title)),
  };
  return { ...presentTexts(shown, body.blocks), body, place: row.place && presentPlace(row.place) };
}

function presentPlace(row: NonNullable<StoryDetailRow['place']>): StoryDetail['place'] {
  const { id, slug, name, country, regionText, latitude, longitude } = row;
  return { _id: id, slug, name, location: { country, region: regionText, coordinates: { latitude, longitude } } };
}
