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

/** Built files by name, of those that are loaded with `start`. */
function loadedWith(start: string): Map<string, string> {
  const loaded = new Map<string, string>();
  const names = [start];
  for (let name = names.pop(); name; name = names.pop()) {
    if (loaded.has(name)) continue;
    const code = readFileSync(path.join(folder, name), 'utf8');
    loaded.set(name, code);
    names.push(
      ...code.matchAll(/^(?:import|export)\b[^'"]*?["']\.\/([^"']+)["']/gm).map(([, found]) => found as string),
    );
  }
  return loaded;
}

test('an HTTP process loads no package that answers nothing', async () => {
  await provideBuild();
  const start = readdirSync(folder).find((name) => /^http-(?!worker)/.test(name)) as string;
  const code = [...loadedWith(start).values()].join('\n');
  const isLoaded = (name: string) => code.includes(`node_modules/${name}/`);
  // The text of each package that is there says where it comes from.
  expect(['fastify', 'pg', 'zod'].filter(isLoaded)).toEqual(['fastify', 'pg', 'zod']);
  // Their memory is each process's, for as long as it lives: import what needs them when it is needed (decision 45).
  const rare = ['parse5', 'csv-parse', 'sax', 'yauzl', 'pg-boss', 'luxon', 'nodemailer', 'openid-client', 'any-ascii'];
  expect(rare.filter(isLoaded)).toEqual([]);
});
