import { plainText } from '@trekker/rich-text/plain-text.ts';
import type { RichTextBody } from '../../rich-text/rich-text.contract.ts';
import type { PageDetail, PageSummary } from '../page.contract.ts';
import type { StoredPage } from '../staff-page.contract.ts';
import type { PageDetailRow, PageSummaryRow } from './page.repository.ts';

export function presentPageSummary(row: PageSummaryRow): PageSummary {
  return {
    _id: row.id,
    slug: row.slug,
    title: row.title,
    description: row.description,
    isPublished: row.published,
    publishedAt: row.publishedAt?.toISOString() ?? '',
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

export function presentStoredPage(row: PageDetailRow): StoredPage {
  return { ...presentPageSummary(row), content: row.contentMarkdown, contentText: row.content };
}

export function presentPageDetail(row: PageDetailRow, body: RichTextBody): PageDetail {
  return { ...presentStoredPage(row), contentText: plainText(body.blocks), body };
}
