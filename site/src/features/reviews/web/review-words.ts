import type { Review, reviewSorts } from '../review.contract.ts';

/** What the categories of a review are called; literal (docs/specification.md, 6). */
export const categoryNames: Record<Review['category'], string> = {
  experience: 'Overall Experience',
  accommodation: 'Accommodation',
  food: 'Food & Dining',
  transportation: 'Transportation',
  value: 'Value for Money',
};

export const sortNames: Record<(typeof reviewSorts)[number], string> = {
  newest: 'Newest',
  oldest: 'Oldest',
  highest: 'Highest',
  lowest: 'Lowest',
  'most-helpful': 'Most helpful',
};
