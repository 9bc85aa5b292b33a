/** A number from 0 to 2³²−1 that looks like chance, and is always the same for the same arguments. */
export function chance(number: number, salt: number): number {
  let mixed = Math.imul(number ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(salt + 0x7f4a7c15, 0xc2b2ae35);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x7feb352d);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x846ca68b);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** From 0 to just below 1. */
export function share(number: number, salt: number): number {
  return chance(number, salt) / 4_294_967_296;
}

export function oneOf<Item>(items: readonly Item[], number: number, salt: number): Item {
  return items[chance(number, salt) % items.length] as Item;
}

/** Early items far more often than late ones, as words and tags are used. */
export function oftenEarly<Item>(items: readonly Item[], number: number, salt: number): Item {
  return items[Math.floor(items.length * share(number, salt) ** 3)] as Item;
}

const hex = Array.from({ length: 65_536 }, (_, value) => value.toString(16).padStart(4, '0'));
const high = (value: number) => hex[value >>> 16];
const low = (value: number) => hex[value & 0xffff];

/** Far enough apart that no two kinds share an id; the last one takes four numbers for each review of a place. */
export const kinds = { media: 1000, account: 2000, destination: 3000, story: 4000, highlight: 5000, review: 6000 };

/** Spread over all of its space like a random one, so that indexes grow as they do in life. */
export function idOf(kind: number, number: number): string {
  const [a, b, c, d] = [
    chance(number, kind),
    chance(number, kind + 1),
    chance(number, kind + 2),
    chance(number, kind + 3),
  ];
  const version = hex[0x4000 | (b & 0xfff)];
  const variant = hex[0x8000 | (c & 0x3fff)];
  return `${high(a)}${low(a)}-${high(b)}-${version}-${variant}-${high(c)}${high(d)}${low(d)}`;
}

const epoch = Date.UTC(2016, 0, 1);
const tenYears = Date.UTC(2026, 0, 1) - epoch;

/** Some time between 2016 and 2026. */
export function timeOf(number: number, salt: number): string {
  return new Date(epoch + Math.floor(share(number, salt) * tenYears)).toISOString();
}
