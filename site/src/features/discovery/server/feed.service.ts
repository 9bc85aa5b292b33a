import { withTermNamesHere } from '#features/glossary/server/term-name.service.ts';
import type { TermNames } from '#features/glossary/term-names.contract.ts';
import type { CardReads } from '#server/dependencies.ts';
import { requestLanguage } from '#server/languages/person-language.ts';
import { describeTexts } from '../../rich-text/server/rich-text.service.ts';
import { readTextSite } from '../../settings/server/texts/text.service.ts';
import { listFeedEditions, listFeedStories } from './discovery.repository.ts';

const storiesInFeed = 30;

/**
 * The newest stories that are there in the language in use, with their texts and what these name, and what staff call
 * the site.
 */
export async function readFeed(dependencies: CardReads) {
  const { reads: db } = dependencies;
  const language = requestLanguage();
  const [site, stories] = await Promise.all([
    readTextSite(db),
    language === '' ? listFeedStories(db, storiesInFeed) : listFeedEditions(db, language, storiesInFeed),
  ]);
  const { texts, known } = await describeTexts(
    db,
    stories.map(({ content, contentMarkdown }) => ({ plain: content, markdown: contentMarkdown })),
  );
  const written = stories.map((story, index) => ({ ...story, blocks: texts[index] ?? [] }));
  const named = await withTermNamesHere<(typeof written)[number] & { terms?: TermNames }>(
    dependencies,
    written,
    ({ category }) => category,
  );
  return { site, language, known, stories: named };
}
