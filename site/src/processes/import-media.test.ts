import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { SocketConnection } from '@trekker/database/connections/connection.ts';
import { diskStorage } from '@trekker/media-storage/disk-storage.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { callsAs } from '../../test/calls/staff-calls.ts';
import { addressOf, emptyFolder } from '../../test/site/child-site.ts';
import { killWhen, runInside } from '../../test/site/command.ts';
import { testSite } from '../../test/site/test-site.ts';
import { anAccount } from '../features/accounts/server/account.fixture.ts';
import { accounts } from '../features/accounts/server/account.table.ts';
import { importedMedia, importRuns } from '../features/imports/server/import.table.ts';
import { attachment, type Post, wxr } from '../features/imports/server/wxr.fixture.ts';
import { mediaItems } from '../features/media/server/media.table.ts';
import { sweepMedia } from '../features/media/server/sweep.service.ts';
import { aPhotograph, aPng, svg } from '../features/media/server/uploads/hostile-files.fixture.ts';
import { stories, storyImages } from '../features/stories/server/story.table.ts';
import { trashItems } from '../features/trash/server/trash.table.ts';
import { importIntoSite } from './commands/import.ts';
import { mediaFolder } from './start/data-folder.ts';

const site = testSite();
const { folder, remove } = emptyFolder();
afterAll(remove);

/** The old site, which is on this machine: only whoever names its origin reaches it. */
const files = new Map<string, Buffer | ((reply: ServerResponse) => void)>();
let asked: string[] = [];
const old = createServer(({ url = '' }, reply) => {
  asked.push(url);
  const file = files.get(url);
  if (typeof file === 'function') file(reply);
  else if (file) reply.end(file);
  else reply.writeHead(404).end();
});
let origin = '';
let photographs: Buffer[] = [];
beforeAll(async () => {
  old.listen(0, '127.0.0.1');
  await once(old, 'listening');
  origin = `http://127.0.0.1:${(old.address() as AddressInfo).port}`;
  photographs = await Promise.all(
    [1, 2, 3, 4].map((n) =>
      aPhotograph(300 + n, 200)
        .jpeg()
        .toBuffer(),
    ),
  );
});
afterAll(() => {
  old.closeAllConnections();
  old.close();
});

beforeEach(async () => {
  asked = [];
  files.clear();
  for (const table of [importRuns, stories, trashItems, mediaItems, accounts]) await site.db.delete(table);
  await anAccount(site.db, { email: 'olga@example.com', role: 'AUTHOR' });
});

const settings = () => ({ DATABASE_URL: addressOf(site.database.connection as SocketConnection), DATA_DIR: folder });
const rewrite = () => ['--rewrite', `https://old.example=${origin}`];
const run = (...args: string[]) => runInside(importIntoSite, [...args, '--as', 'olga@example.com'], settings());

let sources = 0;
function source(posts: readonly Post[]): string {
  sources += 1;
  const file = path.join(folder, `export-${sources}.xml`);
  writeFileSync(file, wxr(posts));
  return file;
}

async function report(...args: string[]): Promise<Record<string, unknown>[]> {
  sources += 1;
  const file = path.join(folder, `report-${sources}.jsonl`);
  const { code, stderr } = await run(...args, '--report', file);
  expect([code, stderr]).toEqual([0, '']);
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line)).filter(({ at }) => at === 'media');
}

const image = (address: string, alt = '') => `<p><img src="${address}" alt="${alt}"></p>`;
const only = async () => (await site.db.select().from(stories).orderBy(stories.title))[0];

