import { isDeepStrictEqual } from 'node:util';
import { internalPathname, routeAt } from '#contract/rules/menus/menu-address.ts';
import {
  defaultMenus,
  type MenuRoute,
  type Menus,
  type MenuTarget,
  mapEntries,
  menuRoutes,
  partOf,
} from '#contract/rules/menus/menus.ts';
import type { SectionName } from '#contract/rules/sections.ts';
import { requestLanguage } from '#server/languages/person-language.ts';
import type { PublicMenus, StaffMenus } from '../../menu.contract.ts';
import type { MenusRow } from './menu.repository.ts';
import { shownLabel, shownTitle } from './menu-names.ts';

export function presentMenus(row: MenusRow | undefined): StaffMenus {
  return {
    ...(row?.menus ?? defaultMenus),
    isDefault: !row?.menus,
    updatedAt: row?.menusUpdatedAt.toISOString() ?? '',
  };
}

/** What every visitor may follow: nothing that is hidden, no page that is not public, no section that is off. */
export function presentPublicMenus(
  menus: Menus,
  sections: Readonly<Record<SectionName, boolean>>,
  slugs: ReadonlyMap<string, string>,
): PublicMenus {
  const isOn = (name: MenuRoute | undefined) => {
    const part = name && partOf(name);
    return part === undefined || sections[part];
  };
  const hrefOf = (to: MenuTarget): string | undefined => {
    if (to.kind === 'page') return slugs.has(to.id) ? `/${slugs.get(to.id)}` : undefined;
    if (to.kind === 'route') return isOn(to.name) ? menuRoutes[to.name].path : undefined;
    const path = internalPathname(to.url);
    return isOn(path === undefined ? undefined : routeAt(path)) ? to.url : undefined;
  };
  // Names that nobody has changed are the site's, and are there in its languages.
  const isOriginal = requestLanguage() === '';
  const shown = mapEntries(menus, ({ label, to, hidden }) => {
    const href = hidden ? undefined : hrefOf(to);
    return href === undefined ? undefined : { label: isOriginal ? label : shownLabel(label, to), href };
  });
  const isOwn = (name: keyof Menus) => !isDeepStrictEqual(menus[name], defaultMenus[name]);
  return {
    rail: isOwn('rail') ? shown.rail : null,
    header: isOwn('header') ? shown.header : null,
    footer: isOwn('footer')
      ? shown.footer.map(({ title, entries }) => ({ title: isOriginal ? title : shownTitle(title), entries }))
      : null,
    legal: isOwn('legal') ? shown.legal : null,
  };
}
