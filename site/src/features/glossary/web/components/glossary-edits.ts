import type { CallInput } from '#contract/endpoint.ts';
import type { ChangedTerms } from '#contract/problem.ts';
import type { GlossaryTerm, updateGlossary } from '../../glossary.contract.ts';

/**
 * What somebody has typed, by term. `updatedAt` is that of what it is to replace; `theirs` what somebody else has saved
 * meanwhile, once that is known.
 */
export type GlossaryEdits = Readonly<Record<string, { name: string; updatedAt: string; theirs?: string }>>;

/** With what stands in a field now; nothing is left of an edit that has come back to what is stored. */
export function typed(edits: GlossaryEdits, { term, translation, updatedAt }: GlossaryTerm, name: string) {
  const { [term]: before, ...others } = edits;
  const stored = before?.theirs ?? translation;
  return name === stored ? others : { ...others, [term]: { updatedAt, ...before, name } };
}

/** As the API takes it. */
export const toGlossaryRequest = (edits: GlossaryEdits): CallInput<typeof updateGlossary>['body'] => ({
  terms: Object.entries(edits).map(([term, { name, updatedAt }]) => ({ term, name, updatedAt })),
});

/** The same edits, each now of what somebody else has saved: the next save replaces that. */
export function afterConflict(edits: GlossaryEdits, { terms }: ChangedTerms): GlossaryEdits {
  const known = terms.flatMap(({ term, translation, updatedAt }) => {
    const edit = edits[term];
    return edit ? [[term, { name: edit.name, updatedAt, theirs: translation }] as const] : [];
  });
  return { ...edits, ...Object.fromEntries(known) };
}
