// Compares a small site with a large one, in turns: npm run bench:sizes -- --small folder --large folder. With --alike
// both hold the same content, and the large one has more beside it that nobody may notice: trash, what is planned.
// docs/performance.md.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbeddedPostgres } from '@trekker/database/embedded-postgres.ts';
import { filteredAddresses, listAddresses, searchAddresses, suggestionAddresses } from './addresses.ts';
import { atMost, type Goal } from './goals.ts';
import { at } from './measure.ts';
import { type Place, somePlaces } from './people.ts';
import { familyMilliseconds, startSite, stop, type Target } from './processes.ts';
import { printGoals } from './report.ts';

const usage = 'npm run bench:sizes -- --small folder --large folder [--rounds 5] [--alike]';
const { small: smallFolder, large: largeFolder, rounds, isAlike } = readArguments();
/** What as much content may cost more for what lies beside it: a tenth. */
const mostOfAlike = 1.1;

/** Lists that both sizes have. */
const pages = 10;
const asked = 60;

type Site = { target: Target; places: Place[]; cpu(): Cpu; close(): Promise<void> };
/** Processor time so far, in ms. */
type Cpu = { site: number; database: number };

const small = await open(smallFolder);
const large = await open(largeFolder);
try {
  printGoals(await compare());
} finally {
  await Promise.all([small.close(), large.close()]);
}

async function open(folder: string): Promise<Site> {
  const postgres = await startEmbeddedPostgres(path.join(folder, 'database'), {
    onUnexpectedExit: (error) => {
      throw error;
    },
  });
  const { host, database, user } = postgres.connection;
  const url = `postgresql://${user}@localhost/${database}?host=${encodeURIComponent(host)}`;
  const settings = { DATABASE_URL: url, DATA_DIR: folder, CACHE_MB: '0', RATE_LIMIT_SCALE: '1000000' };
  const target = await startSite(folder, 'http-worker', settings);
  const close = async () => {
    await stop(target);
    await postgres.stop();
  };
  const serverPid = Number(readFileSync(path.join(folder, 'database/pg/postmaster.pid'), 'utf8').split('\n')[0]);
  const cpu = () => ({
    site: familyMilliseconds(target.child.pid ?? 0),
    database: familyMilliseconds(serverPid),
  });
  return { target, places: (await somePlaces(target, 1)).slice(0, asked), cpu, close };
}

/** What is asked of a site: the same of both, but for the names of its places. */
function requestsTo({ places }: Site): Record<string, string[]> {
  const names = places.map(({ name }) => name);
  return {
    list: listAddresses(pages),
    filter: filteredAddresses(asked),
    detail: places.map(({ slug }) => `/api/v3/destination/${slug}`),
    search: searchAddresses(names),
    suggestions: suggestionAddresses(names),
  };
}

async function compare(): Promise<Goal[]> {
  const [ofSmall, ofLarge] = [requestsTo(small), requestsTo(large)];
  console.log(
    `${'milliseconds'.padEnd(14)}${'small p50'.padStart(11)}${'p95'.padStart(9)}${'large p50'.padStart(11)}${'p95'.padStart(9)}`,
  );
  const goals: Goal[] = [];
  for (const [kind, requests] of Object.entries(ofLarge)) {
    const before = [small.cpu(), large.cpu()] as const;
    const [smallTimes, largeTimes] = await timesOf(ofSmall[kind] ?? [], requests);
    const spent = [
      since(before[0], small.cpu(), smallTimes.length),
      since(before[1], large.cpu(), largeTimes.length),
    ] as const;
    const told = spent.map(({ site, database }) => `${site.toFixed(2)} + ${database.toFixed(2)}`);
    console.log(`${' '.repeat(14)}CPU of the site + of PostgreSQL for each: ${told.join(', then ')}`);
    const cells = [smallTimes, largeTimes].flatMap((times) => [at(times, 0.5), at(times, 0.95)]);
    console.log(
      `${kind.padEnd(14)}${cells.map((cell, index) => cell.toFixed(1).padStart(index % 2 ? 9 : 11)).join('')}`,
    );
    if (isAlike) {
      goals.push(
        atMost(`${kind}, p50 of large to small`, mostOfAlike, 'times', at(largeTimes, 0.5) / at(smallTimes, 0.5)),
      );
      goals.push(atMost(`${kind}, CPU of large to small`, mostOfAlike, 'times', sum(spent[1]) / sum(spent[0])));
      continue;
    }
    goals.push(atMost(`${kind}, p95 of large to small`, 2, 'times', at(largeTimes, 0.95) / at(smallTimes, 0.95)));
    const most = { search: 25, suggestions: 20 }[kind];
    if (most) goals.push(atMost(`${kind}, p95`, most, 'ms', at(largeTimes, 0.95), 1));
  }
  if (isAlike) return goals;
  for (const sort of ['newest', 'rating', 'name']) {
    const address = (page: number) => [`/api/v3/destination?limit=25&sort=${sort}&page=${page}`];
    const [, first] = await timesOf([], address(1), 40);
    const [, far] = await timesOf([], address(1000), 40);
    goals.push(atMost(`page 1,000 by ${sort} to page 1, p50`, 3, 'times', at(far, 0.5) / at(first, 0.5)));
  }
  return goals;
}

function sum({ site, database }: Cpu): number {
  return site + database;
}

function since(before: Cpu, now: Cpu, requests: number): Cpu {
  return { site: (now.site - before.site) / requests, database: (now.database - before.database) / requests };
}

/** Each request `times` over, one client, the two sites in turns; the first time is not counted. */
async function timesOf(
  ofSmall: readonly string[],
  ofLarge: readonly string[],
  times = rounds,
): Promise<[number[], number[]]> {
  const measured: [number[], number[]] = [[], []];
  for (let round = 0; round <= times; round += 1)
    for (let index = 0; index < Math.max(ofSmall.length, ofLarge.length); index += 1) {
      const sides = [
        [small, ofSmall[index], measured[0]],
        [large, ofLarge[index], measured[1]],
      ] as const;
      for (const [{ target }, address, list] of sides) {
        if (address === undefined) continue;
        const milliseconds = await ask(target, address);
        if (round > 0) list.push(milliseconds);
      }
    }
  return measured;
}

async function ask({ origin }: Target, address: string): Promise<number> {
  const startedAt = performance.now();
  const answer = await fetch(origin + address, { headers: { accept: 'application/json' } });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${address} was answered with ${answer.status}.`);
  return performance.now() - startedAt;
}

function readArguments() {
  try {
    const text = { type: 'string' } as const;
    const { values } = parseArgs({
      options: { small: text, large: text, rounds: { ...text, default: '5' }, alike: { type: 'boolean' } },
    });
    const count = Number(values.rounds);
    if (!values.small || !values.large || !Number.isInteger(count) || count < 1)
      throw new Error('Two filled data folders.');
    return {
      small: path.resolve(values.small),
      large: path.resolve(values.large),
      rounds: count,
      isAlike: values.alike ?? false,
    };
  } catch (error) {
    console.error(`${(error as Error).message}\n${usage}`);
    process.exit(2);
  }
}
