import { expect, test } from 'vitest';
import { DatabaseUnavailableError, isDatabaseFull, isDatabaseUnavailable } from './errors.ts';

const withCode = (code: string, rest = {}) => Object.assign(new Error('x'), { code, ...rest });

test.for([
  new DatabaseUnavailableError('gone'),
  withCode('ECONNREFUSED'),
  withCode('ECONNRESET'),
  withCode('ENOENT', { syscall: 'connect' }),
  withCode('57P01'),
  withCode('57P02'),
  withCode('57P03'),
  withCode('53300'),
  withCode('08006'),
  withCode('57014'),
  new Error('Connection terminated unexpectedly'),
  new Error('timeout exceeded when trying to connect'),
  new Error('Query read timeout'),
  new Error('wrapped', { cause: new Error('wrapped', { cause: withCode('57P01') }) }),
  new AggregateError([withCode('ECONNREFUSED'), withCode('ECONNREFUSED')]),
])('this error means that the database is unavailable: %o', (error) => {
  expect(isDatabaseUnavailable(error)).toBe(true);
});

test.for([
  withCode('23505'),
  withCode('53100'),
  withCode('ENOENT', { syscall: 'open' }),
  new Error('something else'),
  new Error('wrapped', { cause: withCode('22P02') }),
  'ECONNREFUSED',
  undefined,
])('this error does not mean that the database is unavailable: %o', (error) => {
  expect(isDatabaseUnavailable(error)).toBe(false);
});

test('a full disk is distinguished from other errors, wrapped or not', () => {
  expect(isDatabaseFull(new Error('wrapped', { cause: withCode('53100') }))).toBe(true);
  for (const error of [withCode('53300'), new Error('x'), undefined]) expect(isDatabaseFull(error)).toBe(false);
});
