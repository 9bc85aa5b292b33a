import { Problem } from '#contract/problem.ts';
import type { Queryable } from '#server/queryable.ts';
import { describeText } from '../../rich-text/server/rich-text.service.ts';
import { readSiteName } from '../../settings/server/settings.service.ts';
import type { PageDetail } from '../page.contract.ts';
import { t } from './api-pages.texts.ts';
import { presentPageDetail } from './page.presenter.ts';
import { findPublicPage, listPageNames, type PageDetailRow } from './page.repository.ts';
import { fillBlanks, namesAddress } from './page-blanks.rules.ts';
import { findOwnAddress } from './staff-page.repository.ts';
import { addressLines } from './templates/page-template.service.ts';

/** A published page by slug, former slug or id; a draft and one that never was look the same: `not_found`. */
export async function requirePublicPage(db: Queryable, slugOrId: string): Promise<PageDetailRow> {
  const row = await findPublicPage(db, slugOrId);
  if (!row) throw new Problem('not_found', t.notFound);
  return row;
}

/**
 * The whole of a page, with what its text names and its blanks filled in; `language`: of the text, where it is not the
 * site's own.
 */
export async function describePage(
  db: Queryable,
  row: PageDetailRow,
  supportEmail: string,
  language?: string,
): Promise<PageDetail> {
  const texts = { description: row.description, content: row.contentMarkdown };
  const address = namesAddress(texts) ? addressLines(await findOwnAddress(db)).join(', ') : '';
  const filled = fillBlanks(texts, { siteName: await readSiteName(db), supportEmail, address });
  return presentPageDetail(row, filled, await describeText(db, { plain: '', markdown: filled.content }, language));
}

/** What published pages are called, and where they are, in a language as far as they are there in it. */
export const readPageNames = listPageNames;
