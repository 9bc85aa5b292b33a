import { type FieldError, Problem } from '#contract/problem.ts';
import { recordActivity } from '#features/activity/server/activity.service.ts';
import { requireSiteLanguage } from '#features/languages/server/language.service.ts';
import { textToStore } from '#features/rich-text/server/rich-text.service.ts';
import { onlyChanged } from '#features/versions/server/content.rules.ts';
import { saveEdit } from '#features/versions/server/edit.service.ts';
import { withVersion } from '#features/versions/server/version.service.ts';
import type { Viewer } from '#server/dependencies.ts';
import { dropCached } from '#server/endpoints/cache-drops.ts';
import type { Queryable, Transactor } from '#server/queryable.ts';
import { freeSlug } from '#server/slug.ts';
import { storiesTag, storyTag } from '../../story.contract.ts';
import { type ChangedEdition, storyEditionRules as rules, type StoryEdition } from '../../story-edition.contract.ts';
import { lockSlugs, lockStory } from '../staff/staff-story.repository.ts';
import { presentEdition } from './story-edition.presenter.ts';
import * as store from './story-edition.repository.ts';
import { editionSlugOf } from './story-edition.rules.ts';

/** A story, and the language of the edition. */
type Of = { id: string; language: string };
type Saved = { message: string; data: StoryEdition; merged?: string[] };
type Input = Omit<ChangedEdition, 'updatedAt' | 'reviewed'>;

/**
 * Writes a story in another language; what somebody has saved since `updatedAt` is kept where this changes something
 * else.
 * @throws Problem `not_found`; `conflict` when both changed the same; `invalid_input`
 */
export function saveEdition(
  db: Transactor,
  viewer: Viewer,
  of: Of,
  { updatedAt, reviewed, ...input }: ChangedEdition,
): Promise<Saved> {
  return db.transaction(async (tx) => {
    const { title, language } = await requireStory(tx, of);
    await lockSlugs(tx);
    const before = await store.findEdition(tx, of.id, of.language);
    const sourceVersion = await store.findSourceVersion(tx, of.id);
    const by = viewer.accountId;
    const merged = before
      ? await changeEdition(tx, of, { stored: before, by, startedFrom: updatedAt }, input)
      : await addEdition(tx, of, { by, startedFrom: updatedAt }, input, sourceVersion);
    if (reviewed) await store.updateEdition(tx, of.id, of.language, reviewOf(sourceVersion));
    const after = await requireEdition(tx, of);
    const detail = `${title}, ${language}`;
    await recordActivity(tx, viewer, { action: actionOf(before, after), detail, type: before ? 'update' : 'add' });
    await dropPublic(tx, of.id, before, after);
    return {
      message: messages[actionOf(before, after)],
      data: presentEdition(after),
      ...(merged.length > 0 && { merged }),
    };
  });
}

const reviewOf = (sourceVersion: number) => ({ stale: false, sourceVersion, reviewedAt: new Date() });

/** By what the log says of it. */
const messages = {
  'Published translation': 'Translation published',
  'Unpublished translation': 'Translation unpublished',
  'Updated translation': 'Translation saved',
  'Added translation': 'Translation saved',
} as const;

function actionOf(before: store.EditionRow | undefined, after: store.EditionRow): keyof typeof messages {
  if (after.published && !before?.published) return 'Published translation';
  if (before?.published && !after.published) return 'Unpublished translation';
  return before ? 'Updated translation' : 'Added translation';
}

/** Throws `not_found`. */
export function deleteEdition(db: Transactor, viewer: Viewer, of: Of): Promise<void> {
  return db.transaction(async (tx) => {
    const { title, language } = await requireStory(tx, of);
    const before = await requireEdition(tx, of);
    await store.deleteEdition(tx, of.id, of.language);
    const detail = `${title}, ${language}`;
    await recordActivity(tx, viewer, { action: 'Deleted translation', detail, type: 'Delete' });
    await dropPublic(tx, of.id, before, undefined);
  });
}

/** Until the transaction ends nobody else changes the story or one of its editions. */
async function requireStory(tx: Queryable, { id, language }: Of): Promise<{ title: string; language: string }> {
  const story = await lockStory(tx, id);
  if (!story) throw new Problem('not_found', 'Story not found');
  return { title: story.title, language: await requireSiteLanguage(tx, language) };
}

async function requireEdition(tx: Queryable, { id, language }: Of): Promise<store.EditionRow> {
  const row = await store.findEdition(tx, id, language);
  if (!row) throw new Problem('not_found', 'There is no translation into this language');
  return row;
}

