import type { TextKey } from '#contract/texts/editable-texts.ts';
import { t } from './staff-text-places.texts.ts';

const places: Readonly<Record<TextKey, () => readonly [group: string, where: string]>> = {
  'footer.about': () => [t.everywhere, t.footerAbout],
  'home.title': () => [t.home, t.coverTitle],
  'home.description': () => [t.home, t.coverDescription],
  'home.note': () => [t.home, t.coverNote],
  'home.destinations': () => [t.home, t.overPlaces],
  'home.stories': () => [t.home, t.overStories],
  'home.highlights': () => [t.home, t.overHighlights],
  'home.testimonials': () => [t.home, t.overTestimonials],
  'home.feedback': () => [t.home, t.overFeedback],
  'home.feedback-lead': () => [t.home, t.lineBelow],
  'home.newsletter': () => [t.home, t.overNewsletter],
  'home.newsletter-hint': () => [t.home, t.belowNewsletter],
  'destinations.lead': () => [t.destinations, t.belowTitle],
  'destinations.empty': () => [t.destinations, t.whileNone],
  'stories.lead': () => [t.stories, t.belowTitleAndFeed],
  'stories.empty': () => [t.stories, t.whileNone],
  'highlights.lead': () => [t.highlights, t.belowTitle],
  'highlights.empty': () => [t.highlights, t.whileNone],
  'about.title': () => [t.about, t.aboutTitle],
  'about.intro': () => [t.about, t.aboutIntro],
  'about.join': () => [t.about, t.aboutJoin],
  'about.join-lead': () => [t.about, t.belowInvitation],
  'contact.title': () => [t.contact, t.title],
  'contact.lead': () => [t.contact, t.belowTitle],
  'search.title': () => [t.search, t.beforeTyping],
  'search.lead': () => [t.search, t.lineBelow],
  'favorites.login': () => [t.accounts, t.favoritesForGuests],
  'favorites.login-lead': () => [t.accounts, t.favoritesBelow],
  'login.title': () => [t.accounts, t.loginTitle],
  'signup.title': () => [t.accounts, t.signupTitle],
  'signup.description': () => [t.accounts, t.signupShared],
  'newsletter.confirm': () => [t.newsletter, t.confirmBefore],
  'newsletter.done': () => [t.newsletter, t.confirmAfter],
  'not-found.title': () => [t.notFound, t.title],
  'not-found.lead': () => [t.notFound, t.belowTitle],
  'mail.newsletter': () => [t.emails, t.mailConfirm],
  'mail.newsletter-again': () => [t.emails, t.mailAgain],
};

/** Where a text stands, in the language in use. */
export function placeWords(key: TextKey): { group: string; where: string } {
  const [group, where] = places[key]();
  return { group, where };
}

/** The same in one. */
export const placeLabel = (key: TextKey): string => t.field(placeWords(key));
