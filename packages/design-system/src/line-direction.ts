/** 1 where lines of the element run from left to right, -1 where the arrow key to the left leads on. */
export const lineDirection = (element: Element): 1 | -1 => (getComputedStyle(element).direction === 'rtl' ? -1 : 1);
