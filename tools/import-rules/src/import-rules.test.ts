import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { IConfiguration } from 'dependency-cruiser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allowed, forbidden, scaffold } from './planted-imports.fixture.ts';

const project = path.resolve(import.meta.dirname, '../../..');
const scratch = mkdtempSync(path.join(tmpdir(), 'import-rules-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

function check(root: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`${import.meta.dirname}/check.ts`, root], {
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

/** A copy of the product in which every rule is broken once. */
function plant(root: string): void {
  const withoutModules = (source: string) => path.basename(source) !== 'node_modules';
  for (const folder of ['site/src', 'packages']) {
    cpSync(path.join(project, folder), path.join(root, folder), { recursive: true, filter: withoutModules });
  }
  // It says what the imports with # mean.
  cpSync(path.join(project, 'site/package.json'), path.join(root, 'site/package.json'));
  symlinkSync(path.join(project, 'node_modules'), path.join(root, 'node_modules'));
  const files = [...scaffold, ...allowed, ...forbidden.map(([, file, code]) => [file, code] as const)];
  for (const [file, code] of files) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    appendFileSync(path.join(root, file), `\n${code}\n`);
  }
}

let planted: ReturnType<typeof check>;
beforeAll(() => {
  const root = path.join(scratch, 'planted');
  plant(root);
  planted = check(root);
});

test.each(forbidden)('the import rule %s refuses %s', (rule, file) => {
  const names = planted.output.split('\n').filter((line) => line.startsWith(`${rule}: `) && line.includes(file));
  expect(names).not.toEqual([]);
});

test('the check fails when any import is refused', () => expect(planted.status).toBe(1));

test.each(allowed)('the import rules allow %s', (file) => {
  expect(planted.output).not.toContain(`${file} ->`);
});

test('every import rule has one planted violation', () => {
  const rules: IConfiguration = createRequire(import.meta.url)('../../../.dependency-cruiser.cjs');
  const unproven = (rules.forbidden ?? [])
    .map(({ name }) => name)
    .filter((name) => !forbidden.some(([rule]) => rule === name));
  expect(unproven).toEqual([]);
});

test('the check fails when it read too few files to be meaningful', () => {
  const root = path.join(scratch, 'empty');
  mkdirSync(path.join(root, 'site/src'), { recursive: true });
  const { status, output } = check(root);
  expect(output).toContain('Only 0 modules were read');
  expect(status).toBe(1);
});
