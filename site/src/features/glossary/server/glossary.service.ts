import { type PageRequest, presentList } from '#contract/pagination.ts';
import { type FieldError, Problem } from '#contract/problem.ts';
import { ownLabels } from '#contract/rules/menus/own-labels.ts';
import { type TermKind, termKinds } from '#contract/rules/translations/term-kinds.ts';
import { recordActivity } from '#features/activity/server/activity.service.ts';
import {
  keepSiteLanguages,
  listSiteLanguages,
  requireSiteLanguage,
} from '#features/languages/server/language.service.ts';
import { categoryTaken, chipTaken, isChipIn } from '#features/stories/server/categories/chip-names.rules.ts';
import { editionSlugOf } from '#features/translations/server/edition.rules.ts';
import { listOtherLanguages, presentListed } from '#features/translations/server/edition-overview.service.ts';
import type { Viewer } from '#server/dependencies.ts';
import { dropEverything } from '#server/endpoints/cache-drops.ts';
import type { Queryable, Transactor } from '#server/queryable.ts';
import { freeSlug } from '#server/slug.ts';
import type { GlossaryFile, GlossaryTerm, SentTerm } from '../glossary.contract.ts';
import { t } from './api-glossary.texts.ts';
import { siteCategoryName } from './category-names.rules.ts';
import { presentTerm } from './glossary.presenter.ts';
import * as store from './glossary.repository.ts';

type Of = { kind: TermKind; language: string };

/** @throws Problem `not_found` for a language that the site does not have */
export async function readGlossary(
  db: Queryable,
  { kind, language, q, state, ...request }: Of & PageRequest & { q: string; state: '' | 'missing' },
) {
  await requireSiteLanguage(db, language);
  const of = { kind, language, labels: await labelsFor(db, kind), known: await knownNames(db, { kind, language }) };
  const [found, counts, languages] = await Promise.all([
    store.listTerms(db, { ...of, q, isMissing: state === 'missing' }, request),
    store.countTerms(db, of),
    listOtherLanguages(db),
  ]);
  return {
    ...presentList(request, found, (row) => presentTerm(row, insteadIn({ kind, language }))),
    languages: presentListed(languages),
    counts,
  };
}

/** Nothing but labels of menus has to be collected first. */
async function labelsFor(db: Queryable, kind: TermKind): Promise<store.Term[]> {
  const menus = kind === 'menu' ? await store.findMenus(db) : null;
  return menus ? [...ownLabels(menus)].map(([label, items]) => ({ term: label, name: label, items })) : [];
}

/** The site knows what it calls the categories that it began with. */
const insteadIn =
  ({ kind, language }: Of) =>
  (name: string): string =>
    kind === 'category' ? (siteCategoryName(language, name) ?? '') : '';

/** Terms that readers get in the language although nobody has translated them. */
async function knownNames(db: Queryable, of: Of): Promise<string[]> {
  const instead = insteadIn(of);
  const categories = of.kind === 'category' ? await store.listCategoryTerms(db) : [];
  return categories.filter(({ name }) => instead(name) !== '').map(({ term }) => term);
}

/**
 * Translates terms, all or none.
 * @throws Problem `conflict` where somebody has changed one since `updatedAt`; `invalid_input` for what is no term
 */
export async function saveGlossary(db: Transactor, viewer: Viewer, of: Of, sent: readonly SentTerm[]) {
  return db.transaction(async (tx) => {
    await keepSiteLanguages(tx);
    await requireSiteLanguage(tx, of.language);
    await store.lockGlossary(tx, of.language);
    const wanted = [...new Map(sent.map((one) => [one.term, one])).values()];
    const where = { ...of, labels: await labelsFor(tx, of.kind) };
    const terms = wanted.map(({ term }) => term);
    const before = new Map((await store.findTerms(tx, where, terms)).map((row) => [row.term, row]));
    refuseUnknown(sent, before);
    if (of.kind === 'category') refuseNames(sent, await namesAfter(tx, of, wanted), [of.language]);
    const changed = wanted.filter(({ term, name }) => name !== (before.get(term)?.translation ?? ''));
    refuseOutdated(changed, before, insteadIn(of));
    for (const one of changed) await writeTerm(tx, of, one, before.get(one.term)?.slug ?? null);
    if (changed.length > 0) {
      // All that shows a tag or a category says what it is called.
      await dropEverything(tx);
      const words = changed.map((one) => lineOf(one, before)).join(', ');
      const detail = [{ what: 'terms', language: of.language, words: words.slice(0, 480) }] as const;
      await recordActivity(tx, viewer, { action: 'Changed glossary', detail, type: 'update' });
    }
    const after = new Map((await store.findTerms(tx, where, terms)).map((row) => [row.term, row]));
    const data = terms.flatMap((term): GlossaryTerm[] => {
      const row = after.get(term);
      return row ? [presentTerm(row, insteadIn(of))] : [];
    });
    return { message: t.saved({ count: changed.length }), data };
  });
}

type Rows = ReadonlyMap<string, store.TermRow>;

const lineOf = ({ term, name }: SentTerm, before: Rows): string => `${before.get(term)?.name ?? term} → ${name || '–'}`;

