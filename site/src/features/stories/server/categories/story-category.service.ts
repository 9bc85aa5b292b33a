import { type PartKind, readPart } from '@trekker/response-cache/parts.ts';
import { ownLanguage } from '@trekker/texts/own-language.ts';
import type { z } from 'zod';
import { type FieldError, Problem } from '#contract/problem.ts';
import { firstCategories, type NamedCategory } from '#contract/rules/stories/story-categories.ts';
import { t as checks } from '#contract/texts/api-checks.texts.ts';
import { recordActivity } from '#features/activity/server/activity.service.ts';
import { refuseOutdated } from '#features/activity/server/outdated-edit.service.ts';
import type { ToldDetail, ToldPart } from '#features/activity/told-detail.ts';
import { firstCategoryName } from '#features/glossary/server/category-names.rules.ts';
import { forgetTerms } from '#features/glossary/server/glossary.service.ts';
import { listSiteLanguages } from '#features/languages/server/language.service.ts';
import { siteTag } from '#features/settings/site.contract.ts';
import type { CardReads, Viewer } from '#server/dependencies.ts';
import { dropEverything } from '#server/endpoints/cache-drops.ts';
import { inLanguageOf } from '#server/languages/person-language.ts';
import type { Queryable, Transactor } from '#server/queryable.ts';
import { freeSlug, slugOf } from '#server/slug.ts';
import type { KnownCategories } from '../../story.contract.ts';
import { storyCategoryRules, type updateStoryCategories } from '../../story-category.contract.ts';
import { t } from '../api-stories.texts.ts';
import { isChipIn } from './chip-names.rules.ts';
import { countOf, newestOf, presentCategories, presentOwnCategories } from './story-category.presenter.ts';
import * as store from './story-category.repository.ts';
import { knownCategories, type WantedCategory, wantedCategories } from './story-category.rules.ts';

const lists: PartKind<readonly NamedCategory[]> = {
  name: 'story categories',
  tagsOf: () => [siteTag],
  toJson: JSON.stringify,
};

/** The categories of stories: from memory, until a change. Every page asks. */
export async function readCategories({ reads, parts }: CardReads): Promise<readonly NamedCategory[]> {
  const found = await readPart(parts, lists, '', async () =>
    (await store.listCategories(reads)).map(({ name, slug, former }) => ({ name, slug, former })),
  );
  return found ?? [];
}

/** As pages carry them: null for those that a site begins with. */
export const readOwnCategories = async (dependencies: CardReads) =>
  presentOwnCategories(await readCategories(dependencies));

/** For checks that cannot wait: as they were when `refresh` last ended, which each call awaits before it is checked. */
export function keepCategories(dependencies: CardReads): { known: KnownCategories; refresh: () => Promise<void> } {
  let now: readonly NamedCategory[] = [];
  return {
    known: knownCategories(() => now),
    async refresh() {
      now = await readCategories(dependencies);
    },
  };
}

/** The same for what asks once. */
export async function findKnownCategories(db: Queryable): Promise<KnownCategories> {
  const rows = await store.listCategories(db);
  return knownCategories(() => rows);
}

/** For what leaves the site: null for those that a site begins with. */
export const listOwnCategories = async (db: Queryable) => presentOwnCategories(await store.listCategories(db));

/** For staff: with how many stories each has. */
export async function readCategoriesForStaff(db: Queryable) {
  const rows = await store.listCategories(db);
  return presentCategories(rows, await store.countStoriesNamed(db));
}

type Body = z.output<(typeof updateStoryCategories)['body']>;
type Entry = WantedCategory & { slug: string };
type Change = { wanted: Entry[]; removed: { row: store.CategoryRow; stories: number; to: Entry | undefined }[] };

/**
 * Makes the list what was sent.
 * @throws Problem `conflict` when somebody has saved since `updatedAt`, and where stories of a category that goes have
 * nowhere to go; `invalid_input`
 */
export async function saveCategories(db: Transactor, viewer: Viewer, body: Body): Promise<void> {
  await db.transaction(async (tx) => {
    await store.lockCategoriesAlone(tx);
    const before = await store.listCategories(tx);
    await refuseOutdated(tx, { updatedAt: newestOf(before) }, body.updatedAt);
    // Addresses have the English ones, whatever the language.
    refuseChips(body, ['en', ownLanguage(), ...(await listSiteLanguages(tx))]);
    const change = await changeOf(tx, before, body);
    const detail = detailOf(before, change);
    if (detail.length === 0) return;
    await carryOut(tx, before, change);
    // All that shows a story shows its category.
    await dropEverything(tx);
    await recordActivity(tx, viewer, { action: 'Changed story categories', detail, type: 'update' });
  });
}

