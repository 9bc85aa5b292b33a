import type { z } from 'zod';

/**
 * Picks of a row what an answer's schema calls by the same name. What the two hold in another way is up to the
 * presenter, and types tell it so.
 */
export function sameNamed<Shape extends z.ZodRawShape>(schema: z.ZodObject<Shape>) {
  const names = Object.keys(schema.shape);
  return <Row extends object>(row: Row): Pick<Row, keyof Row & keyof Shape> => {
    const found: Record<string, unknown> = {};
    for (const name of names) if (name in row) found[name] = (row as Record<string, unknown>)[name];
    return found as Pick<Row, keyof Row & keyof Shape>;
  };
}
