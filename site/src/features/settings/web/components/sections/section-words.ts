import type { HomePart, SectionName } from '#contract/rules/sections.ts';
import { t } from './staff-sections.texts.ts';

/** What staff read of each section. */
export const sectionWords: Record<SectionName, { label: () => string; hint: () => string }> = {
  highlights: { label: () => t.highlights, hint: () => t.highlightsHint },
  reviews: { label: () => t.reviews, hint: () => t.reviewsHint },
  testimonials: { label: () => t.testimonials, hint: () => t.testimonialsHint },
  feedback: { label: () => t.feedback, hint: () => t.feedbackHint },
  newsletter: { label: () => t.newsletter, hint: () => t.newsletterHint },
  favourites: { label: () => t.favorites, hint: () => t.favoritesHint },
  team: { label: () => t.team, hint: () => t.teamHint },
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
