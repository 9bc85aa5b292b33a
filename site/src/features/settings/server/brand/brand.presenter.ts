import { accentOf } from '#contract/rules/accent-rule.ts';
import { type ImageRow, presentImage } from '#features/media/server/media.presenter.ts';
import type { Brand, PublicBrand } from '../../brand.contract.ts';
import { defaultSiteName } from '../../site.contract.ts';
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

export function presentPublicBrand(row: BrandRow | undefined): PublicBrand {
  const { updatedAt: _, accent, ...shared } = presentBrand(row);
  return { ...shared, accent: { light: accent.light, dark: accent.dark } };
}

const shown = (image: ImageRow | null | undefined) => (image ? presentImage(image) : null);
