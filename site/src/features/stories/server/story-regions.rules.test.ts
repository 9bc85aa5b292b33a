import { describe, expect, test } from 'vitest';
import { regionsOfTags } from './story-regions.rules.ts';

describe('the regions of tags', () => {
  test.each([
    ['Europe', ['europe']],
    ['AMERICAS', ['americas']],
    ['Portugal', ['europe']],
    [' new zealand ', ['oceania']],
    ['Scotland', ['europe']],
    ['USA', ['americas']],
    ['South America', ['americas']],
    ['Southeast Asia', ['asia']],
    ['pacific', ['oceania']],
    ['Moroccan', ['africa']],
  ])('%s are found', (tag, regions) => {
    expect(regionsOfTags([tag])).toEqual(regions);
  });

  // Words that mean something else before they mean a place, and places smaller than a country.
  test.each(['island', 'hiking', 'road trip', 'food', 'Lisbon', 'Antarctica', 'art', 'in', ''])(
    'are empty for %s',
    (tag) => {
      expect(regionsOfTags([tag])).toEqual([]);
    },
  );

  test('are listed once each, and can be several', () => {
    expect(regionsOfTags(['Turkey', 'Greece', 'europe', 'ferries', 'asia'])).toEqual(['asia', 'europe']);
  });
});
