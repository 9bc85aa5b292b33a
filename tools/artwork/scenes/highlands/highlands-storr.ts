import { tone } from '@trekker/cover-art/core/colour.ts';
import { fbm } from '@trekker/cover-art/core/random.ts';
import { curve, disc, fill, group, line, oval, poly, put, type Pt } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { ridge } from '@trekker/cover-art/mountains.ts';
import { hiker } from '@trekker/cover-art/people.ts';
import { hills } from '@trekker/cover-art/rock.ts';
import { birds, mist, sky, streaks, sun } from '@trekker/cover-art/sky.ts';
import { grass } from '@trekker/cover-art/trees.ts';
import { water } from '@trekker/cover-art/water.ts';

/** A needle of lava by its outline, foot at 0,0: one lit flank, cracks, grass on its ledges. */
function needle(s: Stage, l: Pt[], r: Pt[], rock: string, lit: string, shade: string): string {
  const rough = (p: Pt[], k: number): Pt[] => p.flatMap((a, i): Pt[] => { const b = p[i + 1]; return b ? [0, 0.25, 0.5, 0.75].map((t): Pt => [a[0] + (b[0] - a[0]) * t + fbm(i * 4 + t * 4, k, 3) * 8, a[1] + (b[1] - a[1]) * t]) : [a]; });
  const [left, right] = [rough(l, 5), rough(r, 15)];
  const d = poly([...left, ...right.slice().reverse()]);
  const h = -l.at(-1)![1];
  const mid: Pt[] = Array.from({ length: 12 }, (_, i): Pt => [fbm(i * 0.9, 41, 2) * 26 + 6, -h * (i / 11)]);
  let inner = fill(poly([...mid, [400, -h - 20], [400, 20], [0, 20]]), shade, 'opacity="0.72"') + fill(poly([...left.slice(2), [-4, -h], ...mid.slice(3).reverse().map(([x, y]): Pt => [x - 34 * (1 + y / h) - 12, y])]), lit, 'opacity="0.5"');
  for (let i = 0; i < 30; i++) { const x = s.r.range(-110, 110); const y = -s.r.next() * h; inner += fill(poly([[x, y], [x + s.r.range(6, 22), y + s.r.range(20, 60)], [x - s.r.range(2, 14), y + s.r.range(40, 90)]]), i % 2 ? shade : lit, 'opacity="0.4"'); }
  for (let i = 0; i < 9; i++) inner += line(`M${-120} ${-h * (0.08 + i * 0.1)}l120 ${s.r.range(-12, 12)}l140 ${s.r.range(-12, 12)}`, tone(shade, -0.03), s.r.range(1.5, 3.5), 'opacity="0.35"');
  for (let i = 0; i < 9; i++) inner += oval(s.r.range(-90, 90), -0.8 * h * s.r.next() ** 1.6, s.r.range(10, 26), s.r.range(3, 6), '#7f8f54', 'opacity="0.7"');
  return fill(d, s.down(-h, 0, [rock, tone(rock, -0.03)])) + group(inner, s.clip(d)) + line(poly(left.slice(1), false), lit, 3, 'opacity="0.8"');
}

