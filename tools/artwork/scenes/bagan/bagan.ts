import { mix } from '@trekker/cover-art/core/colour.ts';
import { curve, fill, group, oval, put } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { ridge } from '@trekker/cover-art/mountains.ts';
import { balloon } from '@trekker/cover-art/people.ts';
import { hills } from '@trekker/cover-art/rock.ts';
import { birds, mist, sky, streaks, sun } from '@trekker/cover-art/sky.ts';
import { brickTemple, stupa } from '../../src/buildings/temples.ts';
import { oxCart } from '../../src/animals/savanna.ts';
import { foliage, grass, leafSpray, palm } from '@trekker/cover-art/trees.ts';

const place = 'Bagan, Myanmar';
type Kind = 'stupa' | 'temple';
type At = [x: number, y: number, k: number, kind: Kind];

/** Pagodas of one distance: brick fades to the air with `haze`. */
const plain = (depth: number, haze: number, list: At[], brick = '#a8503c', lit = '#f7b070', shade = '#5f3350') => layer(depth, (s: Stage) => list.map(([x, y, k, kind]) => put(s.x(x), y, k, (kind === 'stupa' ? stupa : brickTemple)(s, mix(lit, s.air, haze * 0.8), mix(brick, s.air, haze), mix(shade, s.air, haze), mix('#f0b83a', s.air, haze * 0.6)))).join(''));

const wood = (depth: number, y: number, haze: number, count: number, size: number, tones: [string, string, string] = ['#3f5a44', '#64783f', '#b3a04a']) =>
  layer(depth, (s: Stage) => {
    let out = '';
    const t = tones.map((c) => mix(c, s.air, haze)) as [string, string, string];
    for (let i = 0; i < count; i++) {
      const x = s.x(-0.06 + (1.12 * (i + s.r.next())) / count);
      out += size < 30 && s.r.chance(0.1) ? put(x, y + size * 0.3, size / 34, palm(s, t[0], [t[0], t[1]], s.r.range(-8, 8), 11)) : foliage(s, x, y + s.r.range(-0.1, 0.25) * size, size * s.r.range(0.8, 1.4), size * s.r.range(0.45, 0.75), t, 20);
    }
    return out;
  });

