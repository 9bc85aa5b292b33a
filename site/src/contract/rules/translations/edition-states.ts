/** How something stands in a language. `stale`: its original has changed since it was last reviewed. */
export const editionStates = ['missing', 'draft', 'stale', 'published'] as const;
export type EditionState = (typeof editionStates)[number];
