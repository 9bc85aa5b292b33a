import { isDeepStrictEqual } from 'node:util';
import { ownLanguage } from '@trekker/texts/own-language.ts';
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
import type { TermName } from '#features/glossary/term-names.contract.ts';
import { requestLanguage } from '#server/languages/person-language.ts';
import type { PublicMenus, StaffMenus } from '../../menu.contract.ts';
import { siteLabel, siteTitle } from '../../menu-names.ts';
import type { MenusRow } from './menu.repository.ts';

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
  labels: ReadonlyMap<string, TermName>,
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
  const isOriginal = requestLanguage() === '';
  // Names that nobody has changed are the site's, and are there in its languages; others as staff have translated them.
  const named = (label: string, siteName: string | undefined): { name: string; language?: string | undefined } =>
    siteName === undefined ? (labels.get(label) ?? { name: label, language: ownLanguage() }) : { name: siteName };
  const entry = (label: string, to: MenuTarget, href: string) => {
    if (isOriginal) return { label, href };
    const { name, language } = named(label, siteLabel(label, to));
    return { label: name, href, ...(language && { language }) };
  };
  const column = (title: string) => {
    if (isOriginal) return { title };
    const { name, language } = named(title, siteTitle(title));
    return { title: name, ...(language && { language }) };
  };
  const shown = mapEntries(menus, ({ label, to, hidden }) => {
    const href = hidden ? undefined : hrefOf(to);
    return href === undefined ? undefined : entry(label, to, href);
  });
  const isOwn = (name: keyof Menus) => !isDeepStrictEqual(menus[name], defaultMenus[name]);
  return {
    rail: isOwn('rail') ? shown.rail : null,
    header: isOwn('header') ? shown.header : null,
    footer: isOwn('footer') ? shown.footer.map(({ title, entries }) => ({ ...column(title), entries })) : null,
    legal: isOwn('legal') ? shown.legal : null,
  };
}
