import { ownLanguage } from '@trekker/texts/own-language.ts';
import type { FieldError } from '#contract/problem.ts';
import type { ToldDetail, ToldPart } from '#features/activity/told-detail.ts';
import type { SentLanguage } from '../language.contract.ts';
import { t } from './api-languages.texts.ts';
import type { LanguageRow } from './language.repository.ts';

export type WantedLanguage = Pick<LanguageRow, 'code' | 'state' | 'untranslated' | 'fallback'>;

/** In its own words, with a capital as in a list: Deutsch, Français. */
export function ownNameOf(code: string): string {
  const name = nameOf(code, code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

export const englishNameOf = (code: string): string => nameOf(code, 'en') ?? code;

/** Undefined for a tag that names no language. */
export const nameOf = (code: string, inLanguage: string) =>
  new Intl.DisplayNames(inLanguage, { type: 'language', fallback: 'none' }).of(code);

/** Of zh-hant-tw: zh-hant and zh. */
export function widerOf(code: string): string[] {
  const parts = code.split('-');
  return parts.slice(1).map((_, at) => parts.slice(0, -at - 1).join('-'));
}

/** Languages that stand in for what is missing in one, the next first; the default language ends it. */
export function chainOf(code: string, fallback: readonly string[]): string[] {
  const chain = fallback.length > 0 ? fallback : widerOf(code);
  return [...new Set([...chain.filter((one) => one !== code), ownLanguage()])];
}

/**
 * The list as it is to be, the default language left out of it, and what is wrong with it.
 * @param interfaces languages that the site's own words are there in
 * @param staffLanguage that faults are told in
 */
export function wantedLanguages(
  before: readonly LanguageRow[],
  sent: readonly SentLanguage[],
  interfaces: ReadonlySet<string>,
  staffLanguage: string,
): { wanted: WantedLanguage[]; errors: FieldError[] } {
  const stored = new Map(before.map((row) => [row.code, row]));
  const codes = sent.map(({ code }) => code);
  const errors: FieldError[] = [];
  const shownName = (code: string) => nameOf(code, staffLanguage) ?? code;
  if (!codes.includes(ownLanguage()))
    errors.push({ field: 'languages', message: t.ownStays({ language: ownNameOf(ownLanguage()) }) });
  for (const [at, entry] of sent.entries()) {
    const refuse = (field: keyof SentLanguage, message: string | undefined) =>
      message !== undefined && errors.push({ field: `languages.${at}.${field}`, message });
    refuse('code', wrongCode(entry.code, codes.indexOf(entry.code) < at, shownName));
    refuse('fallback', wrongFallback(entry, codes));
    refuse('isPublished', wrongState(entry, stored.get(entry.code), interfaces, shownName));
  }
  const wanted = sent
    .filter(({ code }) => code !== ownLanguage())
    .map(({ code, isPublished, untranslated, fallback }): WantedLanguage => {
      const known = stored.get(code);
      return {
        code,
        state: isPublished === undefined ? (known?.state ?? 'preparing') : isPublished ? 'public' : 'preparing',
        untranslated: untranslated ?? known?.untranslated ?? 'labelled',
        fallback: fallback ?? known?.fallback.filter((one) => codes.includes(one)) ?? [],
      };
    });
  return { wanted, errors };
}

type Named = (code: string) => string;

function wrongCode(code: string, isRepeated: boolean, shownName: Named): string | undefined {
  if (isRepeated) return t.onlyOnce;
  const [canonical = code] = Intl.getCanonicalLocales(code);
  if (canonical.toLowerCase() !== code)
    return t.otherCode({ code: canonical.toLowerCase(), language: shownName(code) });
  return nameOf(code, 'en') === undefined ? t.noLanguage : undefined;
}

function wrongFallback({ code, fallback = [] }: SentLanguage, codes: readonly string[]): string | undefined {
  if (code === ownLanguage() && fallback.length > 0) return t.ownHasNone;
  const isThere = fallback.every((one) => one !== code && codes.includes(one));
  return isThere ? undefined : t.onlyListed;
}

function wrongState(
  { code, isPublished }: SentLanguage,
  before: LanguageRow | undefined,
  interfaces: ReadonlySet<string>,
  shownName: Named,
): string | undefined {
  if (code === ownLanguage()) return isPublished === false ? t.ownPublic : undefined;
  const becomesPublic = isPublished && before?.state !== 'public';
  if (!becomesPublic || interfaces.has(code)) return undefined;
  return t.noInterface({ language: shownName(code) });
}

/** What the activity tells; empty where nothing changes. */
export function changesOf(before: readonly LanguageRow[], wanted: readonly WantedLanguage[]): ToldDetail {
  const stored = new Map(before.map((row) => [row.code, row]));
  const isWanted = (code: string) => wanted.some((one) => one.code === code);
  const told = wanted.flatMap((one) => changesOfOne(one, stored.get(one.code)));
  for (const { code } of before) if (!isWanted(code)) told.push({ what: 'removed', language: code });
  const left = before.filter(({ code }) => isWanted(code)).map(({ code }) => code);
  const kept = wanted.filter(({ code }) => stored.has(code)).map(({ code }) => code);
  if (left.join() !== kept.join()) told.push({ what: 'order', others: wanted.map(({ code }) => code).join(', ') });
  return told;
}

function changesOfOne(
  { code: language, state, untranslated, fallback }: WantedLanguage,
  known: LanguageRow | undefined,
): ToldPart[] {
  const told: ToldPart[] = known ? [] : [{ what: 'added', language }];
  if (state !== (known?.state ?? 'preparing'))
    told.push({ what: state === 'public' ? 'public' : 'prepared', language });
  if (untranslated !== (known?.untranslated ?? 'labelled'))
    told.push({ what: untranslated === 'hidden' ? 'leftOut' : 'labelled', language });
  const others = fallback.join(', ');
  if (others !== (known?.fallback.join(', ') ?? ''))
    told.push(others === '' ? { what: 'toOwn', language } : { what: 'fallsBack', language, others });
  return told;
}
