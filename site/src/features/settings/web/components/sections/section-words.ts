import type { HomePart, SectionName } from '#contract/rules/sections.ts';

/** What staff read of each section. */
export const sectionWords: Record<SectionName, { label: string; hint: string }> = {
  highlights: { label: 'Highlights', hint: 'What travelers recommend, on a page of its own and on the home page' },
  reviews: { label: 'Reviews', hint: 'Stars and words under every place' },
  testimonials: { label: 'Testimonials', hint: 'What travelers say, on the home page' },
  feedback: { label: 'Feedback', hint: 'The form “Share your experience” on the home page' },
  newsletter: { label: 'Newsletter', hint: 'The form at the end of the home page. Readers can always unsubscribe.' },
  favourites: { label: 'Favorite list', hint: 'Ribbons on the cards, and the page of what was saved' },
  team: { label: 'Team', hint: 'The people on the About page' },
};

/** And of each part of the home page. */
export const homeWords: Record<HomePart, string> = {
  destinations: 'Top destinations',
  months: 'Good this month',
  stories: 'Latest stories',
  highlights: 'Highlights',
  testimonials: 'Testimonials',
  feedback: 'Feedback form',
  newsletter: 'Newsletter form',
};