describe('images of an old site', () => {
  const posts = (): Post[] => [
    {
      id: 1,
      content: `<figure><img src="https://old.example/up/bridge-300x200.jpg" alt="The bridge"><figcaption>At dawn</figcaption></figure>
        ${image('https://old.example/up/bridge-1024x683.jpg')}[gallery ids="11,12,13"]`,
      meta: { _thumbnail_id: '10' },
    },
    attachment(10, '/up/cover.jpg', { alt: 'A harbor', excerpt: 'Porto' }),
    attachment(11, '/up/a.jpg', { alt: 'Roofs', excerpt: 'Over the roofs' }),
    attachment(12, '/up/b.jpg', { excerpt: 'Below' }),
  ];
  const serveAll = () => {
    for (const [index, name] of ['bridge', 'cover', 'a', 'b'].entries())
      files.set(`/up/${name}.jpg`, photographs[index] as Buffer);
  };

  test('come into the library as cover, figures and gallery, each address once', async () => {
    serveAll();
    const { code, stdout } = await run(source(posts()), ...rewrite());
    expect([code, stdout]).toEqual([0, expect.stringContaining('Images that came: 4')]);
    expect(stdout).toContain('image-not-in-file: 1 (Post 1: attachment:13). A gallery names an image');
    expect(asked.toSorted()).toEqual(['/up/a.jpg', '/up/b.jpg', '/up/bridge.jpg', '/up/cover.jpg']);
    const items = new Map((await site.db.select().from(mediaItems)).map((item) => [item.fileName, item]));
    expect(items.get('cover.jpg')).toMatchObject({ alt: 'A harbor', caption: 'Porto', contentType: 'image/webp' });
    expect(items.get('bridge.jpg')).toMatchObject({ alt: 'The bridge', width: 301 });
    const story = await only();
    expect(story?.coverId).toBe(items.get('cover.jpg')?.id);
    expect(story?.contentMarkdown?.match(/::figure(\[At dawn\])?\{media=[0-9a-f-]{36}\}/g)).toHaveLength(2);
    const gallery = await site.db.select().from(storyImages).orderBy(storyImages.position);
    expect(gallery.map(({ mediaId, caption }) => [mediaId, caption])).toEqual([
      [items.get('a.jpg')?.id, 'Over the roofs'],
      [items.get('b.jpg')?.id, 'Below'],
    ]);
  });

  test('are not asked for in a dry run, nor with --media none', async () => {
    serveAll();
    const { stdout } = await run(source(posts()), ...rewrite(), '--dry-run');
    expect(stdout).toContain('Images that would be asked for: 4');
    await run(source(posts()), ...rewrite(), '--media', 'none');
    expect([asked, await site.db.select().from(mediaItems)]).toEqual([[], []]);
    expect((await only())?.contentMarkdown).toContain('[The bridge](https://old.example/up/bridge-300x200.jpg)');
  });

  test('that fail are links and listed, and the next import tries them again', async () => {
    serveAll();
    files.delete('/up/bridge.jpg');
    const file = source(posts());
    const first = await report(file, ...rewrite());
    const failed = first.filter(({ outcome }) => outcome === 'failed');
    expect(failed.map(({ address, reason }) => `${reason} ${address}`).toSorted()).toEqual([
      'status-404 https://old.example/up/bridge.jpg',
    ]);
    expect((await only())?.contentMarkdown).toContain('[The bridge](https://old.example/up/bridge-300x200.jpg)');
    serveAll();
    asked = [];
    const { stdout } = await run(file, ...rewrite());
    expect([asked, stdout]).toEqual([['/up/bridge.jpg'], expect.stringContaining('Updated: 1')]);
    expect((await only())?.contentMarkdown).toContain('::figure[At dawn]{media=');
    asked = [];
    expect((await run(file, ...rewrite())).stdout).toContain('Here already: 1');
    expect(asked).toEqual([]);
  });

  test('do not change a story that somebody has edited since', async () => {
    const file = source(posts());
    await run(file, ...rewrite());
    const staff = await callsAs(site, 'AUTHOR', 'Inês');
    const story = await only();
    expect((await staff('PUT', `/api/v5/admin/stories/featured/${story?.id}`, { featured: true })).status).toBe(200);
    serveAll();
    const { stdout } = await run(file, ...rewrite());
    expect(stdout).toContain('Edited here, and left as they are: 1');
    expect((await only())?.contentMarkdown).toBe(story?.contentMarkdown);
  });

  test('go with the import that brought them', async () => {
    serveAll();
    const { stdout } = await run(source(posts()), ...rewrite());
    await run('--undo', /This is import (\S+)\./.exec(stdout)?.[1] ?? '');
    await site.db.delete(trashItems); // as its job does
    await sweepMedia(site.db, await diskStorage(mediaFolder(folder)), new Date(Date.now() + 86_400_000));
    expect([await site.db.select().from(mediaItems), await site.db.select().from(importedMedia)]).toEqual([[], []]);
  });

  test('may be larger than what people send, as cameras write them', async () => {
    const [photograph = Buffer.alloc(0)] = photographs;
    files.set('/up/a.jpg', Buffer.concat([photograph, Buffer.alloc(20 * 1024 * 1024)]));
    const told = await report(source([{ id: 1, content: image('https://old.example/up/a.jpg') }]), ...rewrite());
    expect(told).toEqual([expect.objectContaining({ outcome: 'created' })]);
    const [item] = await site.db.select().from(mediaItems);
    expect([item?.width, item?.originalBytes]).toEqual([301, photograph.length + 20 * 1024 * 1024]);
  });

  test('of the same bytes are one', async () => {
    for (const name of ['a', 'b']) files.set(`/up/${name}.jpg`, photographs[0] as Buffer);
    const content = image('https://old.example/up/a.jpg') + image('https://old.example/up/b.jpg');
    await run(source([{ id: 1, content }]), ...rewrite());
    expect(await site.db.select().from(mediaItems)).toHaveLength(1);
  });

  test('are found in a folder at hand, and beside a text', async () => {
    mkdirSync(path.join(folder, 'uploads/up'), { recursive: true });
    writeFileSync(path.join(folder, 'uploads/up/a.jpg'), photographs[0] as Buffer);
    const file = source([{ id: 1, content: image('https://old.example/wp-content/uploads/up/a.jpg') }]);
    const found = await report(file, '--media-from', path.join(folder, 'uploads'));
    expect(found).toEqual([expect.objectContaining({ outcome: 'created' })]);
    const blog = path.join(folder, 'blog/posts/trip');
    mkdirSync(blog, { recursive: true });
    writeFileSync(path.join(blog, 'b.jpg'), photographs[1] as Buffer);
    writeFileSync(path.join(blog, 'trip.markdown'), '---\ntitle: Trip\ncover: b.jpg\n---\n![Boats](b.jpg)\n');
    expect(await report(path.join(folder, 'blog'))).toEqual([expect.objectContaining({ outcome: 'created' })]);
    expect(asked).toEqual([]);
  });

  test('that were fetched before a kill are not fetched again', async () => {
    const names = Array.from({ length: 12 }, (_, index) => `/up/${index}.jpg`);
    const made = await Promise.all(
      names.map((_, n) =>
        aPhotograph(200 + n, 100)
          .jpeg()
          .toBuffer(),
      ),
    );
    for (const [index, name] of names.entries()) files.set(name, made[index] as Buffer);
    const file = source(names.map((name, index) => ({ id: index + 1, content: image(`https://old.example${name}`) })));
    // The ninth is never answered: eight have been asked for by then, and some are here.
    let isHalted = false;
    files.set('/up/8.jpg', () => {
      isHalted = true;
    });
    const media = () => site.db.select().from(importedMedia);
    const isTime = async () => isHalted && (await media()).length > 0;
    await killWhen(isTime, 'import', [file, ...rewrite(), '--as', 'olga@example.com'], settings());
    const kept = await media();
    files.set('/up/8.jpg', made[8] as Buffer);
    asked = [];
    expect((await run(file, ...rewrite())).code).toBe(0);
    const again = kept.map(({ address }) => new URL(address).pathname).filter((name) => asked.includes(name));
    expect(again).toEqual([]);
    const all = await site.db.select().from(stories);
    expect(all.filter(({ contentMarkdown }) => contentMarkdown?.includes('::figure{media='))).toHaveLength(12);
    expect(await site.db.select().from(mediaItems)).toHaveLength(12);
  }, 600_000);
});

