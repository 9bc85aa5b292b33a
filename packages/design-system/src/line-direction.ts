/**
 * 1 where lines of the element run from left to right, -1 where they run from right to left: what scrolls along the
 * line counts down from 0 there, and the arrow key to the left leads on.
 */
export const lineDirection = (element: Element): 1 | -1 => (getComputedStyle(element).direction === 'rtl' ? -1 : 1);
