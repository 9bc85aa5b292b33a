import type { MenuRoute } from '../../contract/rules/menus/menus.ts';
import { t } from './menu-names.texts.ts';

const routes: Record<MenuRoute, () => string> = {
  home: () => t.home,
  destinations: () => t.destinations,
  stories: () => t.stories,
  highlights: () => t.highlights,
  about: () => t.about,
  contact: () => t.contact,
  search: () => t.search,
  favorites: () => t.favorites,
  profile: () => t.profile,
  privacy: () => t.privacy,
  terms: () => t.terms,
  cookies: () => t.cookies,
};

/** What a page that comes with the site is called in the language in use. */
export const routeName = (route: MenuRoute): string => routes[route]();
