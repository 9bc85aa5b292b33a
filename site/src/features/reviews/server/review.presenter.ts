import { mediaUrl } from '../../media/server/media.presenter.ts';
import type { Review } from '../review.contract.ts';
import type { ReviewRow } from './review.repository.ts';

export function presentReview(row: ReviewRow): Review {
  const createdAt = row.createdAt.toISOString();
  const avatar = row.avatar && (row.avatar.sizes[0]?.file ?? row.avatar.file);
  return {
    _id: row.id,
    userName: row.userName,
    userAvatar: avatar ? mediaUrl(avatar) : '',
    rating: row.rating,
    category: row.category,
    text: row.text,
    ...(row.language !== '' && { language: row.language }),
    createdAt,
    date: createdAt,
    updatedAt: row.updatedAt.toISOString(),
    helpfulCount: row.helpfulCount,
    unhelpfulCount: row.unhelpfulCount,
  };
}
