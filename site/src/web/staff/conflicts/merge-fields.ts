export type Merge<Values> = {
  /** Mine, with what only they changed; conflicts hold mine. */
  merged: Values;
  /** Fields that both changed, to different things. */
  conflicts: (keyof Values & string)[];
  /** Fields that only they changed. */
  taken: (keyof Values & string)[];
};

/**
 * Puts two edits of the same thing together, field by field.
 * @param base what both began with
 */
export function mergeFields<Values extends object>(base: Values, mine: Values, theirs: Values): Merge<Values> {
  const merge: Merge<Values> = { merged: { ...mine }, conflicts: [], taken: [] };
  for (const field of Object.keys(theirs) as (keyof Values & string)[]) {
    const same = (a: Values, b: Values) => JSON.stringify(a[field]) === JSON.stringify(b[field]);
    if (same(theirs, base) || same(theirs, mine)) continue;
    if (same(mine, base)) {
      merge.merged[field] = theirs[field];
      merge.taken.push(field);
    } else merge.conflicts.push(field);
  }
  return merge;
}
