import type { Answer } from '#contract/endpoint.ts';
import type { readAboutEdition } from '#features/about/about-edition.contract.ts';
import type { StaffAbout } from '#features/about/staff-about.contract.ts';
import type { EditionStanding } from '#features/translations/edition-standing.contract.ts';

/** What the form shows of the about page: how it stands in the language, and the original as its readers see it. */
export type EditionOfAbout = Answer<typeof readAboutEdition>['data'] & {
  standing: EditionStanding;
  about: StaffAbout;
};
