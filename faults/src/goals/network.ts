import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { databaseLine, type NetworkLine, type Weather } from '@trekker/database/connections/network-line.fixture.ts';
import type { EmbeddedPostgres } from '@trekker/database/embedded-postgres.ts';
import type { Goal, Run } from '../goal.ts';
import { isAcknowledged } from '../ledger.ts';
import { type Outcome, verdictOf } from '../outcome.ts';
import { postgresIn } from '../place.ts';
import { seeded } from '../random.ts';
import { compare, inconsistencies, withClient } from '../read-back.ts';
import { setScene } from '../scene.ts';
import { freePort, startSite } from '../site-process.ts';
import { contact, type Scene, send, startWriters, writeOne } from '../writers.ts';
import { judgeAnswers } from './answers.ts';

/**
 * What one process with its jobs may open: writes 8, reads, news; jobs 4, their reads, pg-boss's own 10 and its news.
 */
const mostConnections = 26;

/** G-14: the network between site and database is slow, resets, swallows, or loses the answer to COMMIT. */
export const network: Goal = { name: 'G-14', what: 'network to the database', run };

const storms: [fault: string, weather: Weather][] = [
  ['500 ms latency', { delayMs: 500 }],
  ['5 % of answers reset the connection', { resets: 0.05 }],
  ['a network that swallows everything', { isBlackHole: true }],
];

async function run({ folder, rounds: asked, writers: count, seed }: Run): Promise<Outcome[]> {
  const postgres = await postgresIn(folder);
  const line = await databaseLine(postgres.connection, seeded(seed).next);
  const data = path.join(folder, 'data');
  const port = await freePort();
  const site = await startSite({ PORT: port, DATA_DIR: data, DATABASE_URL: line.url, SAMPLE: 'library' });
  try {
    const scene = await setScene(folder, seed, () => site.origin);
    const outcomes: Outcome[] = [];
    for (const [fault, weather] of storms)
      outcomes.push(await weatherStorm(scene, line, postgres, data, count, fault, weather));
    outcomes.push(await loseAnswers(scene, line, postgres, asked ?? 20));
    if (!site.isRunning())
      outcomes.push({ verdict: 'broken', why: 'the app ended', goal: 'G-14', load: '', fault: 'any', counts: {} });
    return outcomes;
  } finally {
    line.become({});
    await site.end('SIGTERM');
    line.close();
    await postgres.stop();
  }
}

async function weatherStorm(
  scene: Scene,
  line: NetworkLine,
  { connection }: EmbeddedPostgres,
  data: string,
  count: number,
  fault: string,
  weather: Weather,
): Promise<Outcome> {
  const since = scene.ledger.entries.length;
  const writers = startWriters(scene, count);
  await writers.begun;
  line.become(weather);
  await delay(10_000);
  line.become({});
  const mendedAt = performance.now();
  while (!isAcknowledged(await writeOne(scene, ['contact'])) && performance.now() - mendedAt < 60_000) await delay(50);
  const backMs = Math.round(performance.now() - mendedAt);
  await writers.stop();
  const entries = scene.ledger.entries.slice(since);
  const answers = judgeAnswers(entries);
  const result = await compare(connection, entries);
  const wrong = [...answers.wrong, ...result.wrong, ...(await inconsistencies(connection, path.join(data, 'media')))];
  if (backMs > 15_000) wrong.push(`nothing could be written for ${backMs} ms after it was over`);
  if (line.mostConnections() > mostConnections) wrong.push(`${line.mostConnections()} connections`);
  const { lost, twice, half } = result;
  const counts = { ...answers.counts, lost, twice, half, backMs, connections: line.mostConnections() };
  return { ...verdictOf(wrong), goal: 'G-14', load: `${count} writers`, fault: `${fault}, 10 s`, counts };
}

/**
 * The line breaks after COMMIT was sent: nobody knows whether it was done, and a second try with the same key does it
 * once.
 */
async function loseAnswers(
  scene: Scene,
  line: NetworkLine,
  { connection }: EmbeddedPostgres,
  rounds: number,
): Promise<Outcome> {
  const counts = { rounds, refused: 0, doneAtOnce: 0, rows: 0, tries: 0 };
  const wrong: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const word = randomUUID();
    const { path: address, request } = contact(word, { 'idempotency-key': word });
    line.become({ losesAnswerTo: 'commit' });
    let { status } = await send(scene.origin() + address, request);
    if (status === 503) counts.refused += 1;
    else if (status === 201) counts.doneAtOnce += 1;
    else wrong.push(`the first try was answered ${status}`);
    line.become({});
    for (let tries = 0; tries < 20 && status !== 201; tries += 1) {
      await delay(100);
      counts.tries += 1;
      ({ status } = await send(scene.origin() + address, request));
    }
    const { rows } = await withClient(connection, (client) =>
      client.query<{ rows: number }>('select count(*)::int as rows from contact_messages where full_name = $1', [
        `Writer ${word}`,
      ]),
    );
    counts.rows += rows[0]?.rows ?? 0;
    if (status !== 201 || rows[0]?.rows !== 1) wrong.push(`${rows[0]?.rows} rows after answer ${status}`);
  }
  const fault = 'reset after COMMIT was sent, then tried again with the same Idempotency-Key';
  return { ...verdictOf(wrong), goal: 'G-14', load: 'one writer', fault, counts };
}
