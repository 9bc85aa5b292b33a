import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Image, type ImageProps } from './image.tsx';
import type { ImageFile } from './image-file.ts';

const image: ImageFile = {
  url: '/bay.webp',
  alt: 'A bay',
  width: 1600,
  height: 1067,
  tone: '#336699',
  thumbhash: null,
  sizes: [{ width: 800, url: '/bay-800.webp' }],
};

const html = (props: Partial<ImageProps>) =>
  renderToStaticMarkup(createElement(Image, { image, sizes: '50vw', ...props }));

describe('the HTML of an image from the server', () => {
  test('is a plain responsive image that loads first when it is eager', () => {
    const eager = html({ ratio: '16/9', eager: true });
    expect(eager).toContain('src="/bay.webp"');
    expect(eager).toContain('srcSet="/bay-800.webp 800w"');
    expect(eager).toContain('fetchPriority="high"');
    expect(eager).not.toContain('noscript');
  });

  test('offers AVIF for an eager image where there is any', () => {
    expect(html({ eager: true })).not.toContain('<picture>');
    const sizes = [{ width: 800, url: '/bay-800.webp', avif: '/bay-800.avif' }];
    expect(html({ eager: true, image: { ...image, sizes } })).toContain(
      '<source type="image/avif" srcSet="/bay-800.avif 800w" sizes="(min-resolution: 2.5dppx) calc(50vw * 2 / 3), 50vw"/>',
    );
  });

  test('loads an image beside the eager one lazily, when it enters the viewport', () => {
    const beside = html({ eager: 'beside' });
    expect(beside).toContain('loading="lazy"');
    expect(beside).not.toMatch(/fetchPriority|noscript/);
  });

  test('is an empty box for any other image, with an image for browsers without a script', () => {
    const [box = '', fallback = ''] = html({}).split('<noscript>');
    expect(box).not.toContain('<img');
    expect(box).toContain('role="img" aria-label="A bay"');
    expect(fallback).toContain('loading="lazy"');
    expect(fallback).toContain('alt="A bay"');
  });

  test('gives the box its colour, ratio and transition before any file has loaded', () => {
    const box = html({ ratio: '4/5', transitionName: 'place-bay' });
    expect(box).toContain('--tone:#336699');
    expect(box).toContain('--ratio:4/5');
    expect(box).toContain('view-transition-name:place-bay');
  });

  test('hides a decorative image from screen readers', () => {
    const decoration = html({ image: { ...image, alt: '' } });
    expect(decoration).not.toContain('role="img"');
    expect(decoration).toContain('alt=""');
  });
});
