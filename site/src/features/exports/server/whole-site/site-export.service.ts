import type { Writable } from 'node:stream';
import { withSnapshot } from '@trekker/database/rows/snapshot.ts';
import type { MediaStorage } from '@trekker/media-storage/media-storage.ts';
import { csvLine } from '#features/activity-log/server/csv-line.rules.ts';
import { mediaFilesLock } from '#features/media/server/media.repository.ts';
import { readSiteName } from '#features/settings/server/settings.service.ts';
import type { Export, Exported, ExportOptions, ExportSource } from './export-types.ts';
import { filesInZip, presentMedia } from './exported-items.presenter.ts';
import { addAuthors, addBanners, addHighlights, addHistory, addSingles } from './exported-lists.service.ts';
import { addPeople } from './exported-people.service.ts';
import { addPages, addPlaces, addStories } from './exported-texts.service.ts';
import { addWordsTranslations } from './exported-translations.service.ts';
import { jsonOf } from './json-pieces.ts';
import { readme } from './readme.rules.ts';
import * as store from './site-export.repository.ts';
import { type AddFile, type WrittenFile, writeZip } from './zip-writer.ts';

const exportFormat = { format: 'trekker', version: 1 } as const;

/**
 * Writes the whole site of one moment as a zip into `output`, while people go on writing. Media files never change, and
 * none is swept away meanwhile. It ends where `output` closes.
 */
export async function exportSite(
  { connection, storage, siteUrl }: ExportSource,
  options: ExportOptions,
  output: Writable,
): Promise<Exported> {
  const counts: Record<string, number> = {};
  const missing: string[] = [];
  const madeAt = new Date();
  const count = (kind: string, more: number) => {
    counts[kind] = (counts[kind] ?? 0) + more;
  };
  await withSnapshot(connection, mediaFilesLock, ({ db }) =>
    writeZip(output, madeAt, async (addFile) => {
      const files: WrittenFile[] = [];
      const add: AddFile = async (...file) => {
        const written = await addFile(...file);
        files.push(written);
        return written;
      };
      const site = { name: await readSiteName(db), address: siteUrl };
      const made: Export = { ...options, db, siteUrl, add, used: new Set(), count };
      await add('README.txt', readme({ site, madeAt, ...options }));
      await addStories(made);
      await addPages(made);
      await addPlaces(made);
      await addAuthors(made);
      await addHighlights(made);
      await addBanners(made);
      await addSingles(made);
      await addWordsTranslations(made);
      await addRedirects(made);
      if (!options.published) await addHistory(made);
      if (options.people) await addPeople(made);
      await addMedia(made, storage, missing);
      const { published, people, media } = options;
      const head = { ...exportFormat, site, madeAt: madeAt.toISOString(), published, people, media, counts, missing };
      await addFile('trekker.json', `${JSON.stringify({ ...head, files }, null, 1)}\n`);
    }),
  );
  return { counts, missing };
}

async function addRedirects({ db, add, published, count }: Export): Promise<void> {
  const redirects = await store.listRedirects(db, published);
  count('redirects', redirects.length);
  const lines = redirects.map(({ from, to }) => csvLine([from, to, '301']));
  await add('redirects.csv', [csvLine(['from', 'to', 'status']), ...lines].join(''));
}

/** Last of all, when it is known what is named. */
async function addMedia(made: Export, storage: MediaStorage, missing: string[]): Promise<void> {
  const { db, add, published, used, count } = made;
  const read = () => store.mediaOf(db, published, [...used]);
  if (made.media)
    for await (const rows of read())
      for (const row of rows) {
        for (const [name, as] of filesInZip(row, published)) {
          if (await storage.stat(name)) await add(as, storage.read(name), true);
          else missing.push(name);
        }
      }
  await add(
    'media.json',
    jsonOf(read(), (row) => {
      count('media', 1);
      return presentMedia(row, published);
    }),
  );
}
