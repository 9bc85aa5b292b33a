import { chmodSync, chownSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isRoot, postgresIds } from '@trekker/database/embedded/server.fixture.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { provideBuild } from '#test/site/built-pages.ts';
import { emptyFolder, isReady, spawnSite } from '#test/site/child-site.ts';
import { freePort } from '#test/site/site-process.ts';

vi.setConfig({ testTimeout: 90_000 });

const modeOf = (file: string) => statSync(file).mode & 0o777;

test('a start makes the data folder private, and so is everything written into it (T81)', async () => {
  await provideBuild();
  const { folder, remove } = emptyFolder();
  onTestFinished(remove);
  chmodSync(folder, 0o755); // as older versions left it
  // Root hands the database to another user, who must walk through.
  const user = isRoot ? postgresIds() : undefined;
  if (user) chownSync(folder, user.uid, user.gid);
  const settings = { DATA_DIR: folder, PORT: await freePort(), METRICS_PORT: '0', SAMPLE: 'none', WORKERS: '1' };
  const site = spawnSite({ ...settings, NODE_COMPILE_CACHE: undefined }, 'main', user);
  onTestFinished(() => void site.child.kill('SIGKILL'));
  await isReady(site);
  site.child.kill('SIGTERM');
  expect(await site.ended).toEqual({ code: 0, signal: null });
  expect(modeOf(folder)).toBe(0o700);
  const inside = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  expect(inside.filter((name) => name.startsWith('compile-cache')).length).toBeGreaterThan(10);
  expect(inside.filter((name) => (modeOf(path.join(folder, name)) & 0o077) !== 0)).toEqual([]);
});

test('a data folder that others could read becomes private at the next start, whatever it contains (T81)', async () => {
  await provideBuild();
  const { folder, remove } = emptyFolder();
  onTestFinished(remove);
  chmodSync(folder, 0o777);
  mkdirSync(path.join(folder, 'media'));
  writeFileSync(path.join(folder, 'media/old'), '');
  const { code } = await spawnSite({
    DATA_DIR: folder,
    PORT: await freePort(),
    DATABASE_URL: 'postgres://me@127.0.0.1:1/site',
  }).ended;
  expect([code, modeOf(folder)]).toEqual([1, isRoot ? 0o711 : 0o700]);
});
