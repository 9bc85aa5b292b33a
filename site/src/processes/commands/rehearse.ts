import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadConfig } from '../../config/config.ts';
import { ArchiveProblem } from '../../features/backups/server/archive-manifest.ts';
import { verifyArchive } from '../../features/backups/server/archive-reader.ts';
import { rememberRehearsal } from '../../features/backups/server/backup-state.service.ts';
import { inspectRestored } from '../../features/backups/server/rehearsal.service.ts';
import { requireKnownSchema } from '../../features/backups/server/restore.service.ts';
import { hasSiteDatabase, withSiteDatabaseAsItIs } from '../command-database.ts';
import { migrations } from '../migrations-folder.ts';
import { restoreIntoFolder } from '../restored-place.ts';
import { type CommandInput, requireFile } from './command.ts';

/** Proves that a backup can be restored, by doing it in a scratch folder (TMPDIR) that nobody sees and that is removed afterwards. */
export async function rehearseRestore({ args, settings, say }: CommandInput): Promise<void> {
  const file = requireFile(args, 'Usage: npm run rehearse -- FILE');
  const manifest = await verifyArchive(file);
  requireKnownSchema(file, manifest, migrations);
  const config = loadConfig(settings);
  say(`All ${manifest.parts.length} parts are as they were written at ${manifest.madeAt}`);
  const folder = await mkdtemp(path.join(tmpdir(), 'rehearsal-'));
  try {
    await chmod(folder, 0o711); // the database's own user walks through
    const scratch = { ...config, dataDirectory: folder, media: { kind: 'disk' as const } };
    const problems = await restoreIntoFolder(scratch, { file, manifest }, say, ({ database, storage }) =>
      inspectRestored(database.db, storage, manifest),
    );
    if (problems.length > 0) throw new ArchiveProblem(file, problems);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  // Any machine may rehearse; where the site is, its screen says so.
  if (hasSiteDatabase(config)) await withSiteDatabaseAsItIs(config, ({ db }) => rememberRehearsal(db, manifest));
  const rows = manifest.parts.reduce((sum, { table }) => sum + (table?.rows ?? 0), 0);
  const media = manifest.parts.filter(({ table }) => !table).length;
  say(`${file} can be restored: ${rows} rows, ${media} media files, every link and every count holds`);
}
