import { worldRegions } from '../../regions.ts';
import type { SectionName } from '../sections.ts';

/** `english`: what an entry is stored as that nobody has named; it is shown in the language of its reader. */
type RoutePage = { english: string; path: string; part?: SectionName };

/** Pages that come with the site, by the names that menus lead to them with. */
export const menuRoutes = {
  home: { english: 'Home', path: '/' },
  destinations: { english: 'Destinations', path: '/destinations' },
  stories: { english: 'Stories', path: '/stories' },
  highlights: { english: 'Highlights', path: '/highlight', part: 'highlights' },
  about: { english: 'About', path: '/about' },
  contact: { english: 'Contact', path: '/contact' },
  search: { english: 'Search', path: '/search' },
  favorites: { english: 'Favorites', path: '/favorite', part: 'favourites' },
  profile: { english: 'Profile', path: '/profile' },
  privacy: { english: 'Privacy', path: '/privacy' },
  terms: { english: 'Terms', path: '/terms' },
  cookies: { english: 'Cookies', path: '/cookies' },
} as const satisfies Record<string, RoutePage>;
export type MenuRoute = keyof typeof menuRoutes;
/** The part of the site that a route leads to, where that can be turned off. */
export const partOf = (name: MenuRoute): SectionName | undefined => (menuRoutes[name] as RoutePage).part;
export const menuRouteNames = Object.keys(menuRoutes) as [MenuRoute, ...MenuRoute[]];

export type MenuTarget =
  | { kind: 'route'; name: MenuRoute }
  | { kind: 'page'; id: string }
  | { kind: 'address'; url: string };
/** `hidden`: it keeps its place, and readers do not see it. */
export type MenuEntry = { label: string; to: MenuTarget; hidden?: true | undefined };
export type MenuColumn<Entry = MenuEntry> = { title: string; entries: Entry[] };
export type Menus<Entry = MenuEntry> = {
  rail: Entry[];
  header: Entry[];
  footer: MenuColumn<Entry>[];
  legal: Entry[];
};
export const menuNames = ['rail', 'header', 'footer', 'legal'] as const;
export type MenuName = (typeof menuNames)[number];

/** What menus may hold: entries, columns, characters. */
export const menuRules = { rail: 8, header: 10, columns: 4, column: 12, legal: 8, label: 40, url: 500 } as const;

/** Titles that nobody has given, as they are stored. */
export const defaultColumns = { links: 'Quick links', places: 'Top destinations' } as const;

const route = (name: MenuRoute): MenuEntry => ({ label: menuRoutes[name].english, to: { kind: 'route', name } });

/** Those that come with the site. */
export const defaultMenus: Menus = {
  rail: (['home', 'destinations', 'stories', 'about', 'contact'] as const).map(route),
  header: (['highlights', 'favorites', 'contact'] as const).map(route),
  footer: [
    {
      title: defaultColumns.links,
      entries: (['home', 'destinations', 'stories', 'highlights', 'about', 'contact'] as const).map(route),
    },
    {
      title: defaultColumns.places,
      entries: worldRegions.map(({ region, label }) => ({
        label,
        to: { kind: 'address', url: `/search?q=${region}` },
      })),
    },
  ],
  legal: (['privacy', 'terms', 'cookies'] as const).map(route),
};

/** A list of entries as errors name it: `rail`, `footer.0.entries`. */
export type MenuList = { field: string; entries: MenuEntry[]; most: number };

/** All lists of entries, in the order of the form. */
export const listsIn = ({ rail, header, footer, legal }: Menus): MenuList[] => [
  { field: 'rail', entries: rail, most: menuRules.rail },
  { field: 'header', entries: header, most: menuRules.header },
  ...footer.map(({ entries }, at) => ({ field: `footer.${at}.entries`, entries, most: menuRules.column })),
  { field: 'legal', entries: legal, most: menuRules.legal },
];

/** The menus with one list of entries changed: only the menu that it is part of. */
export function withList(menus: Menus, field: string, change: (entries: MenuEntry[]) => MenuEntry[]): Partial<Menus> {
  const [name, at] = field.split('.');
  if (name === 'rail' || name === 'header' || name === 'legal') return { [name]: change(menus[name]) };
  const footer = menus.footer.map((column, place) =>
    String(place) === at ? { ...column, entries: change(column.entries) } : column,
  );
  return { footer };
}

/** All entries, each with where it stands, as errors name fields. */
export function entriesOf(menus: Partial<Menus>): { entry: MenuEntry; field: string }[] {
  const listed = (entries: MenuEntry[] = [], field: string) =>
    entries.map((entry, place) => ({ entry, field: `${field}.${place}` }));
  return [
    ...listed(menus.rail, 'rail'),
    ...listed(menus.header, 'header'),
    ...(menus.footer ?? []).flatMap(({ entries }, place) => listed(entries, `footer.${place}.entries`)),
    ...listed(menus.legal, 'legal'),
  ];
}

/** The menus that show the way to a page of the magazine's own. */
export function menusWith(menus: Menus, { _id, slug }: { _id: string; slug: string }): MenuName[] {
  const leads = ({ entry: { to, hidden } }: { entry: MenuEntry }) => {
    if (hidden) return false;
    if (to.kind === 'page') return to.id === _id;
    return (to.kind === 'route' ? menuRoutes[to.name].path : to.url) === `/${slug}`;
  };
  return menuNames.filter((name) => entriesOf({ [name]: menus[name] }).some(leads));
}

/** The ids of all pages that they lead to. */
export const pagesIn = (menus: Partial<Menus>): string[] => [
  ...new Set(entriesOf(menus).flatMap(({ entry: { to } }) => (to.kind === 'page' ? [to.id] : []))),
];

/** The same menus with each entry made anew; one that becomes undefined is left out, and a column without any too. */
export function mapEntries<Entry>(menus: Menus, map: (entry: MenuEntry) => Entry | undefined): Menus<Entry> {
  const mapped = (entries: MenuEntry[]) => entries.map(map).filter((entry) => entry !== undefined);
  return {
    rail: mapped(menus.rail),
    header: mapped(menus.header),
    footer: menus.footer
      .map(({ title, entries }) => ({ title, entries: mapped(entries) }))
      .filter(({ entries }) => entries.length > 0),
    legal: mapped(menus.legal),
  };
}
