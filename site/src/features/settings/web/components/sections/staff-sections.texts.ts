import { texts } from '@trekker/texts/texts.ts';

export const t = texts('staff-sections', {
  onlyAuthors: 'Only someone with the role Author can change the sections.',
  sections: 'Sections',
  whatItHas: 'What this magazine has',
  whatItHasHint:
    'Turned off, a section leaves the menus and the home page, and its addresses return “not found”. Its content is kept.',
  homePage: 'Home page',
  homeHint: 'What comes below the opening, from top to bottom.',
  // {name}: a part of the home page. Heard, not seen.
  moved: '{name} is now number {place} of {count}',
  off: 'Off',
  highlights: 'Highlights',
  highlightsHint: 'What travelers recommend, on a page of its own and on the home page',
  reviews: 'Reviews',
  reviewsHint: 'Stars and words under every place',
  testimonials: 'Testimonials',
  testimonialsHint: 'What travelers say, on the home page',
  feedback: 'Feedback',
  feedbackHint: 'The form “Share your experience” on the home page',
  newsletter: 'Newsletter',
  newsletterHint: 'The form at the end of the home page. Readers can always unsubscribe.',
  favorites: 'Favorite list',
  favoritesHint: 'Ribbons on the cards, and the page of what was saved',
  team: 'Team',
  teamHint: 'The people on the About page',
  // What is in each section. {shown} is the number as it is printed: "1,284", "10,000+".
  countHighlights: '{count, plural, one {{shown} highlight} other {{shown} highlights}}',
  countReviews: '{count, plural, one {{shown} review} other {{shown} reviews}}',
  countTestimonials: '{count, plural, one {{shown} voice} other {{shown} voices}}',
  countMessages: '{count, plural, one {{shown} message} other {{shown} messages}}',
  // Of the newsletter, and of the list of what was saved.
  countReaders: '{count, plural, one {{shown} reader} other {{shown} readers}}',
  countPeople: '{count, plural, one {{shown} person} other {{shown} people}}',
  // Parts of the home page.
  topDestinations: 'Top destinations',
  goodThisMonth: 'Good this month',
  latestStories: 'Latest stories',
  feedbackForm: 'Feedback form',
  newsletterForm: 'Newsletter form',
});
