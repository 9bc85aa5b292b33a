import type { Answer } from '#contract/endpoint.ts';
import type { PageDetail } from '#features/pages/page.contract.ts';
import type { readPageEdition } from '#features/pages/page-edition.contract.ts';
import type { EditionStanding } from '#features/translations/edition-standing.contract.ts';

/** What the form shows of a page: how it stands in the language, and the original as its readers see it. */
export type EditionOfPage = Answer<typeof readPageEdition>['data'] & {
  standing: EditionStanding;
  page: PageDetail;
};
