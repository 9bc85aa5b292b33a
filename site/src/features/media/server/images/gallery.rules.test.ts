import { describe, expect, test } from 'vitest';
import { arrangeGallery } from './gallery.rules.ts';

const stored = ['a', 'b', 'c'].map((name) => ({ file: `${name}.webp` }));
const at = (name: string) => `/media/${name}.webp`;

/** Kept ones by their letter, new ones by their number. */
function arranged(added: number, removedImages: string[] = [], imageOrder: string[] = []): string {
  return arrangeGallery(stored, added, { removedImages, imageOrder })
    .map((place) => ('kept' in place ? place.kept.file[0] : place.added))
    .join('');
}

describe('a gallery after a save', () => {
  test('has the new images at its end', () => {
    expect(arranged(0)).toBe('abc');
    expect(arranged(2)).toBe('abc01');
  });

  test('loses removed images, and ignores the URL of another item’s image (T52)', () => {
    expect(
      arranged(1, [at('b'), '/media/x.webp', 'https://evil.example/media/c.webp', '../c.webp', 'c.webp', '']),
    ).toBe('ac0');
  });

  test('has the order that was sent, followed by images not mentioned in it', () => {
    expect(arranged(2, [], ['new:1', at('c'), 'new:7', at('x'), at('a')])).toBe('1cab0');
  });

  test('has a new first image where the old one was removed', () => {
    expect(arranged(2, [at('a')])).toBe('0bc1');
    expect(arranged(1, [at('a')], [at('c')])).toBe('cb0');
    expect(arranged(0, [at('a')], [at('b'), at('c')])).toBe('bc');
  });

  test('keeps its first image if there is no replacement', () => {
    expect(() => arranged(0, [at('a')])).toThrow('The first image cannot be removed');
    expect(() => arranged(0, [at('a')], [at('x'), 'new:0'])).toThrow('The first image cannot be removed');
  });
});
