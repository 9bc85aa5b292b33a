import { Problem } from '#contract/problem.ts';
import { t } from '#contract/texts/api-checks.texts.ts';
import { itemLanguage } from '#features/languages/language.contract.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { type Implementation, implement } from '#server/endpoints/implement.ts';
import * as contract from '../glossary.contract.ts';
import { readGlossary, saveGlossary } from './glossary.service.ts';

export const glossaryRoutes = ({ db }: Pick<Dependencies, 'db'>): Implementation[] => [
  implement(contract.readGlossary, ({ query }) => readGlossary(db, { ...query, language: languageOf(query) })),
  implement(contract.updateGlossary, async ({ viewer, query, body }) => ({
    success: true as const,
    ...(await saveGlossary(db, viewer, { kind: query.kind, language: languageOf(query) }, body.terms)),
  })),
];

/** Throws `invalid_input` where the call names none. */
function languageOf(query: Parameters<typeof itemLanguage>[0]): string {
  const language = itemLanguage(query);
  if (language !== undefined) return language;
  const message = t.required({ field: 'in' });
  throw new Problem('invalid_input', message, { errors: [{ field: 'in', message }] });
}
