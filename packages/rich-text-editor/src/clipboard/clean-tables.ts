import { mostColumns } from '../editing/tables.ts';
import { rename } from './rename.ts';

const blocks = 'p, div, h1, h2, h3, h4, h5, h6, ul, ol, li, blockquote, pre, dl, dt, dd, section, article, figure';

/**
 * A table that only lays a page out becomes what stands in it; of one that says something each cell is a line, and each
 * row where it has more columns than Markdown knows.
 */
export function cleanTables(root: HTMLElement): void {
  // The inner ones first.
  for (const table of [...root.querySelectorAll('table')].reverse()) {
    const rows = [...table.rows];
    const columns = Math.max(0, ...rows.map(({ cells }) => [...cells].reduce((sum, { colSpan }) => sum + colSpan, 0)));
    for (const caption of table.querySelectorAll('caption')) table.before(rename(caption, 'p'));
    if (isLayout(table, columns)) {
      const cells = rows.flatMap((row) => [...row.cells]).map((cell) => rename(cell, 'div'));
      table.replaceWith(...cells);
      continue;
    }
    for (const cell of rows.flatMap((row) => [...row.cells])) asLine(cell);
    if (columns > mostColumns) table.replaceWith(...rows.map(asParagraph));
  }
}

function isLayout(table: HTMLTableElement, columns: number): boolean {
  if (columns < 2 || table.getAttribute('role') === 'presentation') return true;
  return table.querySelector('table, h1, h2, h3, h4, h5, h6, ul, ol, blockquote, figure') !== null;
}

function asLine(cell: HTMLTableCellElement): void {
  for (const line of cell.querySelectorAll('br')) line.replaceWith(' ');
  for (let inner = cell.querySelector(blocks); inner; inner = cell.querySelector(blocks))
    inner.replaceWith(' ', ...inner.childNodes, ' ');
  // A cell over several rows or columns says it in the first.
  if (cell.rowSpan > 1) cell.rowSpan = Math.min(cell.rowSpan, 200);
}

/** As a row of a table that is none stands in a text. */
function asParagraph(row: HTMLTableRowElement): HTMLParagraphElement {
  const line = row.ownerDocument.createElement('p');
  for (const [at, cell] of [...row.cells].entries()) line.append(at > 0 ? ' | ' : '', ...cell.childNodes);
  return line;
}
