import { mix, tone } from '@trekker/cover-art/core/colour.ts';
import { curve, disc, fill, lens, line, num, oval, poly, put, type Pt } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { coconutPalm } from '../../src/animals/coconut.ts';
import { beach } from '../../src/land/islands.ts';
import { bearer } from '../../src/animals/savanna.ts';
import { birds, cumulus, sky, streaks, sun } from '@trekker/cover-art/sky.ts';
import { stroller } from '../../src/people/strollers.ts';
import { water } from '@trekker/cover-art/water.ts';

/**
 * A Vezo pirogue under its square sail of sewn sacking, water line at 0,0, hull about 170 long, sailing right: two
 * poles spread the sail, an outrigger rides beside.
 */
function pirogue(s: Stage, hull: string, cloths: string[], crew = 2): string {
  const [a, b, c, d]: [Pt, Pt, Pt, Pt] = [[-52, -186], [64, -196], [50, -34], [-44, -30]];
  const at = (u: number, v: number): Pt => { const p: Pt = [a[0] + (b[0] - a[0]) * u, a[1] + (b[1] - a[1]) * u]; const q: Pt = [d[0] + (c[0] - d[0]) * u, d[1] + (c[1] - d[1]) * u]; const belly = Math.sin(Math.PI * u) * Math.sin(Math.PI * v) * 12; return [p[0] + (q[0] - p[0]) * v + belly, p[1] + (q[1] - p[1]) * v + belly * 0.3]; };
  let sail = '';
  const rows = 5;
  for (let r = 0; r < rows; r++) {
    const seam: Pt[] = []; const next: Pt[] = [];
    for (let u = 0; u <= 1.001; u += 0.1) { seam.push(at(u, r / rows)); next.push(at(u, (r + 1) / rows)); }
    sail += fill(poly([...seam, ...next.reverse()]), cloths[r % cloths.length]!) + line(curve(seam), tone(cloths[r % cloths.length]!, -0.12), 1.4, 'opacity="0.7"');
  }
  sail += fill(poly([at(0.55, 0.55), at(0.78, 0.56), at(0.77, 0.8), at(0.56, 0.79)]), tone(cloths[0]!, -0.07)) + fill(poly(s.light <= 0 ? [at(0.62, 0), at(1, 0), at(1, 1), at(0.7, 1)] : [at(0, 0), at(0.36, 0), at(0.3, 1), at(0, 1)]), '#5a3a5c', 'opacity="0.16"');
  let men = '';
  for (let i = 0; i < crew; i++) men += put(-58 + i * 110, -10, 0.44, fill(curve([[-14, 0], [-13, -34], [-8, -46], [8, -46], [13, -34], [14, 0]], true), i ? '#e0503f' : '#f2c23c') + line('M8 -40L28 -20', '#5a3828', 7) + disc(0, -58, 9.6, '#5a3828') + oval(0, -65, 17, 4, '#e8d3a0') + fill('M-9 -66Q0 -82 9 -66Z', '#e8d3a0'));
  return oval(4, 6, 120, 6, '#2a5a7c', 'opacity="0.35"') + line('M-30 -8L-20 12M40 -8L50 12', tone(hull, -0.06), 4) + fill('M-60 12Q16 20 92 8Q90 14 74 17Q10 22 -54 17Z', tone(hull, -0.1)) + line('M-44 -26L-54 -200M50 -28L66 -208', '#5a4038', 4.4) + sail + line('M-54 -196L-104 -20M66 -204L104 -16', '#8a705c', 1.4) + men + fill('M-106 -20Q-90 -6 -70 -6H76Q98 -8 116 -26Q104 6 78 9H-66Q-94 6 -106 -20Z', hull) + fill('M-98 -13Q-84 -4 -68 -4H76Q92 -6 106 -16L102 -9Q92 -1 78 0H-66Q-86 -2 -98 -13Z', tone(hull, 0.14));
}

