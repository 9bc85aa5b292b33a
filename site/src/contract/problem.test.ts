import { expect, test } from 'vitest';
import { Problem, type ProblemCode, problemBody, problemStatus } from './problem.ts';

test('every problem has a sentence of its own and the status of the contract', () => {
  const codes = Object.keys(problemStatus) as ProblemCode[];
  const known = codes.map((code) => [new Problem(code).status, new Problem(code).message]);
  expect(new Set(known.map(([, message]) => message)).size).toBe(codes.length);
  expect(known.map(([status]) => status)).toEqual([400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503]);
  expect(new Problem('internal').message).toBe('Something went wrong');
});

test('the answer of a problem has the key "fields" only where fields are wrong', () => {
  expect(problemBody(new Problem('not_found'))).toEqual({ success: false, message: 'Not found' });
  const errors = [{ field: 'page', message: 'page is wrong' }];
  expect(problemBody(new Problem('invalid_input', 'page is wrong', { errors }))).toEqual({
    success: false,
    message: 'page is wrong',
    errors,
  });
});
