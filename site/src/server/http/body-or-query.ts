import type { z } from 'zod';
import { type FieldError, Problem } from '../../contract/problem.ts';
import { t } from '../api-server.texts.ts';

type Texts = Readonly<Record<string, string | undefined>>;

/**
 * The values that a call takes in its body or in its query. One that comes in both ways, and differs, is a mistake or
 * worse: none of them is taken. Throws `invalid_input` with all that is wrong.
 */
export function bodyOrQuery<Schema extends z.ZodObject>(
  schema: Schema,
  body: Texts | null | undefined,
  query: Texts,
): z.output<Schema> {
  const names = Object.keys(schema.shape);
  const twice = names.filter(
    (name) => body?.[name] !== undefined && query[name] !== undefined && body[name] !== query[name],
  );
  if (twice.length > 0) throw invalid(twice.map((field) => ({ field, message: t.givenTwice({ field }) })));
  const values = Object.fromEntries(names.map((name) => [name, body?.[name] ?? query[name]]));
  const parsed = schema.safeParse(values);
  if (parsed.success) return parsed.data;
  throw invalid(parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), message })));
}

function invalid(errors: FieldError[]): Problem {
  return new Problem('invalid_input', errors[0]?.message, { errors });
}
