import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { provideBrowser } from './browser.mjs';
import { buildIsStale } from './build-state.ts';
import { run } from './run.mjs';

/** Builds the site when its sources are newer than what was built. Throws when the build fails. */
export async function build() {
  if (!buildIsStale()) return;
  const { code } = await run('node', ['site/build.ts']);
  if (code !== 0) throw new Error('The site could not be built.');
}

/** Tests of code and of HTTP. */
export async function runVitest() {
  const report = (file) => ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  return withReport(
    (file) => run('vitest', report(file)),
    ({ numPassedTests, numFailedTests, testResults }) => ({
      passed: numPassedTests,
      // A file that breaks before its first test has no tests that could fail.
      failed: numFailedTests + testResults.filter((file) => file.status === 'failed' && noTestFailed(file)).length,
    }),
  );
}

const noTestFailed = (file) => file.assertionResults.every(({ status }) => status !== 'failed');

/** Journeys in a real browser; `args` go to Playwright. */
export async function runPlaywright(args = []) {
  const browser = await provideBrowser();
  return withReport(
    (file) =>
      run('playwright', ['test', '-c', 'e2e', '--reporter=list,json', ...args], {
        env: { ...browser, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
      }),
    ({ stats, errors }) => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected + errors.length,
    }),
  );
}

/** Counts by the report that a runner leaves. A runner that fails without saying where counts as one failure. */
async function withReport(start, count) {
  const folder = mkdtempSync(path.join(tmpdir(), 'trekker-report-'));
  const file = path.join(folder, 'report.json');
  try {
    const { code } = await start(file);
    const { passed, failed } = count(JSON.parse(readFileSync(file, 'utf8')));
    return { passed, failed: code === 0 ? failed : Math.max(1, failed) };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
