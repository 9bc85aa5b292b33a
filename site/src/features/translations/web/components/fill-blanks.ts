/** What a form takes of what it is offered: only where nothing is written. `count`: of texts. */
export function fillBlanks<Values extends object>(
  values: Values,
  offered: Values,
): { fields: Partial<Values>; count: number } {
  const { filled, count } = filledIn(values, offered);
  const names = Object.keys(offered) as (keyof Values)[];
  const fields = names.filter((name) => filled[name] !== values[name]).map((name) => [name, filled[name]]);
  return { fields: Object.fromEntries(fields), count };
}

/** The same object where nothing is taken. */
function filledIn<Value>(own: Value, offered: Value): { filled: Value; count: number } {
  if (typeof offered === 'string') {
    const isBlank = own === undefined || (own as string).trim() === '';
    return isBlank && offered.trim() !== '' ? { filled: offered, count: 1 } : { filled: own, count: 0 };
  }
  if (typeof offered !== 'object' || offered === null) return { filled: own, count: 0 };
  const parts = Object.entries(offered).map(([name, part]) => {
    const ofName = (own as Record<string, unknown> | undefined)?.[name];
    return [name, filledIn(ofName, part)] as const;
  });
  const count = parts.reduce((sum, [, part]) => sum + part.count, 0);
  if (count === 0) return { filled: own, count };
  const blank = Object.fromEntries(parts.map(([name]) => [name, '']));
  const taken = parts.filter(([, part]) => part.count > 0).map(([name, part]) => [name, part.filled]);
  return { filled: { ...blank, ...own, ...Object.fromEntries(taken) }, count };
}
