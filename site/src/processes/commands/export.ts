import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { loadConfig } from '../../config/config.ts';
import { exportSite } from '../../features/exports/server/whole-site/site-export.service.ts';
import { openMediaStorage } from '../composition/media-storage.ts';
import { withSiteDatabase } from '../start/command-database.ts';
import { StartError } from '../start/start-failure.ts';
import type { CommandInput } from './command.ts';

const usage = 'Usage: npm run export -- FILE.zip [--published] [--people] [--no-media]';

/** The whole site in one zip that other systems read. It has its name only when it is whole. */
export async function exportIntoFile({ args, settings, say, warn }: CommandInput): Promise<void> {
  const { values, positionals } = parsed(args);
  const [name, ...more] = positionals;
  if (!name || more.length > 0) throw new StartError(`Name the file to write. ${usage}`);
  const file = path.resolve(name);
  if (existsSync(file)) throw new StartError(`${file} already exists: choose another name.`);
  const config = loadConfig(settings);
  await mkdir(path.dirname(file), { recursive: true });
  const storage = await openMediaStorage(config);
  const { published, people } = values;
  const draft = `${file}.partial`;
  try {
    const { counts, missing } = await withSiteDatabase(config, ({ connection }) =>
      exportSite(
        { connection, storage, siteUrl: config.siteUrl },
        { published, people, media: !values['no-media'] },
        createWriteStream(draft, { mode: 0o600, flush: true }),
      ),
    );
    await rename(draft, file);
    for (const lost of missing) warn(`Missing from the media storage, though a row refers to it: ${lost}`);
    for (const [kind, count] of Object.entries(counts)) say(`${count} ${kind}`);
    say(`${file} was written, ${((await stat(file)).size / 1e6).toFixed(1)} MB.`);
    if (people) say('It holds personal data: keep it safe, and delete it when you no longer need it.');
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

function parsed(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        published: { type: 'boolean', default: false },
        people: { type: 'boolean', default: false },
        'no-media': { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new StartError(`${(error as Error).message} ${usage}`);
  }
}
