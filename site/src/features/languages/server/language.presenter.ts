import { directionOf } from '@trekker/texts/open-language.ts';
import { ownLanguage } from '@trekker/texts/own-language.ts';
import type { StaffLanguage } from '../language.contract.ts';
import type { LanguageRow } from './language.repository.ts';
import { englishNameOf, ownNameOf, widerOf } from './language.rules.ts';

export const presentLanguage = (code: string) => ({ code, name: ownNameOf(code), dir: directionOf(code) });

/** @param interfaces languages that the site's own words are there in */
export function presentLanguages(rows: readonly LanguageRow[], interfaces: ReadonlySet<string>) {
  const data = [
    presentForStaff({ code: ownLanguage(), state: 'public', untranslated: 'labelled', fallback: [] }, interfaces),
    ...rows.map((row) => presentForStaff(row, interfaces)),
  ];
  return { data, updatedAt: rows.length > 0 ? newestOf(rows).toISOString() : '' };
}

type Shown = Pick<LanguageRow, 'code' | 'state' | 'untranslated' | 'fallback'>;

function presentForStaff(
  { code, state, untranslated, fallback }: Shown,
  interfaces: ReadonlySet<string>,
): StaffLanguage {
  return {
    ...presentLanguage(code),
    englishName: englishNameOf(code),
    isDefault: code === ownLanguage(),
    isPublished: state === 'public',
    untranslated,
    fallback,
    hasInterface: interfaces.has(code),
    widerInterface: (!interfaces.has(code) && widerOf(code).find((one) => interfaces.has(one))) || null,
  };
}

/** When the list was last saved. */
export const newestOf = (rows: readonly LanguageRow[]): Date =>
  new Date(Math.max(0, ...rows.map(({ updatedAt }) => updatedAt.getTime())));
