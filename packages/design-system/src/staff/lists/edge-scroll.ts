/** So near an edge, in CSS pixels, a drag scrolls; at the edge and beyond it does so fastest. */
const near = 64;
const fastest = 0.9; // pixels in a millisecond
/** A page that stood still for longer does not catch up: nobody saw what it would leap over. */
const longestStepMs = 32;

/**
 * Scrolls what `row` scrolls with while a drag is held near an edge of it, so that a list out of sight can be reached.
 * @param elapsedMs since the last step
 * @returns whether anything moved
 */
export function scrollAtEdge(row: Element, clientY: number, elapsedMs: number): boolean {
  const pane = paneOf(row);
  const { top, bottom } = pane === document.scrollingElement ? wholeWindow() : pane.getBoundingClientRect();
  const above = top + near - clientY;
  const below = clientY - (bottom - near);
  const depth = above > 0 ? -Math.min(above / near, 1) : Math.max(0, Math.min(below / near, 1));
  if (depth === 0) return false;
  const before = pane.scrollTop;
  pane.scrollTop += depth * fastest * Math.min(elapsedMs, longestStepMs);
  return pane.scrollTop !== before;
}

const wholeWindow = () => ({ top: 0, bottom: window.innerHeight });

function paneOf(row: Element): Element {
  for (let element = row.parentElement; element; element = element.parentElement) {
    const scrolls = /auto|scroll/.test(getComputedStyle(element).overflowY);
    if (scrolls && element.scrollHeight > element.clientHeight) return element;
  }
  return document.scrollingElement ?? document.documentElement;
}
