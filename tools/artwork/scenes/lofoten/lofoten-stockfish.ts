import { tone } from '@trekker/cover-art/core/colour.ts';
import { curve, disc, fill, line, num, oval, poly, put, type Pt } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { ridge } from '@trekker/cover-art/mountains.ts';
import { boulders, rorbu, trawler } from '../../src/land/nordic.ts';
import { cumulus, mist, sky, streaks, sun } from '@trekker/cover-art/sky.ts';
import { mirror, water } from '@trekker/cover-art/water.ts';

/** Two cod tied by their tails over a pole; the tie at 0,0, about 62 long. */
const pair = (s: Stage, c: string): string => [-1, 1].map((d) => { const k = s.r.range(0.9, 1.12); return `<g transform="rotate(${num(d * 5 + s.r.range(-3, 3))}) scale(${k.toFixed(2)})">${fill(`M0 0Q${d * 5} -4 ${d * 7} -5L${d * 4} 6Q${d * 12} 26 ${d * 9} 46Q${d * 8} 54 ${d * 4} 58Q${d * 1} 50 ${d * 1.500} 40Q${d * -1} 20 0 0Z`, c)}${fill(`M${d * 2} 10Q${d * 7} 28 ${d * 5} 50Q${d * 3} 40 ${d * 2} 10Z`, tone(c, 0.1), 'opacity="0.8"')}</g>`; }).join('') + line('M-3 0H3', '#d9c39a', 2.4);

/**
 * A drying rack: frames of poles like a tent, ridge poles across, rows of cod on each. It runs from the near end to the
 * far end.
 */
function rack(s: Stage, near: Pt, far: Pt, high: number, frames: number, fish: string[]): string {
  // Far frames stand closer together, as a row seen along its length does.
  const place = (i: number): { x: number; y: number; k: number } => { const t = 1 - (1 - i / (frames - 1)) ** 1.5; return { x: near[0] + (far[0] - near[0]) * t, y: near[1] + (far[1] - near[1]) * t, k: 1 - 0.62 * t }; };
  let out = '';
  const rows: [up: number, off: number][] = [[0.94, 0], [0.66, -0.17], [0.66, 0.17], [0.4, -0.3], [0.4, 0.3]];
  const posts: string[] = [];
  for (let i = frames - 1; i >= 0; i--) {
    const { x, y, k } = place(i);
    const h = high * k;
    const pole = (dx0: number, dx1: number): string => line(`M${num(x + dx0 * h)} ${num(y)}L${num(x + dx1 * h)} ${num(y - h * 1.06)}`, '#5f4c50', 9 * k) + line(`M${num(x + dx0 * h - 2 * k)} ${num(y)}L${num(x + dx1 * h - 2 * k)} ${num(y - h * 1.06)}`, '#a58c84', 2.4 * k);
    posts[i] = pole(-0.52, 0.05) + pole(0.52, -0.05);
    if (i < frames - 1) {
      const b = place(i + 1);
      for (const [up, off] of rows) {
        const n = Math.max(4, Math.round((Math.hypot(b.x - x, b.y - y) / (17 * (k + b.k))) * 1.7));
        let hung = line(`M${num(x + off * h)} ${num(y - h * up)}L${num(b.x + off * high * b.k)} ${num(b.y - high * b.k * up)}`, '#6f5a58', 6 * k);
        for (let j = n; j >= 0; j--) { const t = (j + 0.3) / (n + 0.6); const kk = k + (b.k - k) * t; hung += put(x + off * h + (b.x + off * high * b.k - x - off * h) * t, y - h * up + (b.y - high * b.k * up - y + h * up) * t, kk * 1.06, pair(s, s.r.pick(fish))); }
        out += hung;
      }
    }
    out += posts[i];
  }
  return out;
}

