import { textToStore } from '#features/rich-text/server/rich-text.service.ts';
import { type EditionKind, restorableEditions } from '#features/translations/server/edition.service.ts';
import { editionBulk } from '#features/translations/server/edition-bulk.service.ts';
import { editionCalls } from '#features/translations/server/edition-calls.service.ts';
import {
  isTranslated,
  withStandings,
  withStandingsOfAll,
} from '#features/translations/server/edition-overview.service.ts';
import { staleEditionsOf } from '#features/translations/server/stale-editions.service.ts';
import type { Translator } from '#server/dependencies.ts';
import type { Queryable, Transactor } from '#server/queryable.ts';
import { pageTag } from '../../page.contract.ts';
import { type PageTexts, pageEditionRules as rules, type SentPageTexts } from '../../page-edition.contract.ts';
import { pageEditionFields } from '../../page-versions.ts';
import { pagesTag } from '../../pages-tag.contract.ts';
import { slugTaken } from '../../staff-page.contract.ts';
import { t } from '../api-pages.texts.ts';
import { readLegalTexts } from '../legal/legal-page.service.ts';
import type { LegalText } from '../legal/legal-texts.ts';
import { findTakenSlugs } from '../page-slug.service.ts';
import { type PageContent, pageVersions } from '../page-version.repository.ts';
import { lockPage, lockSlugs } from '../staff-page.repository.ts';
import { type EditionRow, pageEditionTables } from './page-edition.repository.ts';

const { title, description, content } = pageEditionFields;

const textsOfOriginal = ({ title, description, content }: PageContent): PageTexts => ({ title, description, content });

const given = ({ title, description, contentMarkdown }: LegalText): PageTexts => ({
  title,
  description,
  content: contentMarkdown,
});

/** Pages in other languages. */
const pages: EditionKind<EditionRow, PageTexts, SentPageTexts, 'page'> = {
  kind: 'page',
  tables: pageEditionTables,
  original: {
    versions: pageVersions,
    lock: lockPage,
    textsOf: textsOfOriginal,
    compared: { title, description, content },
  },
  addresses: { tables: pageEditionTables, lockSlugs, findUsedSlugs: findTakenSlugs, slugTaken: () => slugTaken },
  fields: pageEditionFields,
  blank: { title: '', description: '', content: '' },
  textsOf: ({ title, description, contentMarkdown }) => ({ title, description, content: contentMarkdown }),
  async wanted(tx, from, { title, description, content }) {
    const isOther = content !== undefined && content !== from.content;
    return {
      title: title ?? from.title,
      description: description ?? from.description,
      content: isOther ? (await contentToStore(tx, content)).markdown : from.content,
    };
  },
  async columnsOf(tx, { title, description, content }) {
    const text = content === undefined ? undefined : await contentToStore(tx, content);
    return { title, description, content: text?.plain, contentMarkdown: text?.markdown };
  },
  keyOf: (pageId) => ({ pageId }),
  titleOf: ({ title }) => title,
  titleMissing: { field: 'title', message: rules.title.missing },
  missingIn: ({ content }) => (content === '' ? [{ field: 'content', message: rules.content.missing }] : []),
  notFound: () => t.notFound,
  async given(db, ids, languages) {
    const texts = await readLegalTexts(db, ids, languages);
    return new Map(
      [...texts].map(([id, ofPage]) => [id, new Map([...ofPage].map(([code, text]) => [code, given(text)]))]),
    );
  },
  cacheTags: (id) => [pageTag(id), pagesTag],
};

const contentToStore = (tx: Queryable, sent: string) => textToStore(tx, 'content', sent, { most: rules.content.most });

export const pageEditionCalls = (db: Transactor, translator: Translator | null) => editionCalls(db, pages, translator);

export const pageEditionBulk = editionBulk(pages);

/** What its form is given, with how it stands in the site's other languages, where there are any. */
export const withPageStandings = <Answer extends { data: { _id: string } }>(db: Queryable, answer: Answer) =>
  withStandings(db, pages, answer);

/** The same of a list. */
export const withPagesStandings = <Answer extends { data: { _id: string }[] }>(db: Queryable, answer: Answer) =>
  withStandingsOfAll(db, pages, answer);

/** Whether somebody has written a page in another language. */
export const isPageTranslated = (db: Queryable, id: string) => isTranslated(db, pages, id);

/** As what versions keep a page in a language. */
export const pageEditionVersions = restorableEditions(pages);

export const { outdate: outdatePageEditions, writeOver: writeOverPage } = staleEditionsOf(pages);
