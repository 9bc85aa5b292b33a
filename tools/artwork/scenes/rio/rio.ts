import { layer, type Scene } from '@trekker/cover-art/core/stage.ts';
import { curve, disc, fill, line, put, rect, type Pt } from '@trekker/cover-art/core/shape.ts';
import { sloop } from '@trekker/cover-art/boats.ts';
import { granite } from '../../src/land/granite.ts';
import { ridge } from '@trekker/cover-art/mountains.ts';
import { birds, mist, sky, streaks, sun } from '@trekker/cover-art/sky.ts';
import { foliage, leafSpray, palm } from '@trekker/cover-art/trees.ts';
import { mirror, water } from '@trekker/cover-art/water.ts';

const loaf: Pt[] = [[-210, 0], [-176, 60], [-150, 140], [-128, 240], [-100, 330], [-60, 392], [-8, 414], [44, 396], [86, 344], [118, 262], [146, 160], [182, 70], [236, 0]];
const urca: Pt[] = [[-260, 0], [-220, 60], [-150, 124], [-70, 152], [20, 156], [90, 130], [160, 76], [230, 28], [280, 0]];

export const bay: Scene = {
  slug: 'rio-sugarloaf-bay', place: 'Rio de Janeiro, Brazil', seed: 281, light: -0.6, air: '#f6c9ae',
  alt: 'Sugarloaf stands over Botafogo bay in the morning sun, a cable car on its wire, sails on the water and palms in front',
  layers: () => {
    const look = { rock: '#8a6f78', lit: '#f2b890', shade: '#4a3d68', green: ['#3a5f52', '#6a8a58'] as [string, string] };
    const sugar = granite({ depth: 0.22, x: 0.6, base: 640, points: loaf, ...look, scale: 1 });
    const hill = granite({ depth: 0.24, x: 0.36, base: 648, points: urca, ...look, greenRise: 0.62 });
    const city = layer(0.28, (s) => {
      let out = fill(curve([[-100, 640], [s.w * 0.1, 634], [s.w * 0.28, 642], [s.w * 0.5, 648], [s.w * 0.66, 646], [s.w * 0.8, 650], [s.w * 0.8, 668], [-100, 668]], true), '#6f8a60');
      for (let i = 0; i < (s.tall ? 60 : 110); i++) { const p = s.r.range(-0.05, 0.62); const h = s.r.range(14, 44) * (1 - 0.6 * p); const w = s.r.range(10, 22); const x = s.x(p); out += rect(x, 660 - h, w, h, s.r.pick(['#fbe8d4', '#f2d3bc', '#e6bfae', '#fff4e4'])) + rect(x + w * 0.62, 660 - h, w * 0.38, h, '#a88494', 'opacity="0.5"') + (h > 22 ? line(`M${x + 3} ${664 - h}V656`, '#8a7488', 1.6, 'stroke-dasharray="2 3"') : ''); }
      for (let i = 0; i < 40; i++) out += foliage(s, s.x(s.r.range(-0.05, 0.8)), 662, s.r.range(10, 20), s.r.range(6, 10), ['#44684e', '#688a54', '#b0b468'], 8);
      return out + rect(-100, 664, s.x(0.78) + 100, 5, '#fff0d4');
    });
    return [
      sky(['#4f86c0', '#9db6d4', '#f4c9b8', '#ffce98', '#ffe6b4'], 620),
      sun({ x: 0.17, y: 470, r: 62, colour: '#fff6d8', glow: '#ffcb84', reach: 640 }),
      streaks({ y: [70, 400], count: 10, colours: ['#e8ccd0', '#ffd9c0', '#ffe6c4'], opacity: 0.75 }),
      ridge({ depth: 0.1, base: 630, height: 150, rough: 0.3, peaks: [[0.02, 0.7, 260], [0.16, 0.5, 220], [0.46, 0.6, 240], [0.82, 0.9, 300], [1, 0.7, 260]], colour: '#a994b4', shade: '#8c80ac', foot: '#f0c8b4', gullies: 2 }),
      ridge({ depth: 0.14, base: 636, height: 120, rough: 0.3, peaks: [[0.76, 0.6, 180], [0.92, 1, 220], [1.04, 0.8, 200], [0.08, 0.5, 160]], colour: '#86789c', shade: '#695f90', foot: '#e0b4a8', gullies: 2 }),
      mist({ depth: 0.18, y: 626, height: 60, colour: '#ffe2c4', opacity: 0.7 }),
      water({ depth: 0.2, top: 636, stops: ['#ffd9ae', '#b8bfc0', '#4f9fb4', '#1f6088'], ripples: { light: '#ffeccc', dark: '#3f86a4', count: 170, opacity: 0.4 }, glitter: { x: 0.18, colour: '#fff4d4', spread: 110, count: 190 } }),
      sugar, hill,
      layer(0.26, (s) => { const [ax, ay] = [s.x(0.36) + 30, 492]; const [bx, by] = [s.x(0.6) - 6, 226]; const t = 0.52; return rect(ax - 10, ay - 12, 26, 14, '#f2dcc4') + rect(bx - 14, by - 10, 34, 12, '#f2dcc4') + line(`M${ax} ${ay - 10}Q${(ax + bx) / 2} ${(ay + by) / 2 + 26} ${bx} ${by - 4}`, '#4a3d58', 1.6) + line(`M${ax} ${ay - 6}Q${(ax + bx) / 2} ${(ay + by) / 2 + 32} ${bx} ${by}`, '#4a3d58', 1.2) + put(ax + (bx - ax) * t, ay + (by - ay) * t + 8, 1, line('M0 0V9', '#4a3d58', 1.6) + rect(-13, 9, 26, 15, '#f2b53c', 'rx="4"') + rect(-10, 11.500, 20, 6, '#4f6f90')); }),
      city, mirror({ of: [sugar, hill, city], y: 669, depth: 0.29, opacity: 0.42, tint: '#ffdcb8', cuts: 220, squash: 0.55 }),
      layer(0.4, (s) => [[0.5, 724, 0.62, false], [0.6, 706, 0.42, true], [0.68, 756, 0.95, false], [0.36, 742, 0.7, true], [0.8, 716, 0.5, false], [0.44, 790, 1.15, false]].map(([x, y, k, f]) => put(s.x(x as number), y as number, k as number, sloop('#fffaf0', '#fff4e4', '#8f5f6a') , 0, f as boolean)).join('')),
      birds({ x: 0.42, y: 300, count: 6, size: 13, colour: '#4a3f68', spread: 100 }),
      layer(0.7, (s) => {
        const bank: Pt[] = [[-100, 862], [s.w * 0.16, 876], [s.w * 0.36, 936], [s.w * 0.56, 968], [s.w * 0.76, 930], [s.w * 0.9, 866], [s.w + 100, 820]];
        let out = fill(`${curve(bank)}L${s.w + 100} 1100L-100 1100Z`, s.down(830, 1000, ['#3f7058', '#163a44']));
        for (let i = 0; i < 90; i++) { const p = s.r.range(-0.05, 1.05); const x = s.x(p); const y = 880 + 90 * Math.sin(Math.PI * Math.min(1, Math.max(0, p))) + s.r.range(-10, 70); out += foliage(s, x, y, s.r.range(30, 60), s.r.range(18, 34), s.r.pick([['#1c4a48', '#3a7558', '#8fa862'], ['#173f44', '#2f6a54', '#6f9a5c'], ['#20504a', '#4a8058', '#b5b668']] as [string, string, string][]), 12); }
        return out;
      }),
      layer(0.9, (s) => {
        let out = '';
        const list: [number, number, number, number][] = s.tall ? [[0.93, 1010, 5.4, -10], [0.03, 1010, 3.6, 9]] : [[0.93, 1010, 6.2, -12], [0.855, 1015, 4.4, -8], [0.035, 1010, 4.6, 10]];
        for (const [x, y, k, lean] of list) out += put(s.x(x), y, k, palm(s, '#3a2f3c', ['#123f42', '#2a6a54'], lean, 15));
        for (let i = 0; i < 60; i++) out += leafSpray(s, s.r.chance(0.5) ? s.r.range(-60, s.w * 0.3) : s.r.range(s.w * 0.7, s.w + 60), s.r.range(970, 1050), -s.r.range(70, 130), s.r.pick(['#0f343c', '#174a48', '#24624f']), 7);
        for (let i = 0; i < 26; i++) { const x = s.r.chance(0.5) ? s.r.range(0, s.w * 0.28) : s.r.range(s.w * 0.7, s.w); const y = s.r.range(920, 985); out += disc(x, y, 7, '#e8475f') + disc(x + 6, y + 3, 6, '#ff7a6a') + disc(x - 4, y + 5, 5, '#c93358'); }
        return out;
      }),
    ];
  },
};

export const rio = [bay];
