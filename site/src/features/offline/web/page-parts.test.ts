import { expect, test } from 'vitest';
import { partsOf } from './page-parts.ts';

const image = {
  url: '/media/aa-1600.webp',
  sizes: [
    { width: 1600, url: '/media/aa-1600.webp', avif: '/media/aa-1600.avif' },
    { width: 800, avif: '/media/aa-800.avif' },
    { width: 400, avif: '/media/aa-400.avif' },
  ],
};
const state = JSON.stringify({
  place: { thumbnail: image, images: [image] },
  nearby: [{ url: '/media/bb-1.webp' }],
});
const html = `<link rel="stylesheet" href="/assets/root-a.css"><h1 class="t"><span>Lisbon</span></h1>
<img src="/api/v3/destination/lisbon/map.svg"><img src="https://elsewhere.example/a.png">
<script type="application/json" id="page-state">${state}</script>
<script data-modules="/assets/react-b.js /assets/entry.client-c.js">{}</script>`;

test('the parts of a page for reading offline are its files, one size of each image and its map', () => {
  expect(partsOf(html, true)).toEqual({
    title: 'Lisbon',
    files: [
      ...['/assets/root-a.css', '/assets/react-b.js', '/assets/entry.client-c.js'],
      ...['/api/v3/destination/lisbon/map.svg', '/media/aa-800.avif'],
    ],
    build: '/assets/entry.client-c.js',
  });
});

test('a browser without AVIF gets the images in another format', () => {
  expect(partsOf(html, false).files).toContain('/media/aa-1600.webp');
});
