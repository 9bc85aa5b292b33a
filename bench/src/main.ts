import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '@trekker/database/embedded-postgres.ts';
import { listAddresses } from './addresses.ts';
import { multiplyDestinations } from './many-destinations.ts';
import { compare, measure, type Ratio, spread } from './measure.ts';
import { residentMegabytes, startPlain, startSite, stop, type Target } from './processes.ts';

// Measures one HTTP process of Trekker beside a plain node:http server that sends the same compressed bytes, in turns.
//   npm run bench [-- rounds [seconds]]
const [rounds = 5, seconds = 4] = process.argv.slice(2).map(Number);
const folder = mkdtempSync(path.join(tmpdir(), 'trekker-bench-'));
// As root, PostgreSQL runs as a user of its own, who must be able to walk in.
chmodSync(folder, 0o711);
const page = '/destinations/lisbon';
const json = '/api/v3/destination?limit=25';

async function readyAnswer(site: Target, address: string) {
  const answer = await fetch(site.origin + address, {
    headers: { accept: 'text/html,application/json', 'accept-encoding': 'br' },
  });
  // fetch decodes; the control must send what goes over the wire, so the bytes are compressed again the same way.
  const { brotliCompressSync } = await import('node:zlib');
  const type = answer.headers.get('content-type') ?? '';
  const body = brotliCompressSync(Buffer.from(await answer.arrayBuffer()));
  return {
    headers: { 'content-type': type, 'content-encoding': 'br', 'content-length': String(body.length) },
    body: body.toString('base64'),
  };
}

function print(ratio: Ratio, goal: string): void {
  console.log(
    `${ratio.name}\n  ratio ${spread(ratio.ratios)}   requests/s ${spread(ratio.perSecond, 0)}   plain ${spread(ratio.control, 0)}   goal ${goal}`,
  );
}

console.log(
  `${availableParallelism()} cores, ${process.version}, ${rounds} rounds of ${seconds} s, 50 connections; minimum / median / maximum\n`,
);
const dataDirectory = path.join(folder, 'data');

const first = await startSite('first start', 'main', { DATA_DIR: dataDirectory, SAMPLE: 'library' });
await stop(first);
const second = await startSite('second start', 'main', { DATA_DIR: dataDirectory });
await stop(second);
console.log(
  `start on an empty folder to the first page: ${(first.readyAfterMs / 1000).toFixed(2)} s   goal under 10 s`,
);
console.log(`second start to the first page: ${(second.readyAfterMs / 1000).toFixed(2)} s   goal under 3 s\n`);

const postgres = await startEmbeddedPostgres(path.join(dataDirectory, 'database'), {
  onUnexpectedExit: (error) => {
    throw error;
  },
});
const { host, database, user } = postgres.connection;
const url = `postgresql://${user}@localhost/${database}?host=${encodeURIComponent(host)}`;
const running: Target[] = [];
try {
  const count = await multiplyDestinations(url, 100);
  const plain = await startPlain();
  // All of it comes from one client, who would soon be told to wait.
  const settings = { DATABASE_URL: url, DATA_DIR: dataDirectory, RATE_LIMIT_SCALE: '1000000' };
  const site = await startSite('one HTTP process', 'http-worker', settings);
  const uncached = await startSite('one HTTP process without its cache', 'http-worker', { ...settings, CACHE_MB: '0' });
  running.push(plain, site, uncached);
  for (const address of [page, json]) await plain.teach(address, await readyAnswer(site, address));

  const beside = (name: string, target: Target, address: string, paths = [address]) =>
    compare(
      name,
      rounds,
      () => measure(target.origin, { paths, connections: 50, seconds }),
      () => measure(plain.origin, { paths: [address], connections: 50, seconds }),
    );
  print(await beside(`cached page (${page})`, site, page), 'at least 0.80');
  print(await beside(`cached JSON (${json})`, site, json), 'at least 0.80');
  print(
    await beside(`uncached list of 25 out of ${count}, every address another`, uncached, json, listAddresses(4000)),
    'at least 0.05',
  );
  print(
    await beside(
      `uncached page (/destinations?…, every address another)`,
      uncached,
      json,
      listAddresses(4000).map(asPage),
    ),
    'at least 0.03',
  );

  for (let answered = 0; answered < 1_000_000; ) {
    const { perSecond } = await measure(site.origin, { paths: [page, json], connections: 50, seconds: 10 });
    answered += perSecond * 10;
  }
  console.log(
    `\nmemory of the HTTP process after a million cached answers: ${residentMegabytes(site).toFixed(0)} MB   goal under 200 MB`,
  );
} finally {
  await Promise.all(running.map(stop));
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

function asPage(address: string): string {
  const query = new URLSearchParams(address.split('?')[1]);
  query.delete('limit');
  query.delete('sort');
  return `/destinations?${query}`;
}
