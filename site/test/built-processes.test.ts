import { execFile } from 'node:child_process';
import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { provideBuild } from './site/built-pages.ts';

const folder = path.resolve(import.meta.dirname, '../build/processes');

/** They begin to work as soon as they are loaded. */
const isProcess = (name: string) => /^(main|[a-z]+-worker)\.js$/.test(name);

test('each part of the built processes can be loaded, whichever work needs it first', async () => {
  await provideBuild();
  const parts = readdirSync(folder).filter((name) => name.endsWith('.js') && !isProcess(name));
  expect(parts.length).toBeGreaterThan(50);
  const script = `
    const failed = [];
    for (const name of ${JSON.stringify(parts)}) await import('${folder}/' + name).catch((e) => failed.push(name + ': ' + e));
    console.log(JSON.stringify(failed));
    process.exit();`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]);
  expect(JSON.parse(stdout)).toEqual([]);
}, 300_000);

test('V8 keeps one byte for each letter of the built programs', async () => {
  await provideBuild();
  const build = path.join(folder, '..');
  const files = globSync('{processes,server}/**/*.js', { cwd: build });
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => /\P{ASCII}/u.test(readFileSync(path.join(build, file), 'utf8')))).toEqual([]);
});
