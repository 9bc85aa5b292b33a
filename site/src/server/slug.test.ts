import { describe, expect, test } from 'vitest';
import { freeSlug, slugOf } from './slug.ts';

describe('the slug of a name', () => {
  test.each([
    ['Lisbon', 'lisbon'],
    ['Côte d’Émeraude', 'cote-d-emeraude'],
    ['  Ha Long — Bay!  ', 'ha-long-bay'],
    ['Straße nach Łódź', 'strasse-nach-lodz'],
    ['Đà Nẵng & Þingvellir', 'da-nang-thingvellir'],
    ['Ａｌｐｓ ２０２６', 'alps-2026'],
    ['Αθήνα, η πόλη μου', 'athina-i-poli-moy'],
    ['Жёлтая река и Київ', 'zheltaya-reka-i-kiiv'],
    ['القاهرة', 'alqahrh'],
    ['Больше соли', 'bolshe-soli'],
    ['東京タワー', 'dongjingtawa'],
    ['Köln und Αθήνα', 'koln-und-athina'],
    ['!!!', 'place'],
  ])('is derived from %s', (name, slug) => {
    expect(slugOf(name, 'place')).toBe(slug);
  });

  test('is short and ends with a complete word', () => {
    expect(slugOf('a very long walk '.repeat(20), 'story')).toMatch(/^(a-very-long-walk-)*a-very-long(-walk)?$/);
    expect(slugOf('a very long walk '.repeat(20), 'story').length).toBeLessThanOrEqual(80);
    expect(slugOf('x'.repeat(500), 'story')).toBe('x'.repeat(80));
  });
});

describe('a free slug', () => {
  const among = (taken: string[]) => async (candidates: string[]) => candidates.filter((each) => taken.includes(each));

  test('is the slug itself or gets the next number', async () => {
    expect(await freeSlug('lisbon', among([]))).toBe('lisbon');
    expect(await freeSlug('lisbon', among(['lisbon', 'lisbon-2', 'lisbon-4']))).toBe('lisbon-3');
    const hundred = ['lisbon', ...Array.from({ length: 120 }, (_, index) => `lisbon-${index + 2}`)];
    expect(await freeSlug('lisbon', among(hundred))).toBe('lisbon-122');
  });

  test.each(['home', 'featured', 'published', 'admin', 'favorite'])(
    'is never the name of the route %s',
    async (word) => {
      expect(await freeSlug(word, among([]))).toBe(`${word}-2`);
    },
  );

  test('is never an id', async () => {
    const id = '00000000-0000-4000-8000-000000000000';
    expect(await freeSlug(id, among([]))).toBe(`${id}-2`);
  });
});
