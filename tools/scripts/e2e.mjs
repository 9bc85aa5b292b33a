import { build, runPlaywright } from './stages.mjs';

// npm run e2e [-- arguments of Playwright]: the browser tests alone.
await build();
const { passed, failures } = await runPlaywright(process.argv.slice(2));
process.exitCode = failures.length > 0 || passed === 0 ? 1 : 0;
