import type { HomePart, SectionName } from '#contract/rules/sections.ts';
import { t } from './staff-sections.texts.ts';

type Count = { count: number; shown: string };
type SectionWords = { label: () => string; hint: () => string; count: (of: Count) => string };

/** What staff read of each section. */
export const sectionWords: Record<SectionName, SectionWords> = {
  highlights: { label: () => t.highlights, hint: () => t.highlightsHint, count: (of) => t.countHighlights(of) },
  reviews: { label: () => t.reviews, hint: () => t.reviewsHint, count: (of) => t.countReviews(of) },
  testimonials: { label: () => t.testimonials, hint: () => t.testimonialsHint, count: (of) => t.countTestimonials(of) },
  feedback: { label: () => t.feedback, hint: () => t.feedbackHint, count: (of) => t.countMessages(of) },
  newsletter: { label: () => t.newsletter, hint: () => t.newsletterHint, count: (of) => t.countReaders(of) },
  favourites: { label: () => t.favorites, hint: () => t.favoritesHint, count: (of) => t.countReaders(of) },
  team: { label: () => t.team, hint: () => t.teamHint, count: (of) => t.countPeople(of) },
};

/** And of each part of the home page. */
export const homeWords: Record<HomePart, () => string> = {
  destinations: () => t.topDestinations,
  months: () => t.goodThisMonth,
  stories: () => t.latestStories,
  highlights: () => t.highlights,
  testimonials: () => t.testimonials,
  feedback: () => t.feedbackForm,
  newsletter: () => t.newsletterForm,
};
