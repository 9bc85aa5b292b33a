import { coconutPalm } from '../../src/animals/coconut.ts';
import { layer, type Scene } from '@trekker/cover-art/core/stage.ts';
import { put } from '@trekker/cover-art/core/shape.ts';
import { ridge, volcano } from '@trekker/cover-art/mountains.ts';
import { farmer } from '@trekker/cover-art/people.ts';
import { paddies } from '../../src/land/paddies.ts';
import { birds, mist, sky, streaks, sun } from '@trekker/cover-art/sky.ts';
import { grove, leafSpray, palm } from '@trekker/cover-art/trees.ts';
import { meru } from '@trekker/cover-art/village.ts';

export const bali: Scene = {
  slug: 'bali-rice-terraces', place: 'Tegallalang, Bali, Indonesia', seed: 8, light: -0.7, air: '#f7dcb4',
  alt: 'Bright green rice terraces curve down a valley towards palms, a shrine and a volcano at sunrise',
  layers: () => [
    sky(['#4f9ab0', '#9fcabf', '#f4e3b4', '#fcc88e', '#ffdcae'], 520),
    sun({ x: 0.27, y: 400, r: 52, colour: '#fffbe0', glow: '#ffdc8e', reach: 620 }),
    streaks({ y: [80, 330], count: 9, colours: ['#fdf0d2', '#ffe6bd', '#ffdca6'], opacity: 0.75 }),
    volcano({ depth: 0.12, x: 0.63, base: 540, height: 330, half: 520, colour: '#7ba3a8', lit: '#a8bdb0', shade: '#4c7f92', foot: '#f3dcb6' }),
    mist({ depth: 0.15, y: 520, height: 120, colour: '#fff0cf', opacity: 0.85 }),
    ridge({ depth: 0.18, base: 560, height: 100, rough: 0.7, colour: '#7fae94', shade: '#5f9488', foot: '#dfe0b0', gullies: 1 }),
    mist({ depth: 0.2, y: 560, height: 70, colour: '#fff2d2', opacity: 0.7 }),
    layer(0.24, (s) => {
      let out = '';
      for (let i = 0; i < 22; i++) out += put(s.x(i / 21 + s.r.range(-0.02, 0.02)), 600 + s.r.range(-8, 14), s.r.range(0.55, 1.1), palm(s, '#6f8a5c', ['#5f9468', '#7dab6c'], s.r.range(-12, 12), 9));
      return out;
    }),
    grove({ depth: 0.26, ground: () => 612, count: 34, height: [40, 74], tones: ['#4f8a60', '#6ba565', '#a5c46e'] }),
    layer(0.3, (s) => put(s.x(0.76), 622, 1.25, meru(7, '#6a5238', '#c98a60', '#f0c25a')) + put(s.x(0.82), 630, 0.85, meru(3, '#6a5238', '#c98a60', '#f0c25a'))),
    paddies({
      depth: 0.4, top: 612, bottom: 1030, rows: 9,
      // A bowl that opens to the right: the steps climb both flanks and sag in the middle.
      shape: (p, t) => -500 * t * Math.abs(p - 0.58) ** 1.7 + 26 * t * Math.sin(p * 6.5 - 0.6),
      greens: ['#8fc95a', '#b4d768', '#6fb955', '#d8d870'], water: ['#ffe9bc', '#8fc7b4'], wall: ['#4f9a4c', '#1a5c40'], rim: '#eef2a4', seedling: '#3f8f4c',
    }),
    mist({ depth: 0.5, y: 640, height: 90, colour: '#fff4d0', opacity: 0.45 }),
    layer(0.55, (s) => put(s.x(0.4), 806, 1.05, farmer('#e9dfc8', '#2f4a5c', '#f1d490', '#9a6a48'))),
    birds({ x: 0.44, y: 330, count: 5, size: 13, colour: '#3f6f70', spread: 70 }),
    layer(0.7, (s) => put(s.x(0.06), 930, 6.8, coconutPalm(s, '#4a4334', ['#124a40', '#1f6a48', '#5a9a4c'], 14)) + (s.tall ? '' : put(s.x(0.99), 950, 5, coconutPalm(s, '#4a4334', ['#174f42', '#26734a', '#64a450'], -14)))),
    layer(0.95, (s) => {
      let out = '';
      for (let i = 0; i < 40; i++) out += leafSpray(s, s.r.chance(0.5) ? s.r.range(-60, s.w * 0.2) : s.r.range(s.w * 0.78, s.w + 60), 1040 - s.r.range(0, 40), -s.r.range(90, 170), s.r.pick(['#0f3f34', '#17523c', '#256b45']), 6);
      return out;
    }),
  ],
};
