import { expect, test } from 'vitest';
import { readmeFaults } from './readmes.ts';

const folder = 'site/src/features/stories/';
const there = ['site/src/features/stories/server/story.service.ts', 'site/src/web/page.ts', 'docs/operations.md'];
const faults = (text: string | undefined) => readmeFaults(folder, text, there);

test('a folder without a README is named', () => {
  expect(faults(undefined)).toEqual([expect.stringContaining(`${folder} has no README.md`)]);
});

test('files are named from the folder or below it, from site/src or from the root', () => {
  expect(
    faults(
      '`server/story.service.ts`, `story.service.ts`, `web/page.ts`, `docs/operations.md`, `updatedAt`, `site.name`',
    ),
  ).toEqual([]);
});

test('a file that has gone, and a page that grew long, are named', () => {
  expect(faults(`\`server/old.service.ts\`${'\n'.repeat(60)}end`)).toEqual([
    expect.stringContaining('61 lines'),
    expect.stringContaining('names server/old.service.ts, which is not there'),
  ]);
});
