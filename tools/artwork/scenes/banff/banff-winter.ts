import { mix, tone } from '@trekker/cover-art/core/colour.ts';
import { curve, disc, fill, group, line, oval, put, rect, type Pt } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { spruce } from '../../src/land/conifer.ts';
import { ridge } from '@trekker/cover-art/mountains.ts';
import { mist, sky, stars, streaks } from '@trekker/cover-art/sky.ts';
import { pines } from '@trekker/cover-art/trees.ts';

const snow = '#eef1fb';

/** A skater in a glide, blades at 0,0, about 105 high, going left. */
const skater = (coat: string, trousers: string, scarf: string, cap: string): string => line('M2 -44L-8 -22L-12 -3', trousers, 9) + line('M4 -44L26 -30L46 -22', trousers, 9) + line('M-22 0H0M40 -16L56 -22', '#c9d3ea', 3) + line('M-16 -4H-4M42 -21L52 -25', '#3a2f3c', 7) + fill(curve([[-8, -40], [-14, -60], [-10, -74], [2, -76], [12, -62], [12, -42]], true), coat) + line('M-8 -70L-28 -58L-42 -62', coat, 6.500) + line('M6 -68L26 -64L40 -74', tone(coat, -0.05), 6.500) + disc(-43, -62, 4, scarf) + disc(41, -75, 4, scarf) + line('M-8 -76Q0 -70 8 -76', scarf, 6) + line('M6 -75Q22 -76 34 -84', scarf, 5) + disc(-3, -86, 8.500, '#e8bf9c') + fill('M-12 -87Q-13 -99 -3 -99Q8 -99 7 -85Q-2 -90 -12 -87Z', cap) + disc(-3, -101, 4, '#ffffff');

