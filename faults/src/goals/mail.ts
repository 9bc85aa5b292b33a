import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { networkLine } from '@trekker/database/connections/network-line.fixture.ts';
import {
  headerOf,
  type ReceivedMail,
  startSmtpDouble,
} from '@trekker/site/src/features/mail/server/smtp-double.fixture.ts';
import type { Goal, Run } from '../goal.ts';
import { type Outcome, percentile, verdictOf } from '../outcome.ts';
import { postgresIn } from '../place.ts';
import { type Random, seeded } from '../random.ts';
import { withClient } from '../read-back.ts';
import { type SiteProcess, startSite } from '../site-process.ts';
import { ask, isGood, msOf, type Seen } from '../watch.ts';
import { contact } from '../writers.ts';

const mailsPerRound = 50;
const pollersOfWorker = 2;

/**
 * G-05: the mail server fails in every way, and the worker that sends is killed, while people write what is mailed on.
 */
export const mail: Goal = { name: 'G-05', what: 'mail server slow, busy, dropping, silent, dead', run };

type Smtp = Awaited<ReturnType<typeof startSmtpDouble>>;
type Line = Awaited<ReturnType<typeof networkLine>>;

const faults: ((smtp: Smtp, line: Line) => void)[] = [
  (smtp) => smtp.behave('slow'),
  (smtp) => smtp.behave('refusing'),
  (smtp) => smtp.behave('dropping'),
  (_smtp, line) => line.become({ isBlackHole: true }),
  (_smtp, line) => line.become({ isCut: true }),
];

async function run({ folder, rounds: asked, minutes, seed }: Run): Promise<Outcome[]> {
  const kills = asked ?? 20;
  const until = performance.now() + minutes * 60_000;
  const random = seeded(seed);
  const smtp = await startSmtpDouble();
  const line = await networkLine({ port: Number(new URL(smtp.url).port), host: '127.0.0.1' });
  const postgres = await postgresIn(folder);
  const settings = {
    DATA_DIR: path.join(folder, 'data'),
    DATABASE_URL: postgres.url,
    SAMPLE: 'none',
    SMTP_URL: `smtp://127.0.0.1:${line.port}`,
  };
  await (await startSite(settings)).end('SIGTERM');
  const site = await startSite(settings, { script: 'http-worker' });
  const startWorker = () => startSite(settings, { script: 'job-worker', readyAt: null });
  const words: string[] = [];
  let worker = await startWorker();
  const before: Seen[] = [];
  // A worker that starts takes from the processor: so it does before as well.
  for (const _ of faults) {
    before.push(...(await write(site.origin, words)));
    await worker.end('SIGTERM');
    worker = await startWorker();
  }
  const during: Seen[] = [];
  let killed = 0;
  for (; killed < kills && performance.now() < until; killed += 1) {
    faults[killed % faults.length]?.(smtp, line);
    during.push(...(await write(site.origin, words)));
    await killAtWork(worker, postgres.connection, random);
    worker = await startWorker();
    line.become({});
    smtp.behave('well');
    console.error(`G-05 round ${killed + 1} of ${kills}: ${words.length} queued, ${smtp.received.length} received`);
  }
  const recoveredAt = performance.now();
  while (countOf(smtp, words).arrived < words.length && performance.now() - recoveredAt < 300_000) {
    await hurry(postgres.connection);
    await delay(1000);
  }
  const { arrived, twice, renamed } = countOf(smtp, words);
  await Promise.all([worker.end('SIGTERM'), site.end('SIGTERM')]);
  await postgres.stop();
  line.close();
  await smtp.close();
  const p99 = { beforeMsP99: percentile(msOf(before), 0.99), duringMsP99: percentile(msOf(during), 0.99) };
  const refused = [...before, ...during].filter((one) => !isGood(one)).length;
  const wrong: string[] = [];
  if (arrived < words.length) wrong.push(`${words.length - arrived} mails did not arrive`);
  if (twice > killed * pollersOfWorker) wrong.push(`${twice} mails arrived twice after ${killed} kills`);
  if (renamed > 0) wrong.push(`${renamed} mails came again under another Message-ID`);
  if (refused > 0) wrong.push(`${refused} requests failed`);
  if (p99.duringMsP99 > p99.beforeMsP99 * 1.2)
    wrong.push(`requests took ${p99.duringMsP99} ms, ${p99.beforeMsP99} before`);
  const counts = { kills: killed, queued: words.length, arrived, twice, renamed, ...p99 };
  const fault = 'mail server slow, 421, dropping after DATA, silent, dead; SIGKILL of the worker in each';
  return [{ ...verdictOf(wrong), goal: 'G-05', load: `${words.length} mails`, fault, counts }];
}

/** Messages of visitors, each of which is mailed on. What was promised is remembered. */
async function write(origin: string, words: string[]): Promise<Seen[]> {
  const seen: Seen[] = [];
  for (let count = 0; count < mailsPerRound; count += 1) {
    const word = randomUUID();
    const work = contact(word);
    const one = await ask(origin + work.path, work.request);
    if (isGood(one)) words.push(word);
    seen.push(one);
  }
  return seen;
}

type Connection = Parameters<typeof withClient>[0];

/** Somewhere while it is sending. */
async function killAtWork(worker: SiteProcess, connection: Connection, random: Random): Promise<void> {
  const atWork = `select from pgboss.job where name = 'send-mail' and state = 'active'`;
  await withClient(connection, async (client) => {
    while ((await client.query(atWork)).rowCount === 0) await delay(10);
  });
  await delay(random.next() * 1000);
  await worker.end('SIGKILL');
}

/** Nobody waits here for the hour that a mail rests after many tries: what waits is due at once. */
async function hurry(connection: Connection): Promise<void> {
  await withClient(connection, (client) =>
    client.query(`update pgboss.job set start_after = now() where name = 'send-mail' and state = 'retry'`),
  );
}

/** A server that took a mail has delivered it, whether its sender heard of that or not; but for what it dropped. */
function countOf({ received }: Smtp, words: readonly string[]) {
  const copies = Map.groupBy(received, (one) => headerOf(one, 'Subject')?.match(/[0-9a-f-]{36}/)?.[0] ?? '');
  const idsOf = (mails: readonly ReceivedMail[]) => new Set(mails.map((one) => headerOf(one, 'Message-ID'))).size;
  const counts = { arrived: 0, twice: 0, renamed: 0 };
  for (const word of words) {
    const mails = copies.get(word) ?? [];
    const delivered = mails.filter(({ acknowledged }) => acknowledged).length;
    counts.arrived += delivered > 0 ? 1 : 0;
    counts.twice += Math.max(0, delivered - 1);
    counts.renamed += idsOf(mails) > 1 ? 1 : 0;
  }
  return counts;
}
