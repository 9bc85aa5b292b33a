import { type EditionKind, editionVersions, outdateEditions } from '#features/translations/server/edition.service.ts';
import { editionBulk } from '#features/translations/server/edition-bulk.service.ts';
import { editionCalls } from '#features/translations/server/edition-calls.service.ts';
import { withStandings, withStandingsOfAll } from '#features/translations/server/edition-overview.service.ts';
import type { Queryable, Transactor } from '#server/queryable.ts';
import { highlightsTag, highlightTag } from '../../highlight.contract.ts';
import {
  type HighlightTexts,
  highlightEditionRules as rules,
  type SentHighlightTexts,
} from '../../highlight-edition.contract.ts';
import { highlightEditionFields, highlightVersionFields } from '../../highlight-versions.ts';
import { type HighlightContent, highlightVersions } from '../highlight-version.repository.ts';
import { lockHighlight } from '../staff-highlight.repository.ts';
import { type EditionRow, highlightEditionTables } from './highlight-edition.repository.ts';

const { name, location, description } = highlightVersionFields;

const textsOfOriginal = ({ name, location, description, image }: HighlightContent): HighlightTexts => ({
  name,
  location,
  description,
  imageAlt: image?.alt ?? '',
});

/** Highlights in other languages. */
const highlights: EditionKind<EditionRow, HighlightTexts, SentHighlightTexts, 'highlight'> = {
  kind: 'highlight',
  tables: highlightEditionTables,
  original: {
    versions: highlightVersions,
    async lock(tx, id) {
      const stored = await lockHighlight(tx, id);
      return stored && { title: stored.name };
    },
    textsOf: textsOfOriginal,
    compared: { name, location, description },
  },
  fields: highlightEditionFields,
  blank: { name: '', location: '', description: '', imageAlt: '' },
  textsOf: ({ name, location, description, imageAlt }) => ({ name, location, description, imageAlt }),
  wanted: async (_tx, from, sent) => ({
    name: sent.name ?? from.name,
    location: sent.location ?? from.location,
    description: sent.description ?? from.description,
    imageAlt: sent.imageAlt ?? from.imageAlt,
  }),
  columnsOf: async (_tx, { name, location, description, imageAlt }) => ({ name, location, description, imageAlt }),
  keyOf: (highlightId) => ({ highlightId }),
  titleOf: ({ name }) => name,
  titleMissing: { field: 'name', message: rules.name.missing },
  missingIn: (texts) =>
    (['name', 'location', 'description'] as const)
      .filter((field) => texts[field] === '')
      .map((field) => ({ field, message: rules[field].missing })),
  notFound: 'Highlight not found',
  cacheTags: (id) => [highlightTag(id), highlightsTag],
};

export const highlightEditionCalls = (db: Transactor) => editionCalls(db, highlights);

export const highlightEditionBulk = editionBulk(highlights);

/** What its form is given, with how it stands in the site's other languages, where there are any. */
export const withHighlightStandings = <Answer extends { data: { _id: string } }>(db: Queryable, answer: Answer) =>
  withStandings(db, highlights, answer);

/** The same of a list. */
export const withHighlightsStandings = <Answer extends { data: { _id: string }[] }>(db: Queryable, answer: Answer) =>
  withStandingsOfAll(db, highlights, answer);

/** As what versions keep a highlight in a language. */
export const highlightEditionVersions = (language: string) => editionVersions(highlights, language);

/** Part of a save of the highlight: its texts are others than those that its editions were reviewed against. */
export async function outdateHighlightEditions(
  tx: Queryable,
  id: string,
  before: HighlightContent,
  after: HighlightContent,
): Promise<void> {
  const isOther = (['name', 'location', 'description'] as const).some((name) => before[name] !== after[name]);
  if (isOther) await outdateEditions(tx, highlights, id);
}

/** Part of a transaction that writes over a highlight as a whole: where it says otherwise then, they are stale. */
export async function writeOverHighlight<Result>(
  tx: Queryable,
  id: string,
  write: () => Promise<Result>,
): Promise<Result> {
  const before = await highlightVersions.read(tx, id);
  const result = await write();
  const after = await highlightVersions.read(tx, id);
  if (before && after) await outdateHighlightEditions(tx, id, before.content, after.content);
  return result;
}
