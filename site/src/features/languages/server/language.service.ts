import { type PartKind, readPart } from '@trekker/response-cache/parts.ts';
import { answerInOwnLanguage, ownLanguage } from '@trekker/texts/own-language.ts';
import { printingNow } from '@trekker/texts/printed-texts.ts';
import type { z } from 'zod';
import { Problem } from '#contract/problem.ts';
import { t as checks } from '#contract/texts/api-checks.texts.ts';
import { recordActivity } from '#features/activity/server/activity.service.ts';
import { refuseOutdated } from '#features/activity/server/outdated-edit.service.ts';
import { siteTag } from '#features/settings/site.contract.ts';
import type { CardReads, Viewer } from '#server/dependencies.ts';
import { dropEverything } from '#server/endpoints/cache-drops.ts';
import { interfaceLanguages } from '#server/languages/open-languages.ts';
import { takeOwnLanguage } from '#server/languages/own-language.ts';
import { inLanguageOf, requestLanguage } from '#server/languages/person-language.ts';
import type { Queryable, Transactor } from '#server/queryable.ts';
import type { updateLanguages } from '../language.contract.ts';
import type { Untranslated } from '../site-languages.contract.ts';
import { t } from './api-languages.texts.ts';
import { newestOf, presentLanguage, presentLanguages } from './language.presenter.ts';
import * as store from './language.repository.ts';
import { chainOf, changesOf, englishNameOf, nameOf, type WantedLanguage, wantedLanguages } from './language.rules.ts';

/**
 * Has this process answer in the language that the site is written in, or in the one for tests that stands in for it.
 * True where it was another one before.
 */
export async function learnOwnLanguage(db: Queryable, pseudoLanguage: string | null): Promise<boolean> {
  const before = ownLanguage();
  takeOwnLanguage(pseudoLanguage ?? (await store.findOwnLanguage(db)));
  answerInOwnLanguage();
  return ownLanguage() !== before;
}

/** Part of a transaction that makes a language the site's own. @throws Problem `conflict` where something is in it */
export async function makeWayForOwn(tx: Queryable, code: string): Promise<void> {
  await store.holdLanguages(tx);
  const [used] = await store.findUsedLanguages(tx, [code]);
  if (used !== undefined) throw new Problem('conflict', t.hasTranslations({ language: englishNameOf(code) }));
  await store.deleteLanguages(tx, [code]);
}

export type PublicLanguage = {
  code: string;
  /** As the language calls itself. */
  name: string;
  dir: 'ltr' | 'rtl';
  untranslated: Untranslated;
  /** Languages that stand in for what is missing, the next first; the default language ends it. */
  chain: readonly string[];
};

const lists: PartKind<readonly PublicLanguage[]> = {
  name: 'languages',
  tagsOf: () => [siteTag],
  toJson: JSON.stringify,
};

const presentOwn = (): PublicLanguage => ({ ...presentLanguage(ownLanguage()), untranslated: 'labelled', chain: [] });

/** The languages that readers can choose, the default first: from memory, on each process, until a change. */
export async function readPublicLanguages({ reads, parts }: CardReads): Promise<readonly PublicLanguage[]> {
  const found = await readPart(parts, lists, '', async () => {
    const rows = await store.listLanguages(reads);
    const known = new Set([ownLanguage(), ...rows.filter(isPublic).map(({ code }) => code)]);
    return [
      presentOwn(),
      ...rows.filter(isPublic).map(({ code, untranslated, fallback }) => ({
        ...presentLanguage(code),
        untranslated,
        chain: chainOf(code, fallback).filter((one) => known.has(one)),
      })),
    ];
  });
  return found ?? [presentOwn()];
}

/** For readers, with what offers them the language in its own words. */
export const presentOffered = ({ code, name, dir, untranslated }: PublicLanguage) => ({
  code,
  name,
  dir,
  offer: inLanguageOf(code, () => t.readInThisLanguage),
  ...(untranslated === 'hidden' && { onlyTranslated: true as const }),
});

/** The language that readers have chosen; undefined for the site's own, in which nothing is asked. */
export async function readLanguageInUse(dependencies: CardReads): Promise<PublicLanguage | undefined> {
  const code = requestLanguage();
  return code === '' ? undefined : (await readPublicLanguages(dependencies)).find((one) => one.code === code);
}

/** The language that readers have chosen, where its lists hold only what is translated; '' where they hold all. */
export async function readLanguageOfLists(dependencies: CardReads): Promise<string> {
  const language = await readLanguageInUse(dependencies);
  return language?.untranslated === 'hidden' ? language.code : '';
}

const isPublic = ({ state }: store.LanguageRow) => state === 'public';

/** For staff: all, and whether the site's own words are there in each. */
export async function readLanguages(db: Queryable) {
  return presentLanguages(await store.listLanguages(db), interfaceLanguages());
}

