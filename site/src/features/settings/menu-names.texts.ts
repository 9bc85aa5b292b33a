import { texts } from '@trekker/texts/texts.ts';

// What menus call the pages that come with the site, and the two columns of the footer, until staff name them.
export const t = texts('menu-names', {
  home: 'Home',
  destinations: 'Destinations',
  stories: 'Stories',
  highlights: 'Highlights',
  about: 'About',
  contact: 'Contact',
  search: 'Search',
  favorites: 'Favorites',
  profile: 'Profile',
  privacy: 'Privacy',
  terms: 'Terms',
  cookies: 'Cookies',
  quickLinks: 'Quick links',
  topDestinations: 'Top destinations',
  europe: 'Europe',
  asia: 'Asia',
  africa: 'Africa',
  americas: 'Americas',
  oceania: 'Oceania',
});
