import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
const tsc = path.join(root, 'node_modules/.bin/tsc');

const scratch = mkdtempSync(path.join(tmpdir(), 'type-programs-'));
symlinkSync(path.join(root, 'node_modules'), path.join(scratch, 'node_modules'));
writeFileSync(path.join(scratch, 'package.json'), '{ "type": "module" }');
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

type Program = 'server' | 'web' | 'tests';

/** All that a program reads, libraries too, from the root on. */
function filesOf(program: Program): string[] {
  const list = execFileSync(tsc, ['-p', `tsconfig.${program}.json`, '--listFilesOnly'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  return list.split('\n').map((file) => path.relative(root, file));
}

const read = { server: filesOf('server'), web: filesOf('web'), tests: filesOf('tests') };

/** What the compiler says of `code` under a program's settings. */
function typeErrors(program: Program, code: string): string {
  const extended = { extends: path.join(root, `tsconfig.${program}.json`), include: ['planted.ts'] };
  writeFileSync(path.join(scratch, 'tsconfig.json'), JSON.stringify(extended));
  writeFileSync(path.join(scratch, 'planted.ts'), code);
  return spawnSync(tsc, ['-p', scratch, '--incremental', 'false'], { encoding: 'utf8' }).stdout;
}

test.each<[program: Program, code: string, error: string]>([
  ['server', 'window.scrollTo(0, 0);', "Cannot find name 'window'"],
  ['server', 'localStorage.clear(); document.title;', "Cannot find name 'document'"],
  ['server', 'export const mode = import.meta.env.MODE;', "Property 'env' does not exist"],
  ['web', 'export const pid = process.pid;', "Cannot find name 'process'"],
  ['web', "export const bytes = Buffer.from('x');", "Cannot find name 'Buffer'"],
  // "Left out" and "there, and undefined" are two things.
  ['server', 'export const a: { b?: string } = { b: undefined };', 'exactOptionalPropertyTypes'],
  ['web', 'export const a: { b?: string } = { b: undefined };', 'exactOptionalPropertyTypes'],
])('the type check of the %s program refuses %s', (program, code, error) => {
  expect(typeErrors(program, code)).toContain(error);
});

test.each<[program: Program, code: string]>([
  ['server', 'export const pid = process.pid;'],
  ['web', 'window.scrollTo(0, 0); export const mode = import.meta.env.MODE;'],
])('the type check of the %s program allows %s', (program, code) => {
  expect(typeErrors(program, code)).toBe('');
});

// A library can bring the types of a whole platform along, whatever the settings say.
test.each<[program: Program, foreign: RegExp]>([
  ['server', /\/lib[.]dom[.]|\/vite\/types\/importMeta/],
  ['web', /@types\/node\//],
])('the %s program loads no types of the other platform', (program, foreign) => {
  expect(read[program].filter((file) => foreign.test(file))).toEqual([]);
});

test('the server and web programs share only contracts and code that belongs to neither', () => {
  expect(
    read.web.filter((file) => /^site\/src\/(server|config|processes)\/|\/features\/\w+\/server\//.test(file)),
  ).toEqual([]);
  expect(read.server.filter((file) => /^packages\/design-system\/|^site\/src\/.*[.]tsx$/.test(file))).toEqual([]);
});

test('every source file belongs to one of the type-checked programs', () => {
  const known = new Set([...read.server, ...read.web, ...read.tests]);
  const kept = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(
    kept
      .trim()
      .split('\n')
      .filter((file) => !known.has(file)),
  ).toEqual([]);
});

test('the gate builds them all: tsconfig.json by itself has no files, and nothing wrong', () => {
  expect(readFileSync(path.join(import.meta.dirname, 'gates.mjs'), 'utf8')).toContain("program('tsc', '--build')");
});
