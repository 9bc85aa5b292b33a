/** Forms are compared as text, in which the order of their fields counts. */
export function inOrder<Values extends object>(values: Values, fields: Record<keyof Values & string, unknown>): Values {
  const names = Object.keys(fields) as (keyof Values & string)[];
  return Object.fromEntries(names.map((name) => [name, values[name]])) as Values;
}

/** Compared as they are kept: files by their names. */
export const differ = (a: object, b: object) => JSON.stringify(a) !== JSON.stringify(b);
