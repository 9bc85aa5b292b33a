import type { CallInput } from '#contract/endpoint.ts';
import type { StaffLanguage, updateLanguages } from '#features/languages/language.contract.ts';

/** A language of the list as it is to be. */
export type LanguageEntry = Pick<StaffLanguage, 'code' | 'isPublished' | 'untranslated'>;
/** `base` is the list that it was made from. The default language is in neither. */
export type LanguageEdits = { base: readonly StaffLanguage[]; entries: LanguageEntry[] };

const entryOf = ({ code, isPublished, untranslated }: StaffLanguage): LanguageEntry => ({
  code,
  isPublished,
  untranslated,
});

export const unedited = (base: readonly StaffLanguage[]): LanguageEdits => ({ base, entries: base.map(entryOf) });

export const isEdited = ({ base, entries }: LanguageEdits): boolean =>
  JSON.stringify(entries) !== JSON.stringify(base.map(entryOf));

/** The same edits of a list that somebody else has saved meanwhile. */
export function rebased({ base, entries }: LanguageEdits, stored: readonly StaffLanguage[]): LanguageEdits {
  const isIn = (list: readonly { code: string }[], code: string) => list.some((one) => one.code === code);
  const kept = entries.filter(({ code }) => !isIn(base, code) || isIn(stored, code));
  const added = stored.filter(({ code }) => !isIn(base, code) && !isIn(kept, code)).map(entryOf);
  return { base: stored, entries: [...kept, ...added] };
}

/** As the API takes it. */
export function toLanguagesRequest(
  own: StaffLanguage,
  { entries }: LanguageEdits,
  updatedAt: string,
): CallInput<typeof updateLanguages>['body'] {
  return { languages: [{ code: own.code }, ...entries], ...(updatedAt && { updatedAt }) };
}
