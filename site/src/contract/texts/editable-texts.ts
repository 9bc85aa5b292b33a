import { aboutTexts } from './about-voice.texts.ts';
import { loginTexts, signupTexts } from './account-voice.texts.ts';
import { contactTexts } from './contact-voice.texts.ts';
import { destinationTexts } from './destination-voice.texts.ts';
import { favouriteTexts } from './favourite-voice.texts.ts';
import { frameTexts } from './frame-voice.texts.ts';
import { mostHeadingCharacters } from './heading-limit.ts';
import { highlightTexts } from './highlight-voice.texts.ts';
import { homeTexts } from './home-voice.texts.ts';
import { mailTexts } from './mail-voice.texts.ts';
import { newsletterTexts } from './newsletter-voice.texts.ts';
import { notFoundTexts } from './not-found-voice.texts.ts';
import { searchTexts } from './search-voice.texts.ts';
import { storyTexts } from './story-voice.texts.ts';
import { defaultIn, type OwnTexts } from './text-in.ts';

/** In the language in use: reading one prints it. */
const defaultTexts = () => ({
  ...frameTexts,
  ...homeTexts,
  ...destinationTexts,
  ...storyTexts,
  ...highlightTexts,
  ...aboutTexts,
  ...contactTexts,
  ...searchTexts,
  ...favouriteTexts,
  ...loginTexts,
  ...signupTexts,
  ...newsletterTexts,
  ...notFoundTexts,
  ...mailTexts,
});

export type TextKey = keyof ReturnType<typeof defaultTexts>;

/** Headings are short; a sentence or two may be longer. */
const heading = mostHeadingCharacters;
const sentence = 300;

type Place = readonly [group: string, where: string, maximum: number];

const places: Readonly<Record<TextKey, Place>> = {
  'footer.about': ['Everywhere', 'Footer, below the name', sentence],
  'home.title': ['Home', 'Cover, title', heading],
  'home.description': ['Home', 'Cover, description', sentence],
  'home.note': ['Home', 'Cover, small note', 120],
  'home.destinations': ['Home', 'Heading over the places', heading],
  'home.stories': ['Home', 'Heading over the stories', heading],
  'home.highlights': ['Home', 'Heading over the highlights', heading],
  'home.testimonials': ['Home', 'Heading over the testimonials', heading],
  'home.feedback': ['Home', 'Heading over the feedback form', heading],
  'home.feedback-lead': ['Home', 'Line below it', sentence],
  'home.newsletter': ['Home', 'Heading over the newsletter', heading],
  'home.newsletter-hint': ['Home', 'Line below the newsletter', 120],
  'destinations.lead': ['Destinations', 'Line below the title', sentence],
  'destinations.empty': ['Destinations', 'While there are none', sentence],
  'stories.lead': ['Stories', 'Line below the title, and in the feed', sentence],
  'stories.empty': ['Stories', 'While there are none', sentence],
  'highlights.lead': ['Highlights', 'Line below the title', sentence],
  'highlights.empty': ['Highlights', 'While there are none', sentence],
  'about.title': ['About', 'Title, while About has none', heading],
  'about.intro': ['About', 'Introduction, while About has none', sentence],
  'about.join': ['About', 'Invitation, while About has none', heading],
  'about.join-lead': ['About', 'Line below the invitation', sentence],
  'contact.title': ['Contact', 'Title', heading],
  'contact.lead': ['Contact', 'Line below the title', sentence],
  'search.title': ['Search', 'Before anything is typed', heading],
  'search.lead': ['Search', 'Line below it', sentence],
  'favorites.login': ['Accounts', 'Favorites, for guests', heading],
  'favorites.login-lead': ['Accounts', 'Favorites, line below it', sentence],
  'login.title': ['Accounts', 'Login, title', heading],
  'signup.title': ['Accounts', 'Sign up, title', heading],
  'signup.description': ['Accounts', 'Sign up, in shared links', sentence],
  'newsletter.confirm': ['Newsletter', 'Page that confirms, before', sentence],
  'newsletter.done': ['Newsletter', 'Page that confirms, after', sentence],
  'not-found.title': ['Not found', 'Title', heading],
  'not-found.lead': ['Not found', 'Line below the title', sentence],
  'mail.newsletter': ['Emails', 'Newsletter: please confirm', sentence],
  'mail.newsletter-again': ['Emails', 'Newsletter: already subscribed', sentence],
};

/** Where each text of the magazine's voice stands, as the log of activity keeps it: in English. */
export const textPlaces = (Object.keys(places) as TextKey[]).map((key) => {
  const [group, where, maximum] = places[key];
  return { key, group, where, maximum };
});

/** The same with the defaults in the language in use. Pages import the part that they show, and never this. */
export function listEditableTexts() {
  const defaults = defaultTexts();
  return textPlaces.map((place) => ({ ...place, default: defaultIn(defaults, place.key) }));
}

export const isTextKey = (key: string): key is TextKey => Object.hasOwn(places, key);

export const maximumOf = (key: TextKey): number => places[key][2];

/** Of texts by their keys, those that this site has and has room for. */
export const fittingTexts = (texts: OwnTexts): Record<string, string> =>
  Object.fromEntries(
    Object.entries(texts).filter(([key, value]) => isTextKey(key) && value !== '' && value.length <= maximumOf(key)),
  );