export const pirogues: Scene = {
  slug: 'madagascar-vezo-pirogues', place: 'Morondava, Madagascar', seed: 3585, light: -0.7, air: '#ffdcb4',
  alt: 'Vezo fishermen run home at evening in outrigger pirogues under square sails of patched cloth; women with basins wait on the sand near Morondava',
  layers: () => [
    sky(['#5f94c4', '#a4b8cc', '#f2cba4', '#ffdf9c'], 540),
    sun({ x: 0.2, y: 420, r: 62, colour: '#fffbe0', glow: '#ffcf74', reach: 700 }),
    streaks({ y: [60, 380], count: 10, colours: ['#e8e4e0', '#ffe0bc', '#ffeabc'], opacity: 0.75 }),
    cumulus({ at: [[0.62, 500, 460, 120], [0.94, 510, 420, 140], [0.36, 506, 260, 56]], lit: '#fff2d6', body: '#fbdcbc', shade: '#c9a9a4', opacity: 0.92 }),
    water({ depth: 0.16, top: 520, stops: ['#e8c39c', '#7fb0b4', '#3f9ab0', '#2f86a4'], ripples: { light: '#fff6dc', dark: '#2f7f9c', count: 240, opacity: 0.45 }, glitter: { x: 0.2, colour: '#fff4c8', spread: 84, count: 170 } }),
    layer(0.22, (s) => [[0.44, 534, 0.34, 0], [0.53, 530, 0.26, 1], [0.9, 540, 0.42, 2], [0.98, 532, 0.3, 0]].map(([p, y, k, i]) => put(s.x(p!), y!, k!, pirogue(s, '#4f4450', [['#f4e2c4', '#e8cfae'], ['#e8a884', '#f2d0b0'], ['#f2ead8', '#d3d6cc']][i!]!, 0))).join('')),
    layer(0.36, (s) => put(s.x(s.tall ? 0.2 : 0.36), 640, s.tall ? 1 : 1.1, pirogue(s, '#5a3c34', ['#d96a4a', '#e88a5c', '#f2cda0', '#d96a4a', '#c95a44']))),
    layer(0.42, (s) => put(s.x(s.tall ? 0.66 : 0.64), 726, s.tall ? 1.6 : 2, pirogue(s, '#2f6f7c', ['#fbf0da', '#e8dcc8', '#f6e6c6', '#cfdcd6', '#f2dcb8'])) + Array.from({ length: 16 }, () => fill(lens(s.x(0.64) + s.r.range(-240, 250), 746 + s.r.range(-6, 16), s.r.range(40, 150), 5), '#ffffff', 'opacity="0.8"')).join('')),
    birds({ x: 0.46, y: 250, count: 6, size: 16, colour: '#5f5a68', spread: 130 }),
    beach({ depth: 0.5, edge: [[-0.1, 842], [0.1, 830], [0.26, 846], [0.44, 872], [0.62, 872], [0.8, 892], [1.1, 930]], sand: ['#f7dcae', '#d9a884'], wet: '#d9b08c' }),
    layer(0.56, (s) => {
      const w: [number, number, number, string, string][] = s.tall ? [[0.24, 900, 1.2, '#2f8c8c', '#f2b03c'], [0.4, 910, 1.26, '#d93f5c', '#f2dc6a']] : [[0.2, 884, 1.08, '#2f8c8c', '#f2b03c'], [0.25, 890, 1.14, '#d93f5c', '#f2dc6a'], [0.325, 900, 1.2, '#f2a02e', '#7a4fa0']];
      let out = w.map(([p, y, k, a, b]) => fill(poly([[s.x(p) - 7, y - 1], [s.x(p) + 7, y + 1], [s.x(p) + 130, y + 26], [s.x(p) + 110, y + 24]]), '#8a5a54', 'opacity="0.3"') + put(s.x(p), y, k, bearer(a, b, '#5a3426', '#8f9ca4'))).join('');
      for (const [dx, y, k] of [[0.4, 912, 0.66], [0.43, 920, 0.6]] as const) out += put(s.x(dx), y, k, stroller('#f7f0dc', '#3f6f9c', '#1f1618', '#5a3426'));
      return out;
    }),
    layer(0.76, (s: Stage) => {
      // A hull drawn up on rollers, its outrigger and nets on it.
      const [x, y] = [s.x(s.tall ? 0.74 : 0.82), 986];
      let out = oval(x, y + 4, 330, 16, '#8a5a54', 'opacity="0.35"') + line(`M${x - 190} ${y + 6}h70M${x + 100} ${y + 6}h80`, '#7a5a48', 16) + fill(curve([[x - 340, y - 96], [x - 290, y - 60], [x - 160, y - 50], [x + 140, y - 50], [x + 270, y - 66], [x + 350, y - 116], [x + 310, y - 30], [x + 200, y + 2], [x - 200, y + 2], [x - 310, y - 36]], true), s.down(y - 110, y, ['#3f8c94', '#2a6474'])) + fill(curve([[x - 336, y - 92], [x - 290, y - 60], [x - 160, y - 50], [x + 140, y - 50], [x + 270, y - 66], [x + 346, y - 112], [x + 322, y - 72], [x + 220, y - 34], [x - 180, y - 32], [x - 300, y - 50]], true), '#f2e0b8') + line(curve([[x - 300, y - 30], [x - 160, y - 14], [x + 160, y - 14], [x + 300, y - 36]]), '#e8a23c', 6);
      out += fill(curve([[x - 130, y - 50], [x - 110, y - 92], [x - 40, y - 108], [x + 40, y - 96], [x + 80, y - 50]], true), '#3f7a6c');
      for (let i = 0; i < 22; i++) out += line(`M${num(x - 124 + i * 9)} ${y - 52}q${s.r.int(-10, 14)} -28 ${s.r.int(-6, 12)} -${s.r.int(30, 50)}`, i % 2 ? '#6fb09c' : '#2a5c54', 1.8, 'opacity="0.8"');
      for (let i = 0; i < 9; i++) out += disc(x - 110 + i * 22, y - 58 - (i % 3) * 12, 6, '#f2f0e2');
      return out + line(`M${x - 150} ${y - 60}L${x - 190} ${y - 150}M${x + 120} ${y - 60}L${x + 90} ${y - 156}`, '#5a4038', 9) + line(`M${x - 300} ${y - 140}Q${x - 50} ${y - 166} ${x + 220} ${y - 150}`, '#7a5a48', 15) + line(`M${x - 296} ${y - 144}Q${x - 50} ${y - 170} ${x + 216} ${y - 154}`, '#c99c74', 4);
    }),
    layer(0.9, (s) => put(s.x(-0.02), 1020, 9.4, coconutPalm(s, '#4a3438', ['#1f4a4c', '#34705c', '#8fae62'], 12, 13)) + [0, 1, 2, 3, 4].map((i) => fill(lens(s.x(0.1 + i * 0.09), 976 + (i % 2) * 14, 60, 5), mix('#c98f70', '#8a5a54', s.r.next()), 'opacity="0.5"')).join('')),
  ],
};
