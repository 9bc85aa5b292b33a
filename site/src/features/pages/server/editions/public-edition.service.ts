import { ownLanguage } from '@trekker/texts/own-language.ts';
import { requirePublicLanguage } from '#features/languages/server/language.service.ts';
import { fallbackLanguageOf } from '#features/translations/server/edition.rules.ts';
import { hasLanguages, readEditionFor, resolveSlugAt } from '#features/translations/server/public-edition.service.ts';
import type { CardReads } from '#server/dependencies.ts';
import type { PageDetail } from '../../page.contract.ts';
import { legalTextsOf } from '../legal/legal-page.service.ts';
import type { PageDetailRow } from '../page.repository.ts';
import { describePage, requirePublicPage } from '../page.service.ts';
import { pageEditionTables } from './page-edition.repository.ts';

/**
 * A published page as readers of the default language get it: by any of its slugs, with those of its translations,
 * where they can choose among languages. Throws `not_found`.
 */
export async function readPageHere(dependencies: CardReads, slug: string, supportEmail: string): Promise<PageDetail> {
  const { reads } = dependencies;
  if (!(await hasLanguages(dependencies)))
    return describePage(reads, await requirePublicPage(reads, slug), supportEmail);
  // Whoever names no language is answered as on a site that has one, and told of the others.
  const here = await readPageIn(dependencies, ownLanguage(), slug, supportEmail);
  const { language, fallbacks, fallbackLanguage, ...page } = here;
  return page;
}

/**
 * A published page as readers of a language get it, by its slug there or one of another language. What is not
 * translated comes in the next language that stands in. Throws `not_found`; `invalid_input` for a language that readers
 * cannot choose.
 */
export async function readPageIn(
  dependencies: CardReads,
  language: string,
  slug: string,
  supportEmail: string,
): Promise<PageDetail> {
  const wanted = await requirePublicLanguage(dependencies, language);
  const { code } = wanted;
  const { reads } = dependencies;
  const row = await requirePublicPage(reads, await resolveSlugAt(reads, pageEditionTables, code, slug));
  const { edition, translations } = await readEditionFor(dependencies, pageEditionTables, wanted, row, (languages) =>
    legalTextsOf(row, languages).map(({ language, text }) => ({ ...row, ...text, language })),
  );
  const isThere = code === ownLanguage() || edition?.language === code;
  const fallbacks = isThere ? [] : ['title', 'description', 'content'];
  const words = edition ? inWordsOf(edition, row) : row;
  const page = await describePage(reads, words, supportEmail, edition?.language);
  return {
    ...page,
    language: code,
    translations,
    fallbacks,
    fallbackLanguage: fallbackLanguageOf(code, fallbacks, edition),
  };
}

type Texts = Pick<PageDetailRow, 'slug' | 'title' | 'description' | 'content' | 'contentMarkdown' | 'updatedAt'>;

function inWordsOf(edition: Texts, row: PageDetailRow): PageDetailRow {
  const { slug, title, description, content, contentMarkdown, updatedAt } = edition;
  return { ...row, slug, title, description, content, contentMarkdown, updatedAt };
}