describe('an image that an old site has is refused:', () => {
  const outcome = async (address: string, ...args: string[]) => {
    const told = await report(source([{ id: sources + 100, content: image(address) }]), ...args);
    expect(await site.db.select().from(mediaItems)).toEqual([]);
    return told.map(({ outcome, reason }) => reason ?? outcome);
  };

  test.each([
    ...['http://127.0.0.1/a.jpg', 'http://localhost/a.jpg', 'http://10.0.0.8/a.jpg', 'http://172.16.3.4/a.jpg'],
    ...['http://192.168.1.1/a.jpg', 'http://169.254.169.254/latest/meta-data', 'http://100.64.0.1/a.jpg'],
    ...['http://224.0.0.1/a.jpg', 'http://[::1]/a.jpg', 'http://[fe80::1]/a.jpg', 'http://[fd00::1]/a.jpg'],
    ...['http://[::ffff:10.0.0.8]/a.jpg', 'http://[64:ff9b::a00:8]/a.jpg', 'http://0x7f.1/a.jpg', 'http://0/a.jpg'],
  ])('%s is of a network of one’s own', async (address) => {
    expect(await outcome(address, '--dry-run')).toEqual(['private-address']);
    expect(await outcome(address)).toEqual(['private-address']);
  });
  test('one on this machine is never asked, though another of its ports was named', async () => {
    const address = `${origin.replace(/\d+$/, '')}${Number(new URL(origin).port) + 1}/a.jpg`;
    expect(await outcome(address, ...rewrite())).toEqual(['private-address']);
  });
  test('one that leads on to a network of one’s own', async () => {
    files.set('/a.jpg', (reply) => reply.writeHead(302, { location: 'http://10.0.0.8/a.jpg' }).end());
    expect(await outcome('https://old.example/a.jpg', ...rewrite())).toEqual(['private-address']);
  });
  test('what is no image, whatever it is called', async () => {
    files.set('/a.jpg', svg);
    files.set('/b.jpg', Buffer.from('<html><body>Not here</body></html>'));
    for (const name of ['a', 'b'])
      expect(await outcome(`https://old.example/${name}.jpg`, ...rewrite())).toEqual(['not-an-image']);
  });
  test('one that would fill the memory', async () => {
    files.set('/a.png', aPng(20_000, 20_000, [], 1));
    expect(await outcome('https://old.example/a.png', ...rewrite())).toEqual(['too-large']);
  });
  test('one that is too large, before it has come', async () => {
    files.set('/a.jpg', (reply) => void reply.writeHead(200, { 'content-length': 41 * 1024 * 1024 }).write('x'));
    expect(await outcome('https://old.example/a.jpg', ...rewrite())).toEqual(['too-large']);
  });
});

test.each([
  [['--media', 'all'], '--media all: write fetch or none.'],
  [['--media-from', '/nowhere'], 'There is no /nowhere'],
  [['--rewrite', 'https://old.example'], 'write two addresses, A=B'],
])('%j of the command is refused in one sentence', async (args, message) => {
  const { code, stderr } = await run(source([]), ...args);
  expect([code, stderr]).toEqual([1, expect.stringContaining(message)]);
});