type By = { by: string; startedFrom: string | undefined };

async function addEdition(tx: Queryable, of: Of, { by, startedFrom }: By, input: Input, sourceVersion: number) {
  if (startedFrom) throw new Problem('conflict', 'Someone has deleted this translation. Nothing was saved.');
  const { id, language } = of;
  const { title, excerpt = '', readTime = '', captions = {}, isPublished = false } = input;
  if (title === undefined) throw invalid([{ field: 'title', message: rules.title.missing }]);
  const text = await contentToStore(tx, input.content ?? '');
  requireReady({ title, excerpt, content: text.markdown, isPublished });
  const slug = await slugFor(tx, of, input.slug, title);
  await withVersion(tx, store.editionVersions(language), id, { by }, () =>
    store.insertEdition(tx, {
      storyId: id,
      language,
      slug,
      title,
      excerpt,
      content: text.plain,
      contentMarkdown: text.markdown,
      readTime,
      captions,
      sourceVersion,
      published: isPublished,
      publishedAt: isPublished ? new Date() : null,
    }),
  );
  return [];
}

function changeEdition(
  tx: Queryable,
  of: Of,
  edit: By & { stored: store.EditionRow },
  input: Input,
): Promise<string[]> {
  const { title, excerpt, content, readTime, captions, isPublished } = input;
  return saveEdit(
    tx,
    store.editionVersions(of.language),
    { ...edit, id: of.id },
    {
      async wanted(from) {
        const isOther = content !== undefined && content !== from.content;
        return {
          title: title ?? from.title,
          excerpt: excerpt ?? from.excerpt,
          content: isOther ? (await contentToStore(tx, content)).markdown : from.content,
          captions: captions ?? from.captions,
          readTime: readTime ?? from.readTime,
          slug: await wantedSlug(tx, of, from, input),
          isPublished: isPublished ?? from.isPublished,
        };
      },
      blank: { title: '', excerpt: '', content: '', captions: {}, readTime: '', slug: '', isPublished: false },
      async write(before, after) {
        requireReady(after);
        const { content: markdown, isPublished: published, ...texts } = onlyChanged(before, after);
        const text = markdown === undefined ? undefined : await contentToStore(tx, markdown);
        if (texts.slug !== undefined) await store.keepFormerEditionSlug(tx, of, before.slug, texts.slug);
        await store.updateEdition(tx, of.id, of.language, {
          ...texts,
          content: text?.plain,
          contentMarkdown: text?.markdown,
          published,
        });
      },
    },
  );
}

/** It follows a new title, unless somebody says another. */
function wantedSlug(
  tx: Queryable,
  of: Of,
  from: store.EditionContent,
  { slug, title }: Input,
): Promise<string> | string {
  const isFollowing = slug === undefined && title !== undefined && title !== from.title;
  return isFollowing || (slug !== undefined && slug !== from.slug)
    ? slugFor(tx, of, slug, title ?? from.title)
    : from.slug;
}

/** The address that was chosen, if it is free; else one that the title makes. Throws `invalid_input`. */
async function slugFor(tx: Queryable, of: Of, chosen: string | undefined, title: string): Promise<string> {
  const findUsed = (candidates: string[]) => store.findUsedEditionSlugs(tx, of, candidates);
  const slug = await freeSlug(chosen ?? editionSlugOf(title, 'story'), findUsed);
  if (chosen !== undefined && slug !== chosen)
    throw invalid([{ field: 'slug', message: 'Another story has this address' }]);
  return slug;
}

async function contentToStore(tx: Queryable, sent: string): Promise<{ plain: string; markdown: string }> {
  return textToStore(tx, 'content', sent, { most: rules.content.most });
}

/** What everybody may read has all that a story has. Throws `invalid_input`. */
function requireReady({
  isPublished,
  ...texts
}: Pick<store.EditionContent, 'title' | 'excerpt' | 'content' | 'isPublished'>) {
  if (!isPublished) return;
  const errors = (['title', 'excerpt', 'content'] as const)
    .filter((field) => texts[field] === '')
    .map((field) => ({ field, message: rules[field].missing }));
  if (errors.length > 0) throw invalid(errors);
}

const invalid = (errors: FieldError[]) => new Problem('invalid_input', errors[0]?.message, { errors });

/** The story's own page is made of its editions, and its lists; the others link to it. */
async function dropPublic(tx: Queryable, id: string, ...states: (store.EditionRow | undefined)[]): Promise<void> {
  if (states.some((row) => row?.visible)) await dropCached(tx, [storyTag(id), storiesTag]);
}
