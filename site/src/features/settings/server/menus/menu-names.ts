import { worldRegions } from '#contract/regions.ts';
import { defaultColumns, type MenuTarget, menuRouteNames, menuRoutes } from '#contract/rules/menus/menus.ts';
import { t } from '../../menu-names.texts.ts';
import { routeName } from '../../menu-route-names.ts';

const regions: Record<(typeof worldRegions)[number]['region'], () => string> = {
  europe: () => t.europe,
  asia: () => t.asia,
  africa: () => t.africa,
  americas: () => t.americas,
  oceania: () => t.oceania,
};

const columns: Readonly<Record<string, () => string>> = {
  [defaultColumns.links]: () => t.quickLinks,
  [defaultColumns.places]: () => t.topDestinations,
};

/**
 * What an entry is called in the language in use: one that nobody has named otherwise as that language does, also
 * where the menu around it was changed.
 */
export function shownLabel(label: string, to: MenuTarget): string {
  if (to.kind === 'route') return label === menuRoutes[to.name].english ? routeName(to.name) : label;
  if (to.kind === 'page') return label;
  // Pages that stand in menus by their address alone, as imported menus have them.
  const route = menuRouteNames.find((name) => menuRoutes[name].path === to.url);
  if (route) return shownLabel(label, { kind: 'route', name: route });
  const region = worldRegions.find((one) => label === one.label && to.url === `/search?q=${one.region}`);
  return region ? regions[region.region]() : label;
}

/** The same of a column of the footer. */
export const shownTitle = (title: string): string => columns[title]?.() ?? title;
