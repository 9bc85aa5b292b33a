/**
 * Words, and several filters together, are counted up to so many: a `totalCount` of this many means "so many or more",
 * and the list ends there. Lists without words have exact lengths, which are kept.
 */
export const mostCounted = 10_000;

/** The same for what staff find by words: whoever has so many looks for something else. */
export const mostFound = 1000;
