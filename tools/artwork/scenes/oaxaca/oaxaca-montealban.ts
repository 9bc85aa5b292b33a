import { tone } from '@trekker/cover-art/core/colour.ts';
import { fbm } from '@trekker/cover-art/core/random.ts';
import { curve, disc, fill, group, line, lens, oval, poly, put, rect, type Pt } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { ridge } from '@trekker/cover-art/mountains.ts';
import { hiker } from '@trekker/cover-art/people.ts';
import { birds, cumulus, mist, sky, streaks } from '@trekker/cover-art/sky.ts';
import { lady } from '../../src/people/strollers.ts';
import { foliage } from '@trekker/cover-art/trees.ts';

/** A stepped platform: tiers of sloping base and upright panel, a broad stair between balustrades; foot at 0,0. */
function platform(s: Stage, w: number, tiers: [rise: number, inset: number][], stair: number, stone: string): string {
  let out = '';
  let y = 0;
  let half = w / 2;
  const side = s.light <= 0 ? -1 : 1;
  const [lit, dim] = [tone(stone, 0.05), tone(stone, -0.13)];
  const masonry = (x0: number, x1: number, top: number, h: number): string => { let d = ''; for (let r = top + 5; r < top + h - 2; r += 6.5) for (let x = x0; x < x1; x += s.r.range(16, 34)) d += `M${x.toFixed(0)} ${r.toFixed(0)}h${s.r.range(7, 16).toFixed(0)}`; return line(d, dim, 1.3, 'opacity="0.45"'); };
  for (const [rise, inset] of tiers) {
    const slope = rise * 0.45;
    const top = half - slope * 0.5;
    out += fill(poly([[-half, y], [half, y], [top, y - slope], [-top, y - slope]]), s.across(-half, half, side < 0 ? [lit, stone, dim] : [dim, stone, lit])) + fill(poly([[-top, y - slope], [top, y - slope], [top, y - rise], [-top, y - rise]]), s.across(-half, half, side < 0 ? [stone, tone(stone, -0.05), dim] : [dim, tone(stone, -0.05), stone])) + masonry(-top, top, y - rise, rise) + rect(-top, y - slope - 3, top * 2, 3, dim, 'opacity="0.7"') + rect(-top - 3, y - rise - 4, top * 2 + 6, 6, lit) + line(`M${-top} ${y - rise + 4}H${top}`, dim, 2, 'opacity="0.5"');
    y -= rise;
    half = top - inset;
  }
  const h = -y;
  const [b, t] = [stair / 2, stair / 2 - h * 0.16];
  out += fill(poly([[-b - 17, 0], [b + 17, 0], [t + 13, y - 3], [-t - 13, y - 3]]), lit) + fill(poly([[-b, 0], [b, 0], [t, y - 2], [-t, y - 2]]), tone(stone, -0.03));
  const n = Math.round(h / 6.5);
  for (let i = 1; i < n; i++) { const k = i / n; const x = b + (t - b) * k; out += line(`M${-x} ${y * k}H${x}`, dim, 2, 'opacity="0.75"') + line(`M${-x} ${y * k - 2}H${x}`, lit, 1.4, 'opacity="0.8"'); }
  return out + fill(poly(side < 0 ? [[b, 0], [b + 17, 0], [t + 13, y - 3], [t, y - 2]] : [[-b, 0], [-b - 17, 0], [-t - 13, y - 3], [-t, y - 2]]), dim, 'opacity="0.5"');
}

/** A maguey, foot at 0,0, about 100 high: long fleshy leaves with a pale edge, the middle ones upright. */
export function maguey(s: Stage, dark: string, body: string, lit: string): string {
  let out = '';
  const leaves = Array.from({ length: 21 }, (_, i) => -1 + (2 * i) / 20).sort((a, b) => Math.abs(a) - Math.abs(b));
  for (const u of leaves) {
    const a = u * 1.38 + s.r.range(-0.05, 0.05);
    const len = (104 - Math.abs(u) * 18) * s.r.range(0.9, 1.08);
    const tip: Pt = [Math.sin(a) * len, -Math.cos(a) * len * 0.96 - 3];
    const [px, py] = [Math.cos(a), Math.sin(a)];
    const mid = (w: number): Pt => [Math.sin(a * 0.84) * len * 0.5 + px * w, -Math.cos(a * 0.84) * len * 0.5 + py * w];
    out += fill(curve([[-7 * px, -3 - 7 * py], mid(-10), tip, mid(10), [7 * px, -3 + 7 * py]], true), Math.abs(u) > 0.6 ? dark : body) + fill(curve([[u * s.light > 0 ? 0 : -7 * px, -3], mid(-10), tip, mid(-2)], true), lit, `opacity="${(0.62 - Math.abs(u) * 0.2).toFixed(2)}"`) + disc(tip[0], tip[1], 1.3, '#4a2f34');
  }
  return out;
}

