import { validatorCompiler } from 'fastify-type-provider-zod';
import type { z } from 'zod';

/** Checks a part of a request where no route does it. What it gives throws what the framework throws of wrong input. */
export function checked(schema: z.ZodType | undefined, httpPart: string, url: string): (value: unknown) => unknown {
  if (!schema) return () => undefined;
  const check = validatorCompiler({ schema, method: 'GET', url, httpPart });
  return (value) => {
    const result = check(value) as { value?: unknown; error?: unknown };
    if (result.error) throw Object.assign(new Error('invalid input'), { validation: result.error });
    return result.value;
  };
}
