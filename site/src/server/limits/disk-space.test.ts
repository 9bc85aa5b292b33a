import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { anApp } from '../app.fixture.ts';
import { implement } from '../endpoints/implement.ts';
import { createHasDiskSpace } from './disk-space.ts';

const call = (method: 'GET' | 'POST', more = {}) =>
  implement(
    endpoint({
      name: `${method}${Object.keys(more)}`,
      summary: 'x',
      method,
      paths: [`/api/thing${Object.keys(more)}`],
      access: 'public',
      errors: [],
      ...more,
      output: z.object({ success: z.literal(true) }),
    }),
    async () => ({ success: true as const }),
  );

/** A disk of its own of 16 MB; only root may have one. */
const folder = mkdtempSync(path.join(tmpdir(), 'small-disk-'));
const mounted = mount();
function mount(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=16m', 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
afterAll(() => {
  if (mounted) execFileSync('umount', [folder]);
  rmSync(folder, { recursive: true, force: true });
});

describe.skipIf(!mounted)('a disk that fills up (needs permission to mount one)', () => {
  const filling = path.join(folder, 'filling');
  test('refuses writes, allows reads and logins, and accepts writes again when there is room', async () => {
    const implementations = [call('GET'), call('POST'), call('POST', { ignoresLogin: true })];
    const app = await anApp({ implementations, hasRoom: createHasDiskSpace(folder, 4) });
    const status = async (method: 'GET' | 'POST', url = '/api/thing') => (await app.inject({ method, url })).statusCode;
    expect([await status('GET'), await status('POST')]).toEqual([200, 200]);
    writeFileSync(filling, Buffer.alloc(13 * 1024 * 1024));
    await expect.poll(() => status('POST')).toBe(503);
    const refused = await app.inject({ method: 'POST', url: '/api/thing' });
    expect(refused.json()).toEqual({
      success: false,
      message: 'The disk is almost full. Nothing can be saved right now.',
    });
    expect(refused.headers['retry-after']).toBe('60');
    expect([await status('GET'), await status('POST', '/api/thingignoresLogin')]).toEqual([200, 200]);
    truncateSync(filling, 0);
    await expect.poll(() => status('POST')).toBe(200);
  });
});

test('a twentieth of the disk stays free, and at least 200 MB', async () => {
  if (mounted) expect(await createHasDiskSpace(folder, undefined)()).toBe(false);
  expect(await createHasDiskSpace('/nowhere/at/all', undefined)()).toBe(true);
  expect(await createHasDiskSpace(tmpdir(), 0)()).toBe(true);
});
