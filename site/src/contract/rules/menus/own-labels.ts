import { worldRegions } from '../../regions.ts';
import { defaultColumns, entriesOf, type Menus, type MenuTarget, menuRouteNames, menuRoutes } from './menus.ts';

/** Whether an entry is called what the site itself calls it, and knows in all of its languages. */
export function isSiteLabel(label: string, to: MenuTarget): boolean {
  if (to.kind === 'page') return false;
  if (to.kind === 'route') return label === menuRoutes[to.name].english;
  // Pages that stand in menus by their address alone, as imported menus have them.
  const route = menuRouteNames.find((name) => menuRoutes[name].path === to.url);
  if (route) return label === menuRoutes[route].english;
  return worldRegions.some((one) => label === one.label && to.url === `/search?q=${one.region}`);
}

/** The same of a column of the footer. */
export const isSiteTitle = (title: string): boolean => (Object.values(defaultColumns) as string[]).includes(title);

/** What staff have named in their menus, in the order of the form, each with how often readers see it there. */
export function ownLabels(menus: Menus): Map<string, number> {
  const labels = [
    ...entriesOf(menus).flatMap(({ entry: { label, to, hidden } }) =>
      hidden || isSiteLabel(label, to) ? [] : [label],
    ),
    ...menus.footer.flatMap(({ title }) => (isSiteTitle(title) ? [] : [title])),
  ];
  const counts = new Map<string, number>();
  for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + 1);
  return counts;
}
