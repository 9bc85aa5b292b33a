import { stripVTControlCharacters } from 'node:util';
import { passGates } from './gates/gates.mjs';
import { secondsSince } from './run.mjs';
import { build, runPlaywright, runVitest } from './stages.mjs';

// npm test: everything that is proven by a machine. Its last line says "N passed, N failed, N skipped".
const stages = [
  ['build', () => build().then(() => ({ passed: 0, failures: [] }))],
  ['check', passGates],
  ['vitest', runVitest],
  // What fails is recorded when it is run alone (`npm run e2e`). To record everything takes a third of the time.
  ['browser', () => runPlaywright(['--trace=on-first-retry'])],
];

let passed = 0;
let skipped = 0;
const failures = [];
for (const [name, stage] of stages) {
  console.log(`\n== ${name}`);
  const start = performance.now();
  const result = await stage().catch((error) => {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failures: [`${name}: ${error instanceof Error ? error.message : error}`] };
  });
  passed += result.passed;
  skipped += result.skipped ?? 0;
  failures.push(...result.failures);
  const { length: failed } = result.failures;
  console.log(
    `== ${name}: ${result.passed} passed, ${failed} failed, ${result.skipped ?? 0} skipped, ${secondsSince(start)}`,
  );
}

// Often only the end of a long output is kept. Each failure stands whole further up.
for (const failure of failures) {
  console.log(`\nfailed: ${stripVTControlCharacters(failure).split('\n').slice(0, 10).join('\n  ')}`);
}
console.log(`${passed} passed, ${failures.length} failed, ${skipped} skipped`);
process.exitCode = failures.length > 0 || passed === 0 ? 1 : 0;
