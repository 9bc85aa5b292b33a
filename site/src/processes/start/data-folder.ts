import { constants, existsSync } from 'node:fs';
import { access, chmod, mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { ownUserId } from './production-rules.ts';
import { StartError } from './start-failure.ts';

/** Where the media lie, below the data folder. */
export function mediaFolder(dataDirectory: string): string {
  return path.join(dataDirectory, 'media');
}

/** Where images lie while they are being sent: nothing there has a name, or outlives its process. */
export function spoolFolder(dataDirectory: string): string {
  return path.join(dataDirectory, 'spool');
}

/** Told before anything else is started. @throws StartError when nothing can be written there. */
export async function requireDataFolder(dataDirectory: string): Promise<void> {
  const media = mediaFolder(dataDirectory);
  try {
    await makeFolder(media);
    await closeToOthers(dataDirectory);
    await access(`${media}/`, constants.W_OK); // with the slash a file does not pass
  } catch (error) {
    throw new StartError(
      `The data folder ${dataDirectory} cannot be used (${(error as Error).message}): set DATA_DIR to one that is writable.`,
    );
  }
}

/** Of a folder that is ours alone. Root hands the database to a user of its own, who must walk through. */
export function privateFolderMode(): number {
  return ownUserId() === 0 ? 0o711 : 0o700;
}

/**
 * Addresses, password hashes and images of drafts lie there. A folder of somebody else, such as a mounted one, is left
 * as it is: the doctor tells.
 */
async function closeToOthers(folder: string): Promise<void> {
  const { mode, uid } = await stat(folder);
  if (uid === ownUserId() && (mode & 0o777) !== privateFolderMode()) await chmod(folder, privateFolderMode());
}

/** What this process writes from now on is for its user alone. */
export function keepFilesPrivate(): void {
  process.umask(0o077);
}

/** Node's own `recursive` tries for ever where a folder exists and takes nothing, as /proc does. */
async function makeFolder(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  await makeFolder(path.dirname(folder));
  await mkdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
}
