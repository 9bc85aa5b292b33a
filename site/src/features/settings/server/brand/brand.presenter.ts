import { accentOf } from '#contract/rules/accent-rule.ts';
import type { ShownTexts } from '#contract/texts/text-in.ts';
import type { TermName } from '#features/glossary/term-names.contract.ts';
import { type ImageRow, presentImage } from '#features/media/server/media.presenter.ts';
import type { Brand, PublicBrand } from '../../brand.contract.ts';
import type { PublicMenus } from '../../menu.contract.ts';
import type { Sections } from '../../section.contract.ts';
import { defaultSiteName } from '../../site.contract.ts';
import { presentPublicMenus } from '../menus/menu.presenter.ts';
import { presentSections } from '../sections/section.presenter.ts';
import type { BrandRow } from './brand.repository.ts';

export function presentBrand(row: BrandRow | undefined): Brand {
  return {
    name: row?.name ?? defaultSiteName,
    tagline: row?.tagline ?? '',
    description: row?.description ?? '',
    logo: shown(row?.logo),
    logoDark: shown(row?.logoDark),
    icon: shown(row?.icon),
    shareImage: shown(row?.shareImage),
    accent: accentOf(row?.accent ?? null),
    typePair: row?.typePair ?? 'classic',
    updatedAt: row?.updatedAt.toISOString() ?? '',
  };
}

/**
 * How the site is called, how it looks, what is worded anew, which parts of it are on, and its menus; a text whose key
 * is gone since is nobody's.
 */
export type PublicLook = PublicBrand & {
  texts: Record<string, string>;
  /** Keys of those that stand in the site's own language on pages in another one; undefined where there are none. */
  textFallbacks?: string[];
  sections: Sections;
  menus: PublicMenus | null;
  /** What categories of stories are called, by their names; on pages in another language than the site's own. */
  categoryNames?: Record<string, TermName>;
};

/**
 * @param shown what stands in the place of defaults
 * @param slugs of public pages that menus lead to, by id
 * @param labels what entries of menus are called in the language in use, by what staff call them
 */
export function presentPublicBrand(
  row: BrandRow | undefined,
  { texts, fallbacks }: ShownTexts = { texts: {}, fallbacks: [] },
  slugs: ReadonlyMap<string, string> = new Map(),
  labels: ReadonlyMap<string, TermName> = new Map(),
): PublicLook {
  const { updatedAt: _, accent, ...shared } = presentBrand(row);
  const sections = presentSections(row);
  const menus = row?.menus ? presentPublicMenus(row.menus, sections, slugs, labels) : null;
  return {
    ...shared,
    accent: { light: accent.light, dark: accent.dark },
    texts,
    ...(fallbacks.length > 0 && { textFallbacks: fallbacks }),
    sections,
    menus,
  };
}

const shown = (image: ImageRow | null | undefined) => (image ? presentImage(image) : null);
