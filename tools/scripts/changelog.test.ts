import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { released } from './changelog.ts';

const head = '# Changelog\n\nWhat people notice.\n';
const older = '\n## [1.0.0] - 2026-11-01\n\n- The first release.\n';

test('a release dates the newest entry and leaves the others unchanged', () => {
  const { version, changelog, notes } = released(
    `${head}\n## [1.1.0] - Unreleased\n\n- Faster.\n${older}`,
    '2026-12-24',
  );
  expect(version).toBe('1.1.0');
  expect(changelog).toBe(`${head}\n## [1.1.0] - 2026-12-24\n\n- Faster.\n${older}`);
  expect(notes).toBe('- Faster.');
});

test.each([
  ['without an entry', head, /no entry/],
  ['whose newest entry is released', head + older, /1\.0\.0 was released on 2026-11-01/],
  ['whose newest entry says nothing', `${head}\n## [1.1.0] - Unreleased\n${older}`, /1\.1\.0 says nothing/],
])('a changelog %s cannot be released', (_what, changelog, reason) => {
  expect(() => released(changelog, '2026-12-24')).toThrow(reason);
});

test('the changelog of the project can be parsed', () => {
  const file = path.resolve(import.meta.dirname, '../../CHANGELOG.md');
  const today = readFileSync(file, 'utf8').replace(/^(## \[[\d.]+\] - )\d{4}-\d\d-\d\d$/m, '$1Unreleased');
  expect(released(today, '2026-12-24').version).toMatch(/^\d+\.\d+\.\d+$/);
});
