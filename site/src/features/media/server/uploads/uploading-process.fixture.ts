// Run by a test as a process of its own, to be killed: stores images or videos and attaches them to people, without
// end.
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { Readable } from 'node:stream';
import { openDatabase } from '@trekker/database/database.ts';
import { diskStorage } from '@trekker/media-storage/disk-storage.ts';
import { accounts } from '#features/accounts/server/account.table.ts';
import { attachMedia } from '../media.service.ts';
import { anMp4, aPng } from './hostile-files.fixture.ts';
import { createSpool } from './spool.ts';
import { createUploads } from './upload.service.ts';

process.once('disconnect', () => process.exit());

const [connection = '', folder = '', kind = ''] = process.argv.slice(2);
const { db } = await openDatabase({ connection: JSON.parse(connection), poolSize: 4 });
const uploads = createUploads(await diskStorage(folder), createSpool(tmpdir()));

async function uploadForEver(kind: 'image' | 'video', bytes: Buffer): Promise<never> {
  const chunks = Array.from({ length: 40 }, (_, n) =>
    bytes.subarray((bytes.length * n) / 40, (bytes.length * (n + 1)) / 40),
  );
  while (true) {
    const upload = await uploads.store(kind, Readable.from(chunks));
    await db.transaction(async (tx) => {
      const avatarId = await attachMedia(tx, upload);
      await tx.insert(accounts).values({ name: 'Somebody', email: `${randomUUID()}@example.com`, avatarId });
    });
    process.send?.('attached');
  }
}

await (kind === 'video' ? uploadForEver('video', anMp4(4_000_000)) : uploadForEver('image', aPng(300, 200)));
