import { mediaUrl, type PictureRow, presentPicture } from '../../media/server/media.presenter.ts';
import type { StaffStory } from '../staff-story.contract.ts';
import type { StoryDetail, StorySummary } from '../story.contract.ts';
import type { StoryDetailRow, StorySummaryRow } from './story.repository.ts';

/** Under whose name a story stands whose author has left. */
const withoutAuthor = 'Trekker';

function presentAuthor({ authorName, authorBio, portrait }: StorySummaryRow): StorySummary['author'] {
  const avatar = portrait && (portrait.sizes[0]?.file ?? portrait.file);
  return { name: authorName ?? withoutAuthor, avatar: avatar ? mediaUrl(avatar) : '', bio: authorBio ?? '' };
}

export function presentStorySummary(row: StorySummaryRow): StorySummary {
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
    coverImage: row.cover && presentPicture(described(row.cover, row.title)),
    author: presentAuthor(row),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** A picture of which nobody said what it shows. */
function described(picture: PictureRow, words: string): PictureRow {
  return picture.alt ? picture : { ...picture, alt: words };
}

/** All but the place. */
export function presentStaffStory(row: Omit<StoryDetailRow, 'place'>): StaffStory {
  return {
    ...presentStorySummary(row),
    content: row.content,
    images: row.images.map(({ id, caption, ...image }) => ({
      id,
      caption,
      ...presentPicture(described(image, caption || row.title)),
    })),
  };
}

export function presentStoryDetail(row: StoryDetailRow): StoryDetail {
  return { ...presentStaffStory(row), place: row.place && presentPlace(row.place) };
}

function presentPlace(row: NonNullable<StoryDetailRow['place']>): StoryDetail['place'] {
  const { id, slug, name, country, regionText, latitude, longitude } = row;
  return { _id: id, slug, name, location: { country, region: regionText, coordinates: { latitude, longitude } } };
}
