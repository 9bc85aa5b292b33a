import { expect, test } from 'vitest';
import { recipeFaults } from './recipes.ts';

const names = [
  'site/src/features/banners/banner.contract.ts',
  'site/migrations/0001_banners.sql',
  'site/src/routes.ts',
];
const commits: Record<string, string> = { '792aeb0c': 'feat(banners): kept by staff' };
const faults = (text: string) => recipeFaults(`# Recipes\n\n## Add a banner\n${text}`, names, (hash) => commits[hash]);
const example = '\nExample: `792aeb0c feat(banners): kept by staff`';

test('a recipe with an example, whole and shortened paths is right', () => {
  const paths = '`site/src/features/banners/banner.contract.ts`, `banner.contract.ts`, `site/migrations/…_banners.sql`';
  expect(faults(`${paths}, \`site/src/features/\`, \`x.fields.ts\`, \`updatedAt\`${example}`)).toEqual([]);
});

test('a recipe without a commit as its example is named', () => {
  expect(faults('`site/src/routes.ts`')).toEqual([expect.stringContaining('"Add a banner" names no commit')]);
});

test('paths that are not there are named', () => {
  expect(faults(`\`site/src/old.ts\`, \`old.service.ts\`, \`site/old/\`, \`site/old/…_x.sql\`${example}`)).toEqual(
    ['site/src/old.ts', 'old.service.ts', 'site/old/', 'site/old/…_x.sql'].map((mark) =>
      expect.stringContaining(`names ${mark}, which is not there`),
    ),
  );
});

test('a commit that is not there, or has another subject, is named', () => {
  expect(faults(`${example}, then \`0000aaaa\` and \`792aeb0c feat(banners): another\``)).toEqual([
    expect.stringContaining('0000aaaa'),
    expect.stringContaining('792aeb0c feat(banners): another'),
  ]);
});

test('where the history was cut off nothing is said of commits', () => {
  expect(recipeFaults(`## Add a banner${example}`, names, () => undefined)).toEqual([]);
});