export const ruins: Scene = {
  slug: 'oaxaca-monte-alban-afternoon', place: 'Monte Albán, Oaxaca, Mexico', seed: 3377, light: -0.6, air: '#f2dcc0',
  alt: 'Late sun on the stepped platforms around the great plaza of Monte Albán above the valley of Oaxaca, magueys and a flowering tree in front',
  layers: () => [
    sky(['#3f86c0', '#86b8d4', '#d9e0d0', '#ffe8b8'], 560),
    streaks({ y: [60, 240], count: 6, colours: ['#ffffff', '#fff0d4'], opacity: 0.55 }),
    cumulus({ at: [[0.16, 400, 420, 130], [0.52, 360, 360, 90], [0.86, 420, 520, 170]], lit: '#fffdf2', body: '#fdeed8', shade: '#c3c6d4', opacity: 0.96 }),
    ridge({ depth: 0.1, base: 600, height: 130, rough: 0.4, peaks: [[0.06, 0.8, 420], [0.34, 1, 460], [0.66, 0.75, 420], [0.96, 1, 460]], colour: '#8f9fbe', shade: '#7486ac', lit: '#f2dcc4', foot: '#c9cbc8', gullies: 3 }),
    ridge({ depth: 0.13, base: 626, height: 80, rough: 0.35, peaks: [[0.2, 1, 400], [0.5, 0.6, 380], [0.82, 1, 420]], colour: '#7f9a94', shade: '#64837f', lit: '#d9d9a8', foot: '#c9cfaa', gullies: 3 }),
    mist({ depth: 0.15, y: 618, height: 50, colour: '#fbe8cc', opacity: 0.7 }),
    layer(0.2, (s) => fill(`${curve([[-120, 632], [s.w * 0.3, 624], [s.w * 0.7, 628], [s.w + 120, 618]])}V1120H-120Z`, s.down(620, 1000, ['#c6c474', '#a9b45c', '#5f8450']))),
    // The north side: the wide flight, and what stands on it.
    layer(0.24, (s) => put(s.x(s.tall ? 0.7 : 0.66), 652, s.tall ? 0.8 : 1, platform(s, 760, [[34, 14], [30, 10]], 330, '#c8ab84') + put(-190, -64, 0.6, platform(s, 240, [[40, 12], [34, 8]], 90, '#ccb08a')) + put(190, -64, 0.7, platform(s, 220, [[44, 10], [38, 8], [26, 6]], 84, '#d0b48c')) + put(10, -62, 0.5, platform(s, 200, [[34, 8]], 80, '#c6a982')))),
    layer(0.28, (s) => { let out = ''; for (const p of [0.3, 0.345, 0.385, 0.93, 0.965, 1.0]) out += foliage(s, s.x(p), 640, s.r.range(22, 36), s.r.range(16, 24), ['#4a6f48', '#6f8f50', '#b5bd6c'], 12); return out; }),
    layer(0.32, (s) => {
      let out = '';
      for (let i = 0; i < 60; i++) { const y = 690 + s.r.next() ** 1.3 * 250; out += fill(lens(s.r.range(-60, s.w + 60), y, s.r.range(80, 300) * (y - 600) / 200, s.r.range(3, 9)), s.r.pick(['#d3cf82', '#8fa854', '#bcc06a', '#74944e']), 'opacity="0.45"'); }
      return out;
    }),
    // In the middle of the plaza the arrow-shaped Building J lies turned out of line.
    layer(0.34, (s) => { const x = s.x(s.tall ? 0.6 : 0.52); return fill(poly([[x - 170, 718], [x + 250, 726], [x + 350, 744], [x - 60, 740]]), '#4f5f48', 'opacity="0.3"') + put(x, 722, 1, platform(s, 330, [[52, 16], [40, 12]], 130, '#d6b48a')); }),
    layer(0.4, (s) => {
      let out = '';
      for (const [p, y, k, who] of [[0.36, 750, 0.34, 0], [0.375, 753, 0.32, 1], [0.74, 742, 0.3, 1], [0.63, 768, 0.38, 0]] as const) out += fill(poly([[s.x(p), y], [s.x(p) + 5, y + 2], [s.x(p) + 80 * k, y + 12 * k], [s.x(p) + 70 * k, y + 6 * k]]), '#3f5f40', 'opacity="0.4"') + put(s.x(p), y, k, who ? lady('#e8563f', '#3a2420', '#b57a58', '#fbeed0') : hiker('#2f7f94', '#f2b53c', '#3a3f5a', '#c98f6c', '#ffe6c0'));
      return out;
    }),
    // The great stair of the south platform at the left, near.
    layer(0.5, (s) => { const x = s.x(s.tall ? 0.1 : 0.13); return fill(poly([[x - 200, 852], [x + 330, 858], [x + 470, 884], [x - 60, 884]]), '#3f5a40', 'opacity="0.34"') + put(x, 856, 1.22, platform(s, 500, [[74, 20], [60, 18], [50, 14]], 210, '#dcb88a')); }),
    layer(0.54, (s) => { const x = s.x(s.tall ? 0.13 : 0.148); return put(x, 642, 0.42, hiker('#f2b53c', '#c9483c', '#3a3f5a', '#b57a58', '#fff2c8')) + oval(x + 10, 644, 14, 2, '#6a4f44', 'opacity="0.4"'); }),
    birds({ x: 0.6, y: 250, count: 4, size: 17, colour: '#4a5068', spread: 120 }),
    layer(0.86, (s) => {
      const seed = 44;
      const edge: Pt[] = []; for (let x = -120; x <= s.w + 120; x += 40) edge.push([x, 940 + fbm(x / 260, seed, 3) * 26 - Math.max(0, x / s.w - 0.55) * 120]);
      let out = fill(`${curve(edge)}V1120H-120Z`, s.down(860, 1010, ['#7f8f48', '#3f5f3c']));
      for (let i = 0; i < 90; i++) { const x = s.r.range(-60, s.w + 60); const y = s.r.range(930, 1000) - Math.max(0, x / s.w - 0.55) * 110; for (let j = 0; j < 5; j++) out += line(`M${x} ${y}q${s.r.range(-8, 8)} -16 ${s.r.range(-14, 14)} -${s.r.range(20, 44)}`, s.r.pick(['#b5b464', '#5f7a40', '#d9cf86', '#4a6a3c']), 2.2); if (i % 4 === 0) out += disc(x, y - 34, 4.6, s.r.pick(['#f2a02e', '#ffd23c', '#e8642e'])); }
      for (const [p, y, k] of (s.tall ? [[0.9, 950, 2.1], [0.6, 990, 1.4]] : [[0.72, 960, 1.25], [0.835, 965, 2.3], [0.6, 990, 1], [0.97, 930, 1.9]]) as [number, number, number][]) out += oval(s.x(p) + 40, y, 84 * k, 8 * k, '#2f4a34', 'opacity="0.45"') + put(s.x(p), y, k, maguey(s, '#3f6a6a', '#5f8f8a', '#b5d4bc'));
      return out;
    }),
    layer(0.95, (s) => {
      // A cazahuate with its white trumpets leans in from above.
      let out = line(curve([[s.w + 60, 20], [s.w * 0.93, 90], [s.w * 0.84, 110], [s.w * 0.75, 84]]), '#6a5048', 13) + line(curve([[s.w * 0.9, 100], [s.w * 0.86, 170], [s.w * 0.8, 196]]), '#6a5048', 7) + line(curve([[s.w * 0.97, 60], [s.w * 0.96, 180], [s.w * 0.93, 240]]), '#6a5048', 7);
      const bloom = (x: number, y: number, r: number): string => group(Array.from({ length: 5 }, (_, i) => oval(0, -r * 0.56, r * 0.44, r * 0.6, '#fffdf4', `transform="rotate(${i * 72})"`)).join('') + disc(0, 0, r * 0.28, '#e8c46a'), `transform="translate(${x.toFixed(0)} ${y.toFixed(0)})"`);
      for (const [px, py, n] of [[0.75, 84, 9], [0.8, 196, 8], [0.93, 240, 9], [0.85, 108, 7], [0.95, 120, 8], [0.9, 60, 6]] as const) { for (let i = 0; i < n; i++) out += oval(s.x(px) + s.r.range(-54, 54), py + s.r.range(-34, 30), 17, 7, s.r.pick(['#5f7a44', '#86984f']), `transform="rotate(${s.r.range(-30, 30).toFixed(0)} ${s.x(px).toFixed(0)} ${py})"`); for (let i = 0; i < n; i++) out += bloom(s.x(px) + s.r.gauss() * 46, py + s.r.gauss() * 32, s.r.range(12, 19)); }
      return out;
    }),
  ],
};
