import { inLanguage } from '@trekker/texts/in-language.ts';
import { printingNow } from '@trekker/texts/printed-texts.ts';
import { english } from '#server/languages/open-languages.ts';
import type { ToldDetail, ToldPart } from '../told-detail.ts';
import { t } from './api-told-details.texts.ts';

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
    case 'siteName':
      return t.siteName({ name: part.words });
    case 'blocks':
      return t.blocks({ problems: part.words });
    case 'accountOf':
      return t.accountOf({ role: part.words });
    case 'items':
      return t.items({ count: part.count });
    case 'version':
      return t.version({ number: part.count });
    default:
      return 'language' in part ? ofLanguage[part.what](nameOf(part.language)) : sentences[part.what]();
  }
}

/** What a language is called; the tag itself of one that has no name. */
function nameOf(language: string): string {
  const { code } = printingNow('A language').rules;
  return new Intl.DisplayNames([code, 'en'], { type: 'language' }).of(language) ?? language;
}