function refuseUnknown(sent: readonly SentTerm[], before: Rows): void {
  const errors = sent.flatMap(({ term }, at): FieldError[] =>
    before.has(term) ? [] : [{ field: `terms.${at}.term`, message: t.noTerm }],
  );
  if (errors[0]) throw new Problem('invalid_input', errors[0].message, { errors });
}

/** What readers would see of each category. */
async function namesAfter(tx: Queryable, of: Of, wanted: readonly SentTerm[]): Promise<ReadonlyMap<string, string>> {
  const categories = await store.listCategoryTerms(tx);
  const rows = await store.findTerms(
    tx,
    { ...of, labels: [] },
    categories.map(({ term }) => term),
  );
  const instead = insteadIn(of);
  const typed = new Map(wanted.map(({ term, name }) => [term, name]));
  return new Map(
    rows
      .map(({ term, name, translation }) => [term, typed.get(term) ?? translation ?? '', name] as const)
      .map(([term, translated, name]) => [term, translated || instead(name) || name]),
  );
}

/** Two filters of the Stories page cannot be called the same. */
function refuseNames(
  sent: readonly SentTerm[],
  shown: ReadonlyMap<string, string>,
  languages: readonly string[],
): void {
  const alike = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
  const errors = sent.flatMap(({ term, name }, at): FieldError[] => {
    if (name === '') return [];
    const field = `terms.${at}.name`;
    if (isChipIn(languages, name)) return [{ field, message: chipTaken() }];
    const isTaken = [...shown].some(([other, called]) => other !== term && alike(called, name));
    return isTaken ? [{ field, message: categoryTaken() }] : [];
  });
  if (errors[0]) throw new Problem('invalid_input', errors[0].message, { errors });
}

/** Whoever wants what is there already overwrites nothing. */
function refuseOutdated(changed: readonly SentTerm[], before: Rows, insteadOf: (name: string) => string): void {
  const isOutdated = ({ term, updatedAt }: SentTerm) =>
    updatedAt !== undefined && updatedAt !== (before.get(term)?.updatedAt?.toISOString() ?? '');
  const rows = changed.filter(isOutdated).flatMap(({ term }) => before.get(term) ?? []);
  if (rows.length === 0) return;
  const terms = rows.map(({ name }) => name).join(', ');
  throw new Problem('conflict', t.conflict({ terms }), {
    data: { terms: rows.map((row) => presentTerm(row, insteadOf)) },
  });
}

async function writeTerm(
  tx: Queryable,
  { kind, language }: Of,
  { term, name }: Pick<SentTerm, 'term' | 'name'>,
  before: string | null,
): Promise<void> {
  if (name === '') await store.deleteTerm(tx, { kind, term, language });
  const slug = kind === 'tag' && name !== '' ? await slugFor(tx, { language, term }, name) : null;
  if (name !== '') await store.storeTerm(tx, { kind, term, language, name, slug });
  if (before !== null && before !== slug) await store.keepFormerSlug(tx, language, before, term);
}

/** It follows the name. */
const slugFor = (tx: Queryable, of: { language: string; term: string }, name: string): Promise<string> =>
  freeSlug(editionSlugOf(name, 'tag'), (slugs) => store.findUsedSlugs(tx, of, slugs));

/** Part of a transaction: translates what nobody has yet. Says how many terms that were. */
export async function addTerms(tx: Queryable, language: string, file: GlossaryFile[string]): Promise<number> {
  await store.lockGlossary(tx, language);
  let count = 0;
  for (const [kind, term, name] of termsIn(file)) {
    if ((await store.findStored(tx, { kind, term, language })).length > 0) continue;
    await writeTerm(tx, { kind, language }, { term, name }, null);
    count += 1;
  }
  return count;
}

const termsIn = (file: GlossaryFile[string]) =>
  termKinds.flatMap((kind) => Object.entries(file?.[kind] ?? {}).map(([term, name]) => [kind, term, name] as const));

/** Part of a transaction: what is no more has no translations either. */
export const forgetTerms = (tx: Queryable, kind: TermKind, terms: readonly string[]): Promise<void> =>
  store.deleteTerms(tx, kind, terms);

/** For what leaves the site: the translations in these languages; undefined where there are none. */
export async function listOwnGlossary(db: Queryable, languages: readonly string[]): Promise<GlossaryFile | undefined> {
  const rows = await store.listTranslations(db, languages);
  if (rows.length === 0) return undefined;
  const file: GlossaryFile = {};
  for (const { kind, term, language, name } of rows) {
    const inLanguage = file[language] ?? {};
    file[language] = { ...inLanguage, [kind]: { ...inLanguage[kind], [term]: name } };
  }
  return file;
}

/** Part of a transaction: translations of another site, in languages that are here, come beside those that are. */
export async function adoptGlossary(tx: Queryable, theirs: GlossaryFile): Promise<void> {
  for (const language of await listSiteLanguages(tx)) {
    await store.lockGlossary(tx, language);
    for (const [kind, term, name] of termsIn(theirs[language] ?? {})) {
      const [known] = await store.findStored(tx, { kind, term, language });
      if (known?.name !== name) await writeTerm(tx, { kind, language }, { term, name }, known?.slug ?? null);
    }
  }
  await dropEverything(tx);
}
