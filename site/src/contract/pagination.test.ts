import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { pageQuery, presentList } from './pagination.ts';

const query = z.object(pageQuery(12));

describe('page and limit', () => {
  test('have defaults', () => {
    expect(query.parse({})).toEqual({ page: 1, limit: 12 });
  });

  test.each([
    ['1', '1'],
    ['1000000', '100'],
    ['007', '020'],
  ])('accept page %s and limit %s', (page, limit) => {
    expect(query.parse({ page, limit })).toEqual({ page: Number(page), limit: Number(limit) });
  });

  const wrong = ['', '0', '-1', '+1', '1.5', '1e3', '0x10', ' 1', '1 ', '١', 'NaN', '99999999999', '1\u0000', '1\n'];
  test.each([...wrong, '1000001', ['1', '2'], {}, null, 1])('refuse %j as a page', (page) => {
    expect(query.safeParse({ page }).error?.issues).toMatchObject([
      { path: ['page'], message: 'page must be a whole number from 1 to 1000000' },
    ]);
  });
  test.each([...wrong, '101', ['1', '2'], {}, null, 1])('refuse %j as a limit (T64)', (limit) => {
    expect(query.safeParse({ limit }).error?.issues).toMatchObject([
      { path: ['limit'], message: 'limit must be a whole number from 1 to 100' },
    ]);
  });

  test('are both named when both are wrong', () => {
    expect(query.safeParse({ page: '0', limit: '0' }).error?.issues.map(({ path }) => path[0])).toEqual([
      'page',
      'limit',
    ]);
  });
});

describe('the output of a list', () => {
  test.each([
    [0, 1],
    [1, 1],
    [10, 1],
    [11, 2],
    [100, 10],
  ])('with %i items, ten to a page, has %i pages', (totalCount, totalPages) => {
    const answer = presentList({ page: 1, limit: 10 }, { rows: [], totalCount }, String);
    expect(answer).toEqual({ success: true, data: [], page: 1, limit: 10, totalPages, totalCount });
  });

  test('presents each row by the given function', () => {
    expect(presentList({ page: 2, limit: 2 }, { rows: [3, 4], totalCount: 4 }, String).data).toEqual(['3', '4']);
  });
});
