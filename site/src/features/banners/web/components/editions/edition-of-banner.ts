import type { Answer } from '#contract/endpoint.ts';
import type { readBannerEdition } from '#features/banners/banner-edition.contract.ts';
import type { StaffBanner } from '#features/banners/staff-banner.contract.ts';
import type { EditionStanding } from '#features/translations/edition-standing.contract.ts';

/** What the form shows of a banner: how it stands in the language, and the original. */
export type EditionOfBanner = Answer<typeof readBannerEdition>['data'] & {
  standing: EditionStanding;
  banner: StaffBanner;
};
