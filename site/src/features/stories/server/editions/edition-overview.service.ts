import { Problem } from '#contract/problem.ts';
import { readLanguages, requireSiteLanguage } from '#features/languages/server/language.service.ts';
import { defaultLanguage } from '#features/languages/site-languages.contract.ts';
import { presentComparison } from '#features/versions/server/version.presenter.ts';
import { findVersion } from '#features/versions/server/version.repository.ts';
import type { Queryable } from '#server/queryable.ts';
import { storyEditionFields } from '../../story-versions.ts';
import { storyVersions } from '../staff/story-version.repository.ts';
import { presentEdition, presentStanding } from './story-edition.presenter.ts';
import * as store from './story-edition.repository.ts';

/** How a story stands in the site's other languages; undefined where the site has none. */
export async function readStandings(db: Queryable, id: string) {
  const languages = await listOtherLanguages(db);
  return languages.length > 0 ? standingsIn(languages, await store.listEditions(db, id)) : undefined;
}

const listOtherLanguages = async (db: Queryable) =>
  (await readLanguages(db)).data.filter(({ isDefault }) => !isDefault);

const standingsIn = (
  languages: Awaited<ReturnType<typeof listOtherLanguages>>,
  editions: readonly store.EditionRow[],
) =>
  languages.map(({ code, name, dir, isPublished: isOnSite }) => {
    const row = editions.find(({ language }) => language === code);
    return { ...presentStanding(code, row), name, dir, isOnSite };
  });

async function readOverview(db: Queryable, id: string) {
  const source = await storyVersions.read(db, id);
  if (!source) throw new Problem('not_found', 'Story not found');
  const editions = await store.listEditions(db, id);
  const languages = standingsIn(await listOtherLanguages(db), editions);
  const { title } = source.content;
  return {
    source,
    editions,
    overview: { _id: id, kind: 'story' as const, title, original: defaultLanguage, languages },
  };
}

/** How a story stands in each language. Throws `not_found`. */
export const readEditions = async (db: Queryable, id: string) => (await readOverview(db, id)).overview;

/** The same with what the form of one language shows. Throws `not_found`. */
export async function readEdition(db: Queryable, id: string, language: string) {
  const { source, editions, overview } = await readOverview(db, id);
  await requireSiteLanguage(db, language);
  const row = editions.find((each) => each.language === language);
  const { title, excerpt, content, readTime, image } = source.content;
  const captions = Object.fromEntries(image.map(({ media, caption }) => [media, caption]));
  return {
    ...overview,
    edition: row ? presentEdition(row) : null,
    source: { title, excerpt, content, readTime, captions, updatedAt: source.updatedAt.toISOString() },
    changedSince: row ? await changesSince(db, id, row.sourceVersion, source.content) : [],
    machine: false,
  };
}

type Source = NonNullable<Awaited<ReturnType<typeof storyVersions.read>>>['content'];

/** What the original says otherwise now, word by word; nothing where that version is gone. */
async function changesSince(db: Queryable, id: string, version: number, now: Source) {
  const reviewed = await findVersion(db, storyVersions.kind, id, version);
  if (!reviewed) return [];
  const { title, excerpt, content } = storyEditionFields;
  const nothingNamed = { media: new Map(), names: new Map() };
  return presentComparison({ title, excerpt, content }, reviewed.content, now, nothingNamed).map(
    ({ field, words = [] }) => ({ field, words }),
  );
}
