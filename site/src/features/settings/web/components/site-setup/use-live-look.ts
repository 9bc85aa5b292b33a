import { useEffect } from 'react';
import { accentOf } from '#contract/rules/accent-rule.ts';
import { lookOf } from '#contract/rules/brand-look.ts';
import type { TypePair } from '#features/settings/brand.contract.ts';

/** Dresses the page as the magazine will look. */
export function useLiveLook({ accent, typePair }: { accent: string; typePair: string }): void {
  useEffect(() => {
    const root = document.documentElement;
    const { style, type } = lookOf({ accent: accentOf(accent), typePair: typePair as TypePair });
    root.setAttribute('style', style);
    root.dataset.type = type;
  }, [accent, typePair]);
}
