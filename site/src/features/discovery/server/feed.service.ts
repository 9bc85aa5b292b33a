import type { Queryable } from '#server/queryable.ts';
import { describeTexts } from '../../rich-text/server/rich-text.service.ts';
import { readTextSite } from '../../settings/server/texts/text.service.ts';
import { listFeedStories } from './discovery.repository.ts';

const storiesInFeed = 30;

/** The newest stories with their texts and what these name, and what staff call the site. */
export async function readFeed(db: Queryable) {
  const [site, stories] = await Promise.all([readTextSite(db), listFeedStories(db, storiesInFeed)]);
  const { texts, known } = await describeTexts(
    db,
    stories.map(({ content, contentMarkdown }) => ({ plain: content, markdown: contentMarkdown })),
  );
  return { site, known, stories: stories.map((story, index) => ({ ...story, blocks: texts[index] ?? [] })) };
}
