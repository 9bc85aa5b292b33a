/** Forms are compared as text, in which the order of their fields counts. */
export function inOrder<Values extends object>(values: Values, fields: Record<keyof Values & string, unknown>): Values {
  const names = Object.keys(fields) as (keyof Values & string)[];
  return Object.fromEntries(names.map((name) => [name, values[name]])) as Values;
}

/** Compared as they are kept: files by their names. What is the same text is not written for it. */
export function differ(a: object, b: object): boolean {
  const [mine, theirs] = [kept(a), kept(b)];
  return mine.length !== theirs.length || mine.some(([name, value], at) => !isSame([name, value], theirs[at]));
}

type Kept = readonly [name: string, value: unknown];

const kept = (values: object): Kept[] => Object.entries(values).filter(([, value]) => value !== undefined);

const isSame = ([name, value]: Kept, other: Kept | undefined): boolean =>
  name === other?.[0] && (value === other[1] || JSON.stringify(value) === JSON.stringify(other[1]));
