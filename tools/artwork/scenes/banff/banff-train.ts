import { curve, disc, fill, lens, line, num, oval, poly, put, rect, type Pt } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { spruce } from '../../src/land/conifer.ts';
import { ridge } from '@trekker/cover-art/mountains.ts';
import { hiker } from '@trekker/cover-art/people.ts';
import { birds, mist, sky, streaks, sun } from '@trekker/cover-art/sky.ts';
import { ribbon } from '@trekker/cover-art/water.ts';

/** A coach with a glass dome, 190 long, rails at 0,0, its middle at 0. */
const domeCar = (body: string, band: string): string => rect(-92, -52, 184, 42, body, 'rx="4"') + rect(-92, -22, 184, 5, band) + Array.from({ length: 9 }, (_, i) => rect(-84 + i * 19.5, -44, 13, 15, '#ffe6ac')).join('') + fill('M-56 -52Q-50 -72 -34 -72H34Q50 -72 56 -52Z', '#a9d0dc') + line('M-34 -72H34M-22 -72L-26 -52M0 -72V-52M22 -72L26 -52', '#f4f0e4', 2) + [-70, -52, 52, 70].map((x) => disc(x, -7, 7, '#241c28')).join('') + rect(-97, -20, 8, 6, '#241c28') + rect(89, -20, 8, 6, '#241c28');

/** A diesel engine in red and cream, nose to the left. */
const engine = (): string => fill('M-98 -10V-30Q-98 -44 -84 -46L-70 -62H92V-10Z', '#b5323a') + fill('M-98 -30Q-98 -34 -96 -37H92V-28H-98Z', '#f7e8c8') + fill('M-66 -58H-50V-44H-76Z', '#a9d0dc') + rect(-40, -54, 120, 12, '#7f2430') + Array.from({ length: 8 }, (_, i) => line(`M${-34 + i * 15} -54v12`, '#4f1c28', 2)).join('') + disc(-94, -38, 5, '#fff4c4') + rect(-98, -14, 190, 6, '#241c28') + [-76, -56, 50, 72].map((x) => disc(x, -7, 8, '#241c28')).join('') + rect(89, -20, 8, 6, '#241c28') + fill(poly([[-99, -36], [-330, -56], [-330, -6]]), '#fff4c4', 'opacity="0.2"');

