import type { Alternate, PageAddress } from './sitemap.presenter.ts';

/** An item's slug in the default language, and in those that it is translated into. */
export type ItemAddress = {
  slug: string;
  updatedAt: Date;
  editions?: readonly { language: string; slug: string; updatedAt: Date }[] | undefined;
};

/** Pages of the site itself, which are there in each of the languages; the first has no prefix. */
export function inEachLanguage(pages: readonly PageAddress[], codes: readonly string[]): PageAddress[] {
  if (codes.length === 1) return [...pages];
  return pages.flatMap(({ path, changedAt }) => {
    const alternates = codes.map((language) => ({ language, path: pathIn(language, codes, path) }));
    return alternates.map((one) => ({ path: one.path, changedAt: changedAt ?? null, alternates }));
  });
}

/** Items below `/stories`, say, each in the languages that it is there in. */
export function itemPages(below: string, items: readonly ItemAddress[], codes: readonly string[]): PageAddress[] {
  return items.flatMap(({ slug, updatedAt, editions = [] }) => {
    const own = { path: `${below}/${slug}`, changedAt: updatedAt };
    if (editions.length === 0) return [own];
    const others = editions.map((one) => ({
      language: one.language,
      path: pathIn(one.language, codes, `${below}/${one.slug}`),
      changedAt: one.updatedAt,
    }));
    const alternates: Alternate[] = [{ language: codes[0] ?? '', path: own.path }, ...others];
    return [own, ...others].map(({ path, changedAt }) => ({ path, changedAt, alternates }));
  });
}

const pathIn = (language: string, codes: readonly string[], path: string) =>
  language === codes[0] ? path : `/${language}${path}`;
