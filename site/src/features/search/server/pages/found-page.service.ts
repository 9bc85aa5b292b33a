import { fillPlainBlanks } from '#features/pages/server/page-blanks.rules.ts';
import { readSiteName } from '#features/settings/server/settings.service.ts';
import type { Queryable } from '#server/queryable.ts';
import type { FoundPage } from '../../search.contract.ts';
import { cutMarked, markedPart, marksIn, wordsLike } from '../search-match.rules.ts';
import { type FoundPageRow, findPages } from './found-page.repository.ts';

/** The magazine's own pages that hold the words, the closest first; the blanks of their texts are filled in. */
export async function searchPages(db: Queryable, words: string, supportEmail: string): Promise<FoundPage[]> {
  const rows = await findPages(db, words);
  if (rows.length === 0) return [];
  const blanks = { siteName: await readSiteName(db), supportEmail };
  return rows.map((row) => {
    const fill = (text: string) => fillPlainBlanks(text, blanks);
    return presentFoundPage(row, { description: fill(row.description), content: fill(row.content) });
  });
}

function presentFoundPage(row: FoundPageRow, { description, content }: { description: string; content: string }) {
  const { id, slug, title, whole, begun } = row;
  const words = wordsLike([title, description, content].join('\n'), { whole, begun });
  const isInLead = description !== '' && marksIn(description, words).length > 0;
  const text = (!isInLead && markedPart(content, words)) || cutMarked(description || content, words);
  return { _id: id, slug, title, match: { title: marksIn(title, words), text } };
}
