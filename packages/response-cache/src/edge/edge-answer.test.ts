import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Produced } from '../produced.ts';
import { serveCache } from '../served-cache.fixture.ts';
import { setEdgeCacheHeaders } from './edge-answer.ts';
import { edgeTag, everythingTag } from './edge-tag.ts';

afterEach(() => {
  vi.useRealTimers();
});

const shared = 'public, max-age=0, must-revalidate, s-maxage=60, stale-while-revalidate=30';

function anAnswer(changes: Partial<Produced> = {}): Produced {
  return { status: 200, headers: { 'cache-control': 'public, no-cache' }, body: Buffer.alloc(0), tags: [], ...changes };
}

function headersOf(answer: Produced): Record<string, string> {
  setEdgeCacheHeaders(answer);
  return answer.headers;
}

describe('an answer for the edge', () => {
  test('may be kept for a minute, and names each of its tags by twelve small signs', () => {
    const headers = headersOf(anAnswer({ tags: ['place-1', 'places', 'place-1'] }));
    expect(headers).toEqual({
      'cache-control': shared,
      'cache-tag': [everythingTag, edgeTag('place-1'), edgeTag('places')].join(','),
    });
    expect(headers['cache-tag']).toMatch(/^[\da-f]{12}(,[\da-f]{12}){2}$/);
  });

  test.each<[string, Partial<Produced>]>([
    ['has no tags, so that nothing could drop it', { tags: null }],
    ['is for one person', { headers: { 'cache-control': 'private, no-store' } }],
    ['is a failure', { headers: { 'cache-control': 'no-store' } }],
    ['sets a cookie', { headers: { 'cache-control': 'public, no-cache', 'Set-Cookie': 'a=b' } }],
    ['has more tags than a header may hold', { tags: Array.from({ length: 500 }, (_, index) => `tag-${index}`) }],
  ])('is not made of one that %s', (_, changes) => {
    const answer = anAnswer(changes);
    const before = { ...answer.headers };
    expect(headersOf(answer)).toEqual(before);
  });

  test('has a header that every cache takes, however many tags', () => {
    const headers = headersOf(anAnswer({ tags: Array.from({ length: 499 }, (_, index) => `tag-${index}`) }));
    expect(headers['cache-tag']?.length).toBeLessThan(8000);
  });

  test('that ends at a moment is not at the edge after it, and not for a moment longer in our memory', async () => {
    const newYear = Date.parse('2027-01-01T00:00:00Z');
    vi.useFakeTimers({ toFake: ['Date'], now: newYear - 90_001 });
    const { ask, produced } = await serveCache({
      async produce() {
        const answer = anAnswer({ tags: ['a', 'until:2027-01-01T00:00:00.000Z'] });
        setEdgeCacheHeaders(answer);
        return answer;
      },
    });
    const first = await ask('/a');
    expect(first.headers).toMatchObject({ 'cache-control': shared, 'cache-tag': `${everythingTag},${edgeTag('a')}` });
    vi.setSystemTime(newYear - 90_000);
    for (const _ of [1, 2, 3]) expect((await ask('/a')).headers['cache-control']).toBe('public, no-cache');
    expect(produced).toEqual(['/a', '/a']);
    vi.setSystemTime(newYear);
    await ask('/a');
    expect(produced).toEqual(['/a', '/a', '/a']);
  });
});
