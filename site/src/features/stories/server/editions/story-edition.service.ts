import { textToStore } from '#features/rich-text/server/rich-text.service.ts';
import {
  type EditionKind,
  outdateEditions,
  restorableEditions,
} from '#features/translations/server/edition.service.ts';
import { editionBulk } from '#features/translations/server/edition-bulk.service.ts';
import { editionCalls } from '#features/translations/server/edition-calls.service.ts';
import {
  isTranslated,
  withStandings,
  withStandingsOfAll,
} from '#features/translations/server/edition-overview.service.ts';
import type { Translator } from '#server/dependencies.ts';
import type { Queryable, Transactor } from '#server/queryable.ts';
import { storiesTag, storyTag } from '../../story.contract.ts';
import { storyEditionRules as rules, type SentStoryTexts } from '../../story-edition.contract.ts';
import { storyEditionFields } from '../../story-versions.ts';
import { t } from '../api-stories.texts.ts';
import { minutesOf } from '../read-time.rules.ts';
import { findUsedSlugs, lockSlugs, lockStory } from '../staff/staff-story.repository.ts';
import { type StoryContent, storyVersions } from '../staff/story-version.repository.ts';
import { type EditionRow, storyEditionTables } from './story-edition.repository.ts';

type StoryTexts = {
  title: string;
  excerpt: string;
  content: string;
  readTime: string;
  captions: Readonly<Record<string, string>>;
};

const { title, excerpt, content } = storyEditionFields;

/** Stories in other languages. */
const stories: EditionKind<EditionRow, StoryTexts, SentStoryTexts, 'story'> = {
  kind: 'story',
  tables: storyEditionTables,
  original: {
    versions: storyVersions,
    lock: lockStory,
    textsOf({ title, excerpt, content, readTime, image }: StoryContent) {
      const captions = Object.fromEntries(image.map(({ media, caption }) => [media, caption]));
      return { title, excerpt, content, readTime, captions };
    },
    compared: { title, excerpt, content },
  },
  addresses: { tables: storyEditionTables, lockSlugs, findUsedSlugs, slugTaken: () => t.slugTaken },
  fields: storyEditionFields,
  blank: { title: '', excerpt: '', content: '', captions: {}, readTime: '' },
  textsOf: ({ title, excerpt, contentMarkdown, readTime, captions }) => ({
    title,
    excerpt,
    content: contentMarkdown,
    readTime,
    captions,
  }),
  async wanted(tx, from, { title, excerpt, content, readTime, captions }) {
    const isOther = content !== undefined && content !== from.content;
    return {
      title: title ?? from.title,
      excerpt: excerpt ?? from.excerpt,
      content: isOther ? (await contentToStore(tx, content)).markdown : from.content,
      readTime: readTime ?? from.readTime,
      captions: captions ?? from.captions,
    };
  },
  async columnsOf(tx, { title, excerpt, content, readTime, captions }) {
    const text = content === undefined ? undefined : await contentToStore(tx, content);
    const stored = text && { content: text.plain, contentMarkdown: text.markdown, readMinutes: minutesOf(text) };
    return { title, excerpt, ...stored, readTime, captions };
  },
  keyOf: (storyId) => ({ storyId }),
  titleOf: ({ title }) => title,
  titleMissing: { field: 'title', message: rules.title.missing },
  missingIn: (texts) =>
    (['title', 'excerpt', 'content'] as const)
      .filter((field) => texts[field] === '')
      .map((field) => ({ field, message: rules[field].missing })),
  notFound: () => t.notFound,
  cacheTags: (id) => [storyTag(id), storiesTag],
};

const contentToStore = (tx: Queryable, sent: string) => textToStore(tx, 'content', sent, { most: rules.content.most });

export const storyEditionCalls = (db: Transactor, translator: Translator | null) =>
  editionCalls(db, stories, translator);

export const storyEditionBulk = editionBulk(stories);

/** What its form is given, with how it stands in the site's other languages, where there are any. */
export const withStoryStandings = <Answer extends { data: { _id: string } }>(db: Queryable, answer: Answer) =>
  withStandings(db, stories, answer);

/** The same of a list. */
export const withStoriesStandings = <Answer extends { data: { _id: string }[] }>(db: Queryable, answer: Answer) =>
  withStandingsOfAll(db, stories, answer);

/** Whether somebody has written a story in another language. */
export const isStoryTranslated = (db: Queryable, id: string) => isTranslated(db, stories, id);

/** As what versions keep a story in a language. */
export const storyEditionVersions = restorableEditions(stories);

/** Part of a save of the story: its texts are others than those that its editions were reviewed against. */
export const outdateStoryEditions = (tx: Queryable, id: string) => outdateEditions(tx, stories, id);
