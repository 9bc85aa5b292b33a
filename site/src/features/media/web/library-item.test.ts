import '@trekker/texts/in-english.fixture.ts';
import { expect, test } from 'vitest';
import { nameOfMedia } from './library-item.ts';

const name = (fileName: string, alt = '', kind: 'picture' | 'video' = 'picture') =>
  nameOfMedia({ fileName, alt, kind });

test('media are called as their files, without what only a computer reads', () => {
  expect(name('lisbon-tram_28.jpg')).toBe('Lisbon tram 28');
  expect(name('IMG_2201.jpeg')).toBe('IMG 2201');
  expect(name('High water, San Marco')).toBe('High water, San Marco');
});

test('media without a name are called by what they show', () => {
  const given = '9d7f8d94409d08e39ced535097893692-1600.webp';
  expect(name(given, 'A giant tortoise')).toBe('A giant tortoise');
  expect(name(given)).toBe('Untitled picture');
  expect(name('', '', 'video')).toBe('Untitled video');
});
