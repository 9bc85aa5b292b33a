import { mix, tone } from '@trekker/cover-art/core/colour.ts';
import { curve, disc, fill, group, line, oval, poly, put, rect, type Pt } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { sloop } from '@trekker/cover-art/boats.ts';
import { bougainvillea } from '@trekker/cover-art/mediterranean.ts';
import { ridge } from '@trekker/cover-art/mountains.ts';
import { birds, sky, streaks, sun } from '@trekker/cover-art/sky.ts';
import { cliffHouse } from '../../src/buildings/stacked.ts';
import { cypress, foliage } from '@trekker/cover-art/trees.ts';
import { water } from '@trekker/cover-art/water.ts';

/** Two on a scooter, wheels on 0,0, about 170 long, going left. */
const scooter = (paint: string): string =>
  oval(0, 2, 92, 7, '#4a3a54', 'opacity="0.45"') + disc(-58, -17, 18, '#2a2633') + disc(-58, -17, 8, '#d9d4cc') + disc(54, -17, 18, '#2a2633') + disc(54, -17, 8, '#d9d4cc')
  + fill(curve([[-44, -96], [-50, -70], [-46, -34], [-30, -22], [20, -22], [26, -44], [62, -56], [80, -44], [82, -20], [30, -14], [-34, -12], [-58, -28], [-62, -60], [-54, -98]], true), paint) + fill(curve([[28, -42], [62, -56], [80, -44], [82, -22], [40, -18], [24, -28]], true), tone(paint, -0.07)) + fill(curve([[-80, -30], [-62, -42], [-38, -34], [-36, -24], [-52, -30], [-74, -22]], true), tone(paint, -0.04)) + rect(14, -64, 62, 10, '#6a4434', 'rx="5"') + line('M-48 -96L-40 -112M-54 -108L-30 -116', '#3a3444', 4) + disc(-58, -92, 8, '#fff4cc') + disc(-58, -92, 8, 'none', 'stroke="#d9d4cc" stroke-width="3"') + oval(82, -40, 4, 6, '#e0403c')
  // She rides behind, her scarf in the wind; he steers.
  + line('M52 -66L28 -50L22 -24', '#e8bf9c', 9) + fill(curve([[36, -60], [38, -92], [44, -108], [60, -108], [68, -90], [70, -60]], true), '#fbf4e4') + fill(curve([[36, -62], [34, -48], [50, -40], [72, -50], [70, -66]], true), '#e8503f') + disc(46, -120, 10, '#e8bf9c') + fill(curve([[36, -122], [40, -134], [54, -134], [60, -122], [76, -126], [92, -138], [84, -118], [62, -110], [50, -112]], true), '#f2b53c') + line('M46 -100L22 -88', '#e8bf9c', 6)
  + line('M20 -62L-8 -48L-14 -22', '#3a4a6c', 11) + line('M-20 -22H-6', '#4a3028', 6) + fill(curve([[6, -58], [0, -90], [6, -108], [22, -110], [32, -92], [32, -58]], true), '#3f86b4') + line('M10 -102L-14 -94L-34 -108', '#3f86b4', 8) + disc(-36, -109, 4.500, '#d9a884') + disc(10, -121, 10, '#d9a884') + fill('M-1 -121Q-2 -135 11 -135Q23 -135 21 -119L14 -128H2Z', '#3a2620');

