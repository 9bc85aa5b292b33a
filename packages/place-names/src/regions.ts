/** The parts of the world. `other` is Antarctica and what is not recognised. */
export const regions = ['europe', 'asia', 'africa', 'americas', 'oceania', 'other'] as const;
export type Region = (typeof regions)[number];
