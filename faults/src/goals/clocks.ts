import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { SiteProcess } from '@trekker/site/test/site/site-process.ts';
import type { Goal, Run } from '../goal.ts';
import { type Outcome, verdictOf } from '../outcome.ts';
import { bearerOf, jsonCall, logIn } from '../people.ts';
import { postgresIn } from '../place.ts';
import { withClient } from '../read-back.ts';
import { samplePassword, startSite } from '../site-process.ts';
import { ask } from '../watch.ts';
import { contact } from '../writers.ts';

const minute = 60_000;
const clocks: [name: string, offsetMs: number][] = [
  ['a day slow', -24 * 60 * minute],
  ['10 minutes slow', -10 * minute],
  ['10 minutes fast', 10 * minute],
  ['a day fast', 24 * 60 * minute],
];

/** A tenth of a second more or less is the way to the database, not the clock. */
const mostSkewSeconds = 5;

/**
 * G-11: of two processes and a worker one has the right time, the others have not, and theirs jumps back by an hour.
 */
export const clockSkew: Goal = { name: 'G-11', what: 'clocks at odds', run };

type Scene = { right: SiteProcess; wrong: SiteProcess; mails: string; url: string };
type Connection = Parameters<typeof withClient>[0];

async function run({ folder }: Run): Promise<Outcome[]> {
  const postgres = await postgresIn(folder);
  const mails = path.join(folder, 'mail');
  mkdirSync(mails);
  const settings = { DATA_DIR: path.join(folder, 'data'), DATABASE_URL: postgres.url, MAIL_DIR: mails };
  await (await startSite({ ...settings, SAMPLE: 'library' })).end('SIGTERM');
  const right = await startSite(settings, { script: 'http-worker' });
  const outcomes: Outcome[] = [];
  for (const [name, offsetMs] of clocks) {
    const shifted = { ...settings, CLOCK_OFFSET_MS: String(offsetMs) };
    const args = ['--import', new URL('../shifted-clock.ts', import.meta.url).href];
    const wrong = await startSite(shifted, { script: 'http-worker', args });
    const worker = await startSite(shifted, { script: 'job-worker', args, readyAt: null });
    const scene = { right, wrong, mails, url: postgres.url };
    const found = await look(scene, postgres.connection);
    for (const jumping of [wrong, worker]) jumping.child.kill('SIGUSR2');
    const afterJump = await look(scene, postgres.connection);
    if (!wrong.isRunning() || !worker.isRunning()) afterJump.wrong.push('a process ended');
    await Promise.all([wrong.end('SIGTERM'), worker.end('SIGTERM')]);
    outcomes.push({
      ...verdictOf([...found.wrong, ...afterJump.wrong.map((one) => `after the jump: ${one}`)]),
      goal: 'G-11',
      load: 'two processes and a worker',
      fault: `one and the worker ${name}, then an hour back`,
      counts: { ...found.counts, skewSecondsAfterJump: afterJump.counts.skewSeconds ?? 0 },
    });
  }
  await right.end('SIGTERM');
  await postgres.stop();
  return outcomes;
}

async function look(scene: Scene, connection: Connection) {
  const wrong: string[] = [];
  const [links, order, skewSeconds] = [
    await useLinks(scene, wrong),
    await keepOrder(scene, connection, wrong),
    await compareEnds(scene, connection),
  ];
  if (skewSeconds > mostSkewSeconds) wrong.push(`a login lasts ${skewSeconds} s longer or shorter`);
  return { wrong, counts: { links, messagesInOrder: order, skewSeconds } };
}

/**
 * A link that one process gives lets in at the other, both ways, and its mail is sent; a login of one counts at the
 * other.
 */
async function useLinks({ right, wrong: skewed, mails }: Scene, wrong: string[]): Promise<number> {
  let used = 0;
  for (const [from, to, what] of [
    [right, skewed, 'given by the right clock'],
    [skewed, right, 'given by the wrong clock'],
  ] as const) {
    const email = `${randomUUID()}@example.com`;
    const person = { name: 'Early Late', email, password: samplePassword, confirmPassword: samplePassword };
    const registered = await fetch(`${from.origin}/api/v3/auth/register`, jsonCall({ ...person, acceptTerms: true }));
    const headers = bearerOf(await registered.json());
    const me = await ask(`${to.origin}/api/v3/auth/me`, { headers });
    if (me.status !== 200) wrong.push(`a login ${what} was answered ${me.status}`);
    await ask(`${from.origin}/api/v3/auth/reset-Password?email=${email}`, jsonCall({}));
    const token = await tokenFor(mails, email);
    if (token === undefined) wrong.push(`the mail of a link ${what} was not sent`);
    else {
      const change = `change-password?resetToken=${token}&newPassword=${encodeURIComponent('Other Horse 8')}`;
      const changed = await ask(`${to.origin}/api/v3/auth/${change}`, jsonCall({}));
      if (changed.status === 200) used += 1;
      else wrong.push(`a link ${what} was answered ${changed.status}`);
    }
  }
  return used;
}

/** From the mail that sets a new password, as soon as it is there. */
async function tokenFor(mails: string, email: string): Promise<string | undefined> {
  for (let tries = 0; tries < 300; tries += 1) {
    for (const name of readdirSync(mails).filter((file) => file.endsWith('.eml'))) {
      const source = readFileSync(path.join(mails, name), 'utf8').replaceAll('=\n', '').replaceAll('=3D', '=');
      const token = source.includes(`To: ${email}`) && /reset-password\?token=([\w-]+)/.exec(source)?.[1];
      if (token) return token;
    }
    await delay(100);
  }
  return undefined;
}

/** What the processes write in turn stands in the order in which it was written. */
async function keepOrder({ right, wrong: skewed }: Scene, connection: Connection, wrong: string[]): Promise<number> {
  const words = Array.from({ length: 10 }, () => randomUUID());
  for (const [turn, word] of words.entries()) {
    const work = contact(word);
    await ask((turn % 2 === 0 ? right : skewed).origin + work.path, work.request);
  }
  const { rows } = await withClient(connection, (client) =>
    client.query<{ name: string }>(
      'select full_name as name from contact_messages where full_name = any($1) order by created_at',
      [words.map((word) => `Writer ${word}`)],
    ),
  );
  const written = rows.map(({ name }) => name.slice('Writer '.length));
  if (written.join() !== words.join()) wrong.push(`${written.length} of ${words.length} messages, or in another order`);
  return written.length;
}

/** By how many seconds the ends of two logins differ, of which one process gave one and the other one the other. */
async function compareEnds({ right, wrong: skewed }: Scene, connection: Connection): Promise<number> {
  const secondsLeft = async ({ origin }: SiteProcess) => {
    await logIn(origin, 'user@example.com');
    const newest =
      'select extract(epoch from expires_at - now())::float as left from sessions order by created_at desc limit 1';
    const { rows } = await withClient(connection, (client) => client.query<{ left: number }>(newest));
    return rows[0]?.left ?? Number.NaN;
  };
  return Math.abs(Math.round((await secondsLeft(right)) - (await secondsLeft(skewed))));
}
