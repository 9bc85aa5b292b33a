import { Problem } from '#contract/problem.ts';
import { listSiteLanguages, requireSiteLanguage } from '#features/languages/server/language.service.ts';
import { defaultLanguage } from '#features/languages/site-languages.contract.ts';
import { presentComparison } from '#features/versions/server/version.presenter.ts';
import { findVersion } from '#features/versions/server/version.repository.ts';
import type { Queryable } from '#server/queryable.ts';
import { storyEditionFields } from '../../story-versions.ts';
import { storyVersions } from '../staff/story-version.repository.ts';
import { presentEdition, presentStanding } from './story-edition.presenter.ts';
import * as store from './story-edition.repository.ts';

/** How a story stands in each language; with `language` also what its form shows. Throws `not_found`. */
export async function readEditions(db: Queryable, id: string, language: string | undefined) {
  const source = await storyVersions.read(db, id);
  if (!source) throw new Problem('not_found', 'Story not found');
  const editions = await store.listEditions(db, id);
  const rowOf = (code: string) => editions.find((row) => row.language === code);
  const languages = (await listSiteLanguages(db)).map((code) => presentStanding(code, rowOf(code)));
  const { title } = source.content;
  const overview = { _id: id, kind: 'story' as const, title, original: defaultLanguage, languages };
  if (language === undefined) return overview;
  await requireSiteLanguage(db, language);
  const row = rowOf(language);
  const { excerpt, content, readTime, image } = source.content;
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
