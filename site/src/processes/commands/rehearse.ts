import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { loadConfig } from '../../config/config.ts';
import { ArchiveProblem } from '../../features/backups/server/archive-manifest.ts';
import { verifyArchive } from '../../features/backups/server/archive-reader.ts';
import { rememberRehearsal } from '../../features/backups/server/backup-state.service.ts';
import { inspectRestored } from '../../features/backups/server/rehearsal.service.ts';
import { requireKnownSchema } from '../../features/backups/server/restore.service.ts';
import { readTrust, trustOptions } from '../start/backup-trust.ts';
import { hasSiteDatabase, withSiteDatabaseAsItIs } from '../start/command-database.ts';
import { migrations } from '../start/migrations-folder.ts';
import { ownUserId } from '../start/production-rules.ts';
import { restoreIntoFolder } from '../start/restored-place.ts';
import { StartError } from '../start/start-failure.ts';
import { type CommandInput, requireFile } from './command.ts';

const usage = 'Usage: npm run rehearse -- FILE [--key FILE | --unsealed]';

/**
 * Proves that a backup can be restored, by doing it in a scratch folder (TMPDIR) that nobody sees and that is removed
 * afterwards.
 */
export async function rehearseRestore({ args, settings, say }: CommandInput): Promise<void> {
  const config = loadConfig(settings);
  const { values, positionals } = parsed(args);
  const file = requireFile(positionals, usage);
  const archive = await verifyArchive(file, readTrust(config, values));
  const { manifest } = archive;
  requireKnownSchema(file, manifest, migrations);
  say(`All ${manifest.parts.length} parts are unchanged since they were written at ${manifest.madeAt}`);
  const folder = await mkdtemp(path.join(tmpdir(), 'rehearsal-'));
  try {
    if (ownUserId() === 0) await chmod(folder, 0o711); // the database's own user walks through
    const scratch = { ...config, dataDirectory: folder, media: { kind: 'disk' as const } };
    const problems = await restoreIntoFolder(scratch, archive, say, ({ database, storage }) =>
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
  say(`${file} can be restored: ${rows} rows, ${media} media files, with every link and count intact`);
}

function parsed(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: trustOptions });
  } catch (error) {
    throw new StartError(`${(error as Error).message} ${usage}`);
  }
}
