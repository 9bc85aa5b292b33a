/**
 * How fast a hit is beside a plain node:http server that sends the same compressed bytes: once with the same headers
 * (what the cache itself costs) and once with three (what the whole answer costs). Both run at the same time as
 * processes of their own and are measured in turns, since only ratios mean something on a shared machine.
 *
 *     node packages/response-cache/bench/hit.ts [rounds] [seconds per turn]
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import autocannon from 'autocannon';
import type { Ready } from './server.ts';
import { shapes } from './shapes.ts';

const [rounds = 7, seconds = 3] = process.argv.slice(2).map(Number);
const ACCEPT = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br, zstd' };

type Server = { child: ChildProcess; port: number };

async function start(ready: Ready | null): Promise<Server> {
  const child = fork(new URL('./server.ts', import.meta.url));
  child.send(ready as Ready);
  const [port] = await once(child, 'message');
  return { child, port };
}

async function ask(port: number, path: string): Promise<Ready> {
  const [response] = await once(request({ port, path, headers: ACCEPT }).end(), 'response');
  const body = Buffer.concat(await response.toArray()).toString('base64');
  const { connection, 'keep-alive': _, date, ...headers } = response.headers;
  return { headers, body };
}

/** The answer after the background has compressed it as small as it gets. */
async function askForSmallest(port: number, path: string): Promise<Ready> {
  const first = await ask(port, path);
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const later = await ask(port, path);
    if (later.body.length < first.body.length) return later;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return first;
}

type Measured = { perSecond: number; cpuMicroseconds: number };
type Pair = { plain: Measured; cache: Measured };

async function cpuMicroseconds({ child }: Server): Promise<number> {
  child.send('cpu');
  const [{ user, system }] = await once(child, 'message');
  return user + system;
}

async function measureTurn(server: Server, path: string): Promise<Measured> {
  const url = `http://127.0.0.1:${server.port}${path}`;
  const before = await cpuMicroseconds(server);
  const { requests, errors, non2xx } = await autocannon({ url, headers: ACCEPT, connections: 50, duration: seconds });
  if (non2xx + errors > 0) throw new Error(`${path}: ${non2xx} bad answers, ${errors} errors`);
  const used = (await cpuMicroseconds(server)) - before;
  return { perSecond: requests.average, cpuMicroseconds: used / requests.total };
}

function spread(values: number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(2);
  return `${at(0)} / ${at(0.5)} / ${at(1)}`;
}

async function measure(shape: string): Promise<void> {
  const path = `/${shape}`;
  const cache = await start(null);
  const same = await askForSmallest(cache.port, path);
  const { 'content-type': type = '', 'content-encoding': encoding = '', 'content-length': length = '' } = same.headers;
  const bare = { ...same, headers: { 'content-type': type, 'content-encoding': encoding, 'content-length': length } };
  const plain = { 'the same headers': await start(same), 'three headers': await start(bare) };
  const turns = Object.entries(plain).map(([name, server]) => ({ name, server, pairs: [] as Pair[] }));
  for (let round = 0; round < rounds; round += 1) {
    for (const { server, pairs } of turns) {
      pairs.push({ plain: await measureTurn(server, path), cache: await measureTurn(cache, path) });
    }
  }
  for (const { child } of [cache, ...Object.values(plain)]) child.kill();
  console.log(`${shape}: ${length} bytes of ${encoding}; min / median / max of ${rounds} rounds`);
  for (const { name, pairs } of turns) {
    console.log(`  beside plain node:http with ${name}`);
    console.log(
      `    answers per second, ratio: ${spread(pairs.map(({ cache, plain }) => cache.perSecond / plain.perSecond))}`,
    );
    console.log(`    answers per second: ${spread(pairs.map(({ cache }) => cache.perSecond))}`);
    console.log(`    processor time per answer, plain, us: ${spread(pairs.map(({ plain }) => plain.cpuMicroseconds))}`);
    console.log(`    processor time per answer, cache, us: ${spread(pairs.map(({ cache }) => cache.cpuMicroseconds))}`);
  }
}

for (const shape of Object.keys(shapes)) await measure(shape);
