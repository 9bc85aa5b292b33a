import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { isRoot, postgresIds } from '@trekker/database/embedded/server.fixture.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { provideBuild } from '../../test/site/built-pages.ts';
import { emptyFolder, isReady, spawnSite } from '../../test/site/child-site.ts';
import { freePort } from '../../test/site/site-process.ts';

vi.setConfig({ testTimeout: 240_000 });

const secrets = ['hunter2-smtp', 'hunter2-backup', 'hunter2-of-another-program'];

/**
 * What an image that has taken over its decoder would do first: reads what each process that its user runs was begun
 * with.
 */
const spy = `
  const { readdirSync, readFileSync } = require('node:fs');
  const found = [];
  let readable = 0;
  for (const pid of readdirSync('/proc').filter((name) => /^\\d+$/.test(name))) {
    try {
      const parent = /^PPid:\\s+(\\d+)/m.exec(readFileSync('/proc/' + pid + '/status', 'utf8'))[1];
      const read = readFileSync('/proc/' + pid + '/environ', 'latin1') + readFileSync('/proc/' + pid + '/cmdline', 'latin1');
      found.push([Number(pid), Number(parent), ${JSON.stringify(secrets)}.filter((secret) => read.includes(secret))]);
    } catch {}
  }
  console.log(JSON.stringify(found));`;

type Seen = [pid: number, parent: number, secrets: string[]][];

/** Of a process and all that it started. */
function familyOf(root: number, all: Seen): Seen {
  const children = all.filter(([, parent]) => parent === root);
  return [
    ...all.filter(([pid]) => pid === root),
    ...children.flatMap(([pid]) => familyOf(pid, all).filter(([one]) => one !== root)),
  ];
}

test.skipIf(process.platform !== 'linux').each(['1', '2'])(
  'with WORKERS=%s no process shows its secrets to other programs of the same user (T83)',
  async (workers) => {
    await provideBuild();
    const { folder, remove } = emptyFolder();
    onTestFinished(remove);
    const user = isRoot ? postgresIds() : undefined;
    if (user) chownSync(folder, user.uid, user.gid);
    const port = await freePort();
    const own = { DATA_DIR: folder, PORT: port, METRICS_PORT: '0', SAMPLE: 'none', WORKERS: workers };
    const told = {
      SMTP_URL: 'smtp://me:hunter2-smtp@127.0.0.1:1',
      BACKUP_PASSPHRASE: 'hunter2-backup',
      CLOUD_TOKEN: 'hunter2-of-another-program',
    };
    const site = await isReady(spawnSite({ ...own, ...told }, 'main', user));
    onTestFinished(async () => {
      site.child.kill('SIGTERM');
      await site.ended;
    });
    const spying = spawn(process.execPath, ['-e', spy], { ...user, env: {}, stdio: ['ignore', 'pipe', 'inherit'] });
    const [said] = await Promise.all([text(spying.stdout), once(spying, 'close')]);
    const family = familyOf(site.child.pid ?? 0, JSON.parse(said));
    // The site itself, PostgreSQL and what watches it, and what else there is with two.
    expect(family.length).toBeGreaterThan(workers === '1' ? 2 : 5);
    expect(family.filter(([, , seen]) => seen.length > 0)).toEqual([]);
    // It knows them all the same.
    expect(site.stderr()).toBe('');
    expect((await site.ask('/readyz')).status).toBe(200);
  },
);
