import { useLanguages } from '../frame-data.ts';
import type { ShownLanguage } from './href-in.ts';
import { languagePrefix } from './href-to.ts';
import { t } from './written-in.texts.ts';

/** An item that may not be there in the language of the page (`inLanguageShape` of languages). */
export type InLanguage = { fallbacks?: string[] | undefined; fallbackLanguage?: string | undefined };

/** The language that a field is in, where it is not there in that of the page; undefined where it is. */
export function useFallbackLanguage({ fallbacks, fallbackLanguage }: InLanguage, field: string) {
  const languages = useLanguages();
  return fallbacks?.includes(field) ? languages?.find(({ code }) => code === fallbackLanguage) : undefined;
}

/** Attributes of an element whose words are in another language than the page. */
export const languageMark = (language: ShownLanguage | undefined) =>
  language && { lang: language.code, dir: language.dir };

export type LanguageMark = ReturnType<typeof languageMark>;

/** The same of words that staff write in the site's own language alone. */
export function useOriginalMark() {
  const [own] = useLanguages() ?? [];
  return languagePrefix() === '' ? undefined : languageMark(own);
}

/** The same of a word that says in which language it is, by its tag; nothing where that is the language of the page. */
export function useMarkOf(): (code: string | undefined) => ReturnType<typeof languageMark> {
  const languages = useLanguages();
  const here = languagePrefix().slice(1) || languages?.[0]?.code;
  return (code) => (code === here ? undefined : languageMark(languages?.find((one) => one.code === code)));
}

/** The same of words of a reader, who wrote in the site's own language where nothing else is said. */
export function useMarkOfWriter(): (code: string | undefined) => LanguageMark {
  const [own] = useLanguages() ?? [];
  const markOf = useMarkOf();
  return (code) => markOf(code ?? own?.code);
}

/** Attributes of words of which the same is known, wherever they stand: the words about them may be in another. */
export function useOwnMark(code: string | undefined) {
  const languages = useLanguages();
  return languageMark(languages?.find((one) => one.code === code));
}

/** A word of which the same is known. */
export function WordIn({ language, children }: { language: string | undefined; children: string }) {
  const mark = useMarkOf()(language);
  return mark ? <span {...mark}>{children}</span> : children;
}

/** Says in which language the text below is. */
export const WrittenIn = ({ language: { code, name } }: { language: ShownLanguage }) => (
  <span>{t.writtenIn({ code, name })}</span>
);
