/** A list of JSON, item by item. */
export async function* jsonOf<Row>(
  pages: AsyncIterable<Row[]>,
  present: (row: Row) => unknown,
  [before, after] = ['[', ']'],
): AsyncGenerator<string> {
  yield before;
  let isFirst = true;
  for await (const rows of pages)
    for (const row of rows) {
      yield `${isFirst ? '\n' : ',\n'}${JSON.stringify(present(row))}`;
      isFirst = false;
    }
  yield `\n${after}\n`;
}
