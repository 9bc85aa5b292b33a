import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const sheets = [
  ...globSync('packages/*/src/**/*.css', { cwd: root }),
  ...globSync('site/src/**/*.css', { cwd: root }),
  ...globSync('site/public/**/*.css', { cwd: root }),
];

/** The selectors of a sheet that look at the pointer and stand in no `@media (hover: hover)`. */
function unguarded(css: string): string[] {
  const open: string[] = [];
  const found: string[] = [];
  for (const [, head = '', brace] of css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]*)([{};])/g)) {
    if (brace === '}') open.pop();
    if (brace !== '{') continue;
    if (head.includes(':hover') && !open.some((outer) => /^@media.*\(hover: hover\)/.test(outer)))
      found.push(head.trim());
    open.push(head.trim());
  }
  return found;
}

// On a touch screen what was tapped would go on looking as if a pointer rested on it.
test('hover styles apply only on devices with a pointer', () => {
  expect(sheets.length).toBeGreaterThan(50);
  const found = sheets.flatMap((file) =>
    unguarded(readFileSync(path.join(root, file), 'utf8')).map((selector) => `${file}: ${selector}`),
  );
  expect(found).toEqual([]);
});

test('an unguarded hover style is found by this test', () => {
  expect(unguarded('@layer pages { a:hover { color: red; } .b:is(:hover, .on) i { color: red; } }')).toEqual([
    'a:hover',
    '.b:is(:hover, .on) i',
  ]);
  expect(unguarded('@media print { @media (hover: hover) { a:hover { color: red; } } }')).toEqual([]);
});
