/**
 * Lists that pass rows on to each other: elements of one form with `data-list`, their name, and `data-full` where no
 * more fits in.
 */
export type ListPlace = { list: string; place: number };

/** The list under the pointer that would take the row; null over its own, and where there is none. */
export function listUnder(row: Element, { clientX, clientY }: PointerEvent): HTMLElement | null {
  const list = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-list]');
  return list && takesFrom(list, row) ? list : null;
}

/** The next list that would take the row, in the order of the page: behind its own (1), or before it (-1). */
export function listBeside(row: Element, step: number): HTMLElement | undefined {
  const lists = [...(row.closest('form')?.querySelectorAll<HTMLElement>('[data-list]') ?? [])];
  const own = lists.findIndex((list) => list.contains(row));
  const beside = step === 1 ? lists.slice(own + 1) : lists.slice(0, own).reverse();
  return beside.find((list) => takesFrom(list, row));
}

const takesFrom = (list: HTMLElement, row: Element) => !list.contains(row) && list.dataset.full === undefined;

/** Where among its rows something at this height belongs. */
export function placeIn(rows: Iterable<Element>, clientY: number): number {
  // Middles count, not edges: rows of different heights would change places back and forth under a resting mouse.
  return [...rows].filter((row) => middleOf(row) < clientY).length;
}

function middleOf(row: Element): number {
  const { top, height } = row.getBoundingClientRect();
  return top + height / 2;
}
