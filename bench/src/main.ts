import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { startEmbeddedPostgres } from '@trekker/database/embedded-postgres.ts';
import { residentMegabytes } from '../../site/test/site/site-process.ts';
import { atMost, type Goal, goalsOf } from './goals.ts';
import type { Request } from './load.ts';
import { multiplyDestinations } from './many-destinations.ts';
import { type Compared, inTurns, measure } from './measure.ts';
import { type Options, readOptions } from './options.ts';
import { password, somePlaces } from './people.ts';
import { fillDatabase, type PlainServer, startPlain, startSite, stop, type Target } from './processes.ts';
import { printGoals, printHead, printRow } from './report.ts';
import { type Scenario, type Setting, scenarios } from './scenarios.ts';

// Measures Trekker's processes beside a plain node:http server that sends the same bytes, in turns.
// docs/performance.md.
const options = readOptions();
const folder = mkdtempSync(path.join(tmpdir(), 'trekker-bench-'));
// As root, PostgreSQL runs as a user of its own, who must be able to walk in.
chmodSync(folder, 0o711);
const dataDirectory = options.data ? path.resolve(options.data) : path.join(folder, 'data');
const goals: Goal[] = [];

console.log(
  `${availableParallelism()} cores, ${process.version}, ${options.rounds} rounds of ${options.seconds} s after one that warms up, asked by ${options.client}\n`,
);
await measureStarts();
const postgres = await startEmbeddedPostgres(path.join(dataDirectory, 'database'), {
  onUnexpectedExit: (error) => {
    throw error;
  },
});
const { host, database, user } = postgres.connection;
const url = `postgresql://${user}@localhost/${database}?host=${encodeURIComponent(host)}`;
const running: Target[] = [];
try {
  await measureAll();
} finally {
  await Promise.all(running.map(stop));
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
printGoals(goals);

async function measureStarts(): Promise<void> {
  const settings = { DATA_DIR: dataDirectory, SAMPLE: 'library', SAMPLE_PASSWORD: password };
  const starts: number[] = [];
  for (const name of options.data ? ['start again'] : ['first start', 'second start']) {
    const site = await startSite(name, 'main', settings);
    await stop(site);
    starts.push(site.readyAfterMs / 1000);
    console.log(`${name} to the first page: ${(site.readyAfterMs / 1000).toFixed(2)} s`);
  }
  goals.push(atMost('second start to the first page', 2, 's', starts.at(-1) ?? 0));
}

async function measureAll(): Promise<void> {
  // All of it comes from one client, who would soon be told to wait.
  const settings = { DATABASE_URL: url, DATA_DIR: dataDirectory, RATE_LIMIT_SCALE: '1000000' };
  if (options.destinations) await fillDatabase(options.destinations, settings);
  else if (!options.data) console.log(`${await multiplyDestinations(url, 100)} destinations\n`);
  const plain = await startPlain();
  running.push(plain);
  const targets: Record<Setting, Target> = {
    cached: await startSite('one process', 'http-worker', settings),
    'cards kept': await startSite('one process that keeps cards alone', 'http-worker', {
      ...settings,
      CACHE_MB: '0',
      CACHE_PARTS_MB: '64',
    }),
    uncached: await startSite('one process without its cache', 'http-worker', { ...settings, CACHE_MB: '0' }),
    'two workers': await startSite('two processes', 'main', { ...settings, WORKERS: '2' }),
  };
  running.push(...Object.values(targets));
  const places = await somePlaces(targets.cached, 20);
  const all = await scenarios(targets.cached, places, Math.min(170, Math.ceil((places.length * 4) / 25)));
  printHead();
  const results = new Map<string, Map<number, Compared>>();
  for (const scenario of all.filter(({ name }) => name.includes(options.only)))
    for (const connections of options.connections.filter((one) => one <= (scenario.most ?? one))) {
      const compared = await compareOne(scenario, connections, targets[scenario.setting], plain, options).catch(
        (error: Error) => console.log(`${scenario.name}, ${connections} connections: not measured. ${error.message}`),
      );
      if (!compared) continue;
      printRow(scenario.name, connections, compared);
      results.set(scenario.name, (results.get(scenario.name) ?? new Map()).set(connections, compared));
    }
  goals.push(...goalsOf(all, results));
  await measureMemory(targets);
}

/** The control sends the bytes of the scenario's first answer, compressed as the cache would have them. */
async function compareOne(
  { requests, once = false }: Scenario,
  connections: number,
  target: Target,
  plain: PlainServer,
  { rounds, seconds, client }: Options,
): Promise<Compared> {
  const [first = { path: '/' }] = requests;
  await plain.teach(await answerTo(target, first));
  const step = options.connections.indexOf(connections);
  const turns = options.connections.length * rounds + 1;
  const share = once ? Math.floor(requests.length / turns) : requests.length;
  const at = step * rounds;
  const ofRound = (round: number) => (once ? requests.slice((at + round) * share, (at + round + 1) * share) : requests);
  return inTurns(
    // What is warm for one number of connections is so for the next.
    { rounds, warmUp: step === 0 },
    (round) => measure(target, { requests: ofRound(round), connections, seconds, once }, client),
    () => measure(plain, { requests: [first], connections, seconds, once: false }, once ? 'autocannon' : client),
  );
}

async function answerTo(site: Target, { path: address, method = 'GET', headers }: Request) {
  const isRead = method === 'GET';
  const asked = { accept: 'text/html,application/json', ...(isRead && { 'accept-encoding': 'br' }) };
  // A change is not made for this: what it answers is about as long as what reads answer.
  const answer = await fetch(isRead ? site.origin + address : `${site.origin}/api/v3/destination/lisbon`, {
    headers: asked,
  });
  // fetch decodes; the control must send what goes over the wire.
  const body = brotliCompressSync(Buffer.from(await answer.arrayBuffer()));
  const sent = { 'content-type': answer.headers.get('content-type') ?? '', 'content-encoding': 'br' };
  const bodyHeaders = headers?.['if-none-match'] ? {} : { ...sent, 'content-length': String(body.length) };
  return { headers: bodyHeaders, body: body.toString('base64') };
}

/** After all that was measured before, and half a minute of answers from memory. */
async function measureMemory(targets: Record<Setting, Target>): Promise<void> {
  const requests = [{ path: '/destinations/lisbon' }, { path: '/api/v3/destination?limit=25' }];
  await measure(targets.cached, { requests, connections: 50, seconds: options.seconds * 5 }, options.client);
  for (const [setting, most] of [
    ['cached', 220],
    ['uncached', 200],
  ] as const)
    goals.push(atMost(`memory under load, ${setting}`, most, 'MB', residentMegabytes(targets[setting]), 0));
}
