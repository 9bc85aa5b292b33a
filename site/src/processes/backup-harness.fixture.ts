import { randomBytes } from 'node:crypto';
import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { SocketConnection } from '@trekker/database/connections/connection.ts';
import { diskStorage } from '@trekker/media-storage/disk-storage.ts';
import { eq } from 'drizzle-orm';
import pg from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, inject, onTestFinished } from 'vitest';
import { addressOf, emptyFolder } from '../../test/site/child-site.ts';
import { runCommand, runInside } from '../../test/site/command.ts';
import { testSite } from '../../test/site/test-site.ts';
import type { RawSettings } from '../config/environment.ts';
import { aLogin } from '../features/accounts/server/account.fixture.ts';
import { ensureKeyFile, keyFileOf } from '../features/backups/server/archive-key.ts';
import { type Trust, verifyArchive } from '../features/backups/server/archive-reader.ts';
import { aDestination } from '../features/destinations/server/destination.fixture.ts';
import { destinationTexts } from '../features/destinations/server/editions/destination-text.table.ts';
import { languages } from '../features/languages/server/language.table.ts';
import { anImage } from '../features/media/server/media.fixture.ts';
import { mediaItems, mediaTexts } from '../features/media/server/media.table.ts';
import { backUpSite } from './commands/backup.ts';
import { rehearseRestore } from './commands/rehearse.ts';
import { restoreSite } from './commands/restore.ts';
import { mediaFolder } from './start/data-folder.ts';

const commands = { backup: backUpSite, restore: restoreSite, rehearse: rehearseRestore };

/** Runs a backup command in this process. */
export const run = (command: keyof typeof commands, args: string[], settings: RawSettings) =>
  runInside(commands[command], args, settings);

/** Runs a statement on a database outside of the site. */
export async function ask<Row extends object>(connection: SocketConnection, statement: string): Promise<Row[]> {
  const client = new pg.Client({ ...connection, port: 5432 });
  await client.connect();
  const { rows } = await client.query<Row>(statement).finally(() => client.end());
  return rows;
}

/** The key file of all test sites, so that each accepts the backups of the others. */
const { folder: keyFolder } = emptyFolder();
export const keyFile = ensureKeyFile(keyFolder);
const trust: Trust = { passphrase: null, keyFile, allowsUnsealed: false };
export const verify = (file: string) => verifyArchive(file, trust);
// Test files share this module, so none of them may remove the folder.
process.once('exit', () => rmSync(keyFolder, { recursive: true, force: true }));

/** A database without a table, and a data folder without a file. */
export async function emptyPlace() {
  const server = inject('testServer');
  const database = `restored_${randomBytes(6).toString('hex')}`;
  await ask(server, `CREATE DATABASE ${database}`);
  const data = emptyFolder();
  cpSync(keyFile, keyFileOf(data.folder));
  onTestFinished(async () => {
    data.remove();
    await ask(server, `DROP DATABASE ${database} WITH (FORCE)`);
  });
  const connection = { ...server, database };
  return { connection, settings: { DATABASE_URL: addressOf(connection), DATA_DIR: data.folder } };
}

/** A site with two images and rows in most tables, and a backup of it: `file`, in a folder for more of them. */
export function backupHarness() {
  const site = testSite();
  const { folder, remove } = emptyFolder();
  const file = path.join(folder, 'site.tar');
  const images: string[] = [];
  const siteSettings = () => ({
    DATABASE_URL: addressOf(site.database.connection as SocketConnection),
    DATA_DIR: site.dataDirectory,
  });
  afterAll(remove);
  beforeAll(async () => {
    const storage = await diskStorage(mediaFolder(site.dataDirectory));
    for (const background of ['#246', '#642']) {
      const image = await sharp({ create: { width: 900, height: 600, channels: 3, background } })
        .webp()
        .toBuffer();
      const key = randomBytes(16).toString('hex');
      await storage.put(`${key}-900.webp`, image);
      const { id } = await anImage(site.db, { key, file: `${key}-900.webp`, sizes: [] });
      const { id: destinationId } = await aDestination(site.db, {
        name: `Place ${background.slice(1)}\twith a tab`,
        thumbnailId: id,
        published: true,
      });
      images.push(`${key}-900.webp`);
      await site.db.insert(languages).values({ code: 'el', state: 'public', position: 0 }).onConflictDoNothing();
      const slug = `τόπος-${background.slice(1)}`;
      const texts = { name: 'Τόπος', longDescription: 'Πολλή θάλασσα.', published: true, publishedAt: new Date() };
      await site.db
        .insert(destinationTexts)
        .values({ destinationId, language: 'el', slug, sourceVersion: 1, ...texts });
    }
    // Captions in another language than the site's own, of one of them.
    const [captioned] = await site.db.select({ id: mediaItems.id }).from(mediaItems).where(eq(mediaItems.sizes, []));
    const captionsFile = `${randomBytes(16).toString('hex')}.vtt`;
    await storage.put(captionsFile, Buffer.from('WEBVTT'));
    await site.db.insert(mediaTexts).values({ mediaId: captioned?.id ?? '', language: 'el', captionsFile });
    images.push(captionsFile);
    // Only rows whose files exist.
    await site.database.pool.query(`DELETE FROM destination_images`);
    await site.database.pool.query(`DELETE FROM media_items WHERE sizes <> '[]'`);
    await aLogin(site.db, { email: 'ana@example.com' });
    const json = { method: 'POST', headers: { 'content-type': 'application/json' } };
    await site.ask('/api/v3/auth/subscribe-email?email=olga@example.com', { method: 'PUT' });
    await site.ask('/api/v3/auth/feedback', {
      ...json,
      body: JSON.stringify({
        name: 'Olga',
        email: 'o@example.com',
        location: 'Faro',
        message: 'Back\\slash',
        ratting: 5,
      }),
    });
    cpSync(keyFile, keyFileOf(site.dataDirectory));
    const { code, stderr } = await runCommand('backup', ['--to', file], siteSettings());
    expect([code, stderr]).toEqual([0, '']);
  });
  return { site, folder, file, images, siteSettings };
}
