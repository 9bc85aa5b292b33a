import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { inject } from 'vitest';
import { loadBuiltPages } from '../../src/processes/composition/built-pages.ts';
import type { Pages } from '../../src/processes/composition/compose-site.ts';

const site = path.resolve(import.meta.dirname, '../..');

/** The built pages. Builds them if they are missing; `npm test` builds them before, if the sources have changed. */
export async function builtPages(): Promise<Pages> {
  await provideBuild();
  return loadBuiltPages();
}

/** One test file builds, and the others wait for it. */
export async function provideBuild(): Promise<void> {
  const client = new pg.Client(inject('testServer'));
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(1)');
    if (!existsSync(path.join(site, 'build/server/entry.server.js'))) {
      await promisify(execFile)(process.execPath, [path.join(site, 'build.ts')]);
    }
  } finally {
    await client.end();
  }
}
