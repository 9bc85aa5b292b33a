import { Problem } from '#contract/problem.ts';
import { addressOfTag } from '#contract/rules/addresses/tag-address.ts';
import { listBioAddresses } from '#features/authors/server/author-bio.service.ts';
import { listTagAddresses } from '#features/glossary/server/term-name.service.ts';
import { type PublicLanguage, readPublicLanguages } from '#features/languages/server/language.service.ts';
import { legalTextsOf } from '#features/pages/server/legal/legal-page.service.ts';
import { readPublicSections } from '#features/settings/server/sections/section.service.ts';
import type { CardReads } from '#server/dependencies.ts';
import type { Queryable } from '#server/queryable.ts';
import {
  countPublicItems,
  findAboutAddress,
  findListsHeld,
  type ListName,
  listAuthorAddresses,
  listDestinationAddresses,
  listDestinationAddressesIn,
  listPageAddresses,
  listPageAddressesIn,
  listStoryAddresses,
  listStoryAddressesIn,
  listStoryTags,
} from './discovery.repository.ts';
import { allIds, type IdRange, idRanges } from './id-ranges.rules.ts';
import { type PageAddress, presentSitemap, presentSitemapIndex } from './sitemap.presenter.ts';
import { type ItemAddress, inEachLanguage, itemPages } from './sitemap-languages.rules.ts';

/** A sitemap may hold 50,000 addresses; this leaves room for the tags and for ranges that are fuller than others. */
const itemsPerSitemap = 30_000;

type Counts = Awaited<ReturnType<typeof countPublicItems>>;
/** What readers can choose, and the codes of the same. */
type Offered = { languages: readonly PublicLanguage[]; codes: readonly string[] };
type Part = () => Promise<PageAddress[]>;

/**
 * The sitemap, or one part of it (from 1). A few items stand in one file; of many it is an index, and each part is read
 * by itself, so that a million pages are never in memory together. Throws `not_found` for a part that there is not.
 */
export async function writeSitemap(
  dependencies: CardReads,
  siteUrl: string,
  part: number | undefined,
): Promise<string> {
  const { reads } = dependencies;
  const [counts, { highlights }, languages] = await Promise.all([
    countPublicItems(reads),
    readPublicSections(dependencies),
    readPublicLanguages(dependencies),
  ]);
  const codes = languages.map(({ code }) => code);
  const parts = partsOf(reads, counts, { hasHighlights: highlights, languages, codes });
  if (part !== undefined) {
    const pages = parts[part - 1];
    if (!pages) throw new Problem('not_found');
    return presentSitemap(siteUrl, await pages());
  }
  if (counts.destinations.count + counts.stories.count > itemsPerSitemap)
    return presentSitemapIndex(siteUrl, parts.length);
  const pages = await Promise.all(parts.map((list) => list()));
  return presentSitemap(siteUrl, pages.flat());
}

function partsOf(
  db: Queryable,
  counts: Counts,
  { hasHighlights, languages, codes }: Offered & { hasHighlights: boolean },
): Part[] {
  const { destinations, stories } = counts;
  const few = destinations.count + stories.count <= itemsPerSitemap;
  const ranges = (count: number) => (few ? [allIds] : idRanges(count, itemsPerSitemap));
  return [
    async () => [
      ...(await fixedPages(db, counts, hasHighlights, { languages, codes })),
      ...(await aboutPages(db, codes)),
      ...inEachLanguage([{ path: '/contact' }], codes),
      ...itemPages('', await ownPages(db, codes), codes),
      ...(await authorPages(db, codes)),
      ...(await tagPages(db, codes)),
    ],
    // Each may be there in every language.
    ...ranges(destinations.count * codes.length).map(
      (range): Part =>
        async () =>
          itemPages('/destinations', await addressesOf(places, db, range, codes), codes),
    ),
    ...ranges(stories.count * codes.length).map(
      (range): Part =>
        async () =>
          itemPages('/stories', await addressesOf(written, db, range, codes), codes),
    ),
  ];
}

