import { constants, existsSync } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { StartError } from './start-failure.ts';

/** Where the media lie, below the data folder. */
export function mediaFolder(dataDirectory: string): string {
  return path.join(dataDirectory, 'media');
}

/** Told before anything else is started. @throws StartError when nothing can be written there. */
export async function requireDataFolder(dataDirectory: string): Promise<void> {
  const media = mediaFolder(dataDirectory);
  try {
    await makeFolder(media);
    await access(`${media}/`, constants.W_OK); // with the slash a file does not pass
  } catch (error) {
    throw new StartError(
      `The data folder ${dataDirectory} cannot be used (${(error as Error).message}): set DATA_DIR to one that is writable.`,
    );
  }
}

/** Node's own `recursive` tries for ever where a folder exists and takes nothing, as /proc does. */
async function makeFolder(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  await makeFolder(path.dirname(folder));
  await mkdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
}
