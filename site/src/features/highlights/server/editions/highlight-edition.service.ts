import { markdownOf, type StoredText } from '#features/rich-text/server/rich-text.rules.ts';
import { paragraphsToStore } from '#features/rich-text/server/rich-text.service.ts';
import { type EditionKind, restorableEditions } from '#features/translations/server/edition.service.ts';
import { editionBulk } from '#features/translations/server/edition-bulk.service.ts';
import { editionCalls } from '#features/translations/server/edition-calls.service.ts';
import { withStandings, withStandingsOfAll } from '#features/translations/server/edition-overview.service.ts';
import { staleEditionsOf } from '#features/translations/server/stale-editions.service.ts';
import { missingAmong, textsByName } from '#features/translations/server/texts-by-name.rules.ts';
import type { Translator } from '#server/dependencies.ts';
import type { Queryable, Transactor } from '#server/queryable.ts';
import { highlightsTag, highlightTag } from '../../highlight.contract.ts';
import {
  type HighlightTexts,
  highlightEditionRules as rules,
  type SentHighlightTexts,
} from '../../highlight-edition.contract.ts';
import { highlightEditionFields, highlightVersionFields } from '../../highlight-versions.ts';
import { t } from '../api-highlights.texts.ts';
import { type HighlightContent, highlightVersions } from '../highlight-version.repository.ts';
import { lockHighlight } from '../staff-highlight.repository.ts';
import { type EditionRow, highlightEditionTables } from './highlight-edition.repository.ts';

const { name, location, description } = highlightVersionFields;
const expected = ['name', 'location', 'description'] as const;

const textsOfOriginal = ({ name, location, description, image }: HighlightContent): HighlightTexts => ({
  name,
  location,
  description,
  imageAlt: image?.alt ?? '',
});

const byName = textsByName<HighlightTexts>({ name: '', location: '', description: '', imageAlt: '' });

const descriptionToStore = (sent: string): StoredText =>
  paragraphsToStore('description', sent, { most: rules.description.most });

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
  blank: byName.blank,
  textsOf: ({ description: plain, descriptionMarkdown: markdown, ...row }) =>
    byName.textsOf({ ...row, description: markdownOf({ plain, markdown }) }),
  async wanted(tx, from, sent) {
    const texts = await byName.wanted(tx, from, sent);
    const isOther = texts.description !== from.description;
    return { ...texts, description: isOther ? markdownOf(descriptionToStore(texts.description)) : from.description };
  },
  async columnsOf(tx, texts) {
    const text = texts.description === undefined ? undefined : descriptionToStore(texts.description);
    const columns = await byName.columnsOf(tx, texts);
    return { ...columns, description: text?.plain, descriptionMarkdown: text?.markdown };
  },
  keyOf: (highlightId) => ({ highlightId }),
  titleOf: ({ name }) => name,
  titleMissing: { field: 'name', message: rules.name.missing },
  missingIn: missingAmong(expected, rules),
  notFound: () => t.notFound,
  cacheTags: (id) => [highlightTag(id), highlightsTag],
};

export const highlightEditionCalls = (db: Transactor, translator: Translator | null) =>
  editionCalls(db, highlights, translator);

export const highlightEditionBulk = editionBulk(highlights);

/** What its form is given, with how it stands in the site's other languages, where there are any. */
export const withHighlightStandings = <Answer extends { data: { _id: string } }>(db: Queryable, answer: Answer) =>
  withStandings(db, highlights, answer);

/** The same of a list. */
export const withHighlightsStandings = <Answer extends { data: { _id: string }[] }>(db: Queryable, answer: Answer) =>
  withStandingsOfAll(db, highlights, answer);

/** As what versions keep a highlight in a language. */
export const highlightEditionVersions = restorableEditions(highlights);

// What the image shows may be said otherwise in each language.
export const { outdate: outdateHighlightEditions, writeOver: writeOverHighlight } = staleEditionsOf(
  highlights,
  expected,
);
