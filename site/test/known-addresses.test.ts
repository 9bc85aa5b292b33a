import { randomInt } from 'node:crypto';
import { beforeAll, expect, test, vi } from 'vitest';
import { anAccount } from '../src/features/accounts/server/account.fixture.ts';
import { hashPassword } from '../src/features/accounts/server/password/password-hash.ts';
import { newsletterSubscribers } from '../src/features/newsletter/server/newsletter.table.ts';
import type { Received } from './calls/requests.ts';
import { testSite } from './site/test-site.ts';

/** `npm run test:timing` asks for so many of each that a small difference would be seen. */
const pairs = Number(process.env.TIMING_PAIRS ?? 30);
/** How far from a half chance takes the figure: four times its deviation, and no less than the goal. */
const tolerance = Math.max(0.05, 4 * Math.sqrt(1 / (6 * pairs)));
vi.setConfig({ testTimeout: 60_000 + pairs * 2000, hookTimeout: 60_000 + pairs * 100 });

const site = testSite();
const known = (index: number) => `known-${index}@example.com`;
const unknown = (index: number) => `other-${index}@example.com`;

beforeAll(async () => {
  const passwordHash = await hashPassword('correct Horse 7');
  for (let index = 0; index < pairs; index += 1) {
    await anAccount(site.db, { email: known(index), passwordHash, emailVerifiedAt: new Date() });
    await site.db.insert(newsletterSubscribers).values({ email: known(index), state: 'confirmed' });
  }
});

const calls: [string, string, string, (email: string) => object][] = [
  ['logging in', 'POST', 'login', (email) => ({ email, password: 'wrong Horse 7' })],
  ['a link for a new password', 'POST', 'reset-Password', (email) => ({ email })],
  ['the newsletter', 'PUT', 'subscribe-email', (email) => ({ email })],
];

async function ask(method: string, path: string, body: object): Promise<{ answer: Received; took: number }> {
  const started = performance.now();
  const headers = { 'content-type': 'application/json' };
  const answer = await site.ask(`/api/v3/auth/${path}`, { method, headers, body: JSON.stringify(body) });
  return { answer, took: performance.now() - started };
}

/** What an answer says, but for what differs between any two. */
function said({ status, headers, text }: Received): string {
  const { date, 'x-request-id': id, ...others } = headers;
  return JSON.stringify([status, others, text]);
}

/** How often a known address took longer than an unknown one: a half when time tells nothing. */
function chance(knownTimes: readonly number[], unknownTimes: readonly number[]): number {
  let longer = 0;
  for (const one of knownTimes) for (const other of unknownTimes) longer += one > other ? 1 : one === other ? 0.5 : 0;
  return longer / (knownTimes.length * unknownTimes.length);
}

test.each(calls)(
  '%s reveals neither by its answer nor by its time whether an address has an account (G-44, T16)',
  async (name, method, path, body) => {
    const times: [number[], number[]] = [[], []];
    const answers = new Set<string>();
    for (let index = 0; index < pairs; index += 1) {
      // What the machine does meanwhile hits both alike, whatever its rhythm.
      const asked = [
        [0, known(index)],
        [1, unknown(index)],
      ] as const;
      for (const [kind, email] of randomInt(2) ? asked.toReversed() : asked) {
        const { answer, took } = await ask(method, path, body(email));
        times[kind].push(took);
        answers.add(said(answer));
      }
    }
    const auc = chance(...times);
    const medians = times.map((each) => Math.round(each.toSorted((a, b) => a - b)[pairs >> 1] ?? 0));
    console.log(
      JSON.stringify({
        goal: 'G-44',
        load: `${pairs} pairs, ${name}`,
        counts: { auc: Number(auc.toFixed(3)), medians },
      }),
    );
    expect([...answers]).toHaveLength(1);
    expect(Math.abs(auc - 0.5)).toBeLessThan(tolerance);
  },
);
