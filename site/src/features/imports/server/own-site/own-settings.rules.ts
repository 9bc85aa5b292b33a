import { internalPathname, isOutsideAddress } from '#contract/rules/menus/menu-address.ts';
import { type MenuEntry, type Menus, menuRouteNames } from '#contract/rules/menus/menus.ts';
import { homeParts, isSectionName } from '#contract/rules/sections.ts';
import { fittingTexts } from '#contract/texts/editable-texts.ts';
import { problemRules } from '#features/checklists/checklist.contract.ts';
import type { SettingsFile } from '#features/exports/settings-file.contract.ts';
import type { OwnNames } from './own-text.rules.ts';

/** Settings of another site as far as this one knows what they mean. */
export function ownSettings(file: SettingsFile, names: OwnNames) {
  const image = (found: { file: string } | null) => (found === null ? null : names.mediaAt(found.file));
  const { siteName, tagline, description, accent, typePair, menusUpdatedAt, textsUpdatedAt, updatedAt } = file;
  return {
    siteName,
    tagline,
    description,
    accent,
    typePair,
    logoId: image(file.logo),
    logoDarkId: image(file.logoDark),
    iconId: image(file.icon),
    shareImageId: image(file.shareImage),
    texts: fittingTexts(file.texts),
    sectionsOff: file.sectionsOff.filter(isSectionName),
    homeOrder: file.homeOrder.filter((part) => (homeParts as readonly string[]).includes(part)),
    menus: file.menus && ownMenus(file.menus, names),
    ...(file.holdFeedback !== undefined && { holdFeedback: file.holdFeedback }),
    ...(file.blockingRules && {
      blockingRules: file.blockingRules.filter((rule) => (problemRules as readonly string[]).includes(rule)),
    }),
    ...(menusUpdatedAt && { menusUpdatedAt: new Date(menusUpdatedAt) }),
    ...(textsUpdatedAt && { textsUpdatedAt: new Date(textsUpdatedAt) }),
    ...(updatedAt && { updatedAt: new Date(updatedAt) }),
  };
}

type FileMenus = NonNullable<SettingsFile['menus']>;

function ownMenus({ rail, header, footer, legal }: FileMenus, names: OwnNames): Menus {
  const own = (entries: FileMenus['rail']) =>
    entries.map((entry) => entryOf(entry, names)).filter((one) => one !== null);
  return {
    rail: own(rail),
    header: own(header),
    footer: footer.map(({ title, entries }) => ({ title, entries: own(entries) })),
    legal: own(legal),
  };
}

function entryOf(entry: FileMenus['rail'][number], { itemAt }: OwnNames): MenuEntry | null {
  const { to, ...shown } = entry;
  if (to.kind === 'page') {
    const item = itemAt(to.path);
    return item?.startsWith('page/') ? { ...shown, to: { kind: 'page', id: item.slice('page/'.length) } } : null;
  }
  if (to.kind === 'route') {
    const name = menuRouteNames.find((one) => one === to.name);
    return name ? { ...shown, to: { kind: 'route', name } } : null;
  }
  const { url } = to;
  return internalPathname(url) !== undefined || isOutsideAddress(url)
    ? { ...shown, to: { kind: 'address', url } }
    : null;
}
