/** Words that many items share, and that are translated once for all of them. */
export const termKinds = ['category', 'tag', 'menu'] as const;
export type TermKind = (typeof termKinds)[number];
