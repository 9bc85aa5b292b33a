import { passGates } from './gates.mjs';

// npm run check: types, lint and format, import rules, dead code, lock file.
const { failed } = await passGates();
process.exitCode = failed > 0 ? 1 : 0;
