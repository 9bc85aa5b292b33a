import { withTermNames } from '#features/glossary/server/term-name.service.ts';
import { type CardKind, describeCards } from '#features/translations/server/edition-card.service.ts';
import { withImageTexts } from '#features/translations/server/image-text.service.ts';
import type { CardReads } from '#server/dependencies.ts';
import { partSerializer } from '#server/endpoints/output-check.ts';
import { type DestinationSummary, destinationSummary, destinationTag } from '../../destination.contract.ts';
import { presentDestinationSummary } from '../destination.presenter.ts';
import { listPublicDestinationsByIds } from '../destination.repository.ts';
import { presentCardIn } from './destination-edition.presenter.ts';
import { type EditionCardRow, listEditionCards } from './destination-edition.repository.ts';

const cards: CardKind<DestinationSummary, EditionCardRow> = {
  part: {
    name: 'destination',
    tagsOf: ({ _id }) => [destinationTag(_id)],
    toJson: partSerializer(destinationSummary),
  },
  async makeOriginals(reads, ids) {
    const rows = await listPublicDestinationsByIds(reads, ids);
    return new Map(rows.map((row) => [row.id, presentDestinationSummary(row)]));
  },
  listEditions: listEditionCards,
  presentIn: presentCardIn,
  complete: async (reads, language, all) =>
    withImageTexts(reads, language, 'thumbnail', await withTermNames(reads, language, all)),
};

/**
 * What lists show of the destinations with these ids, by id, in the language that is in use. What is not published is
 * left out.
 */
export const describeDestinations = (
  dependencies: CardReads,
  ids: readonly string[],
): Promise<Map<string, DestinationSummary>> => describeCards(dependencies, cards, ids);
