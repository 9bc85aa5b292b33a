import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { aLogin, type Login } from '../src/features/accounts/server/account.fixture.ts';
import { aDestination } from '../src/features/destinations/server/destination.fixture.ts';
import { aHighlight } from '../src/features/highlights/server/highlight.fixture.ts';
import { aReview } from '../src/features/reviews/server/review.fixture.ts';
import { aStory } from '../src/features/stories/server/story.fixture.ts';
import { type FuzzedRequest, fuzzedRequests, someName } from './calls/fuzz-requests.ts';
import type { Ask, AskOptions } from './calls/requests.ts';
import { type SeparateSite, startSeparateSite } from './site/separate-site.ts';
import { testSite } from './site/test-site.ts';

/** `npm run test:fuzz` sends more, to a process of its own, and others with each FUZZ_SEED. */
const perPath = Number(process.env.FUZZ_PER_PATH ?? 6);
const seed = Number(process.env.FUZZ_SEED ?? 20260807);
vi.setConfig({ testTimeout: 30_000 + perPath * 30_000, hookTimeout: 60_000 });

const site = testSite();
/** With FUZZ_PER_PATH a process of its own, whose memory can be looked at. */
let apart: SeparateSite | undefined;
beforeAll(async () => {
  if (process.env.FUZZ_PER_PATH !== undefined) apart = await startSeparateSite(site);
});
afterAll(async () => {
  if (apart) expect(await apart.close()).toBe(0);
});
const ask: Ask = (...request) => (apart ?? site).ask(...request);

/** Would hear of it if the site went to an address that somebody gave it. */
const trap = createServer((_, response) => void response.end());
let trapped = 0;
let bait = '';
beforeAll(async () => {
  trap.on('connection', () => {
    trapped += 1;
  });
  await new Promise<void>((go) => trap.listen(0, '127.0.0.1', go));
  bait = `http://127.0.0.1:${(trap.address() as AddressInfo).port}/x.png`;
});
afterAll(() => trap.close());

type Round = { names: string[]; headers: Record<FuzzedRequest['as'], Partial<Login['headers']>> };

/** What is asked for, and who asks: some calls delete either. */
async function aRound(): Promise<Round> {
  const { db } = site;
  const destination = await aDestination(db);
  const [story, highlight, review] = [await aStory(db), await aHighlight(db), await aReview(db, destination)];
  const [user, admin, author] = [
    await aLogin(db, {}),
    await aLogin(db, { role: 'ADMIN' }),
    await aLogin(db, { role: 'AUTHOR' }),
  ];
  const names = [destination.id, destination.slug, story.id, story.slug, highlight.id, review.id, user.account.id];
  return {
    names,
    headers: { nobody: {}, USER: user.headers, ADMIN: admin.headers, AUTHOR: author.headers },
  };
}

let turn = 0;
function filled(text: string, { names }: Round): string {
  const name = () => {
    turn += 1;
    return names[turn % names.length] ?? '';
  };
  return text.replaceAll(someName, name).replaceAll('https://example.com', bait);
}

function sent({ path, method, as, headers, body }: FuzzedRequest, round: Round): [string, AskOptions] {
  const type = headers?.['content-type'];
  const told = {
    accept: 'application/json',
    ...round.headers[as],
    ...headers,
    ...(type && { 'content-type': type }),
  } as Record<string, string>;
  return [
    filled(path, round),
    {
      method,
      headers: told,
      ...(body !== undefined && { body: typeof body === 'string' ? filled(body, round) : body }),
    },
  ];
}

const inside = /node_modules|\.ts\b:|Failed query|\bselect .* from\b|ZodError|PostgresError|at \w+ \(/i;

/** What a run leaves behind for docs/reliability.md. */
const seen = { statuses: {} as Record<string, number>, slowestMs: 0, askedAgain: 0 };

async function faultOf(request: FuzzedRequest, round: Round): Promise<string | undefined> {
  const [path, options] = sent(request, round);
  const said = `${options.method} ${path.slice(0, 200)} as ${request.as} ${JSON.stringify(options.headers)} ${String(options.body ?? '').slice(0, 300)}`;
  const sendIt = async () => {
    const start = performance.now();
    const answer = await ask(path, options).catch((error: Error) => error);
    seen.slowestMs = Math.max(seen.slowestMs, Math.round(performance.now() - start));
    return answer;
  };
  const first = await sendIt();
  // A machine that stalls lets a statement run out of its time; what says so, and when to come back, is asked again.
  const busy = !(first instanceof Error) && first.status === 503;
  if (busy) seen.askedAgain += 1;
  const answer = busy ? await sendIt() : first;
  const status = answer instanceof Error ? 'cut off' : answer.status;
  seen.statuses[status] = (seen.statuses[status] ?? 0) + 1;
  // A body that is too long is not read to its end.
  if (answer instanceof Error) return /EPIPE|ECONNRESET/.test(String(answer)) ? undefined : `${answer}: ${said}`;
  if (answer.status >= 500) return `${answer.status} ${answer.text}: ${said}`;
  if (answer.status >= 400 && inside.test(answer.text)) return `tells of the inside, ${answer.text}: ${said}`;
  return undefined;
}

/** Sends them, eight at once. */
async function faultsOf(requests: readonly FuzzedRequest[], lookAtMemory: () => void): Promise<string[]> {
  const faults: string[] = [];
  let round = await aRound();
  for (let at = 0; at < requests.length; at += atOnce) {
    if (at % (5 * atOnce) === 0) round = await aRound();
    lookAtMemory();
    const batch = await Promise.all(requests.slice(at, at + atOnce).map((request) => faultOf(request, round)));
    faults.push(...batch.filter((fault) => fault !== undefined));
  }
  return faults;
}

const atOnce = 8;

test('random requests to any call are answered or refused, and the site makes no request of its own (G-41, T31, T42, T43, T55)', async () => {
  const { endpoints } = site.site;
  const requests = fuzzedRequests(endpoints, perPath, seed);
  const faults: string[] = [];
  const started = await apart?.memory();
  // A process that has just started grows with the first requests of each kind, whatever is in them: they are sent
  // before it is measured.
  if (apart) faults.push(...(await faultsOf(fuzzedRequests(endpoints, 12, seed + 1000), () => {})));
  const warm = await apart?.memory();
  const before = apart?.megabytes().own ?? 0;
  let mostMb = before;
  faults.push(
    ...(await faultsOf(requests, () => {
      mostMb = Math.max(mostMb, apart?.megabytes().own ?? 0);
    })),
  );
  const memoryMb = { before, most: mostMb, own: { started, warm, atTheEnd: await apart?.memory() } };
  const counts = { requests: requests.length, faults: faults.length, ...seen, memoryMb };
  console.log(JSON.stringify({ goal: 'G-41', seed, load: `${perPath} for each path, ${atOnce} at once`, counts }));
  expect(faults.slice(0, 20)).toEqual([]);
  expect(mostMb - before).toBeLessThanOrEqual(100);
  expect(trapped).toBe(0);
  expect(({} as { role?: string }).role).toBeUndefined();
});
