import type { Review, reviewSorts } from '../review.contract.ts';
import { t } from './reviews.texts.ts';

/** What the categories of a review are called; literal (docs/specification.md, 6). */
export const categoryNames: Record<Review['category'], () => string> = {
  experience: () => t.experience,
  accommodation: () => t.accommodation,
  food: () => t.food,
  transportation: () => t.transportation,
  value: () => t.value,
};

export const sortNames: Record<(typeof reviewSorts)[number], () => string> = {
  newest: () => t.newest,
  oldest: () => t.oldest,
  highest: () => t.highest,
  lowest: () => t.lowest,
  'most-helpful': () => t.mostHelpful,
};
