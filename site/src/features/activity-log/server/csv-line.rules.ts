/** What programs for tables would carry out instead of showing it. */
const formula = /^[=+\-@\t\r]/;

/** One line of a table after RFC 4180. What begins like a formula is text. */
export function csvLine(cells: readonly string[]): string {
  const quoted = cells.map((cell) => `"${(formula.test(cell) ? `'${cell}` : cell).replaceAll('"', '""')}"`);
  return `${quoted.join(',')}\r\n`;
}
