import { inLanguage } from '@trekker/texts/in-language.ts';
import { printingNow } from '@trekker/texts/printed-texts.ts';
import { isTextKey } from '#contract/texts/editable-texts.ts';
import { placeWords } from '#contract/texts/places/text-places.ts';
import { english } from '#server/languages/open-languages.ts';
import type { NamedPart, ToldDetail, ToldPart } from '../told-detail.ts';
import { t } from './api-told-details.texts.ts';
import { t as brought } from './api-told-imports.texts.ts';

const ofLanguage = {
  added: (language) => t.languageAdded({ language }),
  public: (language) => t.languagePublic({ language }),
  prepared: (language) => t.languagePrepared({ language }),
  leftOut: (language) => t.leftOut({ language }),
  labelled: (language) => t.labelled({ language }),
  toOwn: (language) => t.fallsBackToOwn({ language }),
  removed: (language) => t.languageRemoved({ language }),
  named: (language) => language,
} satisfies Record<string, (language: string) => string>;

const ofWords = {
  siteName: (words) => t.siteName({ name: words }),
  accountOf: (words) => t.accountOf({ role: words }),
  blocks: (words) => t.blocks({ problems: words }),
  categoryAdded: (words) => t.categoryAdded({ category: words }),
  categoryRemoved: (words) => t.categoryRemoved({ category: words }),
  categoryOrder: (words) => t.categoryOrder({ categories: words }),
} satisfies Record<string, (words: string) => string>;

const ofNames = {
  sectionsOn: (names) => t.sectionsOn({ sections: listOf(names) }),
  sectionsOff: (names) => t.sectionsOff({ sections: listOf(names) }),
  homeOrder: (names) => t.homeOrder({ parts: listOf(names) }),
  changed: (names) => asBeginning(listOf(names)),
} satisfies Record<string, (names: readonly NamedPart[]) => string>;

const sentences = {
  keyword: () => t.oneKeyword,
  toWhoAsked: () => t.toWhoAsked,
  feedbackHeld: () => t.feedbackHeld,
  feedbackShown: () => t.feedbackShown,
  factorRequired: () => t.factorRequired,
  factorFree: () => t.factorFree,
  withChanged: () => t.withChanged,
  changedStays: () => t.changedStays,
  noneBlocks: () => t.noneBlocks,
  contactPage: () => t.contactPage,
  deletedAccount: () => t.deletedAccount,
};

/** In the language in use. */
export const tellDetail = (told: ToldDetail): string => told.map(tellPart).join('. ');

/** As the log keeps it, whatever the language of who did it. */
export const tellInEnglish = (told: ToldDetail): string => inLanguage(english, () => tellDetail(told));

function tellPart(part: ToldPart): string {
  switch (part.what) {
    case 'fallsBack':
      return t.fallsBack({ language: nameOf(part.language), languages: part.others });
    case 'order':
      return t.order({ languages: part.others });
    case 'item':
      return t.item({ title: part.words, language: nameOf(part.language) });
    case 'terms':
      return t.terms({ terms: part.words, language: nameOf(part.language) });
    case 'role':
      return t.role({ name: part.words, before: part.from, after: part.to });
    case 'message':
      return t.message({ subject: part.subject, day: dayOf(part.at) });
    case 'stars':
      return t.stars({ count: part.count, day: dayOf(part.at) });
    case 'redirect':
      return t.redirect({ path: part.words, target: part.target });
    case 'categoryRenamed':
      return t.categoryRenamed({ before: part.words, after: part.to });
    case 'categoryMerged':
      return t.categoryMerged({ category: part.words, count: part.count, other: part.to });
    case 'items':
      return t.items({ count: part.count });
    case 'version':
      return t.version({ number: part.count });
    case 'imported':
      return importInWords(part);
    case 'text':
      return textInWords(part);
    case 'files':
      return filesInWords(part);
    default:
      if ('language' in part) return ofLanguage[part.what](nameOf(part.language));
      if ('words' in part) return ofWords[part.what](part.words);
      return 'names' in part ? ofNames[part.what](part.names) : sentences[part.what]();
  }
}

function importInWords({ kinds, isConfirmed }: Extract<ToldPart, { what: 'imported' }>): string {
  const items = kinds.map(({ kind, count }) => brought.items({ kind: inOneWord(kind), count })).join(t.comma);
  return isConfirmed ? brought.confirmed({ items }) : items;
}

/** Choices within a text are words without signs. */
const inOneWord = (name: string): string => name.replace(/-(.)/, (_, letter: string) => letter.toUpperCase());

function textInWords({ key, language, words }: Extract<ToldPart, { what: 'text' }>): string {
  const place = isTextKey(key) ? t.textPlace(placeWords(key)) : key;
  const text = words ?? t.theDefault;
  return language === '' ? t.text({ place, text }) : t.textIn({ place, language: nameOf(language), text });
}

function filesInWords({ words, more }: Extract<ToldPart, { what: 'files' }>): string {
  const name = words || t.namelessFile;
  return more === 0 ? name : t.filesAndMore({ name, count: more });
}

const listOf = (names: readonly NamedPart[]): string => names.map((name) => t.part({ name })).join(t.comma);

const asBeginning = (words: string): string => {
  const { code } = printingNow('A language').rules;
  return words.charAt(0).toLocaleUpperCase(code) + words.slice(1);
};

/** In UTC: "2 May 2026". English days come first, as on all screens of staff. */
function dayOf(at: string): string {
  const { code } = printingNow('A day').rules;
  const style = { dateStyle: 'long', timeZone: 'UTC', numberingSystem: 'latn' } as const;
  return new Intl.DateTimeFormat(code === 'en' ? 'en-GB' : [code, 'en-GB'], style).format(new Date(at));
}

/** What a language is called; the tag itself of one that has no name. */
function nameOf(language: string): string {
  const { code } = printingNow('A language').rules;
  return new Intl.DisplayNames([code, 'en'], { type: 'language' }).of(language) ?? language;
}
