import type { Answer } from '#contract/endpoint.ts';
import type { DestinationItself } from '#features/destinations/destination.contract.ts';
import type { readDestinationEdition } from '#features/destinations/destination-edition.contract.ts';
import type { EditionStanding } from '#features/translations/edition-standing.contract.ts';

/** What the form shows of a destination: how it stands in the language, and the original as its readers see it. */
export type EditionOfDestination = Answer<typeof readDestinationEdition>['data'] & {
  standing: EditionStanding;
  destination: DestinationItself;
};
