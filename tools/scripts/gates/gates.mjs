import { readFileSync } from 'node:fs';
import path from 'node:path';
import { textsGate } from '../../texts/src/texts-gate.ts';
import { root, run, secondsSince } from '../run.mjs';
import { layoutGate } from './layout.ts';
import { linksGate } from './links.ts';
import { plainNamesGate } from './plain-names.ts';
import { proseGate } from './prose.ts';
import { readmesGate } from './readmes.ts';
import { recipesGate } from './recipes.ts';
import { referencesGate } from './references.ts';
import { securityListGate } from './security-list.mjs';
import { settingsListGate } from './settings-list.mjs';
import { stylesGate } from './styles.ts';

const program =
  (command, ...args) =>
  () =>
    run(command, args, { capture: true });

/** What must hold of the code before it is run at all. */
const gates = [
  { name: 'types', prove: program('tsc', '--build') },
  {
    name: 'lint and format',
    prove: program('biome', 'ci', '--colors=off', '--error-on-warnings', '--diagnostic-level=warn'),
  },
  { name: 'import rules', prove: program('node', 'tools/import-rules/src/check.ts') },
  { name: 'dead code', prove: program('knip', '--no-progress', '--no-config-hints') },
  { name: 'lock file', prove: lockFile },
  { name: 'security list', prove: async () => securityListGate() },
  { name: 'layout', prove: async () => layoutGate() },
  { name: 'plain names', prove: async () => plainNamesGate() },
  { name: 'styles', prove: async () => stylesGate() },
  { name: 'links', prove: async () => linksGate() },
  { name: 'references', prove: async () => referencesGate() },
  { name: 'prose', prove: async () => proseGate() },
  { name: 'readmes', prove: async () => readmesGate() },
  { name: 'settings list', prove: async () => settingsListGate() },
  { name: 'recipes', prove: async () => recipesGate() },
  { name: 'texts', prove: () => textsGate() },
];

// Whoever installs takes the packages from their own registry, not from the one that wrote the file.
async function lockFile() {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  const bound = Object.entries(packages).filter(([, { resolved }]) => /^https?:/.test(resolved ?? ''));
  const lines = bound.map(([name, { resolved }]) => `${name} is bound to ${resolved}\n`);
  return { code: bound.length > 0 ? 1 : 0, output: lines.join('') };
}

/**
 * Proves all gates at once, prints a line for each and the output of what failed. Gives how many passed, and what
 * failed.
 */
export async function passGates() {
  const results = await Promise.all(gates.map(passGate));
  const failures = results.filter(({ passed }) => !passed).map(({ name, output }) => `${name}:\n${output.trim()}`);
  for (const failure of failures) console.log(`\n${failure}`);
  return { passed: results.length - failures.length, failures };
}

async function passGate({ name, prove }) {
  const start = performance.now();
  const { code, output } = await prove();
  console.log(`${code === 0 ? 'passed' : 'FAILED'}  ${name} (${secondsSince(start)})`);
  return { name, passed: code === 0, output };
}
