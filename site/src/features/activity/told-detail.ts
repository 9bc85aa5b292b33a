import type { Role } from '#contract/roles.ts';
import type { ImportedKind } from '#contract/rules/imports/imported-kinds.ts';
import type { MenuName } from '#contract/rules/menus/menus.ts';
import type { HomePart, SectionName } from '#contract/rules/sections.ts';

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
  | { what: 'siteName' | 'accountOf' | 'blocks' | 'categoryAdded' | 'categoryRemoved' | 'categoryOrder'; words: string }
  /** Of a person, whose name goes with their account. */
  | { what: 'role'; words: string; from: Role; to: Role }
  /** Of what somebody sent, `at` when: on which subject, with how many stars. */
  | { what: 'message'; subject: string; at: string }
  | { what: 'stars'; count: number; at: string }
  | { what: 'redirect'; words: string; target: string }
  | { what: 'categoryRenamed'; words: string; to: string }
  /** How many of its stories went where. */
  | { what: 'categoryMerged'; words: string; count: number; to: string }
  | { what: 'sectionsOn' | 'sectionsOff' | 'homeOrder' | 'changed'; names: readonly NamedPart[] }
  | { what: 'items' | 'version'; count: number }
  /** What an import brought, how much of each kind; whether somebody said that subscribers agreed. */
  | { what: 'imported'; kinds: readonly { kind: ImportedKind; count: number }[]; isConfirmed: boolean }
  /** A text of the site's own voice, "" for the language of the site; nothing where its default is back. */
  | { what: 'text'; key: string; language: string; words: string | null }
  /** The first of several files, and how many more. */
  | { what: 'files'; words: string; more: number }
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
        | 'noneBlocks'
        | 'contactPage'
        | 'deletedAccount';
    };

/** Parts of the site, of its brand and its menus. */
export type NamedPart =
  | SectionName
  | HomePart
  | MenuName
  | 'tagline'
  | 'description'
  | 'accent'
  | 'type'
  | 'logo'
  | 'logoDark'
  | 'icon'
  | 'sharePicture';

export type ToldDetail = readonly ToldPart[];