export const skating: Scene = {
  slug: 'banff-lake-louise-skaters', place: 'Lake Louise, Banff, Canada', seed: 2314, light: 0.4, air: '#9fb0dc',
  alt: 'Skaters glide over frozen Lake Louise at blue hour below snowy walls, warm lamps and a fire on the ice',
  layers: () => [
    sky(['#22346f', '#4a63a8', '#8f9fd4', '#d9bcd9', '#ffd6c8'], 600),
    stars(150, 330),
    streaks({ y: [160, 420], count: 8, colours: ['#8f9cd4', '#d9b4d4', '#ffcfc4'], opacity: 0.6 }),
    ridge({ depth: 0.12, base: 640, height: 420, rough: 0.6, outline: [{ at: 0.52, points: [[-420, 120], [-330, 210], [-260, 300], [-190, 350], [-120, 400], [-60, 392], [0, 410], [70, 396], [130, 372], [190, 300], [270, 220], [360, 130], [440, 60]] }], colour: '#8fa0d0', shade: '#4f66ac', lit: '#ffd9cc', snow: { line: 0.16, colour: '#f2f3fc', ragged: 50 }, foot: '#b4c0e4', gullies: 18 }),
    ridge({ depth: 0.2, base: 690, height: 470, rough: 0.5, peaks: [[-0.02, 1, 420], [0.16, 0.7, 300], [0.3, 0.3, 200]], island: true, colour: '#5f76b4', shade: '#2f4488', lit: '#e6c9dc', snow: { line: 0.3, colour: '#e6eaf8', ragged: 44 }, foot: '#8fa0d0', gullies: 14 }),
    ridge({ depth: 0.22, base: 690, height: 450, rough: 0.5, peaks: [[1.02, 1, 420], [0.86, 0.7, 300], [0.72, 0.32, 210]], island: true, colour: '#6a80bc', shade: '#354a90', lit: '#f2d0d8', snow: { line: 0.3, colour: '#eceffa', ragged: 44 }, foot: '#94a5d4', gullies: 14 }),
    mist({ depth: 0.26, y: 640, height: 60, colour: '#cdd3f0', opacity: 0.6 }),
    pines({ depth: 0.28, ground: (p) => 696 - 60 * Math.max(0, Math.abs(p - 0.5) - 0.14), count: 150, height: [34, 84], dark: '#2a4474', lit: '#c9d6ee' }),
    layer(0.34, (s) => {
      let out = fill(`M-120 694H${s.w + 120}V1120H-120Z`, s.down(694, 1000, ['#c9cdee', '#8fa3dc', '#5f7cc4']));
      // Cleared ice with the marks of blades, snow banks round it.
      out += fill(curve([[s.w * 0.02, 780], [s.w * 0.24, 730], [s.w * 0.5, 716], [s.w * 0.78, 728], [s.w * 0.98, 776], [s.w * 0.94, 900], [s.w * 0.64, 960], [s.w * 0.3, 956], [s.w * 0.04, 890]], true), s.down(716, 960, ['#b4c4ee', '#7f9cdc', '#4f74c0'])) ;
      for (let i = 0; i < 46; i++) { const y = s.r.range(736, 940); const x = s.r.range(s.w * 0.1, s.w * 0.8); const w = s.r.range(60, 260); out += `<path d="M${x.toFixed(0)} ${y.toFixed(0)}q${(w / 2).toFixed(0)} ${s.r.range(-22, 22).toFixed(0)} ${w.toFixed(0)} ${s.r.range(-8, 8).toFixed(0)}" fill="none" stroke="#e9efff" stroke-width="${s.r.range(1, 2.4).toFixed(1)}" opacity="0.55"/>`; }
      for (let i = 0; i < 40; i++) { const a = (i / 40) * Math.PI * 2; out += oval(s.x(0.5) + Math.cos(a) * s.w * 0.475, 838 + Math.sin(a) * 120, s.r.range(40, 90), s.r.range(12, 22), i % 3 ? snow : '#cfd8f2'); }
      return out;
    }),
    layer(0.4, (s) => {
      // A ring of lamps on cords, and the fire with its bench of logs.
      let out = '';
      for (const [a, b, y] of [[0.08, 0.34, 640], [0.34, 0.62, 628], [0.62, 0.92, 640]] as const) { const [x0, x1] = [s.x(a), s.x(b)]; out += line(`M${x0} ${y}Q${(x0 + x1) / 2} ${y + 60} ${x1} ${y}`, '#2a3564', 2); for (let i = 1; i < 11; i++) { const t = i / 11; const [x, yy] = [x0 + (x1 - x0) * t, y + 60 * 2 * t * (1 - t)]; out += disc(x, yy + 6, 15, '#ffd98a', 'opacity="0.3"') + disc(x, yy + 6, 5, '#fff2c4'); } }
      for (const p of [0.08, 0.34, 0.62, 0.92]) out += rect(s.x(p) - 4, 624, 8, 118, '#2a3564') + oval(s.x(p), 744, 22, 6, snow);
      const x = s.x(s.tall ? 0.78 : 0.79);
      out += oval(x, 806, 190, 36, '#ffb86a', 'opacity="0.45"') + oval(x, 806, 90, 18, '#ffd08a', 'opacity="0.6"') + disc(x, 768, 90, s.radial(x, 768, 90, ['#ffca7aaa', '#ffb05c00'])) + fill(curve([[x - 26, 800], [x - 20, 770], [x - 6, 744], [x, 716], [x + 12, 746], [x + 24, 768], [x + 26, 800]], true), '#ff8a3c') + fill(curve([[x - 15, 800], [x - 10, 778], [x + 2, 746], [x + 12, 776], [x + 15, 800]], true), '#ffd25c') + line(`M${x - 34} 806L${x + 30} 794M${x - 28} 794L${x + 34} 806`, '#5a3a34', 10);
      const seated = (dx: number, coat: string, cap: string): string => put(x + dx, 812, 0.9, rect(-14, -8, 28, 12, '#5a3f3c') + fill(curve([[-14, -6], [-15, -34], [-8, -46], [8, -46], [15, -34], [14, -6]], true), coat) + disc(0, -56, 8, '#e8bf9c') + fill('M-9 -56Q-9 -68 0 -68Q9 -68 9 -56Q0 -62 -9 -56Z', cap) + disc(0, -69, 3.400, '#fff'));
      return out + seated(-92, '#3f6a9c', '#e8503f') + seated(94, '#a83f54', '#f2c23c') + seated(-128, '#4f7a5c', '#f4ead8');
    }),
    layer(0.56, (s) => {
      const list: [number, number, number, string, string, string, string, boolean][] = s.tall
        ? [[0.3, 800, 0.9, '#e8b53c', '#3a4a7c', '#d9453c', '#2f6a8a', false], [0.46, 884, 1.5, '#d9453c', '#2f3a64', '#fff2dc', '#3f6aa8', true]]
        : [[0.24, 786, 0.8, '#e8b53c', '#3a4a7c', '#d9453c', '#2f6a8a', false], [0.36, 760, 0.6, '#4f9a8a', '#2f3a64', '#f2c23c', '#d9453c', true], [0.58, 772, 0.7, '#8a5fb4', '#2f3a64', '#ffe2a8', '#f4ead8', false], [0.42, 880, 1.55, '#d9453c', '#2f3a64', '#fff2dc', '#3f6aa8', false], [0.53, 904, 1.65, '#f4ead8', '#4a3a5c', '#e0603f', '#d9453c', false], [0.17, 880, 1.2, '#3f7fb4', '#3a3f64', '#f2c23c', '#f4ead8', true]];
      return list.map(([p, y, k, a, b, c, d, f]) => `<g opacity="0.3">${put(s.x(p), y, k, `<g transform="scale(1 -0.5)">${skater(a, b, c, d)}</g>`, 0, f)}</g>` + put(s.x(p), y, k, skater(a, b, c, d), 0, f)).join('');
    }),
    layer(0.9, (s: Stage) => {
      const tree = (x: number, y: number, k: number): string => put(x, y, k, spruce(s, '#1a2c58', '#2f4a7c', '#e6ecf9'));
      let out = tree(s.x(0.02), 1020, 6.4) + (s.tall ? '' : tree(s.x(0.1), 1040, 4.2)) + tree(s.x(0.975), 1030, 6) + (s.tall ? '' : tree(s.x(0.905), 1044, 3.6));
      const bank: Pt[] = [[-120, 966], [s.w * 0.14, 960], [s.w * 0.36, 990], [s.w * 0.64, 992], [s.w * 0.86, 962], [s.w + 120, 956]];
      out += fill(`${curve(bank)}L${s.w + 120} 1120L-120 1120Z`, s.down(956, 1010, [snow, mix('#b4c2ea', '#8fa3dc', 0.4)]));
      let flakes = '';
      for (let i = 0; i < 160; i++) flakes += disc(s.r.range(-90, s.w + 90), s.r.range(-20, 1000), s.r.range(1.2, 3.2), '#ffffff', `opacity="${s.r.range(0.4, 0.9).toFixed(2)}"`);
      return out + group(flakes);
    }),
  ],
};
