import { ownLanguage } from '@trekker/texts/own-language.ts';
import { type PageRequest, presentList } from '#contract/pagination.ts';
import { Problem } from '#contract/problem.ts';
import type { EditionState } from '#contract/rules/translations/edition-states.ts';
import { type TranslatedKind, translatedKinds } from '#contract/rules/translations/translated-kinds.ts';
import { t as checks } from '#contract/texts/api-checks.texts.ts';
import { itemLanguage } from '#features/languages/language.contract.ts';
import { readLegalTexts } from '#features/pages/server/legal/legal-page.service.ts';
import {
  listOtherLanguages,
  presentListed,
  standingsIn,
} from '#features/translations/server/edition-overview.service.ts';
import type { Queryable } from '#server/queryable.ts';
import type { StateCounts } from '../translation-list.contract.ts';
import * as store from './translation-list.repository.ts';

type Asked = PageRequest & {
  q: string;
  kind?: TranslatedKind | '' | undefined;
  in?: string | undefined;
  language?: string | undefined;
  state?: EditionState | '' | undefined;
};

/** @throws Problem `invalid_input` for a language that the site does not have */
export async function readTranslationList(db: Queryable, asked: Asked) {
  const { q, kind, state, in: _in, language: _language, ...request } = asked;
  const language = itemLanguage(asked);
  const languages = await listOtherLanguages(db);
  const codes = languages.map(({ code }) => code);
  if (language && !codes.includes(language)) {
    const field = asked.in ? 'in' : 'language';
    const message = checks.oneOfThese({ field, words: codes.join(', ') });
    throw new Problem('invalid_input', message, { errors: [{ field, message }] });
  }
  const kinds = kind ? [kind] : translatedKinds;
  const wanted = { kinds, languages: language ? [language] : codes, state: state || undefined, q };
  const [found, counted] = await Promise.all([
    codes.length === 0 ? { rows: [], totalCount: 0 } : store.listItems(db, wanted, request),
    store.countStandings(db, kinds),
  ]);
  const pages = found.rows.filter((one) => one.kind === 'page').map(({ id }) => id);
  const [standings, given] = await Promise.all([store.listStandings(db, found.rows), readLegalTexts(db, pages, codes)]);
  const countsByLanguage = Object.fromEntries(codes.map((code) => [code, countsIn(code, counted)]));
  return {
    ...presentList(request, found, ({ kind: of, id, title }) => ({
      _id: id,
      kind: of,
      title,
      original: ownLanguage(),
      languages: standingsIn(
        languages,
        standings.filter((one) => one.kind === of && one.id === id),
        of === 'page' ? given.get(id) : undefined,
      ),
    })),
    languages: presentListed(languages),
    counts: wanted.languages.map((code) => countsIn(code, counted)).reduce(sum, nothing),
    countsByLanguage,
  };
}

const nothing: StateCounts = { missing: 0, draft: 0, stale: 0, published: 0 };

const sum = (one: StateCounts, other: StateCounts): StateCounts => ({
  missing: one.missing + other.missing,
  draft: one.draft + other.draft,
  stale: one.stale + other.stale,
  published: one.published + other.published,
});

function countsIn(code: string, { items, counts }: Awaited<ReturnType<typeof store.countStandings>>): StateCounts {
  const found = counts.find(({ language }) => language === code);
  if (!found) return { ...nothing, missing: items };
  const { draft, stale, published } = found;
  return { missing: Math.max(0, items - draft - stale - published), draft, stale, published };
}
