import type { PageMeta } from '../page.ts';

/** What an item says of its languages (`inLanguageShape` of languages). */
type InLanguages = {
  language?: string | undefined;
  translations?: { language: string; slug: string }[] | undefined;
  fallbacks?: string[] | undefined;
  fallbackLanguage?: string | undefined;
};

/**
 * Where the page of an item is in each language, and which of them it shows.
 * @param title the field that is missing wherever nobody has translated the item
 */
export function editionsOf(
  item: InLanguages,
  title: string,
  pathOf: (slug: string) => string,
): Pick<PageMeta, 'editions'> {
  const { language, translations, fallbacks, fallbackLanguage } = item;
  if (!translations) return {};
  // Without a language it was asked for in the default one, which stands first.
  const asked = language ?? translations[0]?.language;
  const shown = fallbacks?.includes(title) ? fallbackLanguage : asked;
  return {
    editions: translations.map((one) => ({
      language: one.language,
      path: pathOf(one.slug),
      isShown: one.language === shown,
    })),
  };
}
