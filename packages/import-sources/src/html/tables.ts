import type { Align, Block, Inline } from '@trekker/rich-text/document.ts';
import { type Flow, lineOf } from './flow.ts';
import { attribute, type Element, isElement } from './tree.ts';

/** As many as a text may have in one table (rich-text). */
const mostColumns = 20;

const childrenOf = (element: Element, names: RegExp): Element[] =>
  element.childNodes.filter((node): node is Element => isElement(node) && names.test(node.tagName));

const rowsOf = (table: Element): Element[] =>
  childrenOf(table, /^(thead|tbody|tfoot|tr)$/).flatMap((part) =>
    part.tagName === 'tr' ? [part] : childrenOf(part, /^tr$/),
  );

/**
 * `<table>`: its first row is its head. One that holds more than words in its cells was made for the layout: its
 * content comes in reading order.
 */
export function readTable(table: Element, flow: Flow): void {
  const caption = childrenOf(table, /^caption$/).flatMap((one) => flow.inner(one.childNodes));
  flow.add(...caption, ...blocksIn(table, flow));
}

function blocksIn(table: Element, flow: Flow): Block[] {
  const { notes } = flow.context;
  const cells = rowsOf(table).map((row) =>
    childrenOf(row, /^t[dh]$/).map((cell) => {
      const blocks = flow.inner(cell.childNodes);
      return { cell, blocks, line: lineOf(blocks) };
    }),
  );
  const columns = Math.max(0, ...cells.map((row) => row.reduce((sum, { cell }) => sum + spanOf(cell), 0)));
  if (columns < 2 || cells.some((row) => row.some(({ line }) => line === null))) {
    if (columns > 1) notes.add('layout-table');
    return cells.flat().flatMap(({ blocks }) => blocks);
  }
  if (columns > mostColumns) {
    notes.add('wide-table', `${columns} columns`);
    return cells.map((row) => asParagraph(row.map(({ line }) => line)));
  }
  if (cells.some((row) => row.some(({ cell }) => Number(attribute(cell, 'rowspan')) > 1 || spanOf(cell) > 1)))
    notes.add('joined-cells');
  const rows = cells.map((row) =>
    row.flatMap(({ cell, line }): Inline[][] => [
      line ?? [],
      ...Array.from({ length: spanOf(cell) - 1 }, (): Inline[] => []),
    ]),
  );
  const align = Array.from({ length: columns }, (_, at) => alignOf(cells.map((row) => row[at]?.cell)));
  return [{ t: 'table', align, rows }];
}

const spanOf = (cell: Element): number =>
  Math.min(Math.max(Number.parseInt(attribute(cell, 'colspan'), 10) || 1, 1), 100);

const asParagraph = (row: readonly (Inline[] | null)[]): Block => ({
  t: 'p',
  c: row.flatMap((line, index): Inline[] => (index > 0 ? [' | ', ...(line ?? [])] : (line ?? []))),
});

function alignOf(column: readonly (Element | undefined)[]): Align {
  for (const cell of column) {
    if (!cell) continue;
    const said = `${attribute(cell, 'align')} ${attribute(cell, 'data-align')} ${attribute(cell, 'style')} ${attribute(cell, 'class')}`;
    const [, side] = /(?:^|text-align-?:? ?)(left|center|right)\b/.exec(said.trim()) ?? [];
    if (side) return side as Align;
  }
  return null;
}

/** `<ul>` and `<ol>`. */
export function readList(list: Element, flow: Flow): void {
  const isNumbered = list.tagName === 'ol';
  const others: Block[] = [];
  const items = list.childNodes.flatMap((node) => {
    // A list, or a comment, that stands between items instead of in one.
    const blocks = flow.inner(isElement(node) && node.tagName === 'li' ? node.childNodes : [node]);
    const parted = blocks.filter(({ t }) => t === 'p' || t === 'list' || t === 'h');
    others.push(...blocks.filter((block) => !parted.includes(block)));
    return [parted.map((block) => (block.t === 'h' ? ({ t: 'p', c: [{ b: block.c }] } as const) : block))];
  });
  const start = isNumbered ? Number.parseInt(attribute(list, 'start') || '1', 10) || 1 : null;
  flow.add({ t: 'list', start, items: items as Extract<Block, { t: 'list' }>['items'] }, ...others);
}