export const road: Scene = {
  slug: 'amalfi-coast-scooter-road', place: 'Amalfi Coast, Italy', seed: 3312, light: -0.6, air: '#f6d2b4',
  alt: 'A couple on a mint-green scooter rounds a bend of the Amalfi road high above the sea, a village and its cove golden in the late sun',
  layers: () => [
    sky(['#4f90c4', '#a4c3cc', '#f4dfba', '#ffc890', '#ffe2b4'], 520),
    sun({ x: 0.24, y: 400, r: 52, colour: '#fffbe2', glow: '#ffd68c', reach: 660 }),
    streaks({ y: [50, 340], count: 11, colours: ['#fbeedb', '#ffdcb4'], opacity: 0.75 }),
    ridge({ depth: 0.08, base: 530, height: 120, rough: 0.4, peaks: [[0.02, 0.7, 260], [0.4, 0.5, 300]], island: true, colour: '#b5a9b8', shade: '#9c98b4', lit: '#ffe0b4', foot: '#f0cfb0', gullies: 3 }),
    water({ depth: 0.14, top: 524, stops: ['#ffe2ac', '#a9c4bc', '#3f9cb4', '#1a6a94'], ripples: { light: '#fff4d0', dark: '#3f8fac', count: 260, opacity: 0.45 }, glitter: { x: 0.24, colour: '#fffae0', spread: 100, count: 230 } }),
    ridge({ depth: 0.18, base: 560, height: 380, rough: 0.45, peaks: [[0.74, 0.7, 260], [0.9, 1, 340], [1.06, 0.9, 320]], island: true, colour: '#9aa07c', shade: '#5f6a7c', lit: '#ffd9a0', foot: '#c9b494', gullies: 12 }),
    layer(0.24, (s) => {
      // A spur of the mountain comes down to the cove, in terraces of lemons and vines.
      const spur = curve([[s.w * 0.525, 652], [s.w * 0.545, 600], [s.w * 0.575, 540], [s.w * 0.62, 492], [s.w * 0.68, 448], [s.w * 0.74, 436], [s.w * 0.82, 402], [s.w * 0.92, 396], [s.w + 120, 360], [s.w + 120, 860], [s.w * 0.86, 800], [s.w * 0.76, 716], [s.w * 0.6, 690]], true);
      let green = '';
      for (let i = 0; i < 22; i++) { const y = 410 + i * 15; green += line(curve([[s.w * 0.5, y + 66], [s.w * 0.66, y + 24], [s.w * 0.82, y + 10], [s.w + 120, y - 30]]), i % 2 ? '#e2d09a' : '#5f7a54', i % 2 ? 2 : 5, 'opacity="0.5"'); }
      for (let i = 0; i < 90; i++) { const p = s.r.range(0.53, 1.04); green += foliage(s, s.w * p, 660 - (p - 0.53) * s.r.range(-160, 560), s.r.range(14, 30), s.r.range(9, 18), ['#4f7454', '#7f9a5c', '#c9c47c'], 9); }
      let out = fill(spur, s.down(380, 720, ['#a4a878', '#93a06c', '#b5a47c'])) + group(green, s.clip(spur)) + line(curve([[s.w * 0.545, 600], [s.w * 0.575, 540], [s.w * 0.62, 492], [s.w * 0.68, 448], [s.w * 0.74, 436], [s.w * 0.82, 402]]), '#ffe6b4', 3, 'opacity="0.7"');
      const walls = ['#fbe4c0', '#f7c9a4', '#fdf2de', '#f2b8a0', '#f7dc9c', '#eaa68c'];
      for (let y = 500; y <= 660; y += 24) { let x = s.w * (0.572 + Math.max(0, 640 - y) * 0.00055 + (y > 640 ? 0.015 : 0)); while (x < s.w + 60) { const w = s.r.range(34, 56); if (s.r.chance(0.2)) out += foliage(s, x + 14, y, 22, 15, ['#4f7454', '#7f9a5c', '#c9c47c'], 10); else if (s.r.chance(0.06)) out += put(x + 10, y + 6, 0.9, cypress(s, '#3a5f50', '#7f9a64')); else out += put(x, y + s.r.range(-4, 6), 1, cliffHouse(s, w, s.r.range(26, 50), s.r.pick(walls), s.r.pick(['#4f8a7a', '#5a7fa0', '#8a6a50']))); x += w * s.r.range(1.04, 1.4); } }
      return out + fill(curve([[s.w * 0.55, 662], [s.w * 0.64, 682], [s.w * 0.76, 694], [s.w * 0.7, 712], [s.w * 0.6, 690]], true), '#f7e6bc') + line(curve([[s.w * 0.54, 664], [s.w * 0.6, 692], [s.w * 0.7, 716]]), '#ffffff', 4, 'opacity="0.8"') + Array.from({ length: 16 }, (_, i) => disc(s.x(0.575 + i * 0.011), 676 + i * 2 + (i % 3) * 4, 4, ['#e8503f', '#f2b53c', '#2f86b8'][i % 3]!)).join('');
    }),
    layer(0.3, (s) => [[0.12, 640, 0.7], [0.34, 588, 0.36], [0.44, 690, 0.9], [0.28, 730, 1.1]].map(([p, y, k]) => put(s.x(p!), y!, k!, sloop('#fffaf0', '#fff6e6', '#d9b894'))).join('')),
    birds({ x: 0.5, y: 300, count: 6, size: 15, colour: '#ffffff', spread: 110 }),
    layer(0.5, (s) => {
      // The road comes round the rock on the right and swings out over the sea on stone arches.
      const top: Pt[] = [[-120, 846], [s.w * 0.1, 806], [s.w * 0.26, 784], [s.w * 0.44, 778], [s.w * 0.62, 792], [s.w * 0.78, 830], [s.w * 0.9, 900], [s.w + 120, 1010]];
      let out = fill(`${curve(top.map(([x, y]): Pt => [x, y - 26]))}L${s.w + 120} 1120L-120 1120Z`, s.down(760, 1000, ['#e8c49a', '#b58a74', '#6f5060']));
      for (let i = 0; i < 120; i++) { const x = s.r.range(-80, s.w); const y = s.r.range(940, 1010); out += rect(x, y, s.r.range(16, 34), s.r.range(8, 14), s.r.pick(['#c9a080', '#a87c6a', '#8f6a62']), 'opacity="0.6"'); }
      const near: Pt[] = top.map(([x, y], i): Pt => [x - i * 6, y + 96 + i * 5]);
      out += fill(`${curve(top)}L${curve(near.slice().reverse()).slice(1)}Z`, s.down(780, 960, ['#b5aab0', '#8a8090', '#6a6078'])) + line(curve(top.map(([x, y], i): Pt => [x - i * 3, y + 46 + i * 2.500])), '#fff4dc', 4, 'stroke-dasharray="34 26" opacity="0.85"');
      // The parapet: low white arches along the far side.
      for (let i = 0; i < 30; i++) { const t = i / 29; const k = t * (top.length - 1); const a = top[Math.floor(k)]!; const b = top[Math.min(top.length - 1, Math.floor(k) + 1)]!; const [x, y] = [a[0] + (b[0] - a[0]) * (k % 1), a[1] + (b[1] - a[1]) * (k % 1)]; out += rect(x - 15, y - 30, 12, 32, s.across(x - 15, x - 3, ['#fff6e6', '#d9c0ac'])); }
      return out + line(curve(top.map(([x, y]): Pt => [x, y - 30])), '#fff6e6', 11) + line(curve(top.map(([x, y]): Pt => [x, y - 24])), '#b59a94', 2, 'opacity="0.6"');
    }),
    layer(0.6, (s) => put(s.x(s.tall ? 0.5 : 0.42), 868, s.tall ? 1.25 : 1.55, scooter('#7fd0b8'), -1)),
    layer(0.8, (s: Stage) => {
      const rock: Pt[] = [[s.w + 120, 330], [s.w * 0.97, 380], [s.w * 0.93, 500], [s.w * 0.91, 640], [s.w * 0.9, 780], [s.w * 0.88, 900], [s.w * 0.86, 1120], [s.w + 120, 1120]];
      const d = `${curve(rock.slice(0, 7))}L${s.w + 120} 1120Z`;
      let inner = '';
      for (let i = 0; i < 26; i++) { const x = s.r.range(s.w * 0.88, s.w + 60); const y = s.r.range(360, 960); inner += fill(poly([[x, y], [x + s.r.range(14, 40), y + s.r.range(40, 90)], [x - s.r.range(4, 20), y + s.r.range(70, 150)]]), i % 2 ? '#5a4a60' : '#f2c494', 'opacity="0.4"'); }
      let out = fill(d, s.across(s.w * 0.86, s.w, ['#e2b48c', '#a87c74', '#6a5066'])) + group(inner, s.clip(d)) + line(curve(rock.slice(0, 7)), '#ffdcae', 3, 'opacity="0.7"');
      out += bougainvillea(s, s.w * 0.97, 430, s.w * 0.07, 130, 280, ['#f07aa4', '#e0457f', '#b52f6c'], '#4f7f52');
      for (let i = 0; i < 7; i++) out += foliage(s, i % 2 ? s.r.range(-60, s.w * 0.14) : s.r.range(s.w * 0.86, s.w + 50), s.r.range(965, 1030), s.r.range(60, 100), s.r.range(36, 60), ['#2f5a4c', '#54804f', mix('#b5b864', '#ffd98a', 0.3)], 14);
      for (let i = 0; i < 30; i++) out += disc(i % 2 ? s.r.range(-20, s.w * 0.15) : s.r.range(s.w * 0.84, s.w), s.r.range(935, 1000), s.r.range(4, 8), s.r.pick(['#ff7a5a', '#ffb04a', '#fff0dc']));
      return out;
    }),
  ],
};
