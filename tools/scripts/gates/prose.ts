import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');
const files = ['*.md', '{.github,bench,deploy,docs,e2e,faults,packages,site,tools}/**/*.md'];
/** It is made by a program, from the titles of tests. */
const made = 'docs/security.md';
/** The sample library's texts are as texts are stored: a paragraph is a line. */
const skipped = new Set(['node_modules', 'build', 'test-results', 'sample-library']);

const mostWide = 120;

/** What stays as it is: headings, tables, images, HTML, definitions of links, and what ends its lines by itself. */
const isFixed = (line: string) => /^\s*(#|\||!\[|<|\[[^\]]+\]: )/.test(line) || /( {2}|\\)$/.test(line);

/** The beginning of an item or a quotation, or none. */
const startOf = (line: string) => /^(\s*)((?:>\s?|[-*+]\s+|\d+[.)]\s+)*)/.exec(line)?.[0] ?? '';

/** At the beginning of a line these would mean something else. */
const meansMore = /^([-*+>|=]|#{1,6}|\d+[.)]|```.*)$/;

/**
 * Words that may stand at the end of a line: a stretch of code is one, if it is not too long for that, and so is what a
 * no-break space holds together, such as « oui » in French.
 */
function wordsOf(text: string): string[] {
  const words = text.match(/(?:`[^`]{1,80}`|[^ \t])+/g) ?? [];
  return words.reduce<string[]>((kept, word) => {
    if (kept.length > 0 && meansMore.test(word)) kept.push(`${kept.pop()} ${word}`);
    else kept.push(word);
    return kept;
  }, []);
}

function wrapped(lines: readonly string[]): string[] {
  const [first = ''] = lines;
  const start = startOf(first);
  const rest = start.replace(/[-*+]|\d+[.)]/g, (sign) => ' '.repeat(sign.length));
  const text = lines.map((line, place) => (place === 0 ? line.slice(start.length) : line.replace(/^\s*(>\s?)*/, '')));
  const out: string[] = [];
  let line = start;
  let isEmpty = true;
  for (const word of wordsOf(text.join(' '))) {
    if (!isEmpty && line.length + 1 + word.length > mostWide) {
      out.push(line);
      line = rest;
      isEmpty = true;
    }
    line += isEmpty ? word : ` ${word}`;
    isEmpty = false;
  }
  return [...out, line];
}

/**
 * A page of Markdown whose paragraphs are at most 120 characters wide. Those that are so already stay as they are, and
 * so do tables and code.
 */
export function wrapMarkdown(text: string): string {
  const out: string[] = [];
  let paragraph: string[] = [];
  let fence: string | undefined;
  const end = () => {
    out.push(...(paragraph.some((line) => line.length > mostWide) ? wrapped(paragraph) : paragraph));
    paragraph = [];
  };
  for (const line of text.split('\n')) {
    const [, sign] = /^\s*(```|~~~)/.exec(line) ?? [];
    if (fence !== undefined || sign || line.trim() === '' || isFixed(line)) {
      end();
      out.push(line);
      fence = fenceAfter(fence, sign);
    } else {
      if (startOf(line).trim() !== '') end();
      paragraph.push(line);
    }
  }
  end();
  return out.join('\n');
}

/** The sign that ends the code which a page is in after a line; undefined outside of code. */
function fenceAfter(fence: string | undefined, sign: string | undefined): string | undefined {
  if (fence === undefined) return sign;
  return sign === fence ? undefined : fence;
}

function pages(): { name: string; file: string; text: string }[] {
  const names = globSync(files, { cwd: root, exclude: (entry) => skipped.has(path.basename(entry)) });
  return names
    .filter((name) => name !== made)
    .sort()
    .map((name) => {
      const file = path.join(root, name);
      return { name, file, text: readFileSync(file, 'utf8') };
    });
}

export function proseGate(): { code: number; output: string } {
  const wide = pages().filter(({ text }) => wrapMarkdown(text) !== text);
  const lines = wide.map(
    ({ name }) => `${name} has lines of more than ${mostWide} characters: npm run wrap mends it\n`,
  );
  return { code: wide.length > 0 ? 1 : 0, output: lines.join('') };
}

/** `npm run wrap`. */
export function wrapAll(): void {
  for (const { name, file, text } of pages()) {
    const now = wrapMarkdown(text);
    if (now === text) continue;
    writeFileSync(file, now);
    console.log(name);
  }
}