export const storr: Scene = {
  slug: 'scotland-old-man-of-storr', place: 'Isle of Skye, Scotland', seed: 2413, light: -0.7, air: '#e8d3c0',
  alt: 'The rock needles of the Old Man of Storr rise from mist at sunrise on the Isle of Skye, a hiker stands on the ridge above the sea',
  layers: () => [
    sky(['#5a6fa4', '#a394b4', '#e8b4a4', '#ffcf9c', '#ffe6bc'], 600),
    sun({ x: 0.2, y: 470, r: 52, colour: '#fffbe0', glow: '#ffd48c', reach: 700 }),
    streaks({ y: [60, 430], count: 13, colours: ['#c9a8b8', '#ffcbac', '#ffe2bc'], opacity: 0.75, width: [260, 760] }),
    ridge({ depth: 0.08, base: 556, height: 70, rough: 0.5, peaks: [[0.06, 0.6, 180], [0.24, 1, 240], [0.44, 0.7, 200]], island: true, colour: '#b5a4b4', shade: '#9a94b0', foot: '#f0cdb0', gullies: 2 }),
    water({ depth: 0.12, top: 552, bottom: 760, stops: ['#ffe0ac', '#d0b8b4', '#8f9cb4'], ripples: { light: '#fff0cc', dark: '#a394ac', count: 200, opacity: 0.4 }, glitter: { x: 0.2, colour: '#fff8dc', spread: 80, count: 160 } }),
    hills({ depth: 0.18, y: 640, height: 70, length: 460, colour: '#a89c94', lit: '#f2d0a4', foot: '#d9bfa8', shape: (p) => 0.8 * (0.4 - p) }),
    mist({ depth: 0.2, y: 650, height: 90, colour: '#ffe6cc', opacity: 0.75 }),
    // The cliff that the needles broke from.
    layer(0.24, (s) => {
      const edge: Pt[] = [[s.w * 0.72, 800], [s.w * 0.76, 620], [s.w * 0.8, 430], [s.w * 0.83, 330], [s.w * 0.88, 292], [s.w + 120, 262], [s.w + 120, 900], [s.w * 0.7, 900]];
      const d = curve(edge.slice(0, 6)) + `L${s.w + 120} 900H${s.w * 0.7}Z`;
      let inner = '';
      for (let i = 0; i < 40; i++) { const x = s.r.range(s.w * 0.72, s.w + 80); const y = s.r.range(280, 560); inner += fill(poly([[x, y], [x + s.r.range(8, 34), y + s.r.range(50, 120)], [x - s.r.range(4, 20), y + s.r.range(90, 200)]]), i % 2 ? '#54506c' : '#d9b49c', 'opacity="0.4"'); }
      return fill(d, s.down(270, 860, ['#8f8088', '#857a84', '#b0a394'])) + group(inner, s.clip(d)) + fill(curve([[s.w * 0.7, 900], [s.w * 0.76, 690], [s.w * 0.84, 600], [s.w * 0.92, 640], [s.w + 120, 590], [s.w + 120, 900]], true), '#9c9a78', 'opacity="0.85"');
    }),
    mist({ depth: 0.28, y: 700, height: 110, colour: '#ffe2c6', opacity: 0.75 }),
    layer(0.34, (s) => put(s.x(s.tall ? 0.84 : 0.72), 838, 0.66, needle(s, [[-90, 0], [-70, -120], [-54, -240], [-26, -330], [-6, -380]], [[90, 0], [80, -120], [58, -230], [34, -320], [-6, -380]], '#8a7f84', '#f2c9a0', '#4f4a68')) + put(s.x(s.tall ? 0.3 : 0.415), 838, 0.54, needle(s, [[-120, 0], [-100, -100], [-60, -220], [-34, -260]], [[120, 0], [100, -90], [50, -200], [-34, -260]], '#94878a', '#f4cfa8', '#5a5470'))),
    hills({ depth: 0.36, y: 806, height: 60, length: 380, colour: '#a39c7c', lit: '#ecd2a0', foot: '#c9b49c' }),
    mist({ depth: 0.38, y: 770, height: 100, colour: '#ffe6ce', opacity: 0.7 }),
    layer(0.44, (s) => put(s.x(0.57), 916, s.tall ? 1.15 : 1.3, needle(s, [[-140, 0], [-124, -90], [-96, -190], [-86, -300], [-74, -380], [-46, -460], [-18, -520], [0, -548]], [[136, 0], [126, -80], [104, -180], [92, -290], [76, -370], [50, -450], [24, -510], [0, -548]], '#7a6f78', '#ffcf9c', '#3f3c5c'))),
    mist({ depth: 0.48, y: 846, height: 80, colour: '#fbe0c8', opacity: 0.55 }),
    layer(0.6, (s) => {
      const top: Pt[] = [[-120, 760], [s.w * 0.08, 770], [s.w * 0.18, 792], [s.w * 0.28, 846], [s.w * 0.4, 886], [s.w * 0.56, 902], [s.w * 0.74, 880], [s.w * 0.9, 846], [s.w + 120, 830]];
      let out = fill(`${curve(top)}L${s.w + 120} 1120L-120 1120Z`, s.down(760, 1000, ['#a89c5c', '#6f7a4c', '#3a4a40'])) + line(curve(top), '#ffe2a4', 3, 'opacity="0.7"');
      for (let i = 0; i < 40; i++) { const y = s.r.range(900, 1000); out += oval(s.r.range(-60, s.w + 60), y, s.r.range(24, 80), s.r.range(4, 10), s.r.pick(['#c9b870', '#4f6444', '#8f8a54']), 'opacity="0.4"'); }
      return out + fill(curve([[s.w * 0.02, 1120], [s.w * 0.1, 940], [s.w * 0.13, 860], [s.w * 0.128, 800], [s.w * 0.14, 800], [s.w * 0.15, 866], [s.w * 0.15, 950], [s.w * 0.12, 1120]], true), '#d9c498', 'opacity="0.85"');
    }),
    layer(0.66, (s) => oval(s.x(0.142) + 40, 796, 66, 4, '#3a3a34', 'opacity="0.45"') + put(s.x(0.14), 796, 1.1, hiker('#d9453c', '#2f5f74', '#3a3a44', '#e8bf9c', '#ffe2a8'))),
    birds({ x: 0.42, y: 330, count: 5, size: 14, colour: '#4f4a64', spread: 90 }),
    grass({ depth: 0.9, y: 985, height: [30, 100], count: 520, colours: ['#3f5040', '#7a7f4c', '#b5a45c', '#e2cf8a'], lean: 0.26, bank: '#33423a', seedHeads: '#f2dfa0' }),
    layer(0.92, (s) => { let out = ''; for (let i = 0; i < 26; i++) { const x = s.r.range(-20, s.w); const y = s.r.range(930, 985); out += line(`M${x} ${y + 34}Q${x + 3} ${y + 16} ${x} ${y}`, '#5a6a44', 2) + disc(x, y, 6.500, '#a87ab8') + disc(x, y - 4, 4, '#c9a0d4'); } return out; }),
  ],
};
