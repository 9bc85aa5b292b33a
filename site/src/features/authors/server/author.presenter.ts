import { mediaUrl } from '../../media/server/media.presenter.ts';
import type { AuthorProfile } from '../author.contract.ts';
import type { StaffAuthor } from '../staff-author.contract.ts';
import type { AuthorRow, StoryCounts } from './author.repository.ts';

/** What anybody sees of an author. */
export function presentAuthor({ id, slug, name, bio, portrait }: AuthorRow): Omit<AuthorProfile, 'stories'> {
  const avatar = portrait && (portrait.sizes[0]?.file ?? portrait.file);
  return { _id: id, slug, name, avatar: avatar ? mediaUrl(avatar) : '', bio };
}

export function presentStaffAuthor(row: AuthorRow, counts: StoryCounts | undefined): StaffAuthor {
  return {
    ...presentAuthor(row),
    stories: counts?.stories ?? 0,
    publishedStories: counts?.published ?? 0,
    accountId: row.accountId ?? '',
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