export const bagan: Scene = {
  slug: 'bagan-balloons-dawn', place, seed: 351, light: -0.6, air: '#fbd3a8',
  alt: 'Balloons drift over hundreds of brick stupas that rise from the morning mist of the Bagan plain, an ox cart on a sandy track',
  layers: () => [
    sky(['#6f92b8', '#b9b8c4', '#f6cdae', '#ffc890', '#ffe2b0'], 560),
    sun({ x: 0.24, y: 420, r: 50, colour: '#fffbe0', glow: '#ffdc92', reach: 640 }),
    streaks({ y: [60, 380], count: 10, colours: ['#f2e2d6', '#ffe2c0', '#ffd8a8'], opacity: 0.75 }),
    ridge({ depth: 0.1, base: 560, height: 110, rough: 0.5, colour: '#b9a6b4', shade: '#a596b2', foot: '#f8cfaa', gullies: 2 }),
    mist({ depth: 0.11, y: 556, height: 80, colour: '#ffe6c0', opacity: 0.85 }),
    layer(0.12, (s) => put(s.x(0.52), 330, 0.5, balloon(['#d98a6a', '#eab088', '#d98a6a', '#f4cfa4', '#d98a6a'], '#8a6a5a')) + put(s.x(0.62), 400, 0.34, balloon(['#c98a80', '#e8b49a', '#c98a80', '#e8b49a', '#c98a80'], '#8a6a5a')) + put(s.x(0.86), 300, 0.62, balloon(['#c96a5a', '#e89a74', '#c96a5a', '#f0b48a', '#c96a5a'], '#7a5a4a')) + put(s.x(0.08), 372, 0.38, balloon(['#d08a7a', '#eab49a', '#d08a7a', '#eab49a', '#d08a7a'], '#8a6a5a'))),
    plain(0.14, 0.72, [[0.06, 585, 0.5, 'stupa'], [0.16, 582, 0.4, 'temple'], [0.3, 586, 0.55, 'stupa'], [0.38, 582, 0.36, 'stupa'], [0.47, 586, 0.6, 'temple'], [0.58, 584, 0.42, 'stupa'], [0.66, 588, 0.5, 'stupa'], [0.8, 584, 0.6, 'temple'], [0.93, 586, 0.46, 'stupa']]),
    wood(0.15, 592, 0.7, 46, 15),
    mist({ depth: 0.16, y: 602, height: 56, colour: '#ffe4bc', opacity: 0.9 }),
    plain(0.2, 0.48, [[0.02, 640, 1, 'temple'], [0.13, 636, 0.8, 'stupa'], [0.27, 644, 1.2, 'stupa'], [0.42, 636, 0.7, 'stupa'], [0.55, 642, 1.15, 'temple'], [0.7, 636, 0.8, 'stupa'], [0.88, 644, 1.2, 'stupa'], [0.97, 640, 0.8, 'temple']]),
    wood(0.22, 652, 0.46, 36, 25),
    mist({ depth: 0.24, y: 672, height: 70, colour: '#ffdfb2', opacity: 0.85 }),
    layer(0.3, (s) => put(s.x(s.tall ? 0.3 : 0.335), 420, 2.3, balloon(['#8f2f3a', '#c9463f', '#e8703f', '#f6b04c', '#e8703f', '#c9463f', '#8f2f3a'], '#5a3826')) + put(s.x(s.tall ? 0.74 : 0.68), 250, 1.15, balloon(['#a83a3f', '#e06a44', '#f4c06a', '#e06a44', '#f4c06a', '#e06a44', '#a83a3f'], '#5a3826'))),
    plain(0.34, 0.2, [[0.1, 738, 1.7, 'stupa'], [0.45, 742, 1.5, 'stupa'], [0.61, 734, 1.1, 'stupa'], [0.94, 740, 1.8, 'stupa']]),
    wood(0.36, 754, 0.2, 26, 40),
    mist({ depth: 0.4, y: 784, height: 70, colour: '#ffd3a0', opacity: 0.7 }),
    plain(0.5, 0, [[0.77, 872, 3.5, 'temple'], [0.26, 866, 2.1, 'stupa']]),
    hills({ depth: 0.55, y: 866, height: 16, length: 520, colour: '#e2a868', lit: '#ffdc9c', foot: '#8a5a44' }),
    layer(0.6, (s) => {
      // Fields after harvest and a sandy track; an ox cart raises the dust.
      let out = fill(curve([[s.w * 0.3, 1120], [s.w * 0.42, 980], [s.w * 0.6, 920], [s.w * 0.76, 888], [s.w * 0.8, 890], [s.w * 0.68, 930], [s.w * 0.56, 990], [s.w * 0.5, 1120]], true), '#fbdcaa', 'opacity="0.85"');
      for (let i = 0; i < 70; i++) { const y = s.r.range(896, 1000); out += oval(s.r.range(-60, s.w + 60), y, s.r.range(14, 60), s.r.range(2, 6), s.r.pick(['#f7cf8f', '#a8704c', '#c98f58']), 'opacity="0.5"'); }
      for (const [p, y, k] of [[0.06, 896, 3.4], [0.13, 902, 2.6], [0.95, 894, 3]] as const) out += oval(s.x(p) + 30, y, 60, 6, '#6a4040', 'opacity="0.35"') + put(s.x(p), y, k, palm(s, '#6a4a3c', ['#3f5244', '#5f6f48'], s.r.range(-6, 6), 13));
      for (let i = 0; i < 12; i++) out += foliage(s, s.x(s.r.pick([0.02, 0.18, 0.9, 0.98]) + s.r.range(-0.03, 0.03)), 904 + s.r.range(-6, 16), s.r.range(24, 44), s.r.range(14, 24), ['#4a5744', '#71763f', '#c4ac54'], 12);
      const x = s.x(s.tall ? 0.36 : 0.4);
      let dust = '';
      for (let i = 0; i < 12; i++) dust += oval(x - 130 - i * 16, 906 - i * 2 + s.r.range(-8, 8), 34 + i * 4, 12 + i * 2, '#ffe6c0', 'opacity="0.22"');
      return out + group(dust, s.blur(8)) + oval(x, 924, 150, 8, '#6a3f40', 'opacity="0.4"') + put(x, 922, 1.35, oxCart('#6a4434', '#f2e2cc', '#c9b09c', '#d9a85c'));
    }),
    grass({ depth: 0.85, y: 1000, height: [30, 90], count: 420, colours: ['#5a4a3c', '#9a7440', '#d9a858', '#f4d08a'], lean: 0.16, bank: '#4a3a38', seedHeads: '#fbe2a8' }),
    birds({ x: 0.56, y: 470, count: 7, size: 11, colour: '#6a4f5c', spread: 80 }),
    layer(0.95, (s) => {
      let out = '';
      for (let i = 0; i < 40; i++) out += leafSpray(s, s.r.range(s.w * 0.7, s.w + 70), s.r.range(-60, 30), s.r.range(60, 110), s.r.pick(['#2a2f3a', '#3a4038', '#56553a']), 6);
      return out;
    }),
  ],
};