/**
 * Makes the list what was sent.
 * @throws Problem `conflict` when somebody has saved since `updatedAt`; `invalid_input`
 */
export async function saveLanguages(
  db: Transactor,
  viewer: Viewer,
  { languages, updatedAt }: z.output<(typeof updateLanguages)['body']>,
): Promise<void> {
  await db.transaction(async (tx) => {
    await store.holdLanguages(tx);
    const before = await store.listLanguages(tx);
    if (before.length > 0) await refuseOutdated(tx, { updatedAt: newestOf(before) }, updatedAt);
    const { wanted, errors } = wantedLanguages(before, languages, interfaceLanguages(), staffLanguage());
    if (errors[0]) throw new Problem('invalid_input', errors[0].message, { errors: errors.slice(0, 40) });
    const detail = changesOf(before, wanted);
    if (detail.length === 0) return;
    await replaceLanguages(tx, before, wanted);
    await recordActivity(tx, viewer, { action: 'Changed languages', detail, type: 'update' });
  });
}

/** What whoever saves reads the back office in. */
const staffLanguage = (): string => printingNow('A language').rules.code;

async function replaceLanguages(
  tx: Queryable,
  before: readonly store.LanguageRow[],
  wanted: readonly WantedLanguage[],
): Promise<void> {
  const gone = before.filter(({ code }) => !wanted.some((one) => one.code === code)).map(({ code }) => code);
  const [used] = await store.findUsedLanguages(tx, gone);
  if (used !== undefined) {
    throw new Problem('conflict', t.stillUsed({ language: nameOf(used, staffLanguage()) ?? used }));
  }
  await store.deleteLanguages(tx, gone);
  await store.storeLanguages(tx, wanted);
  // Every page links to itself in each language.
  await dropEverything(tx);
}

/** All besides the site's own, those that are prepared too. */
export const listSiteLanguages = async (db: Queryable): Promise<string[]> =>
  (await store.listLanguages(db)).map(({ code }) => code);

/** A language of the site, other than its own. Throws `not_found`. */
export async function requireSiteLanguage(db: Queryable, code: string): Promise<void> {
  if (!(await listSiteLanguages(db)).includes(code)) throw new Problem('not_found', t.notOfSite);
}

/** Part of a transaction that begins to write in one of the languages: until it ends none of them goes. */
export const keepSiteLanguages = (tx: Queryable): Promise<void> => store.keepLanguages(tx);

/**
 * The same where a form holds texts by language in its field `name`. Throws `invalid_input` at those that the site does
 * not have.
 */
export async function keepLanguagesOf(
  tx: Queryable,
  name: string,
  texts: Readonly<Record<string, unknown>>,
): Promise<void> {
  await keepSiteLanguages(tx);
  const known = await listSiteLanguages(tx);
  const unknown = Object.keys(texts).filter((code) => !known.includes(code));
  if (unknown.length === 0) return;
  const errors = unknown.map((code) => ({ field: `${name}.${code}`, message: t.notOfSite }));
  throw new Problem('invalid_input', t.notOfSite, { errors });
}

/** One that readers can choose. Throws `invalid_input`. */
export async function requirePublicLanguage(dependencies: CardReads, code: string): Promise<PublicLanguage> {
  const languages = await readPublicLanguages(dependencies);
  const found = languages.find((one) => one.code === code);
  if (found) return found;
  const words = languages.map((one) => one.code).join(', ');
  const message = checks.oneOf({ field: 'language', words });
  throw new Problem('invalid_input', message, { errors: [{ field: 'language', message }] });
}

/** For what leaves the site: undefined where there is one language only. */
export async function listOwnLanguages(db: Queryable, published: boolean): Promise<WantedLanguage[] | undefined> {
  const rows = (await store.listLanguages(db)).filter((row) => !published || isPublic(row));
  return rows.length === 0
    ? undefined
    : rows.map(({ code, state, untranslated, fallback }) => ({ code, state, untranslated, fallback }));
}

/** Part of a transaction: languages of another site come behind those that are here. */
export async function adoptLanguages(tx: Queryable, theirs: readonly WantedLanguage[]): Promise<void> {
  await store.holdLanguages(tx);
  const before = await store.listLanguages(tx);
  const interfaces = interfaceLanguages();
  const added = theirs
    .filter(({ code }) => code !== ownLanguage() && !before.some((row) => row.code === code))
    .map((one): WantedLanguage => ({ ...one, state: interfaces.has(one.code) ? one.state : 'preparing' }));
  if (added.length > 0) await replaceLanguages(tx, before, [...before, ...added]);
}

/** Part of a transaction: takes back languages that another site has brought, but for those that something is in. */
export async function forgetLanguages(tx: Queryable, codes: readonly string[]): Promise<void> {
  await store.holdLanguages(tx);
  const used = await store.findUsedLanguages(tx, codes);
  await store.deleteLanguages(
    tx,
    codes.filter((code) => !used.includes(code)),
  );
  await dropEverything(tx);
}
