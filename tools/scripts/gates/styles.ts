import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { scriptStyleFaults } from './script-style-rules.ts';
import { breakpointsFile, sheetFaults, tokensFile, widthNames } from './sheet-rules.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const sheets = '{packages,site}/**/*.css';
const scripts = '{packages/design-system,site}/src/**/*.{ts,tsx}';
const skipped = new Set(['node_modules', 'build']);

/** They test and fill, or hold what pictures are like, which is data. */
const isBeside = (file: string) =>
  /[.](test|fixture|seed)[.]tsx?$|features\/media\/server\/|contract\/rules\/(accent-rule|default-accent)[.]ts$/.test(
    file,
  );

/** What knows no custom properties repeats the values of tokens, and no others. */
const repeating = new Set([
  'site/src/features/mail/server/mail-colours.ts',
  'site/src/web/document/document.ts',
  'site/src/contract/rules/accent-rule.ts',
  'site/src/contract/rules/default-accent.ts',
]);

const styled = /#[\da-f]{3}|(?:rgb|hsl|lab|lch|hwb|oklab|oklch|color)a?\(|left|right|width/i;

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const list = (pattern: string) =>
  globSync(pattern, { cwd: root, exclude: (entry) => skipped.has(path.basename(entry)) })
    .map((name) => name.replaceAll(path.sep, '/'))
    .sort();

/** Colours of `text` that are not among the tokens. */
export function strangeColours(text: string, tokens: string): string[] {
  const known = new Set(tokens.match(/#[\da-f]{3,8}\b/g));
  return (text.match(/#[\da-f]{3,8}\b/gi) ?? []).filter((colour) => !known.has(colour));
}

/**
 * Widths come from four custom media, colours from tokens, and what has a direction is said so that it turns with the
 * language.
 */
export function stylesGate(): { code: number; output: string } {
  const breakpoints = read(breakpointsFile);
  const tokens = read(tokensFile);
  const names = widthNames(breakpoints);
  const widths = [...breakpoints.matchAll(/width >= ([\d.]+)rem/g)].map(([, width = '']) => width);
  const faults = [
    ...list(sheets).flatMap((file) => sheetFaults(file, read(file), names)),
    ...list(scripts).flatMap((file) => {
      if (isBeside(file)) return [];
      const text = read(file);
      // To read a file as code takes a while.
      if (!styled.test(text)) return [];
      return repeating.has(file)
        ? strangeColours(text, tokens).map((colour) => `${file}: ${colour} is no colour of ${tokensFile}`)
        : scriptStyleFaults(file, text, widths);
    }),
  ];
  return { code: faults.length > 0 ? 1 : 0, output: faults.map((line) => `${line}\n`).join('') };
}
