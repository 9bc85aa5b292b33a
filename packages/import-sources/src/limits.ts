/** Of one item as it stands in a file; in bytes or UTF-16 units, whichever is at hand. */
export const largestItem = 10 * 1024 * 1024;
/** Of files that have to be read as a whole (JSON). */
export const largestJson = 256 * 1024 * 1024;

export const mostZipEntries = 100_000;
export const largestZipContent = 20 * 1024 ** 3;
/** How many times larger than its packed form something may become; little files may do as they like. */
export const largestZipRatio = 200;
export const freeOfZipRatio = 1024 * 1024;
