import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');

const scratch = mkdtempSync(path.join(tmpdir(), 'function-limits-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));
const { $schema, vcs, ...settings } = JSON.parse(readFileSync(path.join(root, 'biome.json'), 'utf8'));
writeFileSync(path.join(scratch, 'biome.json'), JSON.stringify(settings));

/** What the linter says of `code`, if it were that file. */
function complaints(file: string, code: string): string {
  mkdirSync(path.dirname(path.join(scratch, file)), { recursive: true });
  writeFileSync(path.join(scratch, file), code);
  const biome = path.join(root, 'node_modules/.bin/biome');
  const { stdout, stderr } = spawnSync(biome, ['lint', '--colors=off', file], { cwd: scratch, encoding: 'utf8' });
  return stdout + stderr;
}

const longFunction = (lines: number) => `export function long(log: () => void) {\n${'  log();\n'.repeat(lines - 2)}}\n`;

const nested = (depth: number) =>
  `export function deep(n: number) {\n${Array.from({ length: depth }, (_, at) => `if (n > ${at}) {`).join('\n')}\nreturn n;\n${'}'.repeat(depth)}\nreturn 0;\n}\n`;

test.each([
  ['too many lines', 'site/src/server/planted.ts', longFunction(103), 'noExcessiveLinesPerFunction'],
  ['too many turns', 'site/src/server/planted.ts', nested(6), 'noExcessiveCognitiveComplexity'],
  [
    'too many turns in a component',
    'packages/design-system/src/planted.tsx',
    nested(6),
    'noExcessiveCognitiveComplexity',
  ],
  ['too many turns even in a test', 'site/test/planted.test.ts', nested(6), 'noExcessiveCognitiveComplexity'],
])('a function with %s is refused', (_, file, code, rule) => {
  expect(complaints(file, code)).toContain(rule);
});

test.each([
  ['100 lines', 'site/src/server/planted.ts', longFunction(100)],
  ['a depth of 5', 'site/src/server/planted.ts', nested(5)],
  ['many lines, in a test', 'site/test/planted.test.ts', longFunction(200)],
])('a function with %s is allowed', (_, file, code) => {
  const said = complaints(file, code);
  expect(said).toContain('Checked 1 file');
  expect(said).not.toContain('noExcessive');
});
