/**
 * For an element that scrolls inside itself: without a place in the order of Tab, the keyboard alone could not scroll
 * it.
 */
export const scroller = { tabIndex: 0 } as const;
