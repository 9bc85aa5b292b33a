import { enqueue } from '@trekker/job-queue/enqueue.ts';
import type { Block } from '@trekker/rich-text/document.ts';
import { writeMarkdown } from '@trekker/rich-text/write-markdown.ts';
import { endEntry } from '#features/trash/server/purge.repository.ts';
import { purgeTrash } from '#features/trash/server/trash.jobs.ts';
import { moveToTrash } from '#features/trash/server/trash.service.ts';
import { withVersion } from '#features/versions/server/version.service.ts';
import type { Viewer } from '#server/dependencies.ts';
import type { Queryable } from '#server/queryable.ts';
import { isPageTranslated } from './editions/page-edition.service.ts';
import { slugFor } from './page-slug.service.ts';
import { pageVersions } from './page-version.repository.ts';
import * as store from './staff-page.repository.ts';
import { addPage, dropPublicPage, pageTextToStore } from './staff-page.service.ts';

type Writer = Pick<Viewer, 'accountId'>;

export type ImportedPage = {
  id: string;
  title: string;
  description: string;
  /** What its slug is made of. */
  name: string;
  blocks: readonly Block[];
  publishedAt: Date | null;
  /** It was public, and is to be so here, with its date. */
  isPublic: boolean;
};

type Stored = { slug: string; published: boolean; updatedAt: Date };

/**
 * Part of a transaction: adds a page that was written elsewhere, a draft unless it is to be public. It may lack what a
 * form insists on.
 * @throws Problem `invalid_input` where its text is too long
 */
export async function addImportedPage(tx: Queryable, { accountId }: Writer, page: ImportedPage): Promise<Stored> {
  const { id, title, description, name, blocks, publishedAt, isPublic } = page;
  await store.lockSlugs(tx);
  const slug = await slugFor(tx, id, name);
  const content = writeMarkdown([...blocks]);
  const written = { title, description, slug, content, publishedAt, published: isPublic, mayBeEmpty: true };
  await addPage(tx, id, written, { by: accountId, told: { what: 'imported' } });
  return storedPage(tx, id);
}

/**
 * Part of a transaction: makes an imported page what its source says now, unless somebody has changed it here. Its
 * address and whether it is public stay.
 * @param importedAt its `updatedAt` as it was imported
 * @throws Problem `invalid_input` where its text is too long
 */
export async function updateImportedPage(
  tx: Queryable,
  { accountId }: Writer,
  importedAt: Date,
  { id, title, description, blocks }: ImportedPage,
): Promise<Stored | 'edited' | 'gone'> {
  const stored = await store.lockPage(tx, id);
  if (!stored) return 'gone';
  if (stored.updatedAt.getTime() !== importedAt.getTime()) return 'edited';
  const { plain, markdown } = await pageTextToStore(tx, writeMarkdown([...blocks]), true);
  await withVersion(tx, pageVersions, id, { by: accountId, told: { what: 'importedAgain' } }, () =>
    store.updatePage(tx, id, { title, description, content: plain, contentMarkdown: markdown }),
  );
  await dropPublicPage(tx, id, stored.published);
  return storedPage(tx, id);
}

async function storedPage(tx: Queryable, id: string): Promise<Stored> {
  const stored = await store.lockPage(tx, id);
  if (!stored) throw new Error('The page was not stored.');
  return stored;
}

/**
 * Part of `trashing`: takes an imported page away for good, unless somebody has changed it since.
 * @param importedAt its `updatedAt` as it was imported; null: whatever has happened to it
 */
export async function removeImportedPage(
  tx: Queryable,
  viewer: Viewer,
  id: string,
  importedAt: Date | null,
): Promise<{ outcome: 'removed' | 'gone' } | { outcome: 'edited'; title: string }> {
  const stored = await store.lockPage(tx, id);
  if (!stored) return { outcome: 'gone' };
  const { title, published, updatedAt } = stored;
  const isEdited = importedAt && (updatedAt.getTime() !== importedAt.getTime() || (await isPageTranslated(tx, id)));
  if (isEdited) return { outcome: 'edited', title };
  await moveToTrash(tx, viewer, { kind: 'page', id, title, imageId: null, table: 'pages' });
  await endEntry(tx, 'page', id);
  await enqueue(tx, purgeTrash, {});
  await dropPublicPage(tx, id, published);
  return { outcome: 'removed' };
}
