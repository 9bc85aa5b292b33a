import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { newestChange } from './build-state.ts';

test('a change of a source file makes a build stale, a change of its test does not', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sources-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const changed = (name: string, seconds: number) => {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, '');
    utimesSync(file, seconds, seconds);
    for (const parent of [path.dirname(file), folder]) utimesSync(parent, seconds, seconds);
    return newestChange(folder) / 1000;
  };
  expect(changed('server/a.ts', 10)).toBe(10);
  expect(changed('server/b.tsx', 20)).toBe(20);
  // The folder above holds no tests: only its own time would tell of what was removed from it.
  for (const beside of ['server/a.test.ts', 'server/b.fixture.ts', 'server/README.md', 'server/node_modules/c.js'])
    changed(beside, 30);
  utimesSync(folder, 20, 20);
  expect(newestChange(folder) / 1000).toBe(20);
  expect(changed('server/c.css', 40)).toBe(40);
});
