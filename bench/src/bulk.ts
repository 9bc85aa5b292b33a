// Measures the same change to many stories and destinations at once: npm run bench:bulk. docs/performance.md.
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openDatabase } from '@trekker/database/database.ts';
import { startEmbeddedPostgres } from '@trekker/database/embedded-postgres.ts';
import { sql } from 'drizzle-orm';
import { atMost, type Goal } from './goals.ts';
import { bearer, password } from './people.ts';
import { familyMilliseconds, fillDatabase, startSite, stop, type Target } from './processes.ts';
import { printGoals } from './report.ts';

type Kind = 'story' | 'destination';
type Run = { _id: string; state: 'running' | 'done'; total: number; succeeded: number };

/** In this order: each finds what the one before has left. "undo" takes the one before back. */
const steps: readonly { action: string; value?: Record<Kind, string> }[] = [
  { action: 'unpublish' },
  { action: 'publish' },
  { action: 'undo' },
  { action: 'publish' },
  { action: 'feature' },
  { action: 'unfeature' },
  { action: 'addTag', value: { story: 'bench', destination: 'bench' } },
  { action: 'removeTag', value: { story: 'bench', destination: 'bench' } },
  { action: 'setCategory', value: { story: 'Luxury', destination: 'Bench' } },
  { action: 'undo' },
  { action: 'delete' },
  { action: 'undo' },
];
const mostSeconds = 5;

const { items, only } = readArguments();
const folder = mkdtempSync(path.join(tmpdir(), 'trekker-bench-'));
// As root, PostgreSQL runs as a user of its own, who must be able to walk in.
chmodSync(folder, 0o711);
const settings = { DATA_DIR: path.join(folder, 'data'), SAMPLE: 'library', SAMPLE_PASSWORD: password };
const databaseFolder = path.join(settings.DATA_DIR, 'database');
await stop(await startSite('first start', 'main', settings));
const postgres = await startEmbeddedPostgres(databaseFolder, {
  onUnexpectedExit: (error) => {
    throw error;
  },
});
const { host, database, user } = postgres.connection;
const url = `postgresql://${user}@localhost/${database}?host=${encodeURIComponent(host)}`;
const serverPid = Number(readFileSync(path.join(databaseFolder, 'pg/postmaster.pid'), 'utf8').split('\n')[0]);
const goals: Goal[] = [];
let site: Target | undefined;
try {
  const ours = { ...settings, DATABASE_URL: url, RATE_LIMIT_SCALE: '1000000' };
  // A quarter of them can be published: the others have one image.
  await fillDatabase(items * 5, ours);
  site = await startSite('site', 'main', ours);
  const headers = await bearer(site, 'author@example.com');
  for (const kind of ['story', 'destination'] as const) await measureKind(site, headers, kind);
} finally {
  if (site) await stop(site);
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
printGoals(goals);

async function measureKind(target: Target, headers: Record<string, string>, kind: Kind): Promise<void> {
  console.log(`\n${kind.padEnd(12)} seconds   node CPU   PostgreSQL CPU   done`);
  const ids = await publishedIds(kind);
  let last = '';
  for (const { action, value } of steps) {
    const started = { wall: performance.now(), node: cpuOf(target.child.pid), server: cpuOf(serverPid) };
    const body = { kind, ids, action, ...(value && { value: value[kind] }) };
    const run = await finished(target, headers, action === 'undo' ? `bulk-runs/${last}/undo` : 'bulk-runs', body);
    const seconds = (performance.now() - started.wall) / 1000;
    const [node, server] = [cpuOf(target.child.pid) - started.node, cpuOf(serverPid) - started.server];
    last = run._id;
    if (!action.includes(only)) continue;
    const cells = [seconds.toFixed(2).padStart(7), node.toFixed(2).padStart(10), server.toFixed(2).padStart(16)];
    console.log(`${action.padEnd(12)} ${cells.join(' ')}   ${run.succeeded} of ${run.total}`);
    goals.push(atMost(`${action} ${items} of kind ${kind}`, mostSeconds, 's', seconds));
  }
}

async function finished(target: Target, headers: Record<string, string>, call: string, body: object): Promise<Run> {
  let run = await ask(target, headers, call, body);
  while (run.state === 'running') {
    await delay(100);
    run = await ask(target, headers, `bulk-runs/${run._id}`);
  }
  return run;
}

async function ask({ origin }: Target, headers: Record<string, string>, call: string, body?: object): Promise<Run> {
  const answer = await fetch(`${origin}/api/v5/admin/${call}`, {
    headers,
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  const json = (await answer.json()) as { data: Run; message?: string };
  if (!answer.ok) throw new Error(`${call} was answered ${answer.status}: ${json.message}`);
  return json.data;
}

/** Of those that are filled: the library's own are not touched. */
async function publishedIds(kind: Kind): Promise<string[]> {
  const { db, close } = await openDatabase({ url, poolSize: 1 });
  try {
    const source = sql.identifier(kind === 'story' ? 'stories' : 'destinations');
    const isWhole =
      kind === 'story' ? sql`true` : sql`id in (select destination_id from destination_images where position = 1)`;
    const { rows } = await db.execute<{ id: string }>(sql`
      select id from ${source} where published and not featured and ${isWhole} order by created_at, id limit ${items}`);
    if (rows.length < items) throw new Error(`Of kind ${kind} there are only ${rows.length}.`);
    return rows.map(({ id }) => id);
  } finally {
    await close();
  }
}

/** Seconds of processor time of a process and all that it has started. */
function cpuOf(pid: number | undefined): number {
  return familyMilliseconds(pid ?? 0) / 1000;
}

function readArguments() {
  const { values } = parseArgs({
    options: { items: { type: 'string', default: '500' }, only: { type: 'string', default: '' } },
  });
  const count = Number(values.items);
  if (Number.isInteger(count) && count > 100 && count <= 10_000) return { items: count, only: values.only };
  console.error('npm run bench:bulk [-- --items 500, more than 100] [--only publish]');
  process.exit(2);
}
