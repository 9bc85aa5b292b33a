import { layer, type Scene } from '@trekker/cover-art/core/stage.ts';
import { group, oval, put } from '@trekker/cover-art/core/shape.ts';
import { gleam } from '../../src/land/nordic.ts';
import { birds, sky, streaks, sun } from '@trekker/cover-art/sky.ts';
import { gondola, palazzo, paline, salute } from '../../src/buildings/venice.ts';
import { mirror, ripples, water } from '@trekker/cover-art/water.ts';
import { line, rect } from '@trekker/cover-art/core/shape.ts';

export const dusk: Scene = {
  slug: 'venice-gondola-dusk', place: 'Venice, Italy', seed: 271, light: -0.5, air: '#e8a9a8',
  alt: 'A gondola crosses the Grand Canal at dusk before the domes of Santa Maria della Salute and lit palaces',
  layers: () => {
    const far = layer(0.16, (s) => {
      let out = '';
      let x = -100;
      while (x < s.w + 100) { const w = s.r.range(40, 90); out += put(x, 640, 1, rect(0, -s.r.range(20, 46), w, 60, s.r.pick(['#b5829c', '#a87896', '#c08c9c']))); x += w; }
      // San Giorgio's tower far out in the lagoon.
      const c = s.x(s.tall ? 0.2 : 0.24);
      return out + put(c, 640, 1, rect(-9, -150, 18, 150, '#a87a94') + `<path d="M-12 -150L0 -196L12 -150Z" fill="#8f6a8e"/>` + rect(-11, -152, 22, 5, '#c893a0') + rect(24, -60, 70, 60, '#b5859a') + `<path d="M30 -60Q32 -92 59 -96Q86 -92 88 -60Z" fill="#9a7294"/>` + line('M59 -96V-110', '#9a7294', 2));
    });
    const church = layer(0.26, (s) => put(s.x(s.tall ? 0.42 : 0.46), 656, s.tall ? 1.25 : 1.5, salute(s, '#fbe3d2', '#b08aa8', '#8d93b8')));
    const row = layer(0.36, (s) => {
      let out = '';
      const list: [number, number, number, number, string][] = s.tall
        ? [[0.74, 690, 150, 300, '#d98a70'], [0.9, 706, 190, 400, '#e6b27c']]
        : [[0.665, 676, 120, 236, '#c98378'], [0.735, 688, 160, 300, '#e2a97e'], [0.83, 702, 190, 372, '#c76f62'], [0.945, 722, 240, 470, '#e8bd8a']];
      for (const [x, y, w, h, c] of list) out += put(s.x(x), y, 1, palazzo(s, w, h, c, '#f7e4d0', '#ffd888', 0.42));
      if (!s.tall) out += put(s.x(-0.07), 716, 1, palazzo(s, 220, 430, '#b8697a', '#f0d4c8', '#ffd888', 0.4)) + put(s.x(0.082), 692, 1, palazzo(s, 130, 280, '#d59a86', '#f7dfd0', '#ffd888', 0.3));
      return out;
    });
    return [
      sky(['#3f4a8c', '#7a68a8', '#c97f9e', '#f7a685', '#ffd39a'], 640),
      sun({ x: 0.3, y: 596, r: 46, colour: '#fff0c8', glow: '#ffb27a', reach: 560 }),
      streaks({ y: [70, 470], count: 13, colours: ['#9a78b0', '#e08fa0', '#ffb894'], opacity: 0.7 }),
      far,
      water({ depth: 0.2, top: 640, stops: ['#ffc99a', '#d98d9a', '#6a5c98', '#262a5c'], glitter: { x: 0.3, colour: '#ffe6b8', spread: 110, count: 230 } }),
      mirror({ of: [far], y: 641, depth: 0.21, opacity: 0.5, tint: '#ffc4a4', cuts: 60 }),
      church, mirror({ of: [church], y: 672, depth: 0.27, opacity: 0.55, tint: '#f0a8a4', cuts: 120, squash: 0.7 }),
      row, mirror({ of: [row], y: 720, depth: 0.37, opacity: 0.5, tint: '#b884a8', cuts: 150, squash: 0.6 }),
      layer(0.4, (s) => (s.tall ? [0.8, 0.94] : [0.03, 0.12, 0.7, 0.78, 0.88, 0.97]).map((p) => gleam(s, s.x(p), 735, 150, '#ffd07c', 13)).join('') + group(ripples(s, 720, 1000, '#ffc6a0', 90, 0.28))),
      layer(0.46, (s) => put(s.x(s.tall ? 0.2 : 0.2), 752, 0.5, gondola('#2a2238', '#8f2f3f', '#d9a95a', '#d9a184', '#e8d8d8'), 0, true)),
      layer(0.55, (s) => { const x = s.x(s.tall ? 0.5 : 0.43); const g = gondola('#17142a', '#a82f3c', '#f0bd62', '#e8b08c', '#f6eee6'); return `<g opacity="0.42">${put(x, 874, 1.75, `<g transform="scale(1 -0.55)">${g}</g>`)}</g>` + oval(x, 882, 270, 12, '#14123a', 'opacity="0.45"') + put(x, 868, 1.75, g) + [0, 1, 2, 3].map((i) => line(`M${x - 330 - i * 46} ${884 + i * 9}q80 -8 170 0`, '#ffd9b4', 2, 'opacity="0.55"')).join('') + line(`M${x + 200} 892q90 8 200 -2`, '#ffd9b4', 2, 'opacity="0.45"'); }),
      birds({ x: 0.6, y: 250, count: 6, size: 13, colour: '#4a3f78', spread: 110 }),
      layer(0.9, (s) => put(0, 1010, 1, paline(s.tall ? [s.x(0.9), s.x(0.97)] : [s.x(0.865), s.x(0.915), s.x(0.965)], 330, '#2f5f9f', '#14123a')) + put(0, 990, 1, paline([s.x(0.045), s.x(0.09)], s.tall ? 190 : 240, '#b5323c', '#14123a'))),
    ];
  },
};

export const venice = [dusk];
