// Measures imports of WordPress: npm run bench:imports. docs/performance.md.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startEmbeddedPostgres } from '@trekker/database/embedded-postgres.ts';
import { procFile } from '../../site/test/site/site-process.ts';
import { atLeast, atMost } from './goals.ts';
import { printGoals } from './report.ts';
import { writeWxr } from './wxr-file.ts';

const root = path.resolve(import.meta.dirname, '../..');
const mostMegabytes = 400;
const leastPostsPerMinute = 1000;

const options = readArguments();
const folder = mkdtempSync(path.join(tmpdir(), 'trekker-bench-'));
// As root, PostgreSQL runs as a user of its own, who must be able to walk in.
chmodSync(folder, 0o711);
const postgres = await startEmbeddedPostgres(path.join(folder, 'database'), {
  onUnexpectedExit: (error) => {
    throw error;
  },
});
const { host, database, user } = postgres.connection;
const url = `postgresql://${user}@localhost/${database}?host=${encodeURIComponent(host)}`;
try {
  await run('create-author', ['--email', 'author@example.com']);
  const [large, small] = [path.join(folder, 'large.xml'), path.join(folder, 'small.xml')];
  // First: what is here already costs next to nothing.
  await writeWxr(small, { bytes: Number.POSITIVE_INFINITY, posts: options.posts }, { text: 6, meta: 0 });
  const quick = await run('import', [small, '--media', 'none']);
  console.log(`${options.posts} posts without media: ${quick.seconds.toFixed(1)} s`);
  const { bytes, posts } = await writeWxr(large, { bytes: options.gigabytes * 1024 ** 3, posts: 1e9 }, options.size);
  console.log(`${(bytes / 1024 ** 3).toFixed(2)} GB of WXR, ${posts} posts and as many attachments`);
  const dry = await run('import', [large, '--dry-run']);
  console.log(`dry run: ${dry.seconds.toFixed(0)} s, ${dry.megabytes.toFixed(0)} MB`);
  const wet = await run('import', [large, '--media', 'none'], options.minutes);
  console.log(
    `import, ${wet.isWhole ? `whole after ${wet.seconds.toFixed(0)} s` : `ended after ${options.minutes} minutes`}: ${wet.megabytes.toFixed(0)} MB`,
  );
  printGoals([
    atMost('memory of a dry run', mostMegabytes, 'MB', dry.megabytes, 0),
    atMost('memory of an import', mostMegabytes, 'MB', wet.megabytes, 0),
    atLeast('posts a minute without media', leastPostsPerMinute, (options.posts / quick.seconds) * 60),
  ]);
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Runs a command as npm does, for so many minutes at the most. Its memory is the most that it ever had. */
async function run(name: 'create-author' | 'import', args: readonly string[], minutes = 600) {
  const startedAt = performance.now();
  const [command = '', ...words] = commandOf(name);
  const child = spawn(command, [...words, ...args], {
    cwd: root,
    env: { PATH: process.env.PATH, DATABASE_URL: url, DATA_DIR: folder },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const gone = once(child, 'exit');
  let megabytes = 0;
  let isWhole = true;
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  while (isRunning()) {
    const most = Number(/VmHWM:\s+(\d+)/.exec(procFile(child.pid, 'status'))?.[1]) / 1024;
    if (most > megabytes) megabytes = most;
    if (performance.now() - startedAt > minutes * 60_000 && isWhole) {
      isWhole = false;
      child.kill('SIGKILL');
    }
    await Promise.race([gone, delay(100)]);
  }
  if (child.exitCode !== 0 && isWhole) throw new Error(`${name} ended with ${child.exitCode}.`);
  return { megabytes, isWhole, seconds: (performance.now() - startedAt) / 1000 };
}

/** What the scripts of package.json say, without the shell between: its memory is nobody's. */
function commandOf(name: string): string[] {
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const words = (scripts[name] ?? '').replace(/^exec /, '').split(' ');
  return words.map((word) => (word === 'node' ? process.execPath : word));
}

function readArguments() {
  const { values } = parseArgs({
    options: {
      gigabytes: { type: 'string', default: '2' },
      minutes: { type: 'string', default: '10' },
      posts: { type: 'string', default: '1000' },
      text: { type: 'string', default: '12' },
      meta: { type: 'string', default: '0' },
    },
  });
  const number = (text: string, least = 1): number => {
    if (Number(text) >= least) return Number(text);
    console.error('npm run bench:imports [-- --gigabytes 2] [--minutes 10] [--posts 1000] [--text 12] [--meta 0]');
    process.exit(2);
  };
  return {
    gigabytes: number(values.gigabytes, 0.01),
    minutes: number(values.minutes),
    posts: number(values.posts),
    /** Kilobytes of a post of the large file. */
    size: { text: number(values.text), meta: number(values.meta, 0) },
  };
}
