import type { FieldError } from '#contract/problem.ts';
import type { Content } from '#features/versions/versioned-field.ts';
import type { Queryable } from '#server/queryable.ts';

type NameIn<Texts> = keyof Texts & string;
type Sent<Texts> = { [Name in keyof Texts]?: Texts[Name] | undefined };

/**
 * Of a kind whose texts have one name each in form, answer and column: what its `EditionKind` says of them, by the
 * names in `blank`. Others take what fits them, and say the rest.
 */
export function textsByName<Texts extends Content>(blank: Texts) {
  const names = Object.keys(blank) as NameIn<Texts>[];
  const pick = <Picked>(read: (name: NameIn<Texts>) => unknown): Picked =>
    Object.fromEntries(names.map((name) => [name, read(name)])) as Picked;
  return {
    blank,
    textsOf: (row: Texts): Texts => pick((name) => row[name]),
    wanted: async (_tx: Queryable, from: Texts, sent: Sent<Texts>): Promise<Texts> =>
      pick((name) => sent[name] ?? from[name]),
    columnsOf: async (_tx: Queryable, texts: Partial<Texts>): Promise<Record<string, unknown>> =>
      pick((name) => texts[name]),
  };
}

/** Says of texts which of these fields they lack. */
export const missingAmong =
  <Name extends string>(names: readonly Name[], rules: Readonly<Record<Name, { missing: string }>>) =>
  (texts: Readonly<Record<Name, { length: number }>>): FieldError[] =>
    names.filter((name) => texts[name].length === 0).map((field) => ({ field, message: rules[field].missing }));
