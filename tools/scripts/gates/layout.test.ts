import { expect, test } from 'vitest';
import { fullFolders, misplacedLines } from './layout.ts';

const twenty = Array.from({ length: 20 }, (_, index) => `site/src/web/part-${index}.ts`);

test('a folder holds at most twenty source files, tests and styles aside', () => {
  expect(fullFolders([...twenty, 'site/src/web/part.test.ts', 'site/src/web/part.module.css'])).toEqual([]);
  expect(fullFolders([...twenty, 'site/src/web/one-more.tsx'])).toEqual([
    'site/src/web holds 21 source files; at most 20: divide it by subject',
  ]);
});

test('an import climbs at most two folders', () => {
  expect(misplacedLines('a.ts', "import { a } from '../../a.ts';\nimport { b } from '#server/b.ts';\n")).toEqual([]);
  const far = "import { a } from '../../../a.ts';\nexport * from '../../../../b.ts';\n";
  expect(misplacedLines('a.ts', far)).toEqual([
    'a.ts imports ../../../a.ts: begin it with # (CONTRIBUTING.md)',
    'a.ts imports ../../../../b.ts: begin it with # (CONTRIBUTING.md)',
  ]);
});

test('a file has at most 300 lines', () => {
  expect(misplacedLines('a.ts', 'a\n'.repeat(300))).toEqual([]);
  expect(misplacedLines('a.ts', 'a\n'.repeat(301))).toEqual(['a.ts has 301 lines; at most 300']);
});

test('a comment is at most 120 characters wide, unless it cannot be wrapped', () => {
  const words = 'word '.repeat(24);
  expect(misplacedLines('a.ts', `// ${words}\n * ${words}\n/* ${words}*/\nconst a = '${words}';\n`)).toEqual([
    'a.ts:1 has a comment of more than 120 characters',
    'a.ts:2 has a comment of more than 120 characters',
    'a.ts:3 has a comment of more than 120 characters',
  ]);
  expect(misplacedLines('a.ts', `// https://example.com/${words}\n`)).toEqual([]);
});

test('an object that is spelled out is not spread', () => {
  const spread = 'const a = { ...{ b, c }, d };\nconst e = <F {...{ g }} />;\n';
  expect(misplacedLines('a.tsx', spread)).toEqual([
    expect.stringMatching(/^a.tsx:1 spreads an object/),
    expect.stringMatching(/^a.tsx:2 spreads an object/),
  ]);
  expect(misplacedLines('a.ts', 'const a = { ...b, ...(c && { c }), ...d() };\n')).toEqual([]);
});

test('a form takes its limits from the contract', () => {
  const form = 'site/src/features/stories/web/components/staff/story-inputs.tsx';
  const typed =
    '<Input maxLength={120} />;\nconst field = { maxLength: 90 };\n<Input maxLength={rules.title.most} />;\n';
  expect(misplacedLines(form, typed)).toEqual([
    expect.stringMatching(/:1 gives a limit as a number/),
    expect.stringMatching(/:2 gives a limit as a number/),
  ]);
});
