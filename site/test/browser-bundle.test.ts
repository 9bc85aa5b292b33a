import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { readAssetManifest } from '../src/web/asset-manifest.ts';

const site = path.resolve(import.meta.dirname, '..');
const client = path.join(site, 'build/client');
const chunks = () => globSync('assets/*.js', { cwd: client }).map((file) => path.join(client, file));

beforeAll(() => {
  if (existsSync(path.join(client, '.vite/manifest.json'))) return;
  const { status, stderr } = spawnSync(process.execPath, ['build.ts'], { cwd: site, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}, 120_000);

/** What no browser should ever get, each with what it looks like in a built file. */
const marks: Record<string, RegExp> = {
  'the query builder': /drizzle/i,
  'the HTTP framework': /fastify/i,
  'the database driver': /node-postgres|pg-pool|pg_catalog|client_encoding/,
  'the job queue': /pg-?boss/i,
  'a module of Node': /(from|import|require)\s*\(?\s*["'`]node:/,
  'the environment': /process\.env/,
  'the schema library': /Too small: expected|_zod\b/,
  SQL: /\b((inner|left) join|jsonb?_\w+|ilike|\w*tsquery)\b/i,
  ...columns(),
};

/** Names of columns with a low line, as the tables write them: they stand in SQL and nowhere else. */
function columns(): Record<string, RegExp> {
  const tables = globSync('src/features/*/server/*.table.ts', { cwd: site });
  const sources = tables.map((file) => readFileSync(path.join(site, file), 'utf8')).join('\n');
  const names = new Set([...sources.matchAll(/\('([a-z]+(?:_[a-z]+)+)'/g)].map(([, name]) => name ?? ''));
  return Object.fromEntries([...names].map((name) => [`the column ${name}`, new RegExp(`\\b${name}\\b`)]));
}

function marksIn(file: string): string[] {
  const code = readFileSync(file, 'utf8');
  return Object.entries(marks).flatMap(([name, mark]) => (mark.test(code) ? [name] : []));
}

describe('what browsers get', () => {
  test('holds no server code', () => {
    expect(chunks().length).toBeGreaterThan(3);
    const found = chunks().flatMap((file) => marksIn(file).map((mark) => `${path.basename(file)} holds ${mark}`));
    expect(found).toEqual([]);
  });

  test.each([
    ['src/features/destinations/server/destination.repository.ts', 'the query builder', 'SQL'],
    ['src/features/destinations/server/destination.table.ts', 'the query builder', 'the column climate_type'],
    ['src/features/media/server/media.routes.ts', 'the HTTP framework'],
    ['src/config/environment.ts', 'the environment'],
    ['src/server/app.ts', 'a module of Node'],
    ['../node_modules/zod/v4/locales/en.js', 'the schema library'],
    ['../node_modules/pg/lib/client.js', 'the database driver'],
  ])('would be found out: %s carries its mark', (file, ...carried) => {
    expect(marksIn(path.join(site, file))).toEqual(expect.arrayContaining(carried));
  });
});

describe('JavaScript, gzip, under 140 kB', () => {
  test.each([
    ['/destinations', 'features/destinations/web/destination-list.page.tsx'],
    ['/destinations/:slug', 'features/destinations/web/destination.page.tsx'],
  ])('%s', (address, page) => {
    const { script, preloads } = readAssetManifest(client).assetsOf([page]);
    const files = [script, ...preloads].filter((file) => file.endsWith('.js'));
    const bytes = files.reduce(
      (sum, file) => sum + gzipSync(readFileSync(path.join(client, file)), { level: 9 }).length,
      0,
    );
    console.log(`${address}: ${(bytes / 1000).toFixed(1)} kB in ${files.length} files`);
    expect(files.length).toBeGreaterThan(1);
    expect(bytes).toBeLessThan(140_000);
  });
});
