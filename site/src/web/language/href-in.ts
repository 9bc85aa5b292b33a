/**
 * A language that pages come in, as it calls itself. `offer`: "Read this page in …", in its own words.
 * `onlyTranslated`: its lists leave out what is not translated.
 */
export type ShownLanguage = {
  code: string;
  name: string;
  dir: 'ltr' | 'rtl';
  offer?: string;
  onlyTranslated?: true | undefined;
};

/** A page's address in one of the site's languages, of which the first has no prefix, from its path on the site. */
export const hrefIn = (language: ShownLanguage, all: readonly ShownLanguage[], path: string): string =>
  language.code === all[0]?.code ? path : `/${language.code}${path}`;
