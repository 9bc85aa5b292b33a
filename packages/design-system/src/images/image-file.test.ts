import { describe, expect, test } from 'vitest';
import {
  avifSourceSet,
  bestSource,
  type ImageFile,
  isElsewhere,
  mustLoadDirectly,
  sourceSet,
  sparingSizes,
} from './image-file.ts';

const image: ImageFile = {
  url: '/full.webp',
  alt: 'A bay',
  width: 1600,
  height: 1000,
  sizes: [
    { width: 1600, url: '/1600' },
    { width: 400, url: '/400', avif: '/400.avif' },
    { width: 800, url: '/800' },
  ],
};

describe('bestSource', () => {
  test('chooses the smallest file that fills the box', () => {
    expect(bestSource(image, { width: 400, height: 250 }, 1, false)).toBe('/400');
    expect(bestSource(image, { width: 401, height: 250 }, 1, false)).toBe('/800');
  });
  test('considers the pixel density of the screen, but not beyond 2', () => {
    expect(bestSource(image, { width: 400, height: 250 }, 2, false)).toBe('/800');
    expect(bestSource(image, { width: 400, height: 250 }, 3, false)).toBe('/800');
  });
  test('considers what the crop cuts off', () => {
    expect(bestSource(image, { width: 300, height: 400 }, 1, false)).toBe('/800');
  });
  test('chooses the largest file for a box that none fills, and the original where there is no other', () => {
    expect(bestSource(image, { width: 3000, height: 500 }, 1, false)).toBe('/1600');
    expect(bestSource({ ...image, sizes: [] }, { width: 30, height: 20 }, 1, false)).toBe('/full.webp');
  });

  test('chooses AVIF where the browser supports it and the size has it', () => {
    expect(bestSource(image, { width: 400, height: 250 }, 1, true)).toBe('/400.avif');
    expect(bestSource(image, { width: 400, height: 250 }, 2, true)).toBe('/800');
  });
});

test('avifSourceSet includes every size', () => {
  expect(avifSourceSet(image)).toBe('/1600 1600w, /400.avif 400w, /800 800w');
  expect(avifSourceSet({ ...image, sizes: [{ width: 800, url: '/800' }] })).toBeUndefined();
});

test('sourceSet names every file with its width', () => {
  expect(sourceSet(image)).toBe('/1600 1600w, /400 400w, /800 800w');
  expect(sourceSet({ ...image, sizes: [] })).toBeUndefined();
});

test('a size that exists in AVIF only is offered to browsers that support it alone', () => {
  const light = {
    ...image,
    sizes: [
      { width: 400, avif: '/400.avif' },
      { width: 1600, url: '/1600', avif: '/1600.avif' },
    ],
  };
  const box = { width: 400, height: 250 };
  expect([sourceSet(light), bestSource(light, box, 1, false)]).toEqual(['/1600 1600w', '/1600']);
  expect(avifSourceSet(light)).toBe('/400.avif 400w, /1600.avif 1600w');
  expect(bestSource(light, box, 1, true)).toBe('/400.avif');
  expect(bestSource({ ...light, sizes: light.sizes.slice(0, 1) }, box, 1, false)).toBe('/full.webp');
});

test('mustLoadDirectly recognises the hosts of Google accounts and no look-alikes', () => {
  expect(mustLoadDirectly('https://lh3.googleusercontent.com/a/1')).toBe(true);
  expect(mustLoadDirectly('https://googleusercontent.com.example.org/a')).toBe(false);
  expect(mustLoadDirectly('https://notgoogleusercontent.com/a')).toBe(false);
  expect(mustLoadDirectly('/media/a.webp')).toBe(false);
});

test('isElsewhere compares origins', () => {
  const page = 'https://trekker.example/stories';
  expect(isElsewhere('/media/a.webp', page)).toBe(false);
  expect(isElsewhere('https://trekker.example/a.webp', page)).toBe(false);
  expect(isElsewhere('https://media.example/a.webp', page)).toBe(true);
});

describe('sparingSizes', () => {
  test('asks for two thirds of the width on the densest screens, and for all of it on others', () => {
    expect(sparingSizes('(min-width: 48rem) 52vw, 109vw')).toBe(
      '(min-resolution: 2.5dppx) and (min-width: 48rem) calc(52vw * 2 / 3), (min-resolution: 2.5dppx) calc(109vw * 2 / 3), (min-width: 48rem) 52vw, 109vw',
    );
  });
  test('keeps expressions in parentheses together', () => {
    expect(sparingSizes('min(110vw, 132vh)')).toBe(
      '(min-resolution: 2.5dppx) calc(min(110vw, 132vh) * 2 / 3), min(110vw, 132vh)',
    );
  });
});
