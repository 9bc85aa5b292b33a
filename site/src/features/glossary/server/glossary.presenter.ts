import type { GlossaryTerm } from '../glossary.contract.ts';
import type { TermRow } from './glossary.repository.ts';

/** @param insteadOf what readers get where nobody has translated a term of this name */
export const presentTerm = (row: TermRow, insteadOf: (name: string) => string): GlossaryTerm => ({
  term: row.term,
  name: row.name,
  items: row.items,
  translation: row.translation ?? '',
  instead: insteadOf(row.name),
  slug: row.slug ?? '',
  updatedAt: row.updatedAt?.toISOString() ?? '',
});
