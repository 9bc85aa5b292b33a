import { plainText } from '@trekker/rich-text/plain-text.ts';
import type { RichTextBody } from '../../rich-text/rich-text.contract.ts';
import type { PageDetail, PageSummary } from '../page.contract.ts';
import type { StoredPage } from '../staff-page.contract.ts';
import type { PageDetailRow, PageSummaryRow } from './page.repository.ts';
import type { Filled } from './page-blanks.rules.ts';

export function presentPageSummary(row: PageSummaryRow): PageSummary {
  return {
    _id: row.id,
    slug: row.slug,
    title: row.title,
    description: row.description,
    isPublished: row.published,
    isStandard: row.standard !== null,
    publishedAt: row.publishedAt?.toISOString() ?? '',
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

export function presentStoredPage(row: PageDetailRow): StoredPage {
  return { ...presentPageSummary(row), content: row.contentMarkdown, contentText: row.content };
}

/** With its blanks filled in. */
export function presentPageDetail(
  row: PageDetailRow,
  { description, content }: Filled,
  body: RichTextBody,
): PageDetail {
  return { ...presentStoredPage(row), description, content, contentText: plainText(body.blocks), body };
}
