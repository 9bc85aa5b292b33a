import type { Review } from '../review.contract.ts';

/** What the spec calls the categories of a review. */
export const categoryNames: Record<Review['category'], string> = {
  experience: 'Overall Experience',
  accommodation: 'Accommodation',
  food: 'Food & Dining',
  transportation: 'Transportation',
  value: 'Value for Money',
};

export const sortNames = {
  newest: 'Newest',
  oldest: 'Oldest',
  highest: 'Highest',
  lowest: 'Lowest',
  'most-helpful': 'Most helpful',
};
