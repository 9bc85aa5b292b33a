import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { SocketConnection } from '@trekker/database/connections/connection.ts';
import { zipFiles } from '@trekker/import-sources/zip-files.ts';
import { expect } from 'vitest';
import { anAccount } from '../../src/features/accounts/server/account.fixture.ts';
import { writeZip } from '../../src/features/exports/server/whole-site/zip-writer.ts';
import { exportIntoFile } from '../../src/processes/commands/export.ts';
import { importIntoSite } from '../../src/processes/commands/import.ts';
import { addressOf } from './child-site.ts';
import { runInside } from './command.ts';
import type { TestSite } from './test-site.ts';

type MovedSite = Pick<TestSite, 'database' | 'dataDirectory' | 'db'>;

export const settingsOf = ({ database, dataDirectory }: MovedSite) => ({
  DATABASE_URL: addressOf(database.connection as SocketConnection),
  DATA_DIR: dataDirectory,
});

let zips = 0;
const newZip = (folder: string) => path.join(folder, `moved-${++zips}.zip`);

/** Exports a site into a new zip, and gives its name. */
export async function exported(site: MovedSite, folder: string, ...options: string[]): Promise<string> {
  const file = newZip(folder);
  expect(await runInside(exportIntoFile, [file, ...options], settingsOf(site))).toMatchObject({ code: 0 });
  return file;
}

export const anOwner = ({ db }: MovedSite) =>
  anAccount(db, { email: 'owner@example.com', role: 'AUTHOR', name: 'Owner' });

/** Imports as the owner. */
export const imported = (site: MovedSite, ...args: string[]) =>
  runInside(importIntoSite, [...args, '--as', 'owner@example.com'], settingsOf(site));

export type Contents = Map<string, Buffer>;

export async function contentsOf(zip: string): Promise<Contents> {
  const { files, close } = await zipFiles(zip);
  const contents: Contents = new Map();
  for (const { name, open } of files) contents.set(name, await buffer(await open()));
  close();
  return contents;
}

/** The same zip with other files, which its manifest names as they are, but where `change` gives it another. */
export async function zipLike(
  zip: string,
  folder: string,
  change: (contents: Contents) => object | undefined,
): Promise<string> {
  const contents = await contentsOf(zip);
  const head = change(contents);
  const file = newZip(folder);
  await writeZip(createWriteStream(file), new Date(), async (add) => {
    const files = [];
    for (const [name, content] of contents)
      if (name !== 'trekker.json') files.push(await add(name, piecesOf(content), false));
    await add('trekker.json', JSON.stringify({ ...JSON.parse(String(contents.get('trekker.json'))), files, ...head }));
  });
  return file;
}

async function* piecesOf(content: Buffer) {
  yield content;
}