const places = { list: listDestinationAddresses, listIn: listDestinationAddressesIn };
const written = { list: listStoryAddresses, listIn: listStoryAddressesIn };

async function addressesOf(
  { list, listIn }: typeof places | typeof written,
  db: Queryable,
  range: IdRange,
  codes: readonly string[],
): Promise<ItemAddress[]> {
  const items = await list(db, range);
  if (codes.length === 1) return items;
  const editions = await listIn(db, range, codes);
  return items.map((item) => ({ ...item, editions: editions.get(item.id) }));
}

/** Staff's own pages. Those that came with the site are there in each language that it has their texts in. */
async function ownPages(db: Queryable, codes: readonly string[]): Promise<ItemAddress[]> {
  const pages = await listPageAddresses(db);
  if (codes.length === 1) return pages;
  const editions = await listPageAddressesIn(db, allIds, codes);
  return pages.map((page) => {
    const written = editions.get(page.id) ?? [];
    const missing = codes.slice(1).filter((code) => !written.some(({ language }) => language === code));
    const { slug, updatedAt } = page;
    const given = legalTextsOf(page, missing).map(({ language }) => ({ language, slug, updatedAt }));
    return { slug, updatedAt, editions: [...written, ...given] };
  });
}

/** Home, and the lists that something is in. They change when something new comes. */
async function fixedPages(
  db: Queryable,
  { destinations, stories, highlights }: Counts,
  hasHighlights: boolean,
  { languages, codes }: Offered,
): Promise<PageAddress[]> {
  const newestAt = new Date(Math.max(destinations.newestAt?.getTime() ?? 0, stories.newestAt?.getTime() ?? 0));
  // Where only what is translated is listed, a list may have nothing yet.
  const bare = languages.filter(({ untranslated }) => untranslated === 'hidden').map(({ code }) => code);
  const held = bare.length > 0 ? await findListsHeld(db, bare) : undefined;
  const isHeld = (list: ListName, code: string) =>
    !bare.includes(code) || held?.some((one) => one.list === list && one.language === code);
  const listed = (list: ListName, count: number, changedAt?: Date | null): PageAddress[] =>
    count > 0
      ? inEachLanguage(
          [{ path: `/${list}`, ...(changedAt !== undefined && { changedAt }) }],
          codes.filter((code) => isHeld(list, code)),
        )
      : [];
  return [
    ...inEachLanguage([{ path: '/', changedAt: newestAt.getTime() > 0 ? newestAt : null }], codes),
    ...listed('destinations', destinations.count, destinations.newestAt),
    ...listed('stories', stories.count, stories.newestAt),
    ...listed('highlight', hasHighlights ? highlights.count : 0),
  ];
}

/** What nobody has written is said by the site itself, in each of its languages. */
async function aboutPages(db: Queryable, codes: readonly string[]): Promise<PageAddress[]> {
  const written = codes.length > 1 ? await findAboutAddress(db, codes) : undefined;
  return written ? itemPages('', [written], codes) : inEachLanguage([{ path: '/about' }], codes);
}

async function authorPages(db: Queryable, codes: readonly string[]): Promise<PageAddress[]> {
  const authors = await listAuthorAddresses(db);
  const translated = codes.length > 1 ? await listBioAddresses(db, codes) : undefined;
  const addresses = authors.map((author) => ({ ...author, editions: translated?.get(author.slug) }));
  return itemPages('/authors', addresses, codes);
}

async function tagPages(db: Queryable, codes: readonly string[]): Promise<PageAddress[]> {
  const tags = await listStoryTags(db);
  const translated = codes.length > 1 ? await listTagAddresses(db, codes) : undefined;
  const slugOf = (word: string) => addressOfTag(word).slice('/tags/'.length);
  const addresses = tags.map(({ tag, updatedAt }) => ({
    slug: slugOf(tag),
    updatedAt,
    editions: translated?.get(tag)?.map(({ language, slug }) => ({ language, slug: slugOf(slug), updatedAt })),
  }));
  return itemPages('/tags', addresses, codes);
}
