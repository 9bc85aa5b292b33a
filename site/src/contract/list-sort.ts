import { choice } from './rules/text.ts';

/** How a list is put in order, by the name of a column; "" is the newest first. */
export type Sort<Name extends string> = '' | Name | `-${Name}`;

/**
 * `sort` of a list: the name of a column, with "-" before it the other way round. Without it, the newest come first.
 */
export function sortQuery<const Name extends string>(...names: [Name, ...Name[]]) {
  const both = names.flatMap((name) => [name, `-${name}` as const]);
  return { sort: choice<Sort<Name>>('sort', ['', ...both]).optional() };
}
