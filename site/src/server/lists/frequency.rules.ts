/**
 * A word that is so many times as frequent as the rarest is looked for in what holds that one: to find all that hold it
 * in the index takes longer than to read what holds the rare one.
 */
export const timesAsFrequent = 20;
