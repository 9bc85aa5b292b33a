import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Goal, Run } from '../goal.ts';
import { openLedger } from '../ledger.ts';
import { type Outcome, verdictOf } from '../outcome.ts';
import { postgresIn } from '../place.ts';
import { compare } from '../read-back.ts';
import { freePort, type SiteProcess, startSite } from '../site-process.ts';

const perSecond = 40;

/**
 * G-10 and G-07: two processes on one database, asked in turn; one after the other is stopped or killed and comes back.
 */
export const twoProcesses: Goal = { name: 'G-10', what: 'graceful stop, two processes', run };

async function run({ folder, rounds: asked, seed }: Run): Promise<Outcome[]> {
  const postgres = await postgresIn(folder);
  const settings = { DATA_DIR: path.join(folder, 'data'), DATABASE_URL: postgres.url, SAMPLE: 'none' };
  const start = async (port: string) => startSite({ ...settings, PORT: port }, { script: 'http-worker' });
  const ports = [await freePort(), await freePort()];
  await (await startSite({ ...settings, PORT: ports[0] as string })).end('SIGTERM');
  const both = await Promise.all(ports.map(start));
  const outcomes: Outcome[] = [];
  try {
    for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
      const ledger = openLedger(path.join(folder, `${signal}.jsonl`));
      const load = keepAsking(both, ledger);
      const rounds = asked ?? 4;
      for (let round = 0; round < rounds; round += 1) {
        await delay(500);
        const at = round % 2;
        await both[at]?.end(signal);
        both[at] = await start(ports[at] as string);
      }
      const statuses = await load.stop();
      const counts: Record<string, number> = { rounds, asked: statuses.length };
      for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
      const { lost, twice, wrong } = await compare(postgres.connection, ledger.entries);
      // What a killed process was working on has no answer, and nobody can give it one.
      const isGood = (status: number | string) =>
        status === 200 || status === 201 || (signal === 'SIGKILL' && typeof status === 'string');
      wrong.push(...statuses.filter((status) => !isGood(status)).map((status) => `an answer was ${status}`));
      const goal = signal === 'SIGTERM' ? 'G-10' : 'G-07';
      const fault = `${signal} of one of two processes in turn, behind a client that tries the other when refused`;
      outcomes.push({
        ...verdictOf(wrong),
        goal,
        load: `${perSecond} requests/s`,
        fault,
        counts: { ...counts, lost, twice, seed },
      });
    }
    return outcomes;
  } finally {
    await Promise.all(both.map((site) => site.end('SIGTERM')));
    await postgres.stop();
  }
}

/** Reads and messages at an even pace, whatever the answers. */
function keepAsking(sites: readonly SiteProcess[], ledger: ReturnType<typeof openLedger>) {
  const answers: Promise<number | string>[] = [];
  let turn = 0;
  const timer = setInterval(() => {
    turn += 1;
    answers.push(
      turn % 4 === 0 ? message(sites, turn, ledger) : ask(sites, turn, 'GET', `/api/v3/destination?page=${turn}`),
    );
  }, 1000 / perSecond);
  return {
    async stop() {
      clearInterval(timer);
      return Promise.all(answers);
    },
  };
}

async function message(
  sites: readonly SiteProcess[],
  turn: number,
  ledger: ReturnType<typeof openLedger>,
): Promise<number | string> {
  const word = randomUUID();
  const entry = ledger.sent(word, 'contact', { word });
  const body = { fullName: `Writer ${word}`, email: 'writer@example.com', subject: 'general', message: 'Is it open?' };
  const startedAt = performance.now();
  const status = await ask(sites, turn, 'POST', '/api/contact', JSON.stringify(body));
  ledger.ended(entry, {
    status: Number(status) || 0,
    retryAfter: false,
    milliseconds: Math.round(performance.now() - startedAt),
  });
  return status;
}

/** Each request has a connection of its own, as from many visitors; who refuses connections is left for the other. */
async function ask(
  sites: readonly SiteProcess[],
  turn: number,
  method: string,
  address: string,
  body = '',
): Promise<number | string> {
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const { origin } = sites[(turn + attempt) % sites.length] as SiteProcess;
    const status = await once(`${origin}${address}`, method, body);
    if (status !== 'refused') return status;
  }
  return 'refused by both';
}

function once(address: string, method: string, body: string): Promise<number | string> {
  return new Promise((resolve) => {
    const agent = new Agent({ keepAlive: false });
    const headers =
      body === '' ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const sent = request(address, { agent, method, headers }, (response) => {
      response
        .resume()
        .once('end', () => resolve(response.statusCode ?? 0))
        .once('error', () => resolve('cut off'));
    });
    sent.once('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code === 'ECONNREFUSED' ? 'refused' : (error.code ?? 'no answer')),
    );
    sent.end(body);
  });
}
