import { worldRegions } from '#contract/regions.ts';
import { type MenuRoute, type MenuTarget, menuRouteNames, menuRoutes } from '#contract/rules/menus/menus.ts';
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

const regions: Record<(typeof worldRegions)[number]['region'], () => string> = {
  europe: () => t.europe,
  asia: () => t.asia,
  africa: () => t.africa,
  americas: () => t.americas,
  oceania: () => t.oceania,
};

const columns: Readonly<Record<string, () => string>> = {
  'Quick links': () => t.quickLinks,
  'Top destinations': () => t.topDestinations,
};

/**
 * What an entry is called in the language in use: one that nobody has named otherwise as that language does, also
 * where the menu around it was changed.
 */
export function shownLabel(label: string, to: MenuTarget): string {
  if (to.kind === 'route') return label === menuRoutes[to.name].label ? routes[to.name]() : label;
  if (to.kind === 'page') return label;
  // Pages that stand in menus by their address alone, as imported menus have them.
  const route = menuRouteNames.find((name) => menuRoutes[name].path === to.url);
  if (route) return shownLabel(label, { kind: 'route', name: route });
  const region = worldRegions.find((one) => label === one.label && to.url === `/search?q=${one.region}`);
  return region ? regions[region.region]() : label;
}

/** The same of a column of the footer. */
export const shownTitle = (title: string): string => columns[title]?.() ?? title;
