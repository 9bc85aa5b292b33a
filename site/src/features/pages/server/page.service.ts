import { Problem } from '#contract/problem.ts';
import type { Queryable } from '#server/queryable.ts';
import { describeText } from '../../rich-text/server/rich-text.service.ts';
import type { PageDetail } from '../page.contract.ts';
import { presentPageDetail } from './page.presenter.ts';
import { findPublicPage, type PageDetailRow } from './page.repository.ts';

/** A published page by slug or former slug; a draft and one that never was look the same: `not_found`. */
export async function requirePublicPage(db: Queryable, slug: string): Promise<PageDetailRow> {
  const row = await findPublicPage(db, slug);
  if (!row) throw new Problem('not_found', 'Page not found');
  return row;
}

/** The whole of a page, with what its text names. */
export async function describePage(db: Queryable, row: PageDetailRow): Promise<PageDetail> {
  return presentPageDetail(row, await describeText(db, { plain: row.content, markdown: row.contentMarkdown }));
}
