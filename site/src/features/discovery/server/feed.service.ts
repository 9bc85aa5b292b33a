import { requestLanguage } from '#server/languages/person-language.ts';
import type { Queryable } from '#server/queryable.ts';
import { describeTexts } from '../../rich-text/server/rich-text.service.ts';
import { readTextSite } from '../../settings/server/texts/text.service.ts';
import { listFeedEditions, listFeedStories } from './discovery.repository.ts';

const storiesInFeed = 30;

/**
 * The newest stories that are there in the language in use, with their texts and what these name, and what staff call
 * the site.
 */
export async function readFeed(db: Queryable) {
  const language = requestLanguage();
  const [site, stories] = await Promise.all([
    readTextSite(db),
    language === '' ? listFeedStories(db, storiesInFeed) : listFeedEditions(db, language, storiesInFeed),
  ]);
  const { texts, known } = await describeTexts(
    db,
    stories.map(({ content, contentMarkdown }) => ({ plain: content, markdown: contentMarkdown })),
  );
  return { site, language, known, stories: stories.map((story, index) => ({ ...story, blocks: texts[index] ?? [] })) };
}
