import { worldRegions } from '../../contract/regions.ts';
import { defaultColumns, type MenuTarget, menuRouteNames, menuRoutes } from '../../contract/rules/menus/menus.ts';
import { t } from './menu-names.texts.ts';
import { routeName } from './menu-route-names.ts';

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
 * What an entry that nobody has named otherwise is called in the language in use, also where the menu around it was
 * changed; undefined for one that staff have named (`isSiteLabel` of menus' rules).
 */
export function siteLabel(label: string, to: MenuTarget): string | undefined {
  if (to.kind === 'route') return label === menuRoutes[to.name].english ? routeName(to.name) : undefined;
  if (to.kind === 'page') return undefined;
  // Pages that stand in menus by their address alone, as imported menus have them.
  const route = menuRouteNames.find((name) => menuRoutes[name].path === to.url);
  if (route) return siteLabel(label, { kind: 'route', name: route });
  const region = worldRegions.find((one) => label === one.label && to.url === `/search?q=${one.region}`);
  return region && regions[region.region]();
}

/** The same of a column of the footer. */
export const siteTitle = (title: string): string | undefined => columns[title]?.();
