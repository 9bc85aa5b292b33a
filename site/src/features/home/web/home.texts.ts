import { texts } from '@trekker/texts/texts.ts';

export const t = texts('home', {
  explore: 'Explore Now',
  // Below an image of the cover.
  place: '{place}, {country}',
  learnMore: 'Learn More<srOnly> about {siteName}</srOnly>',
  allDestinations: 'All destinations',
  allStories: 'All stories',
  // Tabs over the places: parts of the world, and before them those that are featured anywhere.
  regions: 'Regions',
  popular: 'Popular',
  noneFeatured: 'No places are featured here right now. See all destinations for more.',
  showFewer: 'Show fewer<srOnly> top destinations</srOnly>',
  showAll: 'Show all {shown}<srOnly> top destinations</srOnly>',
  loadingPlaces: 'Loading destinations',
  // Pictures on top of the page: where they were taken, and what they show.
  lofoten: 'Lofoten, Norway',
  lofotenShown: 'Red fishermen’s cabins on stilts with lit windows under snowy peaks in pink winter light',
  kyoto: 'Kyoto, Japan',
  kyotoShown: 'A path of vermilion torii gates climbs through a deep green cedar forest towards light',
  uluru: 'Uluru, Australia',
  uluruShown: 'A great red rock glows in the last light under a rising moon, golden spinifex in front',
});
