import type { Answer } from '#contract/endpoint.ts';
import type { readHighlightEdition } from '#features/highlights/highlight-edition.contract.ts';
import type { StaffHighlight } from '#features/highlights/staff-highlight.contract.ts';
import type { EditionStanding } from '#features/translations/edition-standing.contract.ts';

/** What the form shows of a highlight: how it stands in the language, and the original. */
export type EditionOfHighlight = Answer<typeof readHighlightEdition>['data'] & {
  standing: EditionStanding;
  highlight: StaffHighlight;
};
