import { expect, test } from 'vitest';
import { editorsWords } from './editors-words.ts';

const others = (...names: string[]) => names.map((name) => ({ _id: name, name }));

test.each([
  [[], false, ''],
  [['Marta'], false, 'Marta is here too'],
  [['Marta', 'Jonas'], false, 'Marta and Jonas are here too'],
  [['Marta', 'Jonas', 'Lena'], false, 'Marta, Jonas, and Lena are here too'],
  [['Marta', 'Jonas', 'Lena', 'Ada'], false, 'Marta, Jonas, and 2 others are here too'],
  [[], true, 'You have this open in another window too'],
  [['Marta'], true, 'Marta is here too, and you in another window'],
])('%j, oneself elsewhere %s: %s', (names, isElsewhere, words) => {
  expect(editorsWords({ others: others(...names), isElsewhere })).toBe(words);
});
