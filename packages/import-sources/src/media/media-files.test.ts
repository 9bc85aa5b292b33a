import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MediaFiles, mediaFiles } from './media-files.ts';

const bundles = ['site-main/content/posts/one/cover.jpg', 'site-main/content/posts/two/cover.jpg'];
const names = [
  ...bundles,
  'static/img/far/same.jpg',
  'static/img/near/same.jpg',
  'uploads/2019/05/a.jpg',
  'uploads/2020/a.jpg',
  'static/img/b.jpg',
  'posts/trip/c d.jpg',
  'images/e.jpg',
];
let folder = '';
let media: MediaFiles;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'import-'));
  for (const name of names) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), name);
  }
  media = await mediaFiles([folder]);
});
afterAll(async () => {
  media.close();
  await rm(folder, { recursive: true });
});

describe('a file at hand is found for an address:', () => {
  test.each([
    ['https://old.example/wp-content/uploads/2019/05/a.jpg', 'uploads/2019/05/a.jpg'],
    ['/wp-content/uploads/2020/a.jpg?w=3', 'uploads/2020/a.jpg'],
    ['/img/b.jpg', 'static/img/b.jpg'],
    ['file:posts/trip/c%20d.jpg', 'posts/trip/c d.jpg'],
    ['https://old.example/content/images/e.jpg', 'images/e.jpg'],
    ['https://cdn.example/x/y/b.jpg', 'static/img/b.jpg'],
    ['file:posts/two/cover.jpg', 'site-main/content/posts/two/cover.jpg'],
    ['file:two/cover.jpg', 'site-main/content/posts/two/cover.jpg'],
    ['file:posts/img/near/same.jpg', 'static/img/near/same.jpg'],
    ['file:posts/three/cover.jpg', null],
    ['https://cdn.example/x/a.jpg', null],
    ['/../../etc/passwd', null],
    ['file:../../etc/passwd', null],
    ['', null],
  ])('%s', (address, name) => expect(media.find(address)?.name ?? null).toBe(name));
});
