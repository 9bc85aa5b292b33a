import { passGates } from './gates.mjs';
import { secondsSince } from './run.mjs';
import { build, runPlaywright, runVitest } from './stages.mjs';

// npm test: everything that is proven by a machine. Its last line says "N passed, N failed".
const stages = [
  ['build', () => build().then(() => ({ passed: 0, failed: 0 }))],
  ['check', passGates],
  ['vitest', runVitest],
  ['browser', runPlaywright],
];

const sum = { passed: 0, failed: 0 };
for (const [name, stage] of stages) {
  console.log(`\n== ${name}`);
  const start = performance.now();
  const { passed, failed } = await stage().catch((error) => {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  });
  sum.passed += passed;
  sum.failed += failed;
  console.log(`== ${name}: ${passed} passed, ${failed} failed, ${secondsSince(start)}`);
}

console.log(`${sum.passed} passed, ${sum.failed} failed`);
process.exitCode = sum.failed > 0 || sum.passed === 0 ? 1 : 0;
