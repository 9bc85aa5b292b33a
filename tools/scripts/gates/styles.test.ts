import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { scriptStyleFaults } from './script-style-rules.ts';
import { breakpointsFile, sheetFaults, tokensFile, widthNames } from './sheet-rules.ts';
import { strangeColours } from './styles.ts';

const widths = widthNames(readFileSync(path.resolve(import.meta.dirname, '../../..', breakpointsFile), 'utf8'));
const inSheet = (text: string, file = 'a.module.css') => sheetFaults(file, text, widths);
const inScript = (text: string) => scriptStyleFaults('a.tsx', text, ['22.5', '48', '64', '80']);

test('there are four widths', () => {
  expect([...widths]).toEqual(['--from-phone', '--from-tablet', '--from-desktop', '--from-large']);
});

test.each([
  ['a width of its own', '@media (min-width: 48rem) { a { top: 0 } }'],
  ['a width as a range', '@media (30rem <= width < 60rem) { a { top: 0 } }'],
  ['a width beside one of the four', '@media (--from-tablet) and (max-width: 70rem) { a { top: 0 } }'],
  ['a width that there is not', '@media (--from-watch) { a { top: 0 } }'],
  ['custom media elsewhere', '@custom-media --from-watch (width >= 10rem);'],
  ['a hex colour', 'a { color: #fff }'],
  ['a colour with alpha', 'a { background: rgb(8 18 18 / 0.5) }'],
  ['a colour in a mix', 'a { color: color-mix(in srgb, #000 8%, transparent) }'],
  ['a colour of a wide gamut', 'a { color: oklch(60% 0.1 20) }'],
  ['a named colour', 'a { border-top: 1px solid white }'],
  ['a colour in a property of its own', 'a { --star: gold }'],
  ['a margin', 'a { margin-left: 1rem }'],
  ['a padding', 'a { padding-right: 1rem }'],
  ['a border', 'a { border-left: 1px solid }'],
  ['a colour of a border', 'a { border-right-color: transparent }'],
  ['a corner', 'a { border-top-left-radius: 0 }'],
  ['a place', 'a { left: 0 }'],
  ['text to one side', 'a { text-align: right }'],
  ['a float', 'a { float: left }'],
  ['an origin', 'a { transform-origin: top left }'],
  ['a gradient', 'a { background: linear-gradient(to right, transparent, var(--ink)) }'],
  ['a way to the right', 'a { translate: 1.25rem 0 }'],
  ['a way to the left', 'a { translate: -0.5rem }'],
  ['four sides', 'a { padding: 0 1rem 0 0 }'],
  ['four sides with sums', 'a { inset: 0 calc(1rem + 2px) auto auto }'],
  ['four corners', 'a { border-radius: 0 var(--radius) var(--radius) 0 }'],
])('%s is found in a sheet', (_, text) => {
  expect(inSheet(text)).toHaveLength(1);
});

test.each([
  '@media (--from-tablet) and (not (--from-desktop)) { a { top: 0 } }',
  '@media not (--from-phone) { a { top: 0 } }',
  '@media (--from-desktop) and (min-height: 75rem) { a { top: 0 } }',
  '@media (hover: hover) { a { top: 0 } }',
  '@container (max-width: 14rem) { a { top: 0 } }',
  'a { color: var(--ink); background: transparent; fill: currentColor; outline-color: Highlight }',
  'a { background: color-mix(in srgb, var(--ink) 8%, transparent) }',
  'a { grid-area: tan; animation: red 1s; content: "#fff left" }',
  'a { margin-inline-start: 1rem; inset-inline-end: 0; text-align: start; float: inline-start }',
  'a { margin: 0 1rem 2rem; padding: 1px 2px 3px 2px; border-radius: 4px 4px 0 0 }',
  'a { padding-bottom: env(safe-area-inset-right); width: 1rem; top: 0 }',
  'a { translate: calc(var(--way) * 4px) 0 } b { translate: 0 -50% } i { translate: none }',
  'a { /* physical: as it lies on the map */ left: 1rem }',
])('%s is left alone', (text) => {
  expect(inSheet(text)).toEqual([]);
});

test('a physical property needs a reason, not just a comment', () => {
  expect(inSheet('a { /* here */ left: 0 }')).toEqual([
    'a.module.css:1: "left" has a direction: say it with inline-start or inline-end',
  ]);
});

test('raw colours stand among the tokens', () => {
  expect(inSheet(':root { --ink: light-dark(#14211f, #efece3) }', tokensFile)).toEqual([]);
});

test.each([
  ['a colour of a drawing', '<path fill="#fff" />'],
  ['a colour in a style', '<i style={{ color: "rgb(1 2 3)" }} />'],
  ['a colour in a template', 'const sheet = `a { color: #fff }`;'],
  ['a margin in a style', '<i style={{ marginLeft: 1 }} />'],
  ['a place set by a script', 'list.current.style.left = "1px";'],
  ['a direction in a sheet of a string', 'const sheet = "td { text-align: left }";'],
  ['a width of its own', 'matchMedia("(min-width: 50rem)")'],
])('%s is found in a script', (_, text) => {
  expect(inScript(text)).toHaveLength(1);
});

test.each([
  "import { a } from '#fed';",
  'const { left, right } = box;\nrow.scrollTo({ left });',
  "const image = { tone: '#a497b2' };",
  '<i style={{ minHeight: 1, paddingTop: 2 }} />',
  '// physical: measured on the screen\nlist.style.left = "1px";',
  '<Image sizes="(min-width: 90rem) 19rem, (min-width: 64rem) 30vw, 100vw" />',
])('%s is left alone in a script', (text) => {
  expect(inScript(text)).toEqual([]);
});

test('what repeats tokens repeats their values', () => {
  expect(strangeColours("paper: '#f8f6f1', ink: '#000000'", '--paper: #f8f6f1')).toEqual(['#000000']);
});
