import { mix } from '@trekker/cover-art/core/colour.ts';
import { layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { curve, disc, fill, group, lens, line, put, type Pt } from '@trekker/cover-art/core/shape.ts';
import { fish, turtle } from '@trekker/cover-art/creatures.ts';
import { brainCoral, fanCoral, stagCoral, tubeCoral, weed } from '../../src/animals/reef.ts';
import { rays, whole } from '@trekker/cover-art/sky.ts';

const bank = (s: Stage, pts: Pt[], c: string[]): string => fill(`${curve(pts.map(([x, y]): Pt => [s.x(x), y]))}L${s.w + 120} 1120L-120 1120Z`, s.down(Math.min(...pts.map((p) => p[1])), 1020, c));

export const reef: Scene = {
  slug: 'great-barrier-reef-turtle', place: 'Great Barrier Reef, Australia', seed: 111, light: -0.4, air: '#3aa6bd',
  alt: 'A green turtle glides over bright corals with shoals of fish, sunbeams slanting down through blue water',
  layers: () => [
    layer(0, (s) => whole(s, s.down(0, 1000, ['#d9f6e6', '#6fd6d6', '#1fa0c4', '#0f6aa0', '#0b4478'])) + whole(s, s.radial(s.x(0.36), -120, 900, ['#ffffffd0', '#c9fff066', '#c9fff000']))),
    layer(0.04, (s) => {
      let d = '';
      for (let i = 0; i < 90; i++) { const y = s.r.next() ** 2 * 150; d += lens(s.r.range(-90, s.w + 90), y, s.r.range(60, 240) * (1 - y / 220), s.r.range(2, 7)); }
      return fill(d, '#ffffff', 'opacity="0.4"');
    }),
    rays({ depth: 0.1, x: 0.34, y: -260, count: 13, spread: 74, angle: 8, length: 1350, colour: '#f4fff0', strength: 0.36 }),
    layer(0.16, (s) => bank(s, [[-0.1, 700], [0.1, 660], [0.24, 720], [0.4, 800], [0.6, 790], [0.76, 690], [0.9, 620], [1.1, 640]], ['#2f93b5', '#1a6c9c', '#0f4a80']) + [[0.06, 690, 1], [0.14, 690, 0.8], [0.8, 690, 1.1], [0.9, 640, 0.9], [0.97, 640, 1.2]].map(([x, y, k]) => put(s.x(x!), y!, k!, fanCoral(s, '#3a9abb'))).join('')),
    layer(0.24, (s) => {
      let out = '';
      for (let i = 0; i < 74; i++) {
        const t = s.r.next() * Math.PI * 2;
        const u = Math.sqrt(s.r.next());
        out += put(s.x(0.7) + Math.cos(t) * 190 * u, 330 + Math.sin(t) * 74 * u + Math.cos(t) * 34, s.r.range(0.4, 0.72), fish(mix('#a9e6e0', '#e9fff4', s.r.next()), '#7fcfd0', '#8fd9d6'), 8, true);
      }
      return out;
    }),
    layer(0.34, (s) => {
      const c: [number, number, number, string][] = [[0.02, 780, 1.9, 'fan'], [0.12, 800, 1.4, 'stag'], [0.3, 872, 1.1, 'brain'], [0.68, 852, 1.2, 'tube'], [0.78, 800, 1.7, 'fan'], [0.9, 770, 1.6, 'stag'], [0.99, 770, 1.4, 'brain'], [0.22, 846, 1.2, 'weed'], [0.6, 868, 1, 'stag']];
      return bank(s, [[-0.1, 780], [0.1, 790], [0.26, 860], [0.46, 892], [0.64, 862], [0.8, 792], [1.1, 760]], ['#2a7f9c', '#1d5684', '#123a68']) + c.map(([x, y, k, kind]) => put(s.x(x), y + 14, k, kind === 'fan' ? fanCoral(s, '#c4608f') : kind === 'stag' ? stagCoral(s, '#d98a5c', '#f4c88a') : kind === 'brain' ? brainCoral(s, '#7fa06a') : kind === 'tube' ? tubeCoral(s, '#a870b0') : weed(s, '#3f9a80'))).join('');
    }),
    layer(0.45, (s) => put(s.x(s.tall ? 0.5 : 0.42), 470, 3.1, turtle('#5f7a4a', '#a9b878', '#cfd28c'), -9)),
    layer(0.5, (s) => [[0.16, 640, 1.5], [0.24, 690, 1.2], [0.2, 730, 1], [0.74, 640, 1.5], [0.82, 690, 1.2], [0.69, 710, 1.1], [0.6, 760, 1]].map(([x, y, k], i) => put(s.x(x!), y!, k!, i % 3 === 1 ? fish('#f4c63c', '#2b4f7a', '#f0a83a') : fish('#f27a3a', '#fff6e6', '#f0903c'), s.r.range(-10, 10), i > 2)).join('')),
    layer(0.7, (s) => {
      const c: [number, number, number, string, string][] = [[0.03, 950, 2.6, 'stag', '#f07a6a'], [0.15, 980, 2, 'brain', '#e8b04a'], [0.25, 1000, 1.7, 'tube', '#d862a0'], [0.37, 1010, 1.3, 'weed', '#4fae84'], [0.72, 1000, 1.8, 'stag', '#f4a04c'], [0.82, 990, 2.1, 'tube', '#9a62c4'], [0.92, 960, 2.7, 'fan', '#e8486a'], [1.01, 990, 2.2, 'brain', '#5fb08a'], [0.62, 1010, 1.3, 'brain', '#e07a94']];
      return bank(s, [[-0.1, 930], [0.08, 940], [0.24, 984], [0.48, 1006], [0.72, 984], [0.9, 946], [1.1, 940]], ['#2f6a86', '#173f66', '#0d2a4c']) + c.map(([x, y, k, kind, col]) => put(s.x(x), y + 16, k, kind === 'fan' ? fanCoral(s, col) : kind === 'stag' ? stagCoral(s, col, '#fff0c8') : kind === 'brain' ? brainCoral(s, col) : kind === 'tube' ? tubeCoral(s, col) : weed(s, col))).join('');
    }),
    layer(0.9, (s) => {
      let out = '';
      for (let i = 0; i < 26; i++) { const r = s.r.range(2, 9); const [x, y] = [s.x(s.r.pick([0.29, 0.66])) + s.r.gauss() * 34, s.r.range(250, 900)]; out += disc(x, y, r, '#ffffff', 'opacity="0.22"') + line(`M${x - r * 0.6} ${y - r * 0.2}q${r * 0.1} ${-r * 0.5} ${r * 0.6} ${-r * 0.5}`, '#ffffff', 1.4); }
      return group(out);
    }),
  ],
};
