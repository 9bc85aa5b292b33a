import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Goal, Run } from '../goal.ts';
import { isAcknowledged } from '../ledger.ts';
import { type Outcome, verdictOf } from '../outcome.ts';
import { type Place, placeIn } from '../place.ts';
import { compare, inconsistencies } from '../read-back.ts';
import { setScene } from '../scene.ts';
import { freePort, startSite } from '../site-process.ts';
import { startWriters } from '../writers.ts';

const sampledCalls = 200;
const mostMsPerGigabyte = 5 * 60_000;

/** G-13: a backup is written while people write, and restored elsewhere. */
export const backup: Goal = { name: 'G-13', what: 'backup and restore', run };

async function run({ folder, writers: count, seed }: Run): Promise<Outcome[]> {
  const place = placeIn(path.join(folder, 'first'));
  // Addresses stand in the answers, which are to be the same.
  const settings = { PORT: await freePort(), SITE_URL: 'http://travel.example', SAMPLE: 'library' };
  const site = await startSite({ ...settings, DATA_DIR: place.data });
  const scene = await setScene(folder, seed, () => site.origin);
  const writers = startWriters(scene, count);
  await writers.begun;
  await delay(5000);
  const before = scene.ledger.entries.filter(isAcknowledged);
  const key = ['--key', path.join(place.data, 'backup.key')];
  const [busy, quiet] = [path.join(folder, 'busy.tar'), path.join(folder, 'quiet.tar')];
  const wrong: string[] = [];
  const saved = await command('backup', ['--to', busy], place, wrong);
  const duringBackup = scene.ledger.entries.filter(isAcknowledged).length - before.length;
  await writers.stop();
  await command('backup', ['--to', quiet], place, wrong);
  const answers = await sample(site.origin);
  await site.end('SIGTERM');

  const fromBusy = placeIn(path.join(folder, 'busy'));
  const restored = await command('restore', [busy, ...key], fromBusy, wrong);
  const again = await startSite({ ...settings, DATA_DIR: fromBusy.data });
  const { lost, twice, wrong: notThere } = await compare(fromBusy.database, before, { isRecent: false });
  wrong.push(...notThere, ...(await inconsistencies(fromBusy.database, fromBusy.media)));
  await again.end('SIGTERM');

  const fromQuiet = placeIn(path.join(folder, 'quiet'));
  await command('restore', [quiet, ...key], fromQuiet, wrong);
  const same = await startSite({ ...settings, DATA_DIR: fromQuiet.data });
  const differing = [...(await sample(same.origin))].filter(([address, body]) => answers.get(address) !== body);
  wrong.push(...differing.map(([address]) => `${address} is answered otherwise`));
  await same.end('SIGTERM');

  const damaged = placeIn(path.join(folder, 'damaged'));
  if ((await command('restore', [flipByte(quiet), ...key], damaged, [])).code === 0)
    wrong.push('a damaged archive was restored');
  if (answers.size < sampledCalls) wrong.push(`only ${answers.size} calls could be compared`);
  const megabytes = statSync(busy).size / 1024 ** 2;
  if (restored.ms > Math.max(60_000, (megabytes / 1024) * mostMsPerGigabyte))
    wrong.push(`restored in ${restored.ms} ms`);
  const counts = {
    promisedBefore: before.length,
    duringBackup,
    lost,
    twice,
    calls: answers.size,
    differing: differing.length,
  };
  const times = { megabytes: Math.round(megabytes), backupMs: saved.ms, restoreMs: restored.ms };
  return [
    {
      ...verdictOf(wrong),
      goal: 'G-13',
      load: `${count} writers`,
      fault: 'restored elsewhere',
      counts: { ...counts, ...times },
    },
  ];
}

/** Runs a command of the site as a person would. */
async function command(name: 'backup' | 'restore', args: readonly string[], { data }: Place, wrong: string[]) {
  const startedAt = performance.now();
  const script = path.resolve(import.meta.dirname, `../../../site/src/processes/${name}.ts`);
  const child = spawn(process.execPath, [script, ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: data },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) wrong.push(`${name} ended with ${code}: ${said.slice(0, 200)}`);
  return { code, ms: Math.round(performance.now() - startedAt) };
}

/**
 * Public calls with the texts of their answers. Throws for one that is no good answer: of those, nothing could be
 * compared.
 */
async function sample(origin: string): Promise<Map<string, string>> {
  const answers = new Map<string, string>();
  const read = async (address: string) => {
    const answer = await fetch(origin + address);
    const text = await answer.text();
    if (answer.status !== 200) throw new Error(`${address} is answered with ${answer.status}`);
    answers.set(address, text);
    return text;
  };
  const listOf = async (base: string) =>
    (JSON.parse(await read(`${base}?limit=100`)) as { data: { _id: string; slug?: string }[] }).data;
  for (const { slug } of await listOf('/api/story'))
    for (const part of ['', '/next']) await read(`/api/story/${slug}${part}`);
  for (const { _id } of await listOf('/api/highlight')) await read(`/api/highlight/${_id}`);
  const places = await listOf('/api/v3/destination');
  for (const part of ['', '/reviews', '/nearby', '/stories', '/map.svg'])
    for (const { slug } of places) if (answers.size < sampledCalls) await read(`/api/v3/destination/${slug}${part}`);
  return answers;
}

function flipByte(archive: string): string {
  const bytes = readFileSync(archive);
  const middle = bytes.length >> 1;
  bytes[middle] = (bytes[middle] as number) ^ 1;
  writeFileSync(`${archive}.damaged`, bytes);
  return `${archive}.damaged`;
}
