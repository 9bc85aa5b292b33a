import { texts } from '@trekker/texts/texts.ts';

export const t = texts('destination', {
  notFound: 'Destination not found',
  gone: "The destination you're looking for doesn't exist or has been removed.",
  goBack: 'Go Back',
  instead: 'Try these instead',
  // Links to the parts of the page, and titles of those parts.
  onThisPage: 'On this page',
  about: 'About',
  tips: 'Tips',
  itinerary: 'Itinerary',
  quickInfo: 'Quick Info',
  stories: 'Stories',
  reviews: 'Reviews',
  travelTips: 'Travel Tips',
  detailedItinerary: 'Detailed Itinerary',
  printPlan: 'Print plan',
  day: 'Day {day}',
  // A date that one types, to have the days in a calendar.
  firstDay: 'First day of your trip',
  addToCalendar: 'Add to calendar',
  // Facts in one line; {score} is a number with a star.
  rating: 'Rating',
  ratedBy: '<score>{value}</score> from {count, plural, one {# review} other {# reviews}}',
  noReviews: 'No reviews yet',
  posted: 'Posted',
  position: 'Position',
  atGlance: 'At a glance',
  bestTime: 'Best time to visit',
  duration: 'Suggested duration',
  weather: 'Weather',
  // {climate}: such as "Mediterranean".
  // Below the name of a place.
  location: '{country}, <own>{region}</own>',
  averageWeather: '{degrees} °C on average, <type>{climate}</type>',
  // How far it is to a place.
  kilometres: '{distance} km',
  bestMonth: 'Best month',
  popularFor: 'Popular For',
  nearest: 'Nearest places',
  elsewhere: 'Elsewhere',
  takeAlong: 'Take it with you',
  map: 'Map: where {name} lies in {country}',
  openMap: 'Open in OpenStreetMap',
  // Pictures that follow one another; the first two say what they are to who hears them.
  carousel: 'carousel',
  slide: 'slide',
  imagesOf: 'Pictures of {name}',
  row: 'Pictures, in a row',
  slideOf: '{number} of {count}',
  pause: 'Pause slideshow',
  play: 'Play slideshow',
  image: 'Picture {number} of {count}',
  previous: 'Previous picture',
  next: 'Next picture',
});
