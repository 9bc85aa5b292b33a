import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { provideBrowser } from './browser.mjs';
import { buildOnce } from './build-once.ts';
import { buildIsStale } from './gates/build-state.ts';
import { provideProxies } from './proxies.mjs';
import { root, run } from './run.mjs';

/** Builds the site when its sources are newer than what was built. Throws when the build fails. */
export async function build() {
  await buildOnce(buildIsStale, async () => {
    const { code } = await run('node', ['site/build.ts']);
    if (code !== 0) throw new Error('The site could not be built.');
  });
}

/** Tests of code and of HTTP. */
export async function runVitest() {
  await provideProxies();
  const report = (file) => ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  return withReport(
    (file) => run('vitest', report(file)),
    ({ numPassedTests, numPendingTests, numTodoTests, testResults }) => ({
      passed: numPassedTests,
      skipped: numPendingTests + numTodoTests,
      failures: testResults.flatMap(failuresOfFile),
    }),
  );
}

function failuresOfFile({ name, status, message, assertionResults }) {
  const file = path.relative(root, name);
  const failures = assertionResults
    .filter((test) => test.status === 'failed')
    .map(({ fullName, failureMessages }) => `${file}: ${fullName}\n${failureMessages.join('\n')}`);
  // A file that breaks before its first test has no tests that could fail.
  return status === 'failed' && failures.length === 0 ? [`${file}\n${message}`] : failures;
}

/** Journeys in a real browser; `args` go to Playwright. */
export async function runPlaywright(args = []) {
  const browser = await provideBrowser();
  return withReport(
    (file) =>
      run('playwright', ['test', '-c', 'e2e', '--reporter=list,json', ...args], {
        env: { ...browser, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
      }),
    ({ stats, suites, errors }) => ({
      passed: stats.expected + stats.flaky,
      skipped: stats.skipped,
      failures: [...suites.flatMap(failuresOfSuite), ...errors.map(({ message }) => message)],
    }),
  );
}

function failuresOfSuite({ specs = [], suites = [] }) {
  const failed = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }) => {
        const messages = results.at(-1)?.errors.map(({ message }) => message) ?? [];
        return `[${projectName}] ${file}:${line}: ${title}\n${messages.join('\n')}`;
      }),
  );
  return [...failed, ...suites.flatMap(failuresOfSuite)];
}

/** Counts by the report that a runner leaves. A runner that fails without saying where counts as one failure. */
async function withReport(start, read) {
  const folder = mkdtempSync(path.join(tmpdir(), 'trekker-report-'));
  const file = path.join(folder, 'report.json');
  try {
    const { code } = await start(file);
    const { passed, skipped, failures } = read(JSON.parse(readFileSync(file, 'utf8')));
    const silent = code !== 0 && failures.length === 0;
    return { passed, skipped, failures: silent ? [`It ended with ${code}, and no test failed.`] : failures };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