export const curveTrain: Scene = {
  slug: 'banff-bow-valley-train', place: 'Bow Valley, Banff, Canada', seed: 2315, light: -0.6, air: '#c4d4e0',
  alt: 'A red engine leads its dome cars round the long bend beside the green Bow River, snowy peaks rose in the evening above the first frost on the spruces',
  layers: () => [
    sky(['#3f5f9c', '#8f90bc', '#e8aeb0', '#ffd2a4', '#ffe8c4'], 520),
    sun({ x: 0.12, y: 330, r: 0, colour: '#fff4cc', glow: '#ffd09c', reach: 620 }),
    streaks({ y: [40, 340], count: 12, colours: ['#b0a4c8', '#f7bcb4', '#ffdcb0'], opacity: 0.75, width: [240, 700] }),
    ridge({ depth: 0.1, base: 560, height: 400, rough: 0.7, grainSize: 90, peaks: [[0.08, 0.72, 240], [0.24, 0.9, 230], [0.42, 0.7, 230], [0.58, 1, 250], [0.76, 0.8, 240], [0.94, 0.95, 260]], colour: '#8088b0', shade: '#4f5f98', lit: '#ffb4a0', foot: '#a9b4cc', snow: { line: 0.42, colour: '#fbeee8', ragged: 50 }, gullies: 10 }),
    mist({ depth: 0.13, y: 556, height: 80, colour: '#f4dcd4', opacity: 0.7 }),
    layer(0.16, (s) => {
      // Forest on the valley's far side, darker to the foot.
      let out = '';
      for (let row = 0; row < 3; row++) for (let i = 0; i < 76; i++) out += put(s.x(-0.06 + (1.12 * (i + s.r.next())) / 76), 590 + row * 22 + s.r.range(-5, 6), s.r.range(0.42, 0.74) + row * 0.12, spruce(s, ['#6a86a0', '#4f7088', '#3a5a70'][row]!, ['#7f98a8', '#64869a', '#4f7484'][row]!, ['#d9c4c0', '#c9bcc0', '#b4b8c0'][row]!));
      return rect(-120, 600, s.w + 240, 520, s.down(600, 700, ['#7f9cac', '#4a6c7c'])) + out;
    }),
    layer(0.2, (s) => fill(curve([[-120, 650], [s.w * 0.2, 640], [s.w * 0.6, 648], [s.w + 120, 638], [s.w + 120, 1120], [-120, 1120]], true), s.down(640, 1000, ['#c9b48c', '#a8905f', '#6a6a54']))),
    // The river comes from the left, swings wide and leaves at the right.
    ribbon({ depth: 0.26, points: [[0.3, 650, 30], [0.46, 668, 44], [0.48, 700, 60], [0.3, 744, 90], [0.06, 796, 130], [-0.24, 838, 150]], paint: (s) => s.down(650, 1000, ['#d9d4cc', '#7fc4bc', '#3f9ca0', '#1f6f84']), edge: '#f4ecdc', light: '#f4fff8' }),
    layer(0.3, (s) => {
      // Tufts of yellow grass, nearer ones larger.
      let out = '';
      for (let i = 0; i < 130; i++) {
        const t = s.r.next() ** 1.2;
        const x = s.r.range(-60, s.w + 60);
        if (x < s.w * 0.56 && t < 0.52) continue;
        const y = 672 + t * 330;
        const c = s.r.pick(['#e8cc8c', '#8f8250', '#d9a85c', '#f4e4b8']);
        for (let k = -3; k <= 3; k++) out += line(`M${num(x + k * (1.5 + t * 2))} ${num(y)}q${num(k * 1.5)} ${num(-6 - t * 8)} ${num(k * (2 + 3.4 * t))} ${num(-(9 + 17 * t) * (1 - Math.abs(k) * 0.12))}`, c, 1 + t * 1.3, 'opacity="0.75"');
      }
      return out;
    }),
    layer(0.4, (s: Stage) => {
      // The track on its ballast, past the bend and round behind the trees.
      const track: Pt[] = [[s.x(-0.08), 948], [s.x(0.08), 930], [s.x(0.22), 908], [s.x(0.360), 887], [s.x(0.488), 856], [s.x(0.595), 825], [s.x(0.685), 795], [s.x(0.761), 767], [s.x(0.824), 740], [s.x(0.878), 715], [s.x(0.95), 694], [s.x(1.07), 664]];
      let out = '';
      const walk: { x: number; y: number; a: number; t: number }[] = [];
      for (let i = 0; i < track.length - 1; i++) { const [p0, p1, p2, p3] = [track[Math.max(0, i - 1)]!, track[i]!, track[i + 1]!, track[Math.min(track.length - 1, i + 2)]!]; for (let k = 0; k < 24; k++) { const t = k / 24; const f = (a: number, b: number, c: number, d: number): number => 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3); walk.push({ x: f(p0[0], p1[0], p2[0], p3[0]), y: f(p0[1], p1[1], p2[1], p3[1]), a: 0, t: 0 }); } }
      const size = (y: number): number => Math.max(0.08, 0.1 + ((y - 650) / 236) * 0.98);
      for (const w of walk) out += oval(w.x, w.y + 3, 34 * size(w.y) + 6, 9 * size(w.y) + 2, '#8f8684');
      for (const w of walk) out += oval(w.x, w.y, 26 * size(w.y) + 4, 6 * size(w.y) + 1, '#a89c94');
      for (const off of [-3, 4]) out += line(curve(walk.filter((_, i) => i % 4 === 0).map((w): Pt => [w.x, w.y + off * size(w.y)])), '#4a444c', 2.4);
      return out;
    }),
    layer(0.5, (s) => {
      const [x0, y0] = [s.x(s.tall ? 0.3 : 0.36), 885];
      let out = '';
      let x = x0;
      let y = y0;
      const cars: string[] = [];
      for (let i = 0; i < 7; i++) { const k = 1.02 * 0.845 ** i; const turn = -9 - i * 1.6; cars.push(put(x, y, k, i ? domeCar('#b5323a', '#f7e8c8') : engine(), turn)); const next = k * 0.92; const step = (k + next) * 94.5; x += Math.cos((turn * Math.PI) / 180) * step; y += Math.sin((turn * Math.PI) / 180) * step * 1.02; }
      out += cars.reverse().join('');
      return out;
    }),
    birds({ x: 0.34, y: 470, count: 6, size: 14, colour: '#4a5478', spread: 110 }),
    layer(0.8, (s) => {
      let out = '';
      for (const [p, y, k] of [[0.99, 930, 3.6], [0.93, 906, 2.4], [1.04, 1000, 4.8]] as const) out += put(s.x(p), y, k, spruce(s, '#1f3f4c', '#2f5a60', '#a9c0bc'));
      out += fill(curve([[s.w * 0.52, 1030], [s.w * 0.7, 962], [s.w * 0.86, 930], [s.w + 120, 906], [s.w + 120, 1120], [s.w * 0.48, 1120]], true), '#3a4a44') + line(curve([[s.w * 0.56, 1010], [s.w * 0.7, 962], [s.w * 0.86, 930], [s.w + 120, 906]]), '#f4e4c8', 3, 'opacity="0.7"');
      return out + oval(s.x(0.76) + 14, 956, 40, 5, '#1c2a30', 'opacity="0.5"') + put(s.x(0.76), 954, 1.3, hiker('#e8a03c', '#3a5a74', '#3a3a50', '#d9a880', '#ffe2b0'), 0, true);
    }),
    layer(0.92, (s) => [[-0.02, 1010, 5.6], [0.06, 1040, 4.2], [0.13, 1060, 3]].map(([p, y, k]) => put(s.x(p!), y!, k!, spruce(s, '#16303c', '#24484f', '#8fa8a8'))).join('') + fill(lens(s.x(0.1), 1010, 300, 10), '#16303c')),
  ],
};
