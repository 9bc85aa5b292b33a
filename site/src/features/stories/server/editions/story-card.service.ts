import type { PartKind } from '@trekker/response-cache/parts.ts';
import { type PublicLanguage, readPublicLanguages } from '#features/languages/server/language.service.ts';
import { defaultLanguage } from '#features/languages/site-languages.contract.ts';
import { siteTag } from '#features/settings/site.contract.ts';
import { editionFor } from '#features/translations/server/edition.rules.ts';
import type { CardReads } from '#server/dependencies.ts';
import { partSerializer } from '#server/endpoints/output-check.ts';
import { requestLanguage } from '#server/languages/person-language.ts';
import { pickInOrder } from '#server/lists/in-order.ts';
import { authorTag, type StorySummary, storySummary, storyTag } from '../../story.contract.ts';
import { presentStorySummary } from '../story.presenter.ts';
import { listPublicStoriesByIds } from '../story.repository.ts';
import { presentCardIn } from './story-edition.presenter.ts';
import { listEditionCards } from './story-edition.repository.ts';

type Cards = Map<string, StorySummary>;

const cards: PartKind<StorySummary> = {
  name: 'story',
  // Where nobody is named, it stands under the site's name.
  tagsOf: ({ _id, author }) => [storyTag(_id), author.slug ? authorTag(author.slug) : siteTag],
  toJson: partSerializer(storySummary),
};

/**
 * What lists show of the stories with these ids, by id, in the language that is in use. What is not published is left
 * out.
 */
export async function describeStories(dependencies: CardReads, ids: readonly string[]): Promise<Cards> {
  const code = requestLanguage();
  if (code === '') return describeOriginals(dependencies, ids);
  const language = (await readPublicLanguages(dependencies)).find((one) => one.code === code);
  return language ? describeIn(dependencies, language, ids) : describeOriginals(dependencies, ids);
}

/** The same of stories whose cards in the site's own language are at hand. */
export async function inLanguageInUse(
  dependencies: CardReads,
  originals: readonly StorySummary[],
): Promise<StorySummary[]> {
  if (requestLanguage() === '') return [...originals];
  const ids = originals.map(({ _id }) => _id);
  return pickInOrder(ids, await describeStories(dependencies, ids));
}

/** The same in the site's own language. */
export function describeOriginals({ reads, parts }: CardReads, ids: readonly string[]): Promise<Cards> {
  return parts.read(cards, ids, async (missing) => {
    const rows = await listPublicStoriesByIds(reads, missing);
    return new Map(rows.map((row) => [row.id, presentStorySummary(row)]));
  });
}

function describeIn(dependencies: CardReads, language: PublicLanguage, ids: readonly string[]): Promise<Cards> {
  const kind = { ...cards, name: `story in ${language.code}` };
  return dependencies.parts.read(kind, ids, async (missing) => {
    const [originals, editions, languages] = await Promise.all([
      describeOriginals(dependencies, missing),
      listEditionCards(dependencies.reads, missing),
      readPublicLanguages(dependencies),
    ]);
    const offered = new Set(languages.map(({ code }) => code));
    const byStory = Map.groupBy(
      editions.filter((edition) => offered.has(edition.language)),
      ({ storyId }) => storyId,
    );
    return new Map(
      [...originals].map(([id, original]) => {
        const all = byStory.get(id) ?? [];
        const translations = [{ language: defaultLanguage, slug: original.slug }, ...all].map(({ language, slug }) => ({
          language,
          slug,
        }));
        return [id, { ...presentCardIn(language.code, original, editionFor(language, all)), translations }];
      }),
    );
  });
}
