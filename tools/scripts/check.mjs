import { passGates } from './gates/gates.mjs';

// npm run check: types, lint and format, import rules, dead code, lock file.
const { failures } = await passGates();
process.exitCode = failures.length > 0 ? 1 : 0;
