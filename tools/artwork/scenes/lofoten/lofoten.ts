import { layer, type Scene } from '@trekker/cover-art/core/stage.ts';
import { group, put, rect } from '@trekker/cover-art/core/shape.ts';
import { ridge } from '@trekker/cover-art/mountains.ts';
import { boulders, fishRack, gleam, rorbu, trawler } from '../../src/land/nordic.ts';
import { birds, mist, sky, streaks, sun } from '@trekker/cover-art/sky.ts';
import { mirror, water } from '@trekker/cover-art/water.ts';

const cabins: Scene = {
  slug: 'lofoten-red-cabins', place: 'Reine, Lofoten, Norway', seed: 221, light: -0.6, air: '#d6c3dc',
  alt: 'Red fishermen’s cabins on stilts with lit windows under snowy peaks in the pink winter light of Lofoten',
  layers: () => {
    const far = ridge({ depth: 0.1, base: 640, height: 260, rough: 0.6, peaks: [[0.02, 0.7, 200], [0.16, 0.9, 220], [0.3, 0.6, 160], [0.66, 0.6, 190], [0.95, 0.8, 210]], colour: '#a9a0c9', shade: '#7f82b8', lit: '#ffdcd8', snow: { line: 0.3, colour: '#f3e6f0', ragged: 18 }, foot: '#d9c3d9', gullies: 5 });
    const main = ridge({
      depth: 0.2, base: 668, height: 520, rough: 0.5, grainSize: 80,
      outline: [
        { at: 0.4, points: [[-330, 0], [-262, 90], [-214, 168], [-186, 196], [-150, 284], [-120, 330], [-84, 452], [-60, 520], [-36, 500], [-4, 388], [28, 330], [62, 348], [92, 290], [140, 196], [206, 120], [290, 60], [360, 0]] },
        { at: 0.84, points: [[-300, 0], [-226, 110], [-170, 170], [-132, 262], [-96, 300], [-52, 400], [-22, 432], [14, 416], [52, 330], [104, 268], [168, 230], [240, 120], [330, 60], [420, 0]] },
      ],
      colour: '#56638f', shade: '#2f3f74', lit: '#ffcfc4', snow: { line: 0.36, colour: '#f6eef4', ragged: 26 }, foot: '#a798bd', gullies: 16,
    });
    const village = layer(0.45, (s) => {
      let out = boulders(s, s.x(0.3), s.w + 80, 742, [18, 46], 60, '#3c3f5c', '#8c86a6', '#f4eef4');
      const at: [number, number, number, number, string][] = s.tall
        ? [[0.34, 726, 1.0, 46, '#b5342f'], [0.66, 722, 1.05, 60, '#c23b30'], [0.2, 752, 1.5, 56, '#c8402f'], [0.62, 760, 1.75, 60, '#b8322c']]
        : [[0.38, 722, 0.9, 46, '#b5342f'], [0.52, 718, 0.95, 60, '#c23b30'], [0.67, 716, 0.9, 40, '#e0a63a'], [0.8, 722, 1.1, 64, '#b5342f'], [0.34, 752, 1.45, 54, '#c8402f'], [0.5, 756, 1.6, 64, '#b8322c'], [0.7, 752, 1.55, 56, '#c23b30'], [0.88, 762, 1.9, 70, '#ac2e2b']];
      for (const [x, y, k, len, c] of at) out += put(s.x(x), y, k, rorbu(s, len, c, '#eef0f6', '#ffd98a'));
      return out;
    });
    return [
      sky(['#5b76b4', '#9a9fd0', '#e3b4cc', '#ffcdbd', '#ffe6c8'], 640),
      sun({ x: 0.14, y: 560, r: 0, colour: '#fff3d8', glow: '#ffd3a4', reach: 620 }),
      streaks({ y: [110, 380], count: 8, colours: ['#f3c3d2', '#ffd6cc', '#ffe4cc'], opacity: 0.75 }),
      far, mist({ depth: 0.16, y: 630, height: 90, colour: '#ffe0d8', opacity: 0.7 }), main,
      mist({ depth: 0.24, y: 662, height: 46, colour: '#f7dbe0', opacity: 0.7 }),
      water({ depth: 0.3, top: 668, stops: ['#eec4cc', '#a49cc8', '#586a9c', '#26365f'], ripples: { light: '#ffdccf', dark: '#46588c', count: 130, opacity: 0.35 } }),
      mirror({ of: [far, main], y: 670, depth: 0.31, opacity: 0.6, tint: '#f0cfd6', cuts: 170, squash: 0.62 }),
      village,
      mirror({ of: [village], y: 808, depth: 0.5, opacity: 0.62, tint: '#8f97c4', cuts: 130, squash: 0.7 }),
      layer(0.55, (s) => {
        let out = '';
        for (const p of s.tall ? [0.27, 0.4, 0.72, 0.9] : [0.37, 0.44, 0.53, 0.61, 0.73, 0.8, 0.92, 0.99]) out += gleam(s, s.x(p), 824, 110, '#ffd48a', 11);
        return group(out) + put(s.x(s.tall ? 0.2 : 0.16), 800, 1.55, trawler('#2f5f8f', '#f6efe6', '#ffd98a')) + `<g opacity="0.35">${put(s.x(s.tall ? 0.2 : 0.16), 806, 1.55, `<g transform="scale(1 -0.6)">${trawler('#2f5f8f', '#d6d0d8', '#ffd98a')}</g>`)}</g>`;
      }),
      birds({ x: 0.62, y: 330, count: 6, size: 12, colour: '#ffffff', spread: 110 }),
      layer(0.92, (s) => rect(-100, 1010, s.w + 200, 40, '#1d2746') + boulders(s, -60, s.w * 0.36, 985, [36, 78], 16, '#232c4c', '#6a6c96', '#f1ecf6') + boulders(s, -60, s.w * 0.14, 930, [36, 60], 7, '#262f50', '#72749e', '#f6f1f8') + put(s.x(0.1) - 60, 962, 1.9, fishRack('#3a2d38', '#c9a88c', 96)) + boulders(s, s.w * 0.8, s.w + 60, 1000, [40, 80], 9, '#1f2848', '#5a5f8c', '#eae6f4')),
    ];
  },
};

export const lofoten = [cabins];
