import { tone } from '@trekker/cover-art/core/colour.ts';
import { curve, fill, lens, line, oval, put, type Pt } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { coconutPalm } from '../../src/animals/coconut.ts';
import { dhow } from '../../src/people/sails.ts';
import { bearer } from '../../src/animals/savanna.ts';
import { starfish } from '../../src/land/islands.ts';
import { birds, sky, streaks, sun } from '@trekker/cover-art/sky.ts';
import { stroller } from '../../src/people/strollers.ts';
import { mirror, water } from '@trekker/cover-art/water.ts';

export const lowTide: Scene = {
  slug: 'zanzibar-low-tide-sunset', place: 'Nungwi, Zanzibar', seed: 3913, light: 0.4, air: '#ffc49a',
  alt: 'At low tide the wet sand of Zanzibar mirrors an orange sunset; women walk home with seaweed baskets, dhows under sail along the edge of the flats',
  layers: () => {
    const sunLayer = sun({ x: 0.46, y: 470, r: 84, colour: '#fff6d0', glow: '#ffb060', reach: 760 });
    const boats = layer(0.3, (s) => put(s.x(s.tall ? 0.8 : 0.73), 640, 1.5, dhow('#4a2c38', '#f4c49a', '#b56a5c')) + put(s.x(s.tall ? 0.2 : 0.24), 614, 0.8, dhow('#5a3444', '#e8a884', '#a85f60'), 0, true) + (s.tall ? '' : put(s.x(0.9), 604, 0.6, dhow('#5a3444', '#f0b48c', '#a85f60'))));
    const palms = layer(0.34, (s) => put(s.x(1.0), 650, 6, coconutPalm(s, '#3a2438', ['#2a2040', '#4a3450', '#8a5458'], -16, 14)) + put(s.x(s.tall ? 0.92 : 0.93), 646, 4.2, coconutPalm(s, '#3a2438', ['#2a2040', '#4a3450', '#8a5458'], -9, 13)));
    return [
      sky(['#3f4f9c', '#8a70b8', '#e0829c', '#ff9f70', '#ffd48a'], 590),
      sunLayer,
      streaks({ y: [60, 520], count: 16, colours: ['#a87ab8', '#f08f90', '#ffc088', '#ffe0a4'], opacity: 0.75, width: [260, 780] }),
      water({ depth: 0.14, top: 580, bottom: 660, stops: ['#ffcf8c', '#d98a8c', '#8f6a98'], ripples: { light: '#fff0c4', dark: '#9a5f88', count: 140, opacity: 0.5 }, glitter: { x: 0.46, colour: '#fff4cc', spread: 80, count: 90 } }),
      layer(0.2, (s) => fill(`M-120 632H${s.w + 120}V1120H-120Z`, s.down(632, 1000, ['#ffcb8c', '#ec9a80', '#a8688c', '#4f3f78'])) + line(curve([[-120, 640], [s.w * 0.2, 634], [s.w * 0.5, 642], [s.w * 0.8, 634], [s.w + 120, 640]]), '#fff4dc', 5, 'opacity="0.8"')),
      boats, palms,
      mirror({ of: [sunLayer], y: 634, depth: 0.36, opacity: 0.8, tint: '#ffe2b0', squash: 0.9, cuts: 60 }),
      mirror({ of: [boats, palms], y: 646, depth: 0.38, opacity: 0.55, tint: '#ffcf9c', squash: 0.7, cuts: 70 }),
      layer(0.42, (s) => {
        // Tongues of drier sand, ripple marks and the last films of water.
        let out = '';
        for (const [pts, c] of [[[[-120, 720], [s.w * 0.1, 716], [s.w * 0.26, 740], [s.w * 0.36, 772], [s.w * 0.2, 790], [-120, 800]], '#c9806c'], [[[s.w * 0.56, 770], [s.w * 0.72, 744], [s.w * 0.9, 738], [s.w + 120, 726], [s.w + 120, 810], [s.w * 0.8, 812]], '#c07868'], [[[-120, 880], [s.w * 0.16, 872], [s.w * 0.4, 902], [s.w * 0.56, 940], [s.w * 0.4, 980], [-120, 1000]], '#8f5568'], [[[s.w * 0.62, 930], [s.w * 0.8, 884], [s.w + 120, 866], [s.w + 120, 1010], [s.w * 0.74, 1000]], '#8a5068']] as [Pt[], string][]) { out += fill(curve(pts, true), c, 'opacity="0.75"') + line(curve(pts.slice(0, 4)), '#ffd9a4', 2.6, 'opacity="0.7"'); }
        for (let i = 0; i < 80; i++) { const y = s.r.range(700, 1000); out += fill(lens(s.r.range(-60, s.w + 60), y, s.r.range(40, 160) * (y - 560) / 260, s.r.range(1.5, 4)), i % 2 ? '#ffe2b0' : '#5f3f6c', 'opacity="0.4"'); }
        return out;
      }),
      birds({ x: 0.24, y: 300, count: 9, size: 13, colour: '#5a3f6c', spread: 130 }),
      layer(0.56, (s: Stage) => {
        const walk: [number, number, number, string, string][] = s.tall ? [[0.3, 800, 1.2, '#d9365c', '#f2b53c'], [0.44, 812, 1.3, '#2f9c94', '#e8603f']] : [[0.21, 778, 1.05, '#d9365c', '#f2b53c'], [0.29, 790, 1.15, '#2f9c94', '#e8603f'], [0.375, 804, 1.25, '#f2a02c', '#8a4fb0']];
        return walk.map(([p, y, k, a, b]) => `<g opacity="0.45">${put(s.x(p), y, k, `<g transform="scale(1 -0.75)">${bearer(a, b, '#4a2c28', '#7a5a3c')}</g>`)}</g>` + put(s.x(p), y, k, bearer(a, b, '#5a3428', '#8a6a44')) + put(s.x(p), y - 106 * k, k, Array.from({ length: 9 }, (_, i) => oval(-14 + i * 3.600, -2 - (i % 3) * 4, 7, 4, i % 2 ? '#7a8a4c' : '#9a7a4c')).join(''))).join('') + `<g opacity="0.4">${put(s.x(0.6), 838, 0.95, `<g transform="scale(1 -0.75)">${stroller('#e0503f', '#3a3458', '#2a1c24', '#5a3428')}</g>`)}</g>` + put(s.x(0.6), 838, 0.95, stroller('#e0503f', '#3a3458', '#2a1c24', '#5a3428'));
      }),
      layer(0.8, (s) => {
        let out = '';
        for (const [p, y, r, c] of [[0.12, 944, 30, '#e8503f'], [0.2, 974, 22, '#f2a03c'], [0.84, 950, 26, '#d9457a']] as const) out += starfish(s.x(p), y, r, c);
        // A coil of rope and an anchor stone, the near boat's.
        out += [0, 1, 2].map((i) => `<ellipse cx="${s.x(0.72)}" cy="${962 - i * 7}" rx="${46 - i * 7}" ry="${13 - i * 2}" fill="none" stroke="${tone('#c9a06c', -0.04 * i)}" stroke-width="7"/>`).join('') + line(curve([[s.x(0.72) + 40, 960], [s.x(0.82), 940], [s.x(0.9), 900], [s.w + 80, 840]]), '#c9a06c', 5);
        return out;
      }),
    ];
  },
};
