/** A part of all ids, both ends included. */
export type IdRange = { first: string; last: string };

export const allIds: IdRange = {
  first: '00000000-0000-0000-0000-000000000000',
  last: 'ffffffff-ffff-ffff-ffff-ffffffffffff',
};

/**
 * Cuts all ids into ranges that hold about `most` things each. Ids are random, so ranges of the same width hold about
 * the same number: each can be read by itself from the key's index, however far back it lies, and nothing has to be
 * counted off.
 */
export function idRanges(count: number, most: number): IdRange[] {
  const ranges = count > most ? 2 ** Math.ceil(Math.log2(count / most)) : 1;
  const width = 2 ** 32 / ranges;
  const hex = (value: number) => value.toString(16).padStart(8, '0');
  return Array.from({ length: ranges }, (_, index) => ({
    first: hex(index * width) + allIds.first.slice(8),
    last: hex((index + 1) * width - 1) + allIds.last.slice(8),
  }));
}
