import { mix, tone } from '@trekker/cover-art/core/colour.ts';
import { curve, disc, fill, group, lens, line, oval, poly, put, rect, type Pt } from '@trekker/cover-art/core/shape.ts';
import { BLEED, layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { icebergs } from '../../src/land/glacier.ts';
import { ridge } from '@trekker/cover-art/mountains.ts';
import { birds, mist, sky, streaks } from '@trekker/cover-art/sky.ts';
import { foliage } from '@trekker/cover-art/trees.ts';
import { mirror, ripples, water } from '@trekker/cover-art/water.ts';

const ice = { lit: '#eefafc', shade: '#9fd9ea', deep: '#3f9ccc', line: '#5fb4d9' };

/** The front of a glacier in the water: hundreds of leaning towers in white and blue, the foot undercut. */
const front = (depth: number, base: number, height: number) =>
  layer(depth, (s: Stage) => {
    let out = '';
    for (const [row, k] of [[0, 1], [1, 0.8], [2, 0.6]] as const) {
      for (let x = -BLEED; x < s.w + BLEED; ) {
        const w = s.r.range(16, 44) * (1 - row * 0.12);
        const h = height * k * s.r.range(0.72, 1.05) * (0.86 + 0.16 * Math.sin(x / 170 + row));
        const lean = s.r.range(-7, 7);
        const y0 = base;
        const top: Pt[] = [[x + lean, y0 - h], [x + w * 0.4 + lean, y0 - h - s.r.range(4, 18)], [x + w + lean, y0 - h + s.r.range(0, 14)]];
        const c = s.r.pick([ice.lit, mix(ice.lit, ice.shade, 0.5), ice.shade, mix(ice.shade, ice.lit, 0.3)]);
        out += fill(poly([[x, y0], ...top, [x + w, y0]]), s.down(y0 - h, y0, [tone(c, 0.02), c, mix(ice.deep, c, 0.35)])) + fill(poly([[x + w * 0.62, y0], top[1]!, top[2]!, [x + w, y0]]), ice.deep, `opacity="${s.r.range(0.15, 0.5).toFixed(2)}"`) + line(poly(top, false), '#ffffff', 2, 'opacity="0.8"');
        if (s.r.chance(0.3)) out += line(`M${x + w * 0.3} ${y0 - h * 0.8}L${x + w * 0.42} ${y0 - h * 0.3}`, '#2f86bc', s.r.range(2, 5), 'opacity="0.6"');
        x += w * 0.86;
      }
    }
    return out + rect(-BLEED, base - 10, s.w + 2 * BLEED, 12, s.down(base - 10, base + 2, ['#2f86bc00', '#1f6aa4']));
  });

/** A red kayak with one paddler, waterline at 0,0, about 150 long, going left. */
const kayak = (hull: string): string => fill('M-80 -9Q-40 2 0 2Q40 2 78 -10Q50 11 0 11Q-50 11 -80 -9Z', hull) + line('M-72 -6Q-36 4 0 4Q36 4 70 -7', tone(hull, 0.12), 2) + fill(curve([[-11, 0], [-12, -20], [-6, -31], [6, -31], [12, -20], [11, 0]], true), '#f2b53c') + disc(0, -39, 7.5, '#e0b08c') + fill('M-8 -40Q-9 -50 0 -50Q9 -50 8 -40Z', '#2f4f6c') + line('M-48 6L46 -34', '#3a2f34', 2.8) + oval(-51, 8, 11, 4.5, '#fff6e4', 'transform="rotate(-24 -51 8)"') + oval(50, -36, 11, 4.5, '#fff6e4', 'transform="rotate(-24 50 -36)"');

export const glacier: Scene = {
  slug: 'patagonia-glacier-kayak', place: 'Perito Moreno, Patagonia', seed: 313, light: -0.6, air: '#d3e4ec',
  alt: 'A red kayak, tiny before the blue ice front of a Patagonian glacier; autumn beeches glow red on the shore',
  layers: () => {
    const wall = front(0.3, 690, 190);
    const bergs = icebergs({ depth: 0.44, at: [[0.14, 742, 150, 60], [0.3, 726, 80, 30], [0.86, 752, 190, 84], [0.7, 730, 70, 26]], tones: ice });
    return [
      sky(['#4f8fc4', '#9cc4de', '#dbe8ec', '#f7efe0'], 520),
      streaks({ y: [50, 300], count: 12, colours: ['#ffffff', '#f2f4f4'], opacity: 0.75, thick: [9, 22] }),
      ridge({ depth: 0.1, base: 540, height: 380, rough: 0.6, peaks: [[0.04, 0.7, 260], [0.2, 0.9, 260], [0.4, 0.55, 240], [0.62, 1, 300], [0.82, 0.7, 260], [1.02, 0.9, 260]], colour: '#8fa4bc', shade: '#5a7aa4', lit: '#fdeed8', snow: { line: 0.4, colour: '#f9fbfd', ragged: 34 }, foot: '#cddce6', gullies: 9 }),
      mist({ depth: 0.14, y: 470, height: 110, colour: '#f2f6f8', opacity: 0.75 }),
      layer(0.2, (s) => {
        // The field of ice comes down between the hills, broken into waves.
        let out = fill(curve([[-120, 540], [s.w * 0.2, 500], [s.w * 0.44, 456], [s.w * 0.56, 440], [s.w * 0.7, 462], [s.w * 0.9, 506], [s.w + 120, 530], [s.w + 120, 700], [-120, 700]], true), s.down(440, 640, ['#f4fafc', '#cfeaf2', '#a4d6e8']));
        for (let i = 0; i < 420; i++) { const t = s.r.next() ** 0.8; const x = s.x(s.r.range(-0.06, 1.06)); const y = 470 + 90 * Math.abs(x / s.w - 0.55) + t * 110; const w = 8 + t * 26; out += fill(poly([[x, y], [x + w * 0.4, y - w * s.r.range(0.3, 0.7)], [x + w, y]]), s.r.pick(['#ffffff', '#dff2f8', '#a9dcec', '#7fc4e2']), 'opacity="0.8"'); }
        return out;
      }),
      ridge({ depth: 0.24, base: 640, height: 190, rough: 0.6, peaks: [[-0.04, 1, 300], [1.05, 0.9, 280]], island: true, colour: '#6a6f6a', shade: '#45505c', lit: '#d9c3a4', foot: '#8a8f88', gullies: 6 }),
      wall,
      water({ depth: 0.36, top: 690, stops: ['#a9dce2', '#5fb4c4', '#2f8aa4', '#1a5f80'], ripples: { light: '#eefcfa', dark: '#2a86a4', count: 240, opacity: 0.45 } }),
      mirror({ of: [wall], y: 692, depth: 0.38, opacity: 0.55, tint: '#c3eaf0', squash: 0.6, bottom: 860, cuts: 160 }),
      bergs, mirror({ of: [bergs], y: 756, depth: 0.46, opacity: 0.3, tint: '#bfe6ee', squash: 0.4, bottom: 850, cuts: 50 }),
      layer(0.42, (s) => { const x = s.x(0.5); let out = ''; for (let i = 0; i < 60; i++) { const g = s.r.gauss(); out += disc(x + g * 34, 690 - s.r.next() * 46 * Math.exp(-g * g), s.r.range(1.5, 5), '#ffffff', 'opacity="0.85"'); } return out + fill(lens(x, 692, 150, 7), '#ffffff', 'opacity="0.8"') + fill(lens(x, 706, 260, 4), '#ffffff', 'opacity="0.5"'); }),
      layer(0.56, (s) => { const x = s.x(s.tall ? 0.5 : 0.44); return group(put(x, 828, 1.05, `<g transform="scale(1 -0.45)">${kayak('#a83a34')}</g>`), 'opacity="0.3"') + put(x, 818, 1.05, kayak('#d9453c')) + fill(lens(x + 30, 832, 230, 4), '#eefcfa', 'opacity="0.6"'); }),
      birds({ x: 0.32, y: 330, count: 3, size: 20, colour: '#2f4a64', spread: 60 }),
      layer(0.88, (s) => {
        // Lenga beeches in their red autumn, leaning in from both sides.
        let out = '';
        const tree = (x: number, y: number, k: number, dir: number): void => {
          out += line(curve([[x, y], [x + dir * 16 * k, y - 90 * k], [x + dir * 60 * k, y - 170 * k]]), '#3a2f3a', 13 * k) + line(curve([[x + dir * 14 * k, y - 84 * k], [x - dir * 20 * k, y - 150 * k]]), '#3a2f3a', 7 * k);
          for (let i = 0; i < 9; i++) out += foliage(s, x + dir * s.r.range(-40, 120) * k, y - s.r.range(120, 230) * k, s.r.range(44, 72) * k, s.r.range(22, 36) * k, s.r.pick([['#8f2f34', '#c9483a', '#f2803c'], ['#a83a34', '#d9603a', '#f7a44a'], ['#7a2a3a', '#b5403a', '#e8703f']] as [string, string, string][]), 14);
        };
        tree(s.x(0) - 20, 1040, 1.6, 1); tree(s.x(0.1), 1060, 0.9, 1);
        tree(s.x(1) + 20, 1040, 1.35, -1);
        for (let i = 0; i < 26; i++) out += foliage(s, i % 2 ? s.r.range(-60, s.w * 0.3) : s.r.range(s.w * 0.76, s.w + 60), 1010 + s.r.range(-10, 30), s.r.range(30, 60), s.r.range(18, 30), s.r.pick([['#5f2a34', '#8f3a38', '#c9583c'], ['#4f4a34', '#7a6a3c', '#c9a04c']] as [string, string, string][]), 10);
        return out + ripples(s, 900, 1000, '#eefcfa', 16, 0.4);
      }),
    ];
  },
};