/** What a filter is called in a language of the site stands beside the names of categories there. */
function refuseChips({ categories }: Body, languages: readonly string[]): void {
  const errors = categories.flatMap(({ name }, at): FieldError[] =>
    isChipIn(languages, name) ? [{ field: `categories.${at}.name`, message: t.filterTaken }] : [],
  );
  if (errors[0]) throw new Problem('invalid_input', errors[0].message, { errors });
}

async function changeOf(tx: Queryable, before: store.CategoryRow[], { categories, moveTo }: Body): Promise<Change> {
  const entries = wantedCategories(before, categories);
  const slugs = new Set([...before, ...entries].map(({ slug }) => slug));
  const wanted: Entry[] = [];
  for (const entry of entries) {
    const slug = entry.slug ?? (await freeSlug(slugOf(entry.name, 'category'), async (some) => some.filter(isUsed)));
    slugs.add(slug);
    wanted.push({ ...entry, slug });
  }
  function isUsed(slug: string) {
    return slugs.has(slug);
  }
  const counts = await store.countStoriesNamed(tx);
  const kept = new Set(wanted.map(({ slug }) => slug));
  const gone = before.filter(({ slug }) => !kept.has(slug));
  return {
    wanted,
    removed: placesFor(
      gone.map((row) => ({ row, stories: countOf(row, counts) })),
      wanted,
      moveTo,
    ),
  };
}

/** Finds where the stories of each category go that is no more. */
function placesFor(
  gone: { row: store.CategoryRow; stories: number }[],
  wanted: readonly Entry[],
  moveTo: Body['moveTo'],
): Change['removed'] {
  const errors: FieldError[] = [];
  const removed = gone.map(({ row, stories }) => {
    const target = typeof moveTo === 'object' ? moveTo[row.slug] : moveTo;
    if (!target) return { row, stories, to: undefined };
    const isMeant = ({ slug, name }: Entry) => slug === target || name.toLowerCase() === target.toLowerCase();
    const to = wanted.find(isMeant);
    const field = typeof moveTo === 'object' ? `moveTo.${row.slug}` : 'moveTo';
    if (!to) errors.push({ field, message: t.chooseListed });
    return { row, stories, to };
  });
  if (errors[0]) throw new Problem('invalid_input', errors[0].message, { errors: errors.slice(0, 40) });
  const homeless = removed.filter(({ stories, to }) => stories > 0 && !to);
  const categories = homeless.map(({ row: { slug, name }, stories }) => ({ slug, name, stories }));
  if (categories[0]) throw new Problem('conflict', refusalOf(categories), { data: { categories } });
  return removed;
}

const countOfStories = (stories: number) => (stories === 1 ? '1 story' : `${stories} stories`);

function refusalOf(categories: { name: string; stories: number }[]): string {
  const each = categories.map(({ name, stories }) => `${countOfStories(stories)} in ${name}`).join(', ');
  return `There ${categories[0]?.stories === 1 ? 'is' : 'are'} ${each}. First choose where they go.`;
}

async function carryOut(tx: Queryable, before: readonly store.CategoryRow[], { wanted, removed }: Change) {
  const renamed = wanted.filter((entry) => entry.before !== undefined && entry.before !== entry.name);
  const names = new Set(wanted.map(({ name }) => name));
  // Where names are exchanged, or one that goes leaves its name to another, each needs a free one in between.
  const inBetween = before.filter(
    ({ slug, name }) =>
      names.has(name) && [...renamed, ...removed.map(({ row }) => row)].some((one) => one.slug === slug),
  );
  const nameNow = new Map(before.map(({ slug, name }) => [slug, name]));
  for (const [at, { slug }] of inBetween.entries()) {
    nameNow.set(slug, `\u0001${at}`);
    await store.renameCategory(tx, slug, `\u0001${at}`);
  }
  for (const { slug, name } of renamed) await store.renameCategory(tx, slug, name);
  const added = wanted.filter((entry) => entry.before === undefined);
  await store.insertCategories(
    tx,
    added.map(({ slug, name }) => ({ slug, name, position: wanted.length })),
  );
  for (const { row, to } of removed) {
    if (!to) continue;
    await store.moveStoriesTo(tx, { slug: row.slug, name: nameNow.get(row.slug) ?? row.name }, to);
    await store.keepFormerName(tx, row.name, to.slug);
  }
  for (const { slug, before: former = '' } of renamed) await store.keepFormerName(tx, former, slug);
  const gone = removed.map(({ row }) => row.slug);
  await store.deleteCategories(tx, gone);
  await forgetTerms(tx, 'category', gone);
  await store.forgetFormerNames(tx, [...names]);
  await store.orderCategories(
    tx,
    wanted.map(({ slug }) => slug),
  );
}