/** A white-tailed eagle on spread wings, about 160 wide. */
const eagle = (): string => fill(curve([[-4, 2], [-24, -8], [-50, -16], [-78, -14], [-82, -8], [-76, -4], [-80, 0], [-70, 2], [-72, 7], [-60, 6], [-40, 8], [-14, 10], [-6, 12]], true), '#4f3c3c') + fill(curve([[6, 2], [26, -10], [54, -22], [80, -22], [85, -16], [79, -12], [83, -7], [73, -5], [74, 1], [62, 1], [40, 6], [16, 10], [6, 12]], true), '#5f4844') + fill(curve([[-8, 0], [0, -7], [10, 0], [9, 14], [0, 20], [-8, 14]], true), '#4a3738') + fill('M-9 15L-14 32L0 36L14 31L9 15Z', '#fdf8f0') + disc(3, -9, 8, '#cbb092') + fill('M9 -12Q17 -11 18 -4Q12 -4 8 -6Z', '#f2c23c') + disc(6, -11, 1.3, '#1a1418');

export const stockfish: Scene = {
  slug: 'lofoten-stockfish-racks-snow', place: 'Lofoten, Norway', seed: 3521, light: 0.5, air: '#d0d6ea',
  alt: 'Cod dry in long rows on wooden racks above a snowy shore in Lofoten, a sea eagle glides over red cabins and sharp white peaks',
  layers: () => {
    const peaks = ridge({ depth: 0.14, base: 610, height: 420, rough: 0.5, grainSize: 90, outline: [{ at: 0.44, points: [[-660, 60], [-560, 190], [-500, 280], [-470, 292], [-430, 220], [-360, 160], [-280, 190], [-200, 300], [-140, 392], [-112, 410], [-84, 370], [-30, 250], [20, 190], [70, 220], [130, 330], [160, 344], [200, 260], [260, 180], [340, 200], [420, 310], [456, 330], [500, 260], [580, 160], [680, 190], [760, 260], [860, 150]] }], colour: '#8f9ec6', shade: '#5f76b0', lit: '#fff2e6', snow: { line: 0.1, colour: '#f4f3fa', ragged: 60 }, foot: '#b9c4e2', gullies: 24 });
    const cabins = layer(0.26, (s) => (s.tall ? [[0.1, 0.9], [0.3, 0.8]] : [[0.03, 0.85], [0.13, 0.95], [0.22, 0.8], [0.3, 0.88]]).map(([p, k], i) => put(s.x(p!), 612, k!, rorbu(s, 50, i % 3 === 1 ? '#d9a23c' : '#b93f3c', '#e8ecf6', '#ffd68a', 16))).join(''));
    return [
      sky(['#6f9cd0', '#a9c3e2', '#e2d3e2', '#ffdcc8', '#ffe8c4'], 610),
      sun({ x: 0.93, y: 470, r: 0, colour: '#fff6dc', glow: '#ffd9a0', reach: 720 }),
      streaks({ y: [60, 340], count: 10, colours: ['#e8eef8', '#ffe2dc', '#ffecc8'], opacity: 0.75 }),
      cumulus({ at: [[0.16, 300, 320, 70], [0.72, 240, 260, 56]], lit: '#fffdf8', body: '#fbeef0', shade: '#c6cee6', opacity: 0.9 }),
      peaks,
      mist({ depth: 0.16, y: 600, height: 60, colour: '#f7eef2', opacity: 0.65 }),
      layer(0.2, (s) => fill(`${curve([[-130, 606], [s.w * 0.12, 598], [s.w * 0.28, 604], [s.w * 0.4, 616]])}L${s.w * 0.4} 624H-130Z`, '#f2f3fa') + boulders(s, -80, s.x(0.4), 622, [6, 14], 40, '#6f7c9c', '#b9c2da', '#fbfbff')),
      cabins,
      water({ depth: 0.3, top: 618, bottom: 800, stops: ['#a9b9de', '#7f9cc8', '#5f86b4'], ripples: { light: '#fff4ea', dark: '#5076a8', count: 150, opacity: 0.5 } }),
      mirror({ of: [peaks, cabins], y: 620, depth: 0.32, opacity: 0.5, tint: '#c3d3ec', squash: 0.6, bottom: 800, cuts: 120 }),
      layer(0.36, (s) => put(s.x(s.tall ? 0.5 : 0.9), 700, 1.15, trawler('#3f7a9c', '#fdf6ea', '#ffd68a'))),
      layer(0.4, (s) => fill(`${curve([[-130, 770], [s.w * 0.14, 760], [s.w * 0.34, 776], [s.w * 0.6, 756], [s.w * 0.84, 742], [s.w + 130, 752]])}V1120H-130Z`, s.down(742, 1000, ['#fbf9fd', '#dde3f4', '#a9b9de'])) + boulders(s, -80, s.w * 0.5, 780, [10, 26], 26, '#6a7698', '#b0bad6', '#fdfdff')),
      layer(0.5, (s) => rack(s, [s.x(s.tall ? 0.62 : 0.74), 972], [s.x(s.tall ? 0.3 : 0.33), 786], 470, 6, ['#c9a884', '#b8987a', '#d9bc98', '#a98c78', '#c4b09c'])),
      layer(0.56, (s) => {
        // Somebody with a pole hangs the last ones.
        const x = s.x(s.tall ? 0.24 : 0.29);
        return oval(x - 30, 862, 44, 5, '#8f9fc8', 'opacity="0.5"') + put(x, 862, 1.15, line('M-5 -40L-8 0M6 -40L9 0', '#2f3f5c', 8) + line('M-13 0h9M5 0h10', '#1f2434', 5) + fill(curve([[-12, -36], [-13, -60], [-8, -74], [8, -74], [13, -60], [12, -36]], true), '#f2a02e') + fill(curve([[-12, -36], [-13, -60], [-8, -74], [-3, -74], [-4, -36]], true), '#cf7a2a') + line('M9 -68L26 -84L34 -98', '#f2a02e', 6) + line('M-8 -68L14 -78', '#f2a02e', 6) + line('M18 -58L52 -150', '#7a5c4c', 3) + disc(0, -84, 8.4, '#e2b594') + fill('M-9 -84Q-10 -97 0 -97Q10 -97 9 -84Z', '#d93f3f') + disc(0, -98, 3, '#fdf6ea'));
      }),
      layer(0.62, (s) => put(s.x(s.tall ? 0.3 : 0.24), 300, 1.5, eagle(), -7)),
      layer(0.9, (s) => {
        const edge: Pt[] = [[-130, 950], [s.w * 0.12, 930], [s.w * 0.3, 968], [s.w * 0.55, 990], [s.w * 0.8, 968], [s.w + 130, 950], [s.w + 130, 1120], [-130, 1120]];
        let out = fill(curve(edge, true), s.down(930, 1010, ['#ffffff', '#c9d4ee']));
        // Footprints, and dry straw through the snow.
        for (let i = 0; i < 12; i++) out += oval(s.x(0.28) - 20 + i * 13 + (i % 2) * 6, 874 + i * 8, 5 + i * 0.5, 2.4 + i * 0.2, '#9fb0d8');
        for (let i = 0; i < 46; i++) { const x = i % 2 ? s.r.range(-60, s.x(0.2)) : s.r.range(s.x(0.84), s.w + 60); const y = s.r.range(950, 1000); for (let j = 0; j < 5; j++) { const a = Math.PI * (0.25 + 0.5 * s.r.next()); const len = s.r.range(30, 70); out += line(`M${num(x)} ${num(y)}L${num(x + Math.cos(a) * len)} ${num(y - Math.sin(a) * len)}`, s.r.pick(['#a98c6c', '#c9ad84', '#7f6c60']), 2.2); } }
        return out + fill(poly([[-130, 1004], [s.w + 130, 1004], [s.w + 130, 1120], [-130, 1120]]), '#c3cfea');
      }),
    ];
  },
};
