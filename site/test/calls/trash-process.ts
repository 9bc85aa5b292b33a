// Run by a test as a process of its own, to be killed: deletes and restores one item after the other, or deletes them
// and ends them for good, without end. It says what has been acknowledged.
import { openDatabase } from '@trekker/database/database.ts';
import {
  deleteDestination,
  destinationTrash,
} from '../../src/features/destinations/server/staff/staff-destination.service.ts';
import { purgeOld } from '../../src/features/trash/server/purge.service.ts';
import { deleteFromTrash, restoreFromTrash } from '../../src/features/trash/server/trash.service.ts';
import type { Viewer } from '../../src/server/dependencies.ts';

process.once('disconnect', () => process.exit());

const [connection = '', accountId = '', what = '', ...ids] = process.argv.slice(2);
const { db } = await openDatabase({ connection: JSON.parse(connection), poolSize: 4 });
const viewer: Viewer = { accountId, role: 'AUTHOR', sessionId: '', expiresAt: 0 };
const tell = (state: string, id: string) => process.send?.([state, id]);

for (const id of ids) {
  await deleteDestination({ db }, viewer, id);
  tell('deleted', id);
  if (what === 'restore') {
    await restoreFromTrash(db, [destinationTrash], viewer, { kind: 'destination', id });
    tell('restored', id);
  } else {
    await deleteFromTrash(db, viewer, { kind: 'destination', id });
    tell('ended', id);
    await purgeOld(db, [], 30);
  }
}
process.send?.(['done', '']);