/** What the activity tells; empty where nothing changes. */
function detailOf(before: readonly store.CategoryRow[], { wanted, removed }: Change): ToldDetail {
  const told = [
    ...wanted.flatMap(({ name, before: former }): ToldPart[] =>
      former && former !== name ? [{ what: 'categoryRenamed', words: former, to: name }] : [],
    ),
    ...wanted.flatMap(({ name, before: former }): ToldPart[] =>
      former === undefined ? [{ what: 'categoryAdded', words: name }] : [],
    ),
    ...removed.map(
      ({ row, stories: count, to }): ToldPart =>
        count > 0 && to
          ? { what: 'categoryMerged', words: row.name, count, to: to.name }
          : { what: 'categoryRemoved', words: row.name },
    ),
  ];
  const left = before.filter(({ slug }) => wanted.some((one) => one.slug === slug)).map(({ slug }) => slug);
  const kept = wanted.filter((entry) => entry.before !== undefined).map(({ slug }) => slug);
  if (left.join() !== kept.join())
    told.push({ what: 'categoryOrder', words: wanted.map(({ name }) => name).join(', ') });
  return told;
}

/** Part of a transaction: the categories that a site begins with, in the language that it is written in from now on. */
export async function nameFirstCategories(tx: Queryable, from: string, to: string): Promise<void> {
  await store.lockCategoriesAlone(tx);
  const before = await store.listCategories(tx);
  const nameIn = (language: string, first: string) => inLanguageOf(language, () => firstCategoryName(first)) ?? first;
  const names = new Map(firstCategories.map((first) => [nameIn(from, first), nameIn(to, first)]));
  const categories = before.map(({ slug, name }) => ({ slug, name: names.get(name) ?? name }));
  await carryOut(tx, before, await changeOf(tx, before, { categories, updatedAt: undefined }));
}

/** Part of a transaction: the categories are those of another site, and after them what stories here have besides. */
export async function adoptCategories(tx: Queryable, theirs: readonly NamedCategory[]): Promise<void> {
  await store.lockCategoriesAlone(tx);
  const before = await store.listCategories(tx);
  const counts = await store.countStoriesNamed(tx);
  const isNamed = ({ name }: store.CategoryRow) => theirs.some((one) => one.name.toLowerCase() === name.toLowerCase());
  const isTheirs = (row: store.CategoryRow) => isNamed(row) || theirs.some(({ slug }) => slug === row.slug);
  const kept = before.filter((row) => !isTheirs(row) && countOf(row, counts) > 0);
  const categories = [...theirs, ...kept].map(({ name, slug }) => ({ name, slug }));
  // Another slug of the same name is the same category.
  const moveTo = Object.fromEntries(before.filter(isNamed).map(({ slug, name }) => [slug, name]));
  await carryOut(tx, before, await changeOf(tx, before, { categories, moveTo, updatedAt: undefined }));
  const names = new Set(categories.map(({ name }) => name));
  for (const { slug, former } of theirs)
    for (const name of former) if (!names.has(name)) await store.keepFormerName(tx, name, slug);
  await dropEverything(tx);
}

/** Part of a transaction: the category that a name of another site stands for; a new one comes last in the list. */
export async function ensureCategory(tx: Queryable, name: string): Promise<string> {
  await store.lockCategories(tx);
  const found = await store.findCategoryNamed(tx, name);
  if (found !== undefined) return found;
  const short = name.trim().slice(0, storyCategoryRules.name.most).trim();
  const before = await store.listCategories(tx);
  const same = before.find((one) => one.name.toLowerCase() === short.toLowerCase());
  if (same || short === '') return same?.name ?? requireCategory(tx, name);
  const slugs = new Set(before.map(({ slug }) => slug));
  const slug = await freeSlug(slugOf(short, 'category'), async (some) => some.filter((one) => slugs.has(one)));
  await store.insertCategories(tx, [{ slug, name: short, position: before.length + 1 }]);
  await dropEverything(tx);
  return short;
}

/**
 * The category of today that a name stands for, by name or by a former one; call it under `lockCategories`.
 * @throws Problem `invalid_input` at `category`
 */
export async function requireCategory(tx: Queryable, name: string): Promise<string> {
  const found = await store.findCategoryNamed(tx, name);
  if (found !== undefined) return found;
  const names = (await store.listCategories(tx)).map((one) => one.name);
  const message = checks.oneOf({ field: 'category', words: names.join(', ') });
  throw new Problem('invalid_input', message, { errors: [{ field: 'category', message }] });
}
