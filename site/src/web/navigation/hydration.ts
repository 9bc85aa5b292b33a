import { Problem, type ProblemCode } from '../../contract/problem.ts';
import { t } from './navigation.texts.ts';

type ProblemData = { code: ProblemCode; message: string };

/** Errors of a render as plain data, so that the browser can take up the same page. */
export function asProblemData(errors: Record<string, unknown> | null | undefined): Record<string, ProblemData> | null {
  if (!errors) return null;
  return Object.fromEntries(
    Object.entries(errors).map(([id, error]) => [
      id,
      error instanceof Problem
        ? { code: error.code, message: error.message }
        : { code: 'internal' as const, message: t.failed },
    ]),
  );
}

export function fromProblemData(errors: Record<string, ProblemData> | null): Record<string, Problem> | null {
  return (
    errors &&
    Object.fromEntries(Object.entries(errors).map(([id, { code, message }]) => [id, new Problem(code, message)]))
  );
}
