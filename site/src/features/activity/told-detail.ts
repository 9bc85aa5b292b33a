/**
 * What an entry tells beside a name or a title, as data: whoever reads it has it in their own language
 * (server/told-detail-words.ts). Languages are their tags.
 */
export type ToldPart =
  | { what: 'added' | 'public' | 'prepared' | 'leftOut' | 'labelled' | 'toOwn' | 'removed' | 'named'; language: string }
  | { what: 'fallsBack'; language: string; others: string }
  | { what: 'order'; others: string }
  /** Of something that is translated. */
  | { what: 'item' | 'terms'; language: string; words: string }
  | { what: 'siteName' | 'accountOf' | 'blocks'; words: string }
  | { what: 'items' | 'version'; count: number }
  | {
      what:
        | 'keyword'
        | 'toWhoAsked'
        | 'feedbackHeld'
        | 'feedbackShown'
        | 'factorRequired'
        | 'factorFree'
        | 'withChanged'
        | 'changedStays'
        | 'noneBlocks';
    };

export type ToldDetail = readonly ToldPart[];
