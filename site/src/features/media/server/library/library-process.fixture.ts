// Run by a test as a process of its own, to be killed: adds twenty files to the library at a time, or replaces one
// image, without end. It says what has been acknowledged.
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { Readable } from 'node:stream';
import { openDatabase } from '@trekker/database/database.ts';
import { diskStorage } from '@trekker/media-storage/disk-storage.ts';
import type { Viewer } from '#server/dependencies.ts';
import type { MediaUpload } from '#server/forms/media-upload.ts';
import { aPng } from '../uploads/hostile-files.fixture.ts';
import { createSpool } from '../uploads/spool.ts';
import { createUploads } from '../uploads/upload.service.ts';
import { addToLibrary, replaceFile } from './library.service.ts';

process.once('disconnect', () => process.exit());

const [connection = '', folder = '', accountId = '', replacedId = ''] = process.argv.slice(2);
const { db } = await openDatabase({ connection: JSON.parse(connection), poolSize: 4 });
const uploads = createUploads(await diskStorage(folder), createSpool(tmpdir()));
const viewer: Viewer = { accountId, role: 'AUTHOR', sessionId: '', expiresAt: 0 };

/** Of bytes that nothing else has. */
const aFile = () =>
  uploads.store('media', Readable.from([aPng(30, 20, [['tEXt', Buffer.from(`a\0${randomUUID()}`)]])]), { accountId });

while (true) {
  if (replacedId) {
    const { file } = await replaceFile(
      { db, owners: [], languages: { list: async () => [], keep: async () => {} } },
      viewer,
      replacedId,
      await aFile(),
    );
    process.send?.([file]);
  } else {
    const twenty: MediaUpload[] = [];
    // One after the other, as those of a form are taken in.
    while (twenty.length < 20) twenty.push(await aFile());
    const added = await addToLibrary(
      { db, owners: [], languages: { list: async () => [], keep: async () => {} } },
      viewer,
      twenty,
    );
    process.send?.(added.map(({ id }) => id));
  }
}
