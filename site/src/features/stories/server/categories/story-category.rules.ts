import { type FieldError, Problem } from '#contract/problem.ts';
import {
  areFirst,
  categoryMeant,
  chipsOf,
  fixedChips,
  type NamedCategory,
} from '#contract/rules/stories/story-categories.ts';
import type { KnownCategories } from '../../story.contract.ts';
import type { SentStoryCategory } from '../../story-category.contract.ts';
import { t } from '../api-stories.texts.ts';

/** @param now gives the categories as they are at the moment */
export function knownCategories(now: () => readonly NamedCategory[]): KnownCategories {
  return {
    names: () => now().map(({ name }) => name),
    chips: () => chipsOf(areFirst(now()) ? null : now()),
    named: (word) =>
      (now().find(({ name }) => name === word) ?? now().find(({ former }) => former.includes(word)))?.name,
    asked: (word) => fixedChips.find((chip) => chip.toLowerCase() === word) ?? categoryMeant(now(), word),
  };
}

/** What stories without a known category get. */
export const usualCategory = (known: KnownCategories): string => known.named('Travel') ?? known.names()[0] ?? '';

type Stored = { slug: string; name: string };
/** An entry of the list as it is to be; `before` is what it was called, undefined for a new one. */
export type WantedCategory = { slug: string | undefined; name: string; before: string | undefined };

/**
 * The list as it is to be, in its order: an entry is the stored one of its slug, else that of its name.
 * @throws Problem `invalid_input` where two entries are the same
 */
export function wantedCategories(stored: readonly Stored[], sent: readonly SentStoryCategory[]): WantedCategory[] {
  const bySlug = new Map(stored.map((one) => [one.slug, one]));
  const taken = new Set(sent.map(({ slug }) => slug));
  const entries = sent.map(({ slug, name }): WantedCategory => {
    const same = slug ? bySlug.get(slug) : stored.find((one) => !taken.has(one.slug) && alike(one.name, name));
    return { slug: same?.slug ?? (slug || undefined), name, before: same?.name };
  });
  refuseTwice(entries);
  return inOrder(sent, entries);
}

const alike = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

function refuseTwice(entries: readonly WantedCategory[]): void {
  const errors = entries.flatMap(({ name, slug }, at): FieldError[] => {
    const earlier = entries.slice(0, at);
    if (earlier.some((one) => alike(one.name, name))) return [{ field: `categories.${at}.name`, message: t.nameTaken }];
    if (slug !== undefined && earlier.some((one) => one.slug === slug))
      return [{ field: `categories.${at}.slug`, message: t.categorySlugTaken }];
    return [];
  });
  if (errors[0]) throw new Problem('invalid_input', errors[0].message, { errors });
}

/** An entry that says nothing of its order follows the one before it. */
function inOrder(sent: readonly SentStoryCategory[], entries: WantedCategory[]): WantedCategory[] {
  let last = 0;
  const placed = entries.map((entry, at) => {
    last = sent[at]?.order ?? last;
    return { entry, at, place: last };
  });
  return placed.sort((one, other) => one.place - other.place || one.at - other.at).map(({ entry }) => entry);
}
