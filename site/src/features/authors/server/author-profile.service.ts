import { randomUUID } from 'node:crypto';
import type { PageRequest } from '#contract/pagination.ts';
import { Problem } from '#contract/problem.ts';
import type { CardReads } from '#server/dependencies.ts';
import { dropCached } from '#server/endpoints/cache-drops.ts';
import type { Queryable } from '#server/queryable.ts';
import { freeSlug, slugOf } from '#server/slug.ts';
import { listStoriesBy } from '../../stories/server/story.service.ts';
import { authorTag, storiesTag } from '../../stories/story.contract.ts';
import { t } from './api-authors.texts.ts';
import { presentAuthor } from './author.presenter.ts';
import * as store from './author.repository.ts';
import { findPublicAuthor } from './author.repository.ts';
import { inLanguageInUse } from './author-bio.service.ts';
import { findBios } from './author-text.repository.ts';

/**
 * Adds the public profile of an account where it has none yet, and gives the author's id. Whoever lost a role keeps
 * theirs.
 */
export async function ensureProfile(tx: Queryable, accountId: string): Promise<string> {
  const known = await store.findAuthorOfAccount(tx, accountId);
  if (known) return known.id;
  await store.lockSlugs(tx);
  // Whoever held the lock may have added it.
  const added = await store.findAuthorOfAccount(tx, accountId);
  if (added) return added.id;
  const owner = await store.findOwner(tx, accountId);
  if (!owner) throw new Problem('not_found', t.userNotFound);
  const { name, avatarId } = owner;
  const id = randomUUID();
  await store.insertAuthor(tx, { id, accountId, name, avatarId, slug: await slugFor(tx, id, name) });
  return id;
}

/** An account has another name or image: its profile follows, but for what staff have set themselves. */
export function followAccount(
  tx: Queryable,
  accountId: string,
  before: store.Shown,
  after: store.Shown,
): Promise<void> {
  return store.followAccount(tx, accountId, before, after);
}

/** Whom a story names. Throws `invalid_input` at `authorId`. */
export async function requireAuthor(tx: Queryable, id: string): Promise<void> {
  const message = t.noSuchAuthor;
  if (!(await store.findAuthor(tx, id)))
    throw new Problem('invalid_input', message, { errors: [{ field: 'authorId', message }] });
}

/** An address for the author, from their name. Call it under the lock of the slugs. */
export function slugFor(tx: Queryable, id: string, name: string): Promise<string> {
  return freeSlug(slugOf(name, 'author'), (candidates) => store.findUsedSlugs(tx, id, candidates));
}

/** The cache tags of public answers that show an author. */
export const tagsOfAuthor = (slug: string): string[] => [storiesTag, authorTag(slug)];

/** The same for the profile of an account; none where it has none. */
export async function profileTagsOf(tx: Queryable, accountId: string): Promise<string[]> {
  const author = await store.findAuthorOfAccount(tx, accountId);
  return author ? tagsOfAuthor(author.slug) : [];
}

/** The addresses of somebody's page as an author, those that it had before too; none where they have no profile. */
export async function profilePathsOf(tx: Queryable, accountId: string): Promise<string[]> {
  return (await store.listSlugsOfAccount(tx, accountId)).map((slug) => `/authors/${slug}`);
}

/** What is kept of somebody as an author, for themselves. */
export async function copyProfile(db: Queryable, accountId: string) {
  const author = await store.findAuthorOfAccount(db, accountId);
  if (!author) return null;
  const { id, slug, name, bio, createdAt } = author;
  const bios = await findBios(db, id);
  return { slug, name, bio, ...(Object.keys(bios).length > 0 && { bios }), createdAt };
}

/** Drops what shows an author, if anything public does. */
export async function dropAuthor(tx: Queryable, slug: string): Promise<void> {
  await dropCached(tx, tagsOfAuthor(slug));
}

/** An author and one page of what they have published, by slug, former slug or id. Throws `not_found`. */
export async function readAuthorPage(dependencies: CardReads, slugOrId: string, page: PageRequest) {
  const author = await findPublicAuthor(dependencies.reads, slugOrId);
  if (!author) throw new Problem('not_found', t.notFound);
  const shown = await inLanguageInUse(dependencies, presentAuthor(author));
  return { author: shown, stories: await listStoriesBy(dependencies, author.id, page) };
}
