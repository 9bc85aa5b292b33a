import type { PartKind } from '@trekker/response-cache/parts.ts';
import { ownLanguage } from '@trekker/texts/own-language.ts';
import { type PublicLanguage, readPublicLanguages } from '#features/languages/server/language.service.ts';
import type { CardReads } from '#server/dependencies.ts';
import { requestLanguage } from '#server/languages/person-language.ts';
import { pickInOrder } from '#server/lists/in-order.ts';
import type { Queryable } from '#server/queryable.ts';
import { editionFor } from './edition.rules.ts';

/** What lists show of an edition has these beside its texts. */
type EditionCard = { itemId: string; language: string; slug: string };

/** How lists show the items of a kind. */
export type CardKind<Card extends { _id: string; slug: string }, Edition extends EditionCard> = {
  /** Of the cards in the site's own language; those of others carry the same tags. */
  part: PartKind<Card>;
  /** The cards of published items in the site's own language, by id. */
  makeOriginals: (reads: Queryable, ids: readonly string[]) => Promise<Map<string, Card>>;
  /** What lists show of the editions of these items that everybody may read. */
  listEditions: (reads: Queryable, ids: readonly string[]) => Promise<Edition[]>;
  /** The card for readers of `code`: with the words of the edition, if one is there for them. */
  presentIn: (code: string, original: Card, edition: Edition | undefined) => Card;
  /** Adds what cards say in a language that is no part of an edition, such as the names of tags. */
  complete?: (reads: Queryable, language: PublicLanguage, cards: readonly Card[]) => Promise<Card[]>;
};

/**
 * What lists show of the items with these ids, by id, in the language that is in use. What is not published is left
 * out.
 */
export async function describeCards<Card extends { _id: string; slug: string }, Edition extends EditionCard>(
  dependencies: CardReads,
  kind: CardKind<Card, Edition>,
  ids: readonly string[],
): Promise<Map<string, Card>> {
  const code = requestLanguage();
  if (code === '') return describeOriginals(dependencies, kind, ids);
  const language = (await readPublicLanguages(dependencies)).find((one) => one.code === code);
  return language ? describeIn(dependencies, kind, language, ids) : describeOriginals(dependencies, kind, ids);
}

/** The same of items whose cards in the site's own language are at hand. */
export async function cardsInUse<Card extends { _id: string; slug: string }, Edition extends EditionCard>(
  dependencies: CardReads,
  kind: CardKind<Card, Edition>,
  originals: readonly Card[],
): Promise<Card[]> {
  if (requestLanguage() === '') return [...originals];
  const ids = originals.map(({ _id }) => _id);
  return pickInOrder(ids, await describeCards(dependencies, kind, ids));
}

/** The same in the site's own language. */
const describeOriginals = <Card extends { _id: string; slug: string }, Edition extends EditionCard>(
  { reads, parts }: CardReads,
  { part, makeOriginals }: CardKind<Card, Edition>,
  ids: readonly string[],
): Promise<Map<string, Card>> => parts.read(part, ids, (missing) => makeOriginals(reads, missing));

function describeIn<Card extends { _id: string; slug: string }, Edition extends EditionCard>(
  dependencies: CardReads,
  kind: CardKind<Card, Edition>,
  language: PublicLanguage,
  ids: readonly string[],
): Promise<Map<string, Card>> {
  const part = { ...kind.part, name: `${kind.part.name} in ${language.code}` };
  return dependencies.parts.read(part, ids, async (missing) => {
    const [originals, editions, languages] = await Promise.all([
      describeOriginals(dependencies, kind, missing),
      kind.listEditions(dependencies.reads, missing),
      readPublicLanguages(dependencies),
    ]);
    const offered = new Set(languages.map(({ code }) => code));
    const byItem = Map.groupBy(
      editions.filter((edition) => offered.has(edition.language)),
      ({ itemId }) => itemId,
    );
    const cards = [...originals].map(([id, original]) => {
      const all = byItem.get(id) ?? [];
      const translations = [
        { language: ownLanguage(), slug: original.slug },
        ...all.map(({ language: code, slug }) => ({ language: code, slug })),
      ];
      return { ...kind.presentIn(language.code, original, editionFor(language, all)), translations };
    });
    const complete = kind.complete ? await kind.complete(dependencies.reads, language, cards) : cards;
    return new Map(complete.map((card) => [card._id, card]));
  });
}
