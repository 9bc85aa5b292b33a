import { editionsOf, hasFallback, languageShown, property } from '../document/page-head.ts';
import type { PageMeta, PageSite } from '../page.ts';

/**
 * In which language a page is, and in which others, for networks that show links to it. They read documents alone: a
 * browser that goes on to another page leaves it out.
 */
export function localeTags(meta: PageMeta, { languages = [] }: Pick<PageSite, 'languages'>): string {
  const shown = languageShown(meta, languages);
  const isAlone = !meta.canonicalPath || hasFallback(meta, languages);
  const others = isAlone ? [] : editionsOf(meta.canonicalPath ?? '', meta, languages).map(({ code }) => code);
  return [
    property('og:locale', localeOf(shown)),
    ...others.filter((code) => code !== shown).map((code) => property('og:locale:alternate', localeOf(code))),
  ].join('\n');
}

const locales = new Map<string, string>();

/** With its land, as they want it: "de_DE". */
function localeOf(code: string): string {
  const known = locales.get(code);
  if (known) return known;
  const { language, region } = new Intl.Locale(code).maximize();
  locales.set(code, `${language}_${region}`);
  return `${language}_${region}`;
}
