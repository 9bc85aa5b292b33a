import type { ListPlace } from '@trekker/design-system/staff/lists/row-lists.ts';
import {
  listsIn,
  type MenuColumn,
  type MenuEntry,
  type MenuList,
  type MenuRoute,
  type Menus,
  menuRoutes,
  menuRules,
} from '#contract/rules/menus/menus.ts';
import { siteLabel, siteTitle } from '#features/settings/menu-names.ts';
import { t } from './staff-menus.texts.ts';

/** A page of the magazine's own, as menus lead to it. */
export type OwnPage = { _id: string; title: string; slug: string; isPublished: boolean };

type NamedList = MenuList & { label: string };

/** All lists of entries with what they are called, in the order of the form. */
export const namedLists = (menus: Menus): NamedList[] =>
  listsIn(menus).map((list) => ({ ...list, label: labelOf(list, menus) }));

function labelOf({ field }: MenuList, { footer }: Menus): string {
  if (field === 'rail') return t.railList;
  if (field === 'header') return t.headerList;
  if (field === 'legal') return t.legal;
  const at = Number(field.split('.')[1]);
  const column = footer[at];
  const title = column ? shownTitle(column) : '';
  return title ? t.footerList({ column: title }) : t.footerColumn({ number: at + 1 });
}

/**
 * What readers of this language see: names that nobody has changed are the site's, and are there in each. What is typed
 * instead is stored.
 */
export const shownLabel = ({ label, to }: MenuEntry): string => siteLabel(label, to) ?? label;

export const shownTitle = ({ title }: MenuColumn): string => siteTitle(title) ?? title;

/** What the parts of the form are drawn with. */
export type MenuTools = {
  pages: readonly OwnPage[];
  disabled: boolean;
  /** By where they stand: `rail.0.label`. */
  errors: Readonly<Record<string, string>>;
  /** All lists of entries. */
  lists: readonly NamedList[];
  /** Moves an entry from one list to another. */
  onCarry: (from: ListPlace, to: ListPlace) => void;
};

/** What an entry is called until somebody calls it otherwise. */
const shortLabel = (title: string): string => title.slice(0, menuRules.label).trim();

export const routeEntry = (name: MenuRoute): MenuEntry => ({
  label: menuRoutes[name].english,
  to: { kind: 'route', name },
});
export const pageEntry = ({ _id, title }: OwnPage): MenuEntry => ({
  label: shortLabel(title),
  to: { kind: 'page', id: _id },
});

/** Where an entry leads: a path or a URL. "" for an address that is not typed yet, and for a page that is not there. */
export function addressOf({ to }: MenuEntry, pages: readonly OwnPage[]): string {
  if (to.kind === 'route') return menuRoutes[to.name].path;
  if (to.kind === 'address') return to.url;
  const page = pages.find(({ _id }) => _id === to.id);
  return page ? `/${page.slug}` : '';
}

/** The published pages that no menu leads to. */
export function unreachedPages(addresses: readonly string[], pages: readonly OwnPage[]): OwnPage[] {
  const reached = new Set(addresses);
  return pages.filter(({ slug, isPublished }) => isPublished && !reached.has(`/${slug}`));
}
