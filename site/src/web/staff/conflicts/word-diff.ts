/** A stretch of a text, compared with what it was before. */
export type WordChange = { text: string; change: 'same' | 'added' | 'removed' };

/** Above so many cells the comparison would be felt; then all of the stretch is told as replaced. */
const mostCells = 4_000_000;

/** Two texts compared line by line, and within lines that differ word by word. */
export function compareWords(before: string, after: string): WordChange[] {
  const lines = compareParts(before.match(/[^\n]*\n|[^\n]+$/g) ?? [], after.match(/[^\n]*\n|[^\n]+$/g) ?? []);
  const found: WordChange[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] as WordChange;
    const next = lines[at + 1];
    if (line.change === 'removed' && next?.change === 'added') {
      found.push(...compareParts(wordsOf(line.text), wordsOf(next.text)));
      at += 1;
    } else found.push(line);
  }
  return joined(found);
}

/** A word with the room behind it. */
const wordsOf = (text: string): string[] => text.match(/\s*\S+|\s+$/g) ?? [];

/** What is removed comes before what is added in its place. */
function compareParts(before: readonly string[], after: readonly string[]): WordChange[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1;
  let end = 0;
  const room = Math.min(before.length, after.length) - start;
  while (end < room && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  const old = before.slice(start, before.length - end);
  const fresh = after.slice(start, after.length - end);
  return joined([
    { text: after.slice(0, start).join(''), change: 'same' },
    ...compareMiddle(old, fresh),
    { text: end > 0 ? after.slice(-end).join('') : '', change: 'same' },
  ]);
}

function compareMiddle(old: readonly string[], fresh: readonly string[]): WordChange[] {
  if (old.length * fresh.length > mostCells || old.length === 0 || fresh.length === 0)
    return [
      { text: old.join(''), change: 'removed' },
      { text: fresh.join(''), change: 'added' },
    ];
  const width = fresh.length + 1;
  // How many parts two ends have in common, as in every text book.
  const common = new Uint16Array((old.length + 1) * width);
  const at = (row: number, column: number) => common[row * width + column] ?? 0;
  for (let row = old.length - 1; row >= 0; row -= 1)
    for (let column = fresh.length - 1; column >= 0; column -= 1)
      common[row * width + column] =
        old[row] === fresh[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1));
  const found: WordChange[] = [];
  let [row, column] = [0, 0];
  while (row < old.length || column < fresh.length) {
    const [removed, added] = [old[row], fresh[column]];
    if (removed !== undefined && removed === added) {
      found.push({ text: removed, change: 'same' });
      [row, column] = [row + 1, column + 1];
    } else if (removed !== undefined && (added === undefined || at(row + 1, column) >= at(row, column + 1))) {
      found.push({ text: removed, change: 'removed' });
      row += 1;
    } else {
      found.push({ text: added ?? '', change: 'added' });
      column += 1;
    }
  }
  return found;
}

/**
 * Neighbors of one kind are one stretch; between two stretches that stay, what is removed stands before what is added.
 */
function joined(changes: readonly WordChange[]): WordChange[] {
  const found: WordChange[] = [];
  let [removed, added] = ['', ''];
  const flush = () => {
    if (removed) found.push({ text: removed, change: 'removed' });
    if (added) found.push({ text: added, change: 'added' });
    [removed, added] = ['', ''];
  };
  for (const { text, change } of changes) {
    if (text === '') continue;
    if (change === 'removed') removed += text;
    else if (change === 'added') added += text;
    else {
      flush();
      const last = found.at(-1);
      if (last?.change === 'same') last.text += text;
      else found.push({ text, change });
    }
  }
  flush();
  return found;
}

/** So much of what did not change stands beside a change. */
const around = 120;

/** Long stretches that did not change shortened to what stands beside a change; `…` is where words are left out. */
export function shortenSame(changes: readonly WordChange[]): WordChange[] {
  return changes.map((stretch, place) => {
    if (stretch.change !== 'same' || stretch.text.length <= 3 * around) return stretch;
    const head = place === 0 ? '' : wholeWords(stretch.text.slice(0, around), /\s\S*$/);
    const tail = place === changes.length - 1 ? '' : wholeWords(stretch.text.slice(-around), /^\S*\s/);
    return { ...stretch, text: `${head} … ${tail}` };
  });
}

const wholeWords = (text: string, cut: RegExp): string => text.replace(cut, '');
