/** As addresses begin with it: a BCP 47 tag in small letters, its language of two, with script and region as needed. */
export const isLanguageCode = (code: string): boolean => /^[a-z]{2}(-[a-z]{4})?(-([a-z]{2}|[0-9]{3}))?$/.test(code);

/** What lists show of an item that is not there in a reader's language: it in another, which is named, or nothing. */
export const untranslatedChoices = ['labelled', 'hidden'] as const;
export type Untranslated = (typeof untranslatedChoices)[number];
