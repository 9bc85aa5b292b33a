import { type PublicLanguage, readLanguageInUse } from '#features/languages/server/language.service.ts';
import { legalTextsOf } from '#features/pages/server/legal/legal-page.service.ts';
import { fillPlainBlanks } from '#features/pages/server/page-blanks.rules.ts';
import { readSiteName } from '#features/settings/server/settings.service.ts';
import { editionFor, fallbackLanguageOf } from '#features/translations/server/edition.rules.ts';
import type { CardReads } from '#server/dependencies.ts';
import type { FoundPage } from '../../search.contract.ts';
import { findEditions } from '../editions/found-edition.repository.ts';
import { cutMarked, markedPart, marksIn, wordsLike } from '../search-match.rules.ts';
import {
  type FoundPageRow,
  findPages,
  findTitled,
  listPageEditions,
  listStandardPages,
} from './found-page.repository.ts';

const mostShown = 20;

/** The magazine's own pages that hold the words, the closest first; the blanks of their texts are filled in. */
export async function searchPages(dependencies: CardReads, words: string, supportEmail: string): Promise<FoundPage[]> {
  const rows = await findPagesInUse(dependencies, words);
  if (rows.length === 0) return [];
  const blanks = { siteName: await readSiteName(dependencies.reads), supportEmail, address: '' };
  return rows.map((row) => {
    const fill = (text: string) => fillPlainBlanks(text, blanks);
    return presentFoundPage(row, { description: fill(row.description), content: fill(row.content) });
  });
}

type Row = Omit<FoundPageRow, 'standard' | 'createdAt' | 'updatedAt'> &
  Pick<FoundPage, 'language' | 'fallbacks' | 'fallbackLanguage'>;

/** The same as they are stored; in another language than the site's own those that hold the words in it come first. */
export async function findPagesInUse(dependencies: CardReads, words: string): Promise<Row[]> {
  const originals = await findPages(dependencies.reads, words);
  const language = await readLanguageInUse(dependencies);
  return language ? findIn(dependencies, language, words, originals) : originals;
}

async function findIn(
  { reads }: CardReads,
  language: PublicLanguage,
  words: string,
  originals: readonly FoundPageRow[],
): Promise<Row[]> {
  const { code } = language;
  const [written, given] =
    words === ''
      ? [[], []]
      : await Promise.all([findEditions(reads, 'pages', code, words), findGiven(reads, code, words)]);
  const ids = [...written, ...given, ...originals].map(({ id }) => id);
  const editions = Map.groupBy(await listPageEditions(reads, [...new Set(ids)]), ({ id }) => id);
  const isWritten = (id: string) => editions.get(id)?.some((one) => one.language === code);
  const own = [...written, ...given.filter(({ id }) => !isWritten(id))];
  const isOwn = (id: string) => own.some((row) => row.id === id);
  const found = [...own, ...originals.filter(({ id }) => !isOwn(id))].slice(0, mostShown);
  return found.flatMap((row) => {
    const original = originals.find(({ id }) => id === row.id) ?? given.find(({ id }) => id === row.id);
    const texts = original
      ? legalTextsOf(original, [code]).map(({ text }) => ({ ...original, ...text, language: code }))
      : [];
    const edition = editionFor(language, [...(editions.get(row.id) ?? []), ...texts]);
    const shown = edition ?? original;
    if (!shown || (language.untranslated === 'hidden' && edition?.language !== code)) return [];
    const fallbacks = edition?.language === code ? [] : ['title'];
    const { id, whole, begun } = row;
    const { slug, title, description, content } = shown;
    const fallbackLanguage = fallbackLanguageOf(code, fallbacks, edition);
    return [{ id, slug, title, description, content, whole, begun, language: code, fallbacks, fallbackLanguage }];
  });
}

/** Pages that every site has, as the site itself says them in a language, by their titles there. */
async function findGiven(reads: CardReads['reads'], code: string, words: string) {
  const pages = await listStandardPages(reads);
  const titles = new Map(
    pages.flatMap((page) => legalTextsOf(page, [code]).map(({ text }) => [page.id, text.title] as const)),
  );
  if (titles.size === 0) return [];
  const found = await findTitled(reads, code, words, titles);
  return pages.flatMap((page) => found.filter(({ id }) => id === page.id).map((row) => ({ ...page, ...row })));
}

function presentFoundPage(row: Row, { description, content }: { description: string; content: string }): FoundPage {
  const { id, slug, title, whole, begun, language, fallbacks, fallbackLanguage } = row;
  const words = wordsLike([title, description, content].join('\n'), { whole, begun });
  const isInLead = description !== '' && marksIn(description, words).length > 0;
  const text = (!isInLead && markedPart(content, words)) || cutMarked(description || content, words);
  const found = { _id: id, slug, title, match: { title: marksIn(title, words), text } };
  return language === undefined ? found : { ...found, language, fallbacks, fallbackLanguage };
}
