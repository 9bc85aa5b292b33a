import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { SocketConnection } from '@trekker/database/connections/connection.ts';
import { zipFiles } from '@trekker/import-sources/zip-files.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type PublicAnswer, publicAnswers } from '../../test/calls/public-answers.ts';
import { addressOf, emptyFolder } from '../../test/site/child-site.ts';
import { runInside } from '../../test/site/command.ts';
import { loadSampleLibraryInto } from '../../test/site/sample-library.ts';
import { type TestSite, testSite } from '../../test/site/test-site.ts';
import { anAccount } from '../features/accounts/server/account.fixture.ts';
import { accounts } from '../features/accounts/server/account.table.ts';
import { writeZip } from '../features/exports/server/whole-site/zip-writer.ts';
import { aStory } from '../features/stories/server/story.fixture.ts';
import { stories } from '../features/stories/server/story.table.ts';
import { exportIntoFile } from './commands/export.ts';
import { importIntoSite } from './commands/import.ts';

const { folder, remove } = emptyFolder();
afterAll(remove);

const settingsOf = ({ database, dataDirectory }: TestSite) => ({
  DATABASE_URL: addressOf(database.connection as SocketConnection),
  DATA_DIR: dataDirectory,
});

let zips = 0;
const newZip = () => path.join(folder, `site-${++zips}.zip`);

async function exported(site: TestSite, ...options: string[]): Promise<string> {
  const file = newZip();
  expect(await runInside(exportIntoFile, [file, ...options], settingsOf(site))).toMatchObject({ code: 0 });
  return file;
}

const imported = (site: TestSite, ...args: string[]) =>
  runInside(importIntoSite, [...args, '--as', 'owner@example.com'], settingsOf(site));

const anOwner = ({ db }: TestSite) => anAccount(db, { email: 'owner@example.com', role: 'AUTHOR', name: 'Owner' });

async function contentsOf(zip: string): Promise<Map<string, Buffer>> {
  const { files, close } = await zipFiles(zip);
  const contents = new Map<string, Buffer>();
  for (const { name, open } of files) contents.set(name, await buffer(await open()));
  close();
  return contents;
}

/** The order of what JSON names is nobody's business. */
function comparable(answers: Map<string, PublicAnswer>): Record<string, unknown> {
  const told = ({ body, ...answer }: PublicAnswer) => ({
    ...answer,
    body: answer.type.includes('json') ? JSON.parse(body) : body,
  });
  return Object.fromEntries([...answers].map(([name, answer]) => [name, told(answer)]));
}

describe('an export of a site of ours, imported into an empty one', () => {
  const from = testSite();
  const to = testSite();
  beforeAll(async () => {
    await loadSampleLibraryInto(from);
    await anOwner(to);
  });

  test('makes the same site to everybody who visits it', async () => {
    const zip = await exported(from, '--people');
    const dry = await imported(to, zip, '--dry-run');
    expect(dry.stdout).toMatch(/^Nothing was written\./);
    expect(dry.stdout).toContain('Stories that would come: 24');
    expect(await to.db.$count(stories)).toBe(0);

    const first = await imported(to, zip);
    expect([first.code, first.stderr]).toEqual([0, '']);
    expect(first.stdout).toContain('Stories that came: 24');
    expect(first.stdout).toContain('Destinations that came: 44');
    to.forget();
    const before = await publicAnswers(from.ask);
    expect(before.size).toBeGreaterThan(1000);
    expect(comparable(await publicAnswers(to.ask))).toEqual(comparable(before));

    const again = await imported(to, zip);
    expect(again.stdout).not.toMatch(/that came: [1-9]/);
  });
});

describe('an export of a site of ours', () => {
  const from = testSite();
  const to = testSite();
  let zip = '';
  beforeAll(async () => {
    await anAccount(from.db, { email: 'mia@example.com', role: 'AUTHOR', name: 'Mia', passwordHash: '$argon2id$x' });
    await aStory(from.db, { title: 'Salt', formerSlugs: ['salz'] });
    await aStory(from.db, { title: 'Not yet', published: false, publishedAt: null });
    await anOwner(to);
    zip = await exported(from, '--people');
  });

  /** The same zip with files that are others; those of the manifest follow, unless it is one of them. */
  async function changed(change: (contents: Map<string, Buffer>) => void): Promise<string> {
    const contents = await contentsOf(zip);
    change(contents);
    const file = newZip();
    await writeZip(createWriteStream(file), new Date(), async (add) => {
      const files = [];
      for (const [name, content] of contents)
        if (name !== 'trekker.json') files.push(await add(name, String(content) === 'gone' ? '' : one(content)));
      const head = JSON.parse(String(contents.get('trekker.json')));
      await add('trekker.json', JSON.stringify({ ...head, files }));
    });
    return file;
  }
  async function* one(content: Buffer) {
    yield content;
  }

  test('does not write over what is here under the same id, or at the same address', async () => {
    const [salt] = await from.db.select().from(stories).where(eq(stories.slug, 'salt'));
    await aStory(to.db, { id: salt?.id ?? '', title: 'Ours', slug: 'ours' });
    await aStory(to.db, { title: 'Not yet', slug: 'not-yet' });
    const { code, stdout } = await imported(to, zip);
    expect(code).toBe(0);
    expect(stdout).toContain(`skipped: other-version-here: 1 (story ${salt?.id})`);
    expect(stdout).toContain('skipped: address-in-use: 1');
    expect((await to.db.select().from(stories)).map(({ title }) => title).sort()).toEqual(['Not yet', 'Ours']);
  });

  test('brings accounts without a way in', async () => {
    const [mia] = await to.db.select().from(accounts).where(eq(accounts.email, 'mia@example.com'));
    expect(mia).toMatchObject({ name: 'Mia', role: 'AUTHOR', passwordHash: null });
  });

  test('is refused with a sentence where it is newer, torn or changed', async () => {
    const json = (contents: Map<string, Buffer>, change: object) =>
      contents.set(
        'trekker.json',
        Buffer.from(JSON.stringify({ ...JSON.parse(String(contents.get('trekker.json'))), ...change })),
      );
    const newer = await changed((contents) => json(contents, { version: 2 }));
    expect(await imported(to, newer)).toEqual({
      code: 1,
      stdout: '',
      stderr: 'The export is of version 2, and this Trekker reads up to version 1: update it first.\n',
    });
  });
});
