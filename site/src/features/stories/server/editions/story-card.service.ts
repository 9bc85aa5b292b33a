import { withBiosOfAuthors } from '#features/authors/server/author-bio.service.ts';
import { withTermNames } from '#features/glossary/server/term-name.service.ts';
import { siteTag } from '#features/settings/site.contract.ts';
import { type CardKind, cardsInUse, describeCards } from '#features/translations/server/edition-card.service.ts';
import { withImageTexts } from '#features/translations/server/image-text.service.ts';
import type { CardReads } from '#server/dependencies.ts';
import { partSerializer } from '#server/endpoints/output-check.ts';
import { authorTag, type StorySummary, storySummary, storyTag } from '../../story.contract.ts';
import { presentStorySummary } from '../story.presenter.ts';
import { listPublicStoriesByIds } from '../story.repository.ts';
import { presentCardIn } from './story-edition.presenter.ts';
import { type EditionCardRow, listEditionCards } from './story-edition.repository.ts';

type Cards = Map<string, StorySummary>;

const cards: CardKind<StorySummary, EditionCardRow> = {
  part: {
    name: 'story',
    // Where nobody is named, it stands under the site's name.
    tagsOf: ({ _id, author }) => [storyTag(_id), author.slug ? authorTag(author.slug) : siteTag],
    toJson: partSerializer(storySummary),
  },
  async makeOriginals(reads, ids) {
    const rows = await listPublicStoriesByIds(reads, ids);
    return new Map(rows.map((row) => [row.id, presentStorySummary(row)]));
  },
  listEditions: listEditionCards,
  presentIn: presentCardIn,
  async complete(reads, language, all) {
    const named = await withTermNames(reads, language, all, ({ category }) => category);
    const told = await withBiosOfAuthors(reads, language, named);
    return withImageTexts(reads, language, 'coverImage', told);
  },
};

/**
 * What lists show of the stories with these ids, by id, in the language that is in use. What is not published is left
 * out.
 */
export const describeStories = (dependencies: CardReads, ids: readonly string[]): Promise<Cards> =>
  describeCards(dependencies, cards, ids);

/** The same of stories whose cards in the site's own language are at hand. */
export const inLanguageInUse = (dependencies: CardReads, originals: readonly StorySummary[]): Promise<StorySummary[]> =>
  cardsInUse(dependencies, cards, originals);
