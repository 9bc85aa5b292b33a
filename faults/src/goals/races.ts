import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Goal, Run } from '../goal.ts';
import { type Outcome, verdictOf } from '../outcome.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const features = 'site/src/features';
/** Each of them asks on one process or on two, as its name says; docs/reliability.md tells which goal is whose. */
const files = [
  ...['staff-account', 'account-deletion', 'auth', 'google', 'password', 'email-change'].map(
    (name) => `${features}/accounts/server/${name}.routes.test.ts`,
  ),
  ...['reviews/server/vote', 'reviews/server/review-writing', 'favourites/server/favourite'].map(
    (name) => `${features}/${name}.routes.test.ts`,
  ),
  ...['banners/server/staff-banner', 'newsletter/server/newsletter'].map(
    (name) => `${features}/${name}.routes.test.ts`,
  ),
  ...[
    'stories/server/staff-story-publication',
    'destinations/server/staff-destination-publication',
    'destinations/server/staff-destination',
  ].map((name) => `${features}/${name}.routes.test.ts`),
  'site/test/idempotency.test.ts',
];

/** What the titles of the races have in common; the rest of those files needs no second look. */
const titles = 'fifty|50 at once|times at once|take each other|whoever deletes|late save|taken back|of ten at once';

/** B2: the races of the short tests, again and again. */
export const races: Goal = { name: 'B2', what: 'the races, a hundred times over', run };

type Report = {
  testResults: { name: string; assertionResults: { status: string; fullName: string; failureMessages: string[] }[] }[];
};

async function run({ folder, rounds }: Run): Promise<Outcome[]> {
  const repetitions = rounds ?? 100;
  const report = path.join(folder, 'report.json');
  const repeats = ['--repeats', String(repetitions - 1), '--testTimeout', '0', '--hookTimeout', '0', '--retry', '0'];
  const args = ['run', ...files, '-t', titles, ...repeats, '--reporter=json', `--outputFile=${report}`];
  const vitest = spawn(process.execPath, [path.join(root, 'node_modules/vitest/vitest.mjs'), ...args], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const leave = () => vitest.kill('SIGTERM');
  process.once('exit', leave);
  await once(vitest, 'exit');
  process.off('exit', leave);
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const passed = tests.filter(({ status }) => status === 'passed').length;
  const failed = tests.filter(({ status }) => status === 'failed');
  const wrong = failed.map(({ fullName, failureMessages }) => `${fullName}: ${failureMessages[0]?.slice(0, 200)}`);
  // A race that has moved to another file would be missed by nobody.
  for (const file of files) {
    const results = testResults.filter(({ name }) => name.endsWith(file)).flatMap((one) => one.assertionResults);
    if (!results.some(({ status }) => status === 'passed' || status === 'failed'))
      wrong.push(`no race was run of ${file}`);
  }
  const counts = { races: passed + failed.length, repetitions, held: passed, failed: failed.length };
  return [{ ...verdictOf(wrong), goal: 'B2', load: 'up to 50 at once', fault: 'races', counts }];
}
