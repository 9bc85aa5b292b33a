import { layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { put } from '@trekker/cover-art/core/shape.ts';
import { houseboat, outrigger } from '../../src/people/sails.ts';
import { birds, mist, sky, streaks, sun } from '@trekker/cover-art/sky.ts';
import { lilies } from '../../src/buildings/temples.ts';
import { coconutPalm } from '../../src/animals/coconut.ts';
import { foliage, palm } from '@trekker/cover-art/trees.ts';
import { mirror, water } from '@trekker/cover-art/water.ts';

const bank = (depth: number, y: number, tones: [string, string, string], trunk: string, k: [number, number], where: (p: number) => boolean, count: number, ground: string) =>
  layer(depth, (s: Stage) => {
    let out = '';
    for (let i = 0; i < count; i++) {
      const p = -0.08 + (1.16 * (i + s.r.next())) / count;
      if (!where(p)) continue;
      out += put(s.x(p), y, s.r.range(...k), palm(s, trunk, [tones[0], tones[1]], s.r.range(-18, 18), 13));
    }
    for (let i = 0; i < count * 2; i++) {
      const p = -0.08 + (1.16 * (i + s.r.next())) / (count * 2);
      if (where(p)) out += foliage(s, s.x(p), y - k[0] * 8, k[1] * 24, k[1] * 11, tones, 16) + `<ellipse cx="${s.x(p).toFixed(0)}" cy="${y}" rx="${(k[1] * 26).toFixed(0)}" ry="${(k[1] * 2.4).toFixed(1)}" fill="${ground}"/>`;
    }
    return out;
  });

export const kerala: Scene = {
  slug: 'kerala-backwaters-houseboat', place: 'Alappuzha, Kerala, India', seed: 391, light: -0.6, air: '#f6dfae',
  alt: 'A woven-roofed houseboat drifts through palm-lined backwaters in the golden mist of morning',
  layers: () => {
    const far = bank(0.14, 560, ['#a9b88a', '#bac696', '#dcd8a2'], '#b0ac80', [0.7, 1.3], () => true, 34, '#b8b888');
    const mid = bank(0.22, 590, ['#5f8f6c', '#7fa870', '#c4c478'], '#7f8058', [1.4, 2.5], (p) => p < 0.3 || p > 0.7, 36, '#7f8a58');
    const near = bank(0.3, 650, ['#1f5c50', '#37785a', '#8fa054'], '#4a4a38', [3, 4.6], (p) => p < 0.13 || p > 0.88, 30, '#3f5238');
    return [
      sky(['#5fa3a8', '#a9cbb0', '#f0e2ae', '#fdd694', '#ffe6b4'], 560),
      sun({ x: 0.44, y: 400, r: 58, colour: '#fffce4', glow: '#ffe29a', reach: 620 }),
      streaks({ y: [70, 360], count: 9, colours: ['#f4f0d8', '#ffeec4', '#ffe4b0'], opacity: 0.75 }),
      far,
      water({ depth: 0.18, top: 564, stops: ['#fbe6b0', '#bcd0a0', '#5fa294', '#1c5a64'], glitter: { x: 0.44, colour: '#fff8d4', spread: 90, count: 200 } }),
      mirror({ of: [far], y: 566, depth: 0.19, opacity: 0.5, tint: '#e8e0ac', cuts: 160 }),
      mist({ depth: 0.2, y: 556, height: 70, colour: '#fff0c4', opacity: 0.7 }),
      mid,
      mirror({ of: [mid], y: 592, depth: 0.25, opacity: 0.55, tint: '#cfd8a4', cuts: 160 }),
      mist({ depth: 0.26, y: 588, height: 36, colour: '#fff0c4', opacity: 0.4 }),
      near,
      mirror({ of: [near], y: 652, depth: 0.31, opacity: 0.5, tint: '#6f9f84', cuts: 130 }),
      layer(0.5, (s) => {
        const [x, y, k] = [s.x(s.tall ? 0.5 : 0.56), 806, s.tall ? 2.9 : 3.5];
        return `<g opacity="0.45">${put(x, y + 18, k, `<g transform="scale(1 -0.6)">${houseboat('#2f3f3c', '#8a7a4c', '#f0d890')}</g>`)}</g>` + put(x, y, k, houseboat('#3a2620', '#c0894a', '#ffe2a0')) + put(s.x(0.26), 690, 0.95, outrigger('#4a3428', '#e8e4d0', '#6a4230'));
      }),
      birds({ x: 0.6, y: 270, count: 7, size: 13, colour: '#4f7a6c', spread: 90 }),
      layer(0.8, (s) => lilies(s, 890, 1010, 70, ['#2f7a5a', '#4f9a60'], '#d85a98')),
      layer(0.92, (s) => put(s.x(s.tall ? 1.06 : 1.0), 1070, s.tall ? 8 : 9.4, coconutPalm(s, '#2f3a30', ['#0c3c3c', '#165246', '#3a7a50'], -16))),
    ];
  },
};
